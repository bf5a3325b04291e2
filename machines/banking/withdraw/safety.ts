import type { Moment, NamesOf } from '../../engine/moment.ts';
import { propertiesOf, violated } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { withdrawMachine } from './machine.ts';
import type { withdrawSamples } from './samples.ts';
import type { WithdrawScreen } from './screen.ts';

type Withdraw = NamesOf<typeof withdrawMachine, typeof withdrawSamples, WithdrawScreen>;

const {
  announcedOnlyBy,
  begunOnlyBy,
  cameFrom,
  eventTable,
  holds,
  isAnswer,
  isEvent,
  isFailure,
  never,
  shows,
  showsAfter,
} = propertiesOf<Withdraw>();

const CHECK = 'checkWithdrawalLimit';
const REQUEST = 'requestWithdrawal';

const FORM = ['form', 'bonusAtStake', 'requestRefused', 'requestUnanswered', 'requested'] as const;

const allows = (moment: Moment<Withdraw>): boolean =>
  isAnswer(moment, CHECK, 'success', 'withBonus', 'atTheLimit', 'aboveLimit', 'withoutDuration');

export const withdrawSafety: Safety<Withdraw> = {
  leave: 'page',
  // A repetition of the same request has the same key: it is taken once.
  givenUpBy: {
    checkWithdrawalLimit: (moment) => isEvent(moment, 'player.suspended'),
    requestWithdrawal: (moment) => isEvent(moment, 'player.suspended'),
  },
  properties: [
    holds(
      'no form unless the latest check allows it',
      ['WDR-02', 'WDR-04', 'WDR-10'],
      false,
      (allowed: boolean, moment) => {
        const now = moment.calls.includes(CHECK) ? false : allowed || allows(moment);
        return shows(moment, ...FORM) && !now ? violated : now;
      },
    ),
    begunOnlyBy(REQUEST, ['WDR-11'], ['withdraw.submitted', 'bonus.forfeited', 'retry.requested']),
    begunOnlyBy(
      CHECK,
      ['WDR-01'],
      [
        'withdraw.started',
        'retry.requested',
        'later.chosen',
        'upload.left',
        'balance.returned',
        'player.changed',
        'suspension.lifted',
      ],
      (moment) => isAnswer(moment, REQUEST, 'activeBonus'),
    ),
    never(
      'nothing is asked for a player who is suspended, and none begins whose withdrawals are off',
      ['WDR-13', 'PROF-02', 'DEP-01'],
      (moment) => {
        const { isSuspended, isOn } = moment.snapshot.context;
        const begins = isEvent(
          moment,
          'withdraw.started',
          'player.changed',
          'balance.returned',
          'suspension.lifted',
        );
        return moment.calls.length > 0 && (isSuspended || (begins && !isOn));
      },
    ),
    never(
      'who may not withdraw reads why, and nothing else',
      ['WDR-13', 'DEP-01'],
      ({ screen, snapshot: { context } }) =>
        screen !== 'inactive' && context.isSuspended !== (screen === 'suspended'),
    ),
    never(
      'whose withdrawals are off at the start reads so',
      ['WDR-13'],
      (moment) =>
        isEvent(moment, 'withdraw.started') &&
        moment.taken.length > 0 &&
        !moment.snapshot.context.isOn &&
        !shows(moment, 'off', 'suspended'),
    ),
    never(
      'the account says whether withdrawals are on, and whoever reads it last is believed',
      ['WDR-13'],
      ({ what, taken, snapshot: { context } }) =>
        what !== undefined &&
        'send' in what &&
        what.send === 'account.changed' &&
        taken.length > 0 &&
        context.isOn !== (what.case !== 'off'),
    ),
    never(
      'only what a check that was made anew for money that came back goes on with what was typed',
      ['WDR-01'],
      (moment) =>
        moment.calls.includes(CHECK) &&
        moment.snapshot.context.resumed !==
          (isEvent(moment, 'balance.returned') ||
            (isAnswer(moment, REQUEST, 'activeBonus') && moment.before?.context.resumed === true)),
    ),
    holds(
      'that the money is where it was is said only while no request may have been taken',
      ['ERR-03'],
      false,
      (asked: boolean, moment) => {
        const { snapshot, before } = moment;
        const wasUnderWay = before?.matches({ asking: { allowed: 'requesting' } }) === true;
        const isCutOff = isEvent(moment, 'player.suspended') && wasUnderWay;
        const now = asked || isCutOff || shows(moment, 'requestUnanswered', 'requested');
        return now && snapshot.context.untouched ? violated : now;
      },
    ),
    holds(
      'a bonus is lost only by saying so, to the very request that says so',
      ['WDR-12'],
      false,
      (told: boolean, moment) => {
        const said = isEvent(moment, 'bonus.forfeited') && moment.taken.length > 0;
        const { answer, forfeits } = moment.snapshot.context;
        if (moment.calls.includes(REQUEST)) {
          const now = told || said;
          if (forfeits !== now || (answer?.bonus !== undefined && !now)) return violated;
          return now;
        }
        return forfeits ? told || said : false;
      },
    ),
    never(
      'what a request lost by was said for it alone',
      ['WDR-12'],
      (moment) =>
        shows(moment, 'form', 'bonusAtStake', 'checking') &&
        !moment.snapshot.hasTag('busy') &&
        moment.snapshot.context.forfeits,
    ),
    never(
      '"later" counts only where the law lets documents wait',
      ['WDR-10'],
      (moment) =>
        isEvent(moment, 'later.chosen') &&
        !moment.snapshot.context.policy.documentsMayWait &&
        moment.calls.length > 0,
    ),
    never(
      '"later" tells the platform so',
      ['WDR-10'],
      (moment) =>
        isEvent(moment, 'later.chosen') &&
        moment.taken.length > 0 &&
        !moment.snapshot.context.later,
    ),
    announcedOnlyBy('withdraw.requested', ['WDR-07'], (moment) =>
      isAnswer(moment, REQUEST, 'success', 'underReview'),
    ),
    never(
      'a withdrawal that was taken is announced',
      ['WDR-07'],
      (moment) =>
        isAnswer(moment, REQUEST, 'success', 'underReview') &&
        !moment.facts.includes('withdraw.requested'),
    ),
    announcedOnlyBy('withdraw.refusedByLimit', ['DEP-21'], (moment) =>
      isAnswer(moment, REQUEST, 'withdrawalLimit'),
    ),
    never(
      'a limit that stands against a request is announced',
      ['DEP-21'],
      (moment) =>
        isAnswer(moment, REQUEST, 'withdrawalLimit') &&
        !moment.emitted.some(
          (fact) =>
            fact.type === 'withdraw.refusedByLimit' && fact.code === 'error.withdrawal.limit',
        ),
    ),
    never(
      'a result that nobody knows is reported by its name, and no other is',
      ['DEP-02'],
      (moment) =>
        isAnswer(moment, CHECK, 'unknownResult') !==
        moment.emitted.some(
          (fact) => fact.type === 'withdraw.resultUnknown' && fact.result === 'XYZ',
        ),
    ),
    announcedOnlyBy('withdraw.resultUnknown', ['DEP-02'], (moment) =>
      isAnswer(moment, CHECK, 'unknownResult'),
    ),
    never(
      'a check that failed is told as such',
      ['DEP-01', 'ERR-03'],
      (moment) => isFailure(moment, CHECK) && moment.screen !== 'error',
    ),
    showsAfter(CHECK, ['DEP-02', 'WDR-02', 'WDR-03', 'WDR-04', 'WDR-10', 'WDR-13'], {
      success: 'form',
      withBonus: 'form',
      atTheLimit: 'form',
      aboveLimit: 'limitNotify',
      withoutDuration: 'limitNotify',
      nothing: 'nothing',
      limitReached: 'limitReached',
      limitReachedEmpty: 'limitReached',
      withdrawalLimitReached: 'limitReached',
      forbidden: 'off',
      documentsPreferred: 'documentsPreferred',
      documentsRequired: 'documentsRequired',
      documentsRequiredRestricted: 'documentsStrict',
      documentsUnderReview: 'documentsUnderReview',
      restricted: 'restricted',
      failure: 'error',
      unknownResult: 'error',
    }),
    showsAfter(REQUEST, ['WDR-11', 'WDR-12', 'DEP-21'], {
      success: 'requested',
      underReview: 'requested',
      activeBonus: 'checking',
      withdrawalLimit: 'form',
      notAllowed: 'form',
      notEnoughFunds: 'form',
    }),
    never(
      'whether a person looks at it is told as the platform says',
      ['WDR-13'],
      (moment) =>
        moment.screen === 'requested' &&
        moment.from !== 'requested' &&
        moment.snapshot.context.needsReview !== isAnswer(moment, REQUEST, 'underReview'),
    ),
    never(
      'which withdrawal was taken is known, so that what becomes of it is told',
      ['WDR-07'],
      (moment) =>
        isAnswer(moment, REQUEST, 'success', 'underReview') &&
        (!moment.output.ok ||
          moment.snapshot.context.requested !== moment.output.data.pendingWithdrawalId),
    ),
    never(
      'a suspended player sees nothing of the withdrawal',
      ['DEP-01'],
      (moment) => isEvent(moment, 'player.suspended') && shows(moment, 'checking', ...FORM),
    ),
    never(
      'why the check or the request failed is remembered',
      ['ERR-03'],
      ({ what, screen, snapshot: { context } }) =>
        what !== undefined &&
        'fail' in what &&
        screen !== 'inactive' &&
        context.failure === undefined,
    ),
    never(
      'only what the platform refused is told as not accepted',
      ['WDR-11', 'ERR-03'],
      ({ what, screen, from }) => {
        const failed = what !== undefined && 'fail' in what && what.fail === REQUEST;
        const said = screen === 'requestRefused' && from !== screen;
        const refused = failed && (what.with === 'refused' || what.with === 'invalid');
        return said !== refused;
      },
    ),
    never(
      'why a request was refused is said at the form',
      ['DEP-21'],
      (moment) =>
        isAnswer(moment, REQUEST) &&
        moment.screen === 'form' &&
        (moment.snapshot.context.refusal === undefined || moment.snapshot.hasTag('busy')),
    ),
    never(
      'what the check answered is known to the screen',
      ['WDR-01', 'WDR-05'],
      (moment) => isAnswer(moment, CHECK) && moment.snapshot.context.answer !== moment.output.data,
    ),
    never(
      'what was chosen is what is requested, without what was said of it before',
      ['WDR-11'],
      ({ calls, snapshot: { context } }) =>
        calls.includes(REQUEST) &&
        (context.choice === undefined ||
          context.failure !== undefined ||
          context.refusal !== undefined),
    ),
    never(
      'a form begins with the choice',
      ['WDR-04'],
      (moment) =>
        (isAnswer(moment, CHECK) || isEvent(moment, 'limit.accepted')) &&
        moment.screen === 'form' &&
        !moment.snapshot.matches({ asking: { allowed: 'choosing' } }),
    ),
    never(
      'who begins again finds what was asked for and did not go out, and nothing of what did',
      ['WDR-06', 'WDR-11'],
      (moment) => {
        if (!isEvent(moment, 'withdraw.started') || moment.taken.length === 0) return false;
        const isKept =
          cameFrom(moment, 'requestRefused', 'requestUnanswered') ||
          moment.before?.context.cameBack === true;
        const { choice, cameBack } = moment.snapshot.context;
        return cameBack || choice !== (isKept ? moment.before?.context.choice : undefined);
      },
    ),
    holds(
      'a withdrawal came back when its own money did, and not otherwise',
      ['WDR-07'],
      false,
      (came: boolean, moment) => {
        const { what, screen, snapshot } = moment;
        const isOwn =
          what !== undefined &&
          'send' in what &&
          what.send === 'balance.returned' &&
          what.case !== 'another';
        if (screen !== 'requested') return false;
        const now = came || (moment.from === screen && isOwn);
        return snapshot.context.cameBack === now ? now : violated;
      },
    ),
    never('starting over keeps nothing of the withdrawal before', ['WDR-06'], (moment) => {
      const { answer, choice, refusal, failure, later, forfeits, needsReview, requested } =
        moment.snapshot.context;
      const mayKeep = isEvent(moment, 'withdraw.started');
      const fresh =
        isEvent(moment, 'upload.left') ||
        (isEvent(
          moment,
          'withdraw.started',
          'balance.returned',
          'player.changed',
          'suspension.lifted',
        ) &&
          moment.taken.length > 0 &&
          moment.screen !== 'requested') ||
        (isEvent(moment, 'retry.requested') && moment.screen === 'checking');
      return (
        fresh &&
        (later ||
          forfeits ||
          needsReview ||
          (!mayKeep && choice !== undefined) ||
          [answer, refusal, failure, requested].some((one) => one !== undefined))
      );
    }),
    eventTable(['WDR-01', 'WDR-03', 'WDR-10', 'WDR-12', 'WDR-13'], {
      'withdraw.started': {
        inactive: 'asking',
        'asking.allowed.requestRefused': 'asking',
        'asking.allowed.requestUnanswered': 'asking',
        'asking.allowed.requested': 'asking',
      },
      'withdraw.submitted': {
        'asking.allowed.choosing': 'asking.allowed',
      },
      'limit.accepted': { 'asking.limitNotify': 'asking.allowed.choosing' },
      'bonus.forfeited': { 'asking.allowed.bonusAtStake': 'asking.allowed.requesting' },
      'bonus.kept': { 'asking.allowed.bonusAtStake': 'asking.allowed.choosing' },
      'upload.chosen': {
        'asking.verifyDocumentLoyal': 'asking.uploadNeeded',
        'asking.verifyDocumentRequired': 'asking.uploadNeeded',
        'asking.verifyDocumentStrict': 'asking.uploadNeeded',
      },
      'upload.left': { 'asking.uploadNeeded': 'asking.checking' },
      'retry.requested': {
        'asking.limitReached': 'asking.checking',
        'asking.nothing': 'asking.checking',
        'asking.verifyDocumentUnderReview': 'asking.checking',
        'asking.error': 'asking.checking',
        'asking.allowed.requestRefused': 'asking.allowed.requesting',
        'asking.allowed.requestUnanswered': 'asking.allowed.requesting',
      },
      'player.suspended': { asking: 'asking.suspended' },
      'suspension.lifted': { 'asking.suspended': 'asking' },
      'account.changed': { asking: 'asking' },
      'balance.returned': {
        'asking.allowed.choosing': 'asking',
        'asking.allowed.requested': 'asking.allowed.requested',
        'asking.limitNotify': 'asking',
        'asking.limitReached': 'asking',
        'asking.nothing': 'asking',
      },
      // States that others end.
      'player.changed': {
        'asking.verifyDocumentLoyal': 'asking',
        'asking.verifyDocumentRequired': 'asking',
        'asking.verifyDocumentStrict': 'asking',
        'asking.verifyDocumentUnderReview': 'asking',
        'asking.restricted': 'asking',
        'asking.off': 'asking',
      },
    }),
  ],
};
