import type { NamesOf } from '../../engine/moment.ts';
import { propertiesOf } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import { isAsked } from './answers.ts';
import type { eddMachine } from './machine.ts';
import type { eddSamples } from './samples.ts';
import type { EddScreen } from './screen.ts';

type Edd = NamesOf<typeof eddMachine, typeof eddSamples, EddScreen>;

const {
  announcedOnlyBy,
  begunOnlyBy,
  cameFrom,
  eventTable,
  isAnswer,
  isEvent,
  isFailure,
  never,
  showsAfter,
} = propertiesOf<Edd>();

/** What the account says of the answers, by the case of the event. */
const SAYS: Readonly<Record<string, string>> = {
  typical: 'REQUESTED',
  underReview: 'UNDER_REVIEW',
  askedAgain: 'UNDER_REVIEW',
  accepted: 'VERIFIED',
};

export const eddSafety: Safety<Edd> = {
  leave: 'page',
  properties: [
    never(
      'who is reminded is asked first; who opens the page is not',
      ['EDD-01', 'EDD-02'],
      ({ what, screen, snapshot: { context } }) =>
        what === undefined &&
        screen !==
          (context.at === 'reminder'
            ? 'reminder'
            : isAsked(context.account)
              ? 'loading'
              : 'standing'),
    ),
    begunOnlyBy('submitQuestionnaireAnswer', ['EDD-04'], ['questionnaire.submitted']),
    begunOnlyBy(
      'getQuestionnaireAnswer',
      ['EDD-05'],
      ['questionnaire.begun', 'retry.requested', 'account.changed'],
      ({ what }) => what === undefined,
    ),
    never(
      'nothing incomplete is submitted',
      ['EDD-04'],
      (moment) =>
        moment.calls.includes('submitQuestionnaireAnswer') &&
        moment.snapshot.context.form?.otherSourceOfFund.trim() === '' &&
        moment.snapshot.context.form.selectedSourceOfFund === 'other',
    ),
    never(
      'what the player submitted is what is sent',
      ['EDD-03'],
      (moment) =>
        moment.calls.includes('submitQuestionnaireAnswer') &&
        moment.snapshot.context.form === undefined,
    ),
    showsAfter('getQuestionnaireAnswer', ['EDD-05'], { success: 'loading', unanswered: 'loading' }),
    showsAfter('getSalaryRanges', ['EDD-05'], { success: 'loading' }),
    showsAfter('getOccupations', ['EDD-05'], { success: 'loading' }),
    showsAfter('getSourcesOfFunds', ['EDD-05'], { success: 'answering' }),
    showsAfter('submitQuestionnaireAnswer', ['EDD-02'], {
      success: 'submitted',
      notRequested: 'notAsked',
    }),
    announcedOnlyBy('questionnaire.settled', ['EDD-02'], (moment) =>
      isAnswer(moment, 'submitQuestionnaireAnswer'),
    ),
    announcedOnlyBy('questionnaire.later', ['EDD-02'], (moment) =>
      isEvent(moment, 'questionnaire.postponed'),
    ),
    never(
      'every answer to the submission settles it, and says whether it is stored',
      ['EDD-02'],
      (moment) =>
        isAnswer(moment, 'submitQuestionnaireAnswer') &&
        !moment.emitted.some(
          (fact) =>
            fact.type === 'questionnaire.settled' &&
            fact.isStored === isAnswer(moment, 'submitQuestionnaireAnswer', 'success'),
        ),
    ),
    never(
      'to put it off is announced',
      ['EDD-02'],
      (moment) => moment.screen === 'postponed' && !moment.facts.includes('questionnaire.later'),
    ),
    never(
      'a form that is stored is empty again',
      ['EDD-02'],
      ({ screen, snapshot }) =>
        (screen === 'submitted' || screen === 'notAsked') && snapshot.context.form !== undefined,
    ),
    never(
      'a failed submission keeps the answers, and says why',
      ['EDD-08', 'ERR-03'],
      (moment) =>
        isFailure(moment, 'submitQuestionnaireAnswer') &&
        !(
          moment.screen === 'notSubmitted' &&
          moment.snapshot.context.form !== undefined &&
          moment.snapshot.context.failure !== undefined
        ),
    ),
    never(
      'a new try forgets the failure of the last one',
      ['EDD-08'],
      (moment) =>
        moment.calls.includes('submitQuestionnaireAnswer') &&
        moment.snapshot.context.failure !== undefined,
    ),
    never(
      'what could not be read is said',
      ['EDD-05', 'ERR-03'],
      (moment) =>
        isFailure(moment) &&
        cameFrom(moment, 'loading') &&
        !(moment.screen === 'loadFailed' && moment.snapshot.context.failure !== undefined),
    ),
    never(
      'a page that shows follows what a reviewer decides, and nothing else that the account says of the answers',
      ['EDD-02', 'EDD-06'],
      (moment) => {
        const { before, from, what, screen, snapshot } = moment;
        if (!isEvent(moment, 'account.changed') || from === 'postponed') return false;
        const said = what !== undefined && 'send' in what ? (what.case ?? 'typical') : '';
        const wasReviewed =
          before?.context.account.eddQuestionnaire === 'UNDER_REVIEW' &&
          !isAsked(before.context.account) &&
          before.context.at === 'page' &&
          from !== 'submitting';
        const isAskedNow =
          isAsked(snapshot.context.account) && (wasReviewed || from === 'standing');
        const isOver = said === 'accepted' && wasReviewed;
        return (
          screen !== (isAskedNow ? 'loading' : isOver ? 'standing' : from) ||
          snapshot.context.account.eddQuestionnaire !== SAYS[said]
        );
      },
    ),
    eventTable(['EDD-02', 'EDD-04'], {
      'questionnaire.begun': { reminder: 'loading' },
      'questionnaire.postponed': {
        reminder: 'postponed',
        loadFailed: 'postponed',
        answering: 'postponed',
        notSubmitted: 'postponed',
      },
      'retry.requested': { loadFailed: 'loading' },
    }),
  ],
};
