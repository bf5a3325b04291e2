import type { Moment } from '../../engine/moment.ts';
import { propertiesOf, violated } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import { withdrawEvents, type WithdrawNames } from './event-table.ts';
import { REQUEST, requestSafety } from './request-safety.ts';

const {
  announcedOnlyBy,
  begunOnlyBy,
  holds,
  isAnswer,
  isEvent,
  isFailure,
  never,
  shows,
  showsAfter,
} = propertiesOf<WithdrawNames>();

const CHECK = 'checkWithdrawalLimit';

const FORM = ['form', 'bonusAtStake', 'requestRefused', 'requestUnanswered', 'requested'] as const;

const allows = (moment: Moment<WithdrawNames>): boolean =>
  isAnswer(moment, CHECK, 'success', 'withBonus', 'atTheLimit', 'aboveLimit', 'withoutDuration');

export const withdrawSafety: Safety<WithdrawNames> = {
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
    ...requestSafety,
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
      (moment) => isAnswer(moment, REQUEST, 'activeBonus', 'notAllowed'),
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
      'what the check answered is known to the screen',
      ['WDR-01', 'WDR-05'],
      (moment) => isAnswer(moment, CHECK) && moment.snapshot.context.answer !== moment.output.data,
    ),
    never(
      'a form begins with the choice',
      ['WDR-04'],
      (moment) =>
        (isAnswer(moment, CHECK) || isEvent(moment, 'limit.accepted')) &&
        moment.screen === 'form' &&
        !moment.snapshot.matches({ asking: { allowed: 'choosing' } }),
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
    withdrawEvents,
  ],
};
