import type { Moment } from '../../engine/moment.ts';
import { propertiesOf, violated } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import { depositEvents, type DepositNames } from './event-table.ts';
import { returningSafety } from './returning-safety.ts';

const {
  announcedOnlyBy,
  begunOnlyBy,
  cameFrom,
  holds,
  isAnswer,
  isEvent,
  isFailure,
  never,
  shows,
  showsAfter,
} = propertiesOf<DepositNames>();

const CHECK = 'checkDepositAllowed';

/** The check's answers that allow a deposit, by the player's KYC level (DEP-04, DEP-12). */
const allows = (moment: Moment<DepositNames>): boolean =>
  isAnswer(moment, CHECK, 'success', 'bounded') ||
  (moment.snapshot.context.kycStatus === 'PENDING_EXPIRED' &&
    isAnswer(
      moment,
      CHECK,
      'documentsPreferred',
      'documentsRequired',
      'documentsRequiredRestricted',
      'documentsUnderReview',
    ));

/** Back to a payment that a check has allowed. */
const resumes = (moment: Moment<DepositNames>): boolean =>
  isEvent(moment, 'payment.resumed') && cameFrom(moment, 'unpaid');

const CASHIER = [
  'cashier',
  'requestRefused',
  'requestUnanswered',
  'redirecting',
  'foreignAddress',
] as const;

