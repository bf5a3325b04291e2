import { propertiesOf, violated, type Property } from '../../engine/properties.ts';
import type { DepositNames } from './event-table.ts';

const { cameFrom, holds, isAnswer, isEvent, isFailure, never, showsAfter } =
  propertiesOf<DepositNames>();

/** The properties of what became of a deposit: its result, the news of it, and a new beginning. */
export const returningSafety: readonly Property<DepositNames>[] = [
  holds(
    'a success is announced once, after the provider confirmed it',
    ['DEP-22'],
    false,
    (confirmed: boolean, moment) => {
      const announced = moment.facts.includes('deposit.succeeded');
      if (announced && !confirmed) return violated;
      return announced ? false : confirmed || isAnswer(moment, 'getDeposit', 'success');
    },
  ),
  never(
    'a counted deposit is announced at once',
    ['DEP-22'],
    (moment) =>
      isAnswer(moment, 'getTransactionSummary') && !moment.facts.includes('deposit.succeeded'),
  ),
  never(
    'the success shows only when the deposit succeeded',
    ['DEP-16', 'DEP-22'],
    ({ screen, facts, from }) =>
      screen === 'succeeded' && from !== 'succeeded' && !facts.includes('deposit.succeeded'),
  ),
  showsAfter('getDeposit', ['DEP-22'], {
    success: 'confirming',
    declined: 'declined',
    cancelled: 'cancelled',
    depositNotFound: 'notFound',
  }),
  never(
    'only who was told twice that nothing is paid is led to pay, and to the page of that payment',
    ['DEP-05', 'DEP-20'],
    (moment) => {
      if (isEvent(moment, 'payment.resumed') && moment.screen === 'redirecting') {
        return moment.snapshot.context.redirectPath !== moment.before?.context.deposit?.redirectUrl;
      }
      const { screen, before } = moment;
      return (
        screen === 'unpaid' &&
        !cameFrom(moment, 'unpaid', 'redirecting') &&
        (!isAnswer(moment, 'getDeposit', 'waitingInput') ||
          (before?.context.confirmations ?? 0) < 2)
      );
    },
  ),
  never(
    'news of the balance are followed up while the screen stays, also where that fails',
    ['DEP-22', 'WAL-06'],
    (moment) => {
      if (!cameFrom(moment, 'unpaid', 'stillPending')) return false;
      const stays = moment.screen === moment.from;
      if (isEvent(moment, 'balance.changed')) return !stays || !moment.calls.includes('getDeposit');
      return isFailure(moment, 'getDeposit') && !stays;
    },
  ),
  holds(
    'the result is asked for ten times at most before the player decides',
    ['DEP-20'],
    0,
    (asked: number, { calls, what }) => {
      if (!calls.includes('getDeposit')) return asked;
      const next = what !== undefined && 'pass' in what ? asked + 1 : 1;
      return next > 10 ? violated : next;
    },
  ),
  never(
    'the deposit that ended is the one that is told about',
    ['DEP-22'],
    (moment) =>
      isAnswer(moment, 'getDeposit', 'success', 'declined', 'cancelled') &&
      moment.snapshot.context.deposit === undefined,
  ),
  never(
    'the announcement of a success lasts until it is done, also after starting over',
    ['DEP-16'],
    (moment) => {
      const { notification } = moment.snapshot.context;
      if (isEvent(moment, 'notification.done')) return notification !== undefined;
      if (moment.facts.includes('deposit.succeeded')) return notification === undefined;
      return moment.before?.context.notification !== notification;
    },
  ),
  never(
    'who begins again finds what was chosen for a deposit that did not arrive, and nothing of one that did',
    ['DEP-20', 'DEP-16'],
    (moment) => {
      if (!isEvent(moment, 'deposit.started') || moment.taken.length === 0) return false;
      const { choice, deposit } = moment.before?.context ?? {};
      const { choice: kept } = moment.snapshot.context;
      if (cameFrom(moment, 'inactive', 'succeeded', 'notFound')) return kept !== undefined;
      const { method, amount, currency } = choice ?? deposit ?? {};
      return kept?.method !== method || kept?.amount !== amount || kept?.currency !== currency;
    },
  ),
  holds(
    'that money has not moved is said only before any payment page',
    ['ERR-03'],
    false,
    (reached: boolean, { start, screen, snapshot }) => {
      const now = reached || start.input === 'returned' || screen === 'redirecting';
      return now && snapshot.context.untouched ? violated : now;
    },
  ),
  never(
    'the waits of the deposit are three and eight seconds',
    ['DEP-05', 'DEP-22'],
    ({ what, from }) =>
      what !== undefined &&
      'pass' in what &&
      what.pass !== (from === 'redirecting' ? 8_000 : 3_000),
  ),
];
