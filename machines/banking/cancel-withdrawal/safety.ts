import type { Moment, NamesOf } from '../../engine/moment.ts';
import { propertiesOf } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { cancelWithdrawalMachine } from './machine.ts';
import type { cancelWithdrawalSamples } from './samples.ts';
import type { CancelWithdrawalScreen } from './screen.ts';

type Cancel = NamesOf<
  typeof cancelWithdrawalMachine,
  typeof cancelWithdrawalSamples,
  CancelWithdrawalScreen
>;

const {
  announcedOnlyBy,
  begunOnlyBy,
  cameFrom,
  eventTable,
  isAnswer,
  isEvent,
  isFailure,
  never,
  oneAtATime,
  showsAfter,
} = propertiesOf<Cancel>();

const LIST = 'getPendingWithdrawals';
const CANCEL = 'cancelWithdrawal';

export const cancelWithdrawalSafety: Safety<Cancel> = {
  leave: 'page',
  properties: [
    begunOnlyBy(CANCEL, ['WDR-08'], ['cancel.chosen']),
    never(
      'nothing is taken back where the law forbids it',
      ['WDR-08'],
      ({ snapshot, calls }) =>
        !snapshot.context.policy.withdrawalsMayBeReversed && calls.includes(CANCEL),
    ),
    never(
      'what is on its way is not taken back',
      ['WDR-08'],
      (moment) =>
        moment.calls.includes(CANCEL) &&
        moment.snapshot.context.chosen?.pendingWithdrawalId !== 'wd_0007',
    ),
    never('what may be taken back is, once it is chosen', ['WDR-08'], (moment) => {
      const { what, before, calls } = moment;
      return (
        isEvent(moment, 'cancel.chosen') &&
        !(what !== undefined && 'case' in what && what.case === 'onItsWay') &&
        cameFrom(moment, 'listed', 'cancelFailed') &&
        before?.context.list?.withdrawals[0]?.pendingWithdrawalId === 'wd_0007' &&
        before.context.policy.withdrawalsMayBeReversed &&
        !calls.includes(CANCEL)
      );
    }),
    never(
      'what was read is not read again at once',
      ['WDR-07'],
      (moment) => isAnswer(moment, LIST) && moment.calls.includes(LIST),
    ),
    oneAtATime(LIST, ['WDR-07']),
    never(
      'the list is read anew every 20 seconds',
      ['WDR-07'],
      ({ what, calls }) =>
        what !== undefined && 'pass' in what && !(what.pass === 20_000 && calls.includes(LIST)),
    ),
    never(
      'after a cancellation, however it was answered, the list is read anew',
      ['WDR-08', 'WDR-09'],
      (moment) => isAnswer(moment, CANCEL) && !moment.calls.includes(LIST),
    ),
    announcedOnlyBy('withdrawal.cancelled', ['WDR-08'], (moment) =>
      isAnswer(moment, CANCEL, 'success'),
    ),
    never(
      'what came back is announced with its amount',
      ['WDR-08'],
      (moment) =>
        isAnswer(moment, CANCEL, 'success') &&
        !moment.emitted.some(
          (fact) =>
            fact.type === 'withdrawal.cancelled' &&
            fact.amount === 4_000 &&
            fact.currency === 'EUR',
        ),
    ),
    never(
      'the limit of cancellations is announced, and nothing else as one',
      ['WDR-09'],
      (moment) =>
        isAnswer(moment, CANCEL, 'cancelLimitReached') !==
        moment.facts.includes('cancel.refusedByLimit'),
    ),
    never(
      'why it was refused is told',
      ['WDR-09'],
      (moment) =>
        isAnswer(moment, CANCEL) &&
        (moment.output.ok ? undefined : moment.output.code) !== moment.snapshot.context.refusal,
    ),
    never(
      'a new try forgets what was said of the last one',
      ['WDR-09'],
      ({ calls, snapshot: { context } }) =>
        calls.includes(CANCEL) && (context.refusal !== undefined || context.failure !== undefined),
    ),
    showsAfter(LIST, ['WDR-07'], {
      success: 'listed',
      another: 'listed',
      none: 'listed',
      declined: 'listed',
      bothEnded: 'listed',
    }),
    never(
      'the list is the platform’s latest',
      ['WDR-07'],
      (moment) =>
        isAnswer(moment, LIST) &&
        (moment.snapshot.context.list !== moment.output.data || moment.snapshot.context.isOld),
    ),
    never(
      'a list that could not be read anew stays, and says so; without one the failure is told',
      ['WDR-07', 'ERR-03'],
      (moment) => {
        const { list, isOld, failure } = moment.snapshot.context;
        if (!isFailure(moment, LIST)) return false;
        return cameFrom(moment, 'loading')
          ? moment.screen !== 'unknown' || failure === undefined
          : moment.screen !== 'listed' || !isOld || list !== moment.before?.context.list;
      },
    ),
    never(
      'a cancellation without an answer is told as such',
      ['WDR-08', 'ERR-03'],
      (moment) =>
        isFailure(moment, CANCEL) &&
        !(moment.screen === 'cancelFailed' && moment.snapshot.context.failure !== undefined),
    ),
    never(
      'all that came to their end since the list was read before are announced, and nothing else is',
      ['WDR-07', 'WDR-01'],
      (moment) => {
        const ids = ({ list }: Moment<Cancel>['snapshot']['context']) =>
          list?.decided.map(({ pendingWithdrawalId: id }) => id) ?? [];
        const { before, snapshot, emitted } = moment;
        const said = emitted.flatMap((fact) =>
          fact.type === 'withdrawals.ended' ? fact.ended.map((one) => one.pendingWithdrawalId) : [],
        );
        if (before?.context.list === undefined || !isAnswer(moment, LIST)) return said.length > 0;
        const known = ids(before.context);
        const due = ids(snapshot.context).filter((id) => !known.includes(id));
        return String(said) !== String(due);
      },
    ),
    never(
      'a failure is told only while it stands',
      ['ERR-03'],
      ({ screen, snapshot: { context } }) =>
        (context.failure !== undefined) !== (screen === 'unknown' || screen === 'cancelFailed'),
    ),
    eventTable(['WDR-07', 'WDR-08'], {
      'list.opened': { inactive: 'loading' },
      'list.outdated': {
        unknown: 'loading',
        listed: 'refreshing',
        refreshing: 'refreshing',
        cancelFailed: 'refreshing',
      },
      'retry.requested': { unknown: 'loading', cancelFailed: 'refreshing' },
    }),
  ],
};