export const depositSafety: Safety<DepositNames> = {
  leave: 'page',
  // Asked again, the same request has the same key; no payment page was opened.
  givenUpBy: {
    checkDepositAllowed: (moment) => isEvent(moment, 'player.suspended'),
    requestDeposit: (moment) => isEvent(moment, 'player.suspended'),
  },
  sessionEnd: { event: 'session.ended', screens: ['inactive'] },
  properties: [
    holds(
      'no cashier unless the latest check allows it',
      ['DEP-04', 'DEP-05', 'DEP-13', 'DEP-17'],
      false,
      (allowed: boolean, moment) => {
        const now = moment.calls.includes(CHECK)
          ? false
          : allowed || allows(moment) || resumes(moment);
        return shows(moment, ...CASHIER) && !now ? violated : now;
      },
    ),
    never(
      'no deposit is requested after a refusal',
      ['DEP-04', 'DEP-13'],
      (moment) => moment.calls.includes('requestDeposit') && !cameFrom(moment, ...CASHIER),
    ),
    begunOnlyBy('requestDeposit', ['DEP-20'], ['deposit.submitted', 'retry.requested']),
    begunOnlyBy(
      CHECK,
      ['DEP-03', 'DEP-15'],
      [
        'deposit.started',
        'retry.requested',
        'later.chosen',
        'limit.declined',
        'upload.left',
        'player.changed',
        'suspension.lifted',
      ],
    ),
    never(
      '"later" counts only where the market lets documents wait',
      ['DEP-15'],
      (moment) =>
        isEvent(moment, 'later.chosen') &&
        !moment.snapshot.context.policy.documentsMayWait &&
        moment.calls.length > 0,
    ),
    never(
      'where a deposit limit is required, nobody goes on without one',
      ['LIM-11'],
      ({ screen, snapshot: { context } }) =>
        (screen === 'limitOffered' || context.withoutLimit) &&
        context.policy.depositLimit === 'required',
    ),
    never(
      'where a deposit limit is offered, whoever wants none says so, and the platform is told',
      ['LIM-11'],
      (moment) => {
        const { snapshot, before, calls } = moment;
        const declines = isEvent(moment, 'limit.declined') && cameFrom(moment, 'limitOffered');
        const { withoutLimit } = snapshot.context;
        return declines
          ? !withoutLimit || !calls.includes(CHECK)
          : withoutLimit && before?.context.withoutLimit !== true;
      },
    ),
    announcedOnlyBy(
      'cashier.opened',
      ['DEP-05'],
      (moment) => isAnswer(moment, 'requestDeposit', 'success') || resumes(moment),
    ),
    never(
      'the check, however it ended, is announced, and nothing else is as one',
      ['DEP-13'],
      (moment) =>
        (isAnswer(moment, CHECK) || isFailure(moment, CHECK)) !==
        moment.facts.includes('deposit.checked'),
    ),
    announcedOnlyBy('deposit.resultUnknown', ['DEP-04'], (moment) =>
      isAnswer(moment, CHECK, 'unknownResult'),
    ),
    never(
      'a result that nobody knows is reported by its name',
      ['DEP-04', 'DEP-13'],
      (moment) =>
        isAnswer(moment, CHECK, 'unknownResult') &&
        !moment.emitted.some(
          (fact) => fact.type === 'deposit.resultUnknown' && fact.result === 'XYZ',
        ),
    ),
    never(
      'a refusal by a limit is announced, and nothing else is as one',
      ['DEP-21'],
      (moment) =>
        isAnswer(moment, 'requestDeposit', 'withdrawalLimit', 'limitReached') !==
        moment.facts.includes('deposit.refusedByLimit'),
    ),
    ...returningSafety,
    // A pending, expired KYC level turns document results into the cashier; the first property guards it.
    showsAfter(
      CHECK,
      ['DEP-02', 'DEP-04', 'DEP-06', 'DEP-07', 'DEP-08', 'DEP-09', 'DEP-10', 'DEP-11', 'DEP-17'],
      {
        success: 'cashier',
        bounded: 'cashier',
        cashierHidden: 'cashierHidden',
        documentsPreferred: ['documentsPreferred', 'cashier'],
        documentsRequired: ['documentsRequired', 'cashier'],
        documentsRequiredRestricted: ['documentsStrict', 'cashier'],
        documentsUnderReview: ['documentsUnderReview', 'cashier'],
        selfLimitReached: 'selfLimitReached',
        selfSpendLimitReached: 'selfLimitReached',
        withdrawalLimitReached: 'withdrawalLimitReached',
        restricted: 'restricted',
        limitOffered: ['limitOffered', 'limitRequired'],
        limitRequired: 'limitRequired',
        forbidden: 'notAllowed',
        payoutsOff: 'notAllowed',
        exceedsKycLimit: 'unverifiedCap',
        notEnoughFunds: 'error',
        failure: 'error',
        unknownResult: 'error',
      },
    ),
    showsAfter('requestDeposit', ['DEP-05', 'DEP-21'], {
      success: 'redirecting',
      foreignAddress: 'foreignAddress',
      withdrawalLimit: 'cashier',
      limitReached: 'cashier',
      unverifiedCap: 'cashier',
      notAllowed: 'cashier',
      termsOwed: 'cashier',
      amountTooLow: 'cashier',
      amountTooHigh: 'cashier',
      wrongCurrency: 'cashier',
      bonusNotAvailable: 'cashier',
      idempotencyMismatch: 'cashier',
    }),
    never(
      'a suspended player sees nothing of the deposit',
      ['DEP-13'],
      (moment) =>
        (moment.snapshot.context.isSuspended && shows(moment, 'checking', ...CASHIER)) ||
        (shows(moment, 'suspended') && !moment.snapshot.context.isSuspended),
    ),
    never(
      'whether the player is suspended is remembered, wherever it is told',
      ['DEP-13'],
      (moment) =>
        (isEvent(moment, 'player.suspended') && !moment.snapshot.context.isSuspended) ||
        (isEvent(moment, 'suspension.lifted') && moment.snapshot.context.isSuspended),
    ),
    never(
      'the KYC level is the one that the account said last, wherever it is told',
      ['DEP-12'],
      ({ what, snapshot: { context } }) =>
        what !== undefined &&
        'send' in what &&
        what.send === 'account.changed' &&
        (context.kycStatus === 'PENDING_EXPIRED') !== (what.case === 'pendingExpired'),
    ),
    never('why the check or the request failed is remembered', ['DEP-04', 'ERR-03'], (moment) => {
      const { what, screen, snapshot } = moment;
      return (
        what !== undefined &&
        'fail' in what &&
        what.fail !== 'getTransactionSummary' &&
        screen !== 'inactive' &&
        !cameFrom(moment, 'unpaid', 'stillPending') &&
        snapshot.context.failure === undefined
      );
    }),
    never(
      'only what the platform refused is told as not accepted',
      ['DEP-20', 'ERR-03'],
      ({ what, screen, from }) => {
        const failed = what !== undefined && 'fail' in what && what.fail === 'requestDeposit';
        const said = screen === 'requestRefused' && from !== screen;
        const refused = failed && (what.with === 'refused' || what.with === 'invalid');
        return said !== refused;
      },
    ),
    never(
      'why a request was refused is said at the form',
      ['DEP-21'],
      (moment) =>
        isAnswer(moment, 'requestDeposit') &&
        !isAnswer(moment, 'requestDeposit', 'success', 'foreignAddress') &&
        moment.snapshot.context.refusal === undefined,
    ),
    depositEvents,
    never(
      'what the check answered is known to the screen',
      ['DEP-06', 'DEP-10'],
      (moment) =>
        isAnswer(moment, CHECK) && moment.output.ok && moment.snapshot.context.answer === undefined,
    ),
    never(
      'where the provider’s page is, is known before the player is taken there',
      ['DEP-05'],
      ({ screen, from, snapshot: { context } }) =>
        screen === 'redirecting' &&
        from !== screen &&
        (!context.redirectPath || context.referenceId === ''),
    ),
    never(
      'what was chosen is what is requested',
      ['DEP-20'],
      ({ calls, snapshot: { context } }) =>
        calls.includes('requestDeposit') &&
        (context.choice === undefined || context.failure !== undefined),
    ),
    never(
      'an answered request leaves the form free',
      ['DEP-21'],
      (moment) =>
        isAnswer(moment, 'requestDeposit') &&
        moment.screen === 'cashier' &&
        !moment.snapshot.matches({ asking: { allowed: 'choosing' } }),
    ),
    never(
      'an allowed deposit begins with the choice',
      ['DEP-05', 'DEP-18'],
      (moment) =>
        isAnswer(moment, CHECK) &&
        moment.screen === 'cashier' &&
        !moment.snapshot.matches({ asking: { allowed: 'choosing' } }),
    ),
    never('starting over keeps nothing of the deposit before', ['DEP-03', 'DEP-16'], (moment) => {
      const { answer, choice, refusal, deposit, failure, referenceId, confirmations } =
        moment.snapshot.context;
      const { later, withoutLimit } = moment.snapshot.context;
      const fresh =
        isEvent(moment, 'session.ended', 'upload.left') ||
        (isEvent(moment, 'suspension.lifted') && moment.from === 'suspended') ||
        (isEvent(moment, 'deposit.started', 'player.changed') &&
          moment.from !== 'inactive' &&
          moment.taken.length > 0) ||
        (isEvent(moment, 'retry.requested') &&
          moment.from !== 'cashierHidden' &&
          moment.screen === 'checking');
      return (
        fresh &&
        (later ||
          withoutLimit ||
          referenceId !== '' ||
          confirmations !== 0 ||
          (choice !== undefined && !isEvent(moment, 'deposit.started')) ||
          [answer, refusal, deposit, failure].some((one) => one !== undefined))
      );
    }),
    never(
      '"later" tells the platform so',
      ['DEP-15'],
      (moment) =>
        isEvent(moment, 'later.chosen') &&
        moment.taken.length > 0 &&
        !moment.snapshot.context.later,
    ),
  ],
};
