import { propertiesOf, violated, type Property } from '../../engine/properties.ts';
import type { WithdrawNames } from './event-table.ts';

const {
  announcedOnlyBy,
  begunOnlyBy,
  cameFrom,
  holds,
  isAnswer,
  isEvent,
  never,
  shows,
  showsAfter,
} = propertiesOf<WithdrawNames>();

export const REQUEST = 'requestWithdrawal';

/** The properties of the request: what it says of a bonus, and what becomes of it. */
export const requestSafety: readonly Property<WithdrawNames>[] = [
  begunOnlyBy(REQUEST, ['WDR-11'], ['withdraw.submitted', 'bonus.forfeited', 'retry.requested']),
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
        (fact) => fact.type === 'withdraw.refusedByLimit' && fact.code === 'error.withdrawal.limit',
      ),
  ),
  showsAfter(REQUEST, ['WDR-11', 'WDR-12', 'DEP-21'], {
    success: 'requested',
    underReview: 'requested',
    activeBonus: 'checking',
    withdrawalLimit: 'form',
    notAllowed: 'checking',
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
    'what was chosen is what is requested, without what was said of it before',
    ['WDR-11'],
    ({ calls, snapshot: { context } }) =>
      calls.includes(REQUEST) &&
      (context.choice === undefined ||
        context.failure !== undefined ||
        context.refusal !== undefined),
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
];
