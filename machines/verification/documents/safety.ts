import { propertiesOf } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import { isAllDecided, isDecidedSince, isOutdated } from './asked.ts';
import { documentsEvents, type DocumentsNames } from './event-table.ts';
import { GROUPS } from './groups.ts';
import { documentsSamples } from './samples.ts';
import { documentsScreen } from './screen.ts';
import { askedIn, nextIn } from './setup.ts';

const { announcedOnlyBy, begunOnlyBy, cameFrom, isAnswer, isEvent, isFailure, never, shows } =
  propertiesOf<DocumentsNames>();

const SENDING = ['sending', 'handingIn', 'handedIn', 'failed'] as const;
/** Screens of one document. */
const AT_DOCUMENT = ['preparing', 'choosing', ...SENDING] as const;

export const documentsSafety: Safety<DocumentsNames> = {
  leave: 'page',
  sessionEnd: { event: 'session.ended', screens: ['inactive'] },
  givenUpBy: { uploadDocument: (moment) => isEvent(moment, 'upload.cancelled') },
  properties: [
    begunOnlyBy('uploadDocument', ['DOC-13'], ['upload.submitted', 'retry.requested'], (moment) =>
      isAnswer(moment, 'uploadDocument', 'success'),
    ),
    begunOnlyBy(
      'startDocumentVerification',
      ['DOC-07'],
      ['upload.submitted', 'retry.requested'],
      (moment) => isAnswer(moment, 'uploadDocument', 'success'),
    ),
    announcedOnlyBy('document.handedIn', ['DOC-07'], (moment) =>
      isAnswer(moment, 'startDocumentVerification', 'success'),
    ),
    announcedOnlyBy('documents.changed', ['DOC-07'], (moment) => isAnswer(moment, 'getDocuments')),
    announcedOnlyBy(
      'verification.finished',
      ['DOC-06'],
      (moment) => isEvent(moment, 'verification.left') || isAnswer(moment, 'getDocuments'),
    ),
    never(
      'what the reviewers decided shows at once, and who came from elsewhere is back once all is',
      ['DOC-06', 'DOC-07'],
      (moment) => {
        const { before, screen, facts } = moment;
        if (!isAnswer(moment, 'getDocuments') || before === undefined) return false;
        if (!cameFrom(moment, 'overview', 'handedIn', 'finished')) {
          return facts.includes('verification.finished');
        }
        const { origin, documents } = before.context;
        const isOver = origin !== 'accountPage' && isAllDecided(moment.output.data);
        if (isOver || facts.includes('verification.finished')) {
          return !isOver || screen !== 'inactive' || !facts.includes('verification.finished');
        }
        const isDecided = isDecidedSince(documents, moment.output.data);
        if (moment.from === 'overview') return screen !== 'overview';
        return isDecided
          ? screen !== 'overview' || !facts.includes('documents.changed')
          : screen !== moment.from || facts.length > 0;
      },
    ),
    never(
      'a file is sent only while there is one, of the document that is shown',
      ['DOC-13', 'DOC-16'],
      ({ calls, snapshot: { context } }) =>
        calls.includes('uploadDocument') &&
        (context.document === undefined ||
          context.sent >= context.files.length ||
          context.problem !== undefined),
    ),
    never(
      'the reviewers are told once every file has arrived, and there is one',
      ['DOC-07'],
      ({ calls, snapshot: { context } }) =>
        calls.includes('startDocumentVerification') &&
        (context.sent === 0 || context.sent !== context.files.length),
    ),
    never(
      'what was handed in is not asked for again',
      ['DOC-19', 'DEP-14'],
      (moment) =>
        isAnswer(moment, 'startDocumentVerification', 'success') &&
        (!moment.facts.includes('document.handedIn') ||
          moment.screen !== 'handedIn' ||
          askedIn(moment.snapshot.context).some(
            (type) => type === moment.snapshot.context.document,
          )),
    ),
    never(
      'what was handed in is read again only as the platform tells of news',
      ['DOC-07'],
      (moment) =>
        isAnswer(moment, 'startDocumentVerification') && moment.calls.includes('getDocuments'),
    ),
    never(
      'why something did not arrive is said, and nothing is under way',
      ['DOC-15', 'ERR-03'],
      (moment) => {
        const refused =
          (isAnswer(moment, 'uploadDocument') || isAnswer(moment, 'startDocumentVerification')) &&
          !moment.output.ok;
        const failed = isFailure(moment, 'uploadDocument', 'startDocumentVerification') || refused;
        return (
          failed &&
          (moment.screen !== 'failed' ||
            moment.snapshot.context.problem === undefined ||
            moment.snapshot.hasTag('busy'))
        );
      },
    ),
    never(
      'a failure to read is said where nothing is known, and hidden where something is',
      ['ERR-03', 'DOC-07'],
      (moment) =>
        isFailure(moment, 'getDocuments') &&
        (cameFrom(moment, 'loading')
          ? moment.screen !== 'loadFailed' || moment.snapshot.context.problem === undefined
          : moment.screen !== moment.from),
    ),
    never(
      'what was wrong with one file is not said of another',
      ['DOC-15'],
      ({ screen, snapshot: { context } }) =>
        screen !== 'failed' && screen !== 'loadFailed' && context.problem !== undefined,
    ),
    never('nothing of one document is left for another', ['DOC-08'], (moment) => {
      const { document, kind, files, sent } = moment.snapshot.context;
      const isEmpty = kind === undefined && files.length === 0 && sent === 0;
      if (!shows(moment, ...AT_DOCUMENT)) return document !== undefined || !isEmpty;
      return moment.screen === 'preparing' && !isEmpty;
    }),
    never('what is chosen is the document that shows', ['DOC-08'], (moment) => {
      const { what, snapshot, screen, before } = moment;
      if (what === undefined || !('send' in what) || what.send !== 'document.chosen') return false;
      if (before === undefined || moment.from !== 'overview') return false;
      const { document } = documentsSamples.events['document.chosen'].cases[what.case ?? 'typical'];
      const isAsked = askedIn(before.context).includes(document);
      return isAsked
        ? screen !== 'preparing' || snapshot.context.document !== document
        : screen !== 'overview';
    }),
    never('the kind that was chosen goes with its files', ['DOC-08', 'DOC-16'], (moment) => {
      const { what, snapshot, screen } = moment;
      if (what === undefined || !('send' in what) || what.send !== 'kind.chosen') return false;
      if (moment.from !== 'preparing' || moment.taken.length === 0) return false;
      const { kind } = documentsSamples.events['kind.chosen'].cases[what.case ?? 'typical'];
      return screen !== 'choosing' || snapshot.context.kind !== kind;
    }),
    never(
      'a kind is chosen of address and wealth, and of them alone',
      ['DOC-08', 'NS-17'],
      ({ screen, snapshot: { context } }) =>
        screen === 'sending' &&
        (context.kind !== undefined) !==
          (context.document === 'PROOF_OF_ADDRESS' || context.document === 'SOURCE_OF_WEALTH'),
    ),
    never(
      'what is asked for next comes next, and when that was all the documents are read again',
      ['DEP-14', 'DOC-19'],
      (moment) => {
        if (!isEvent(moment, 'next.chosen') || moment.before === undefined) return false;
        if (moment.from !== 'handedIn') return false;
        const next = nextIn(moment.before.context);
        return next === undefined
          ? !moment.snapshot.matches({ account: 'uploaded' })
          : moment.screen !== 'preparing' || moment.snapshot.context.document !== next;
      },
    ),
    never(
      'who comes from elsewhere begins with what is asked for, by a list that is not older than the documents',
      ['DOC-06', 'DOC-19', 'DEP-14'],
      (moment) => {
        const isRead =
          isEvent(moment, 'account.read') &&
          moment.before?.matches({ account: { loading: 'awaitingList' } });
        if (!isRead && (!isAnswer(moment, 'getDocuments') || moment.from !== 'loading'))
          return false;
        const { context } = moment.snapshot;
        if (moment.before?.matches({ account: 'uploaded' }) === true) {
          return moment.screen !== 'finished';
        }
        const isOlder =
          isAnswer(moment, 'getDocuments') && isOutdated(context.requested, moment.output.data);
        if (isOlder && context.origin !== 'accountPage') {
          return (
            !moment.snapshot.matches({ account: { loading: 'awaitingList' } }) ||
            !moment.facts.includes('documents.changed')
          );
        }
        const next = context.origin === 'accountPage' ? undefined : nextIn(context);
        return next === undefined
          ? moment.screen !== 'overview'
          : moment.screen !== 'preparing' || context.document !== next;
      },
    ),
    never(
      'what was read is what is shown, and that another list is asked for is announced',
      ['DOC-07', 'DOC-11'],
      (moment) => {
        if (!isAnswer(moment, 'getDocuments') || moment.screen === 'inactive') return false;
        const { snapshot, output, facts } = moment;
        const isOther = isOutdated(snapshot.context.requested, output.data);
        return (
          snapshot.context.documents === undefined ||
          JSON.stringify(snapshot.context.documents) !== JSON.stringify(output.data) ||
          (cameFrom(moment, 'overview') && facts.includes('documents.changed') !== isOther)
        );
      },
    ),
    never(
      'a list that is read again stays, and what is read first is read once',
      ['DOC-07'],
      (moment) =>
        isAnswer(moment, 'getDocuments') &&
        ((cameFrom(moment, 'overview') && !shows(moment, 'overview', 'inactive')) ||
          moment.calls.includes('getDocuments')),
    ),
    never(
      'where nothing was asked nothing is known',
      ['SESS-12', 'DOC-09'],
      ({ screen, snapshot }) => screen === 'inactive' && snapshot.context.documents !== undefined,
    ),
    never('who came from elsewhere goes back there', ['DOC-06'], (moment) => {
      if (!isEvent(moment, 'verification.left')) return false;
      if (moment.from !== 'finished') return moment.taken.length > 0;
      const isElsewhere = moment.snapshot.context.origin !== 'accountPage';
      return (
        !moment.facts.includes('verification.finished') ||
        !moment.snapshot.matches({ account: isElsewhere ? 'pending' : 'upload' })
      );
    }),
    never(
      'files that have arrived stay so, and what is sent again is the rest',
      ['DOC-13'],
      (moment) => {
        const { before, snapshot, what } = moment;
        if (before === undefined || what === undefined || !('send' in what)) return false;
        if (what.send !== 'upload.submitted' || moment.from !== 'choosing') return false;
        const { files } = documentsSamples.events['upload.submitted'].cases[what.case ?? 'typical'];
        const { context } = before;
        if (context.sent + files.length === 0) return moment.screen !== 'choosing';
        return (
          !shows(moment, 'sending', 'handingIn') ||
          snapshot.context.sent !== context.sent ||
          snapshot.context.files.length !== context.sent + files.length
        );
      },
    ),
    documentsEvents,
    {
      ...never('what may be done is done', ['DOC-06', 'DOC-08', 'DOC-13'], () => false),
      offers: (snapshot) => {
        if (snapshot.matches({ account: { loading: 'awaitingList' } })) return ['account.read'];
        const { name } = documentsScreen(snapshot);
        if (name === 'choosing') return ['upload.submitted'];
        if (name === 'handedIn') return ['next.chosen'];
        if (name === 'finished') return ['verification.left'];
        const isAsked = name === 'overview' && askedIn(snapshot.context).length > 0;
        return isAsked ? ['document.chosen'] : [];
      },
    },
    never(
      'the group that is active is that of the document',
      ['DOC-05'],
      ({ screen, snapshot }) =>
        AT_DOCUMENT.some((name) => name === screen) &&
        (snapshot.context.document === undefined ||
          !snapshot.matches(GROUPS[snapshot.context.document])),
    ),
    never(
      'each file that arrives counts once',
      ['DOC-13'],
      (moment) =>
        isAnswer(moment, 'uploadDocument', 'success') &&
        (moment.snapshot.context.sent !== (moment.before?.context.sent ?? 0) + 1 ||
          !shows(moment, 'sending', 'handingIn')),
    ),
    never(
      'what was stopped or failed forgets nothing that has arrived',
      ['DOC-13', 'DOC-15'],
      (moment) =>
        isEvent(moment, 'upload.cancelled', 'files.reconsidered', 'retry.requested') &&
        moment.before !== undefined &&
        shows(moment, ...AT_DOCUMENT) &&
        (moment.snapshot.context.sent !== moment.before.context.sent ||
          moment.snapshot.context.files !== moment.before.context.files ||
          moment.snapshot.context.kind !== moment.before.context.kind),
    ),
    never(
      'the documents are read again every fifteen seconds',
      ['DOC-07'],
      ({ what }) => what !== undefined && 'pass' in what && what.pass !== 15_000,
    ),
  ],
};
