import { propertiesOf } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import { limitOf } from './limit-facts.ts';
import { CHANGE, READ, readingSafety, STORED, type LimitsNames } from './reading-safety.ts';
import type { LimitKind } from './rules.ts';

const {
  announcedOnlyBy,
  begunOnlyBy,
  cameFrom,
  eventTable,
  isAnswer,
  isEvent,
  isFailure,
  never,
  shows,
  showsAfter,
} = propertiesOf<LimitsNames>();

/** The safety of limits on one kind of money. Amounts in minor units, as the samples have them. */
export const limitsSafety = (kind: LimitKind): Safety<LimitsNames> => ({
  leave: 'page',
  properties: [
    begunOnlyBy(
      CHANGE,
      ['LIM-04', 'LIM-05'],
      ['limit.submitted', 'loosening.confirmed', 'pending.cancelled', 'pending.confirmed'],
    ),
    begunOnlyBy(
      READ,
      ['LIM-04'],
      ['retry.requested', 'limits.outdated', 'player.changed'],
      (moment) => moment.what === undefined || isFailure(moment, CHANGE),
    ),
    ...readingSafety,
    showsAfter(CHANGE, ['LIM-04', 'LIM-06', 'LIM-09'], {
      success: 'saved',
      otherSpelling: 'saved',
      locked: 'saved',
      none: 'saved',
      toConfirm: 'saved',
      limitLocked: 'refused',
      limitInterval: 'refused',
      limitTooLow: 'refused',
      limitTooHigh: 'refused',
    }),
    never(
      'only the platform says what holds: nothing is shown before it has answered',
      ['LIM-11'],
      (moment) =>
        moment.before !== undefined &&
        moment.before.context.limits !== moment.snapshot.context.limits &&
        !isAnswer(moment, READ) &&
        !isAnswer(moment, CHANGE, ...STORED),
    ),
    never(
      'a limit is not loosened without being asked about once more',
      ['LIM-11'],
      ({ calls, before, snapshot, from }) => {
        const { change } = snapshot.context;
        if (!calls.includes(CHANGE) || change === undefined || from === 'asked') return false;
        const held = limitOf(before?.context.limits, change.period).amount;
        return (
          change.kind === 'delete' ||
          (change.kind === 'set' && held !== undefined && change.amount > held)
        );
      },
    ),
    never(
      'only what loosens the limit that holds is asked about; another question closes',
      ['LIM-10', 'LIM-11'],
      (moment) => {
        const { change, limits } = moment.snapshot.context;
        const isClosed = shows(moment, 'overtaken') && !cameFrom(moment, 'overtaken');
        if (change === undefined || !(isClosed || shows(moment, 'asked'))) return false;
        const { amount: held, locked } = limitOf(limits, change.period);
        const isLooser =
          held !== undefined &&
          (change.kind === 'delete' || (change.kind === 'set' && change.amount > held));
        return isClosed ? (isLooser && !locked) || !cameFrom(moment, 'asked') : !isLooser;
      },
    ),
    never(
      'tightening is asked about nowhere: it is sent at once',
      ['LIM-11'],
      (moment) =>
        (isEvent(moment, 'pending.cancelled') &&
          moment.taken.length > 0 &&
          moment.screen === 'asked') ||
        (isEvent(moment, 'limit.submitted') &&
          moment.screen === 'asked' &&
          moment.snapshot.context.change?.kind === 'set' &&
          moment.snapshot.context.change.amount <=
            (limitOf(moment.snapshot.context.limits, moment.snapshot.context.change.period)
              .amount ?? Number.POSITIVE_INFINITY)),
    ),
    never(
      'a pending change is taken back by one press wherever it shows',
      ['LIM-10'],
      (moment) =>
        isEvent(moment, 'pending.cancelled') &&
        !cameFrom(moment, 'saving', 'loading', 'loadFailed', 'unknown', 'stillUnknown') &&
        limitOf(moment.before?.context.limits, 'W').pending !== undefined &&
        !(
          moment.calls.includes(CHANGE) && moment.snapshot.context.change?.kind === 'cancelPending'
        ),
    ),
    never(
      'what does not wait is neither cancelled nor confirmed',
      ['LIM-10'],
      ({ calls, snapshot: { context } }) =>
        calls.includes(CHANGE) &&
        (context.change?.kind === 'cancelPending' || context.change?.kind === 'confirmPending') &&
        limitOf(context.limits, context.change.period).pending === undefined,
    ),
    never(
      'a change that waits is confirmed where that is asked for, and not before its date',
      ['LIM-11'],
      (moment) => {
        if (!isEvent(moment, 'pending.confirmed')) return false;
        const isEarly =
          moment.what !== undefined && 'case' in moment.what && moment.what.case === 'early';
        const pending = limitOf(moment.before?.context.limits, 'D').pending;
        const may =
          pending?.needsConfirmation === true &&
          !isEarly &&
          !cameFrom(moment, 'saving', 'loading', 'loadFailed', 'unknown', 'stillUnknown');
        return moment.calls.includes(CHANGE) !== may;
      },
    ),
    never(
      'a locked limit is neither edited nor deleted',
      ['LIM-10'],
      ({ screen, snapshot: { context } }) =>
        (screen === 'editing' || screen === 'asked') &&
        limitOf(context.limits, context.change?.period ?? context.editing ?? 'D').locked,
    ),
    never(
      'a limit that the policy requires is not deleted',
      ['LIM-11'],
      ({ screen, snapshot: { context } }) =>
        kind === 'deposit' &&
        screen === 'asked' &&
        context.change?.kind === 'delete' &&
        context.policy.requiredPeriods.includes(context.change.period),
    ),
    never(
      'what may be deleted can be',
      ['LIM-04'],
      (moment) =>
        isEvent(moment, 'delete.chosen') &&
        !(moment.what !== undefined && 'case' in moment.what) &&
        cameFrom(moment, 'listed', 'editing', 'saved', 'readAgain') &&
        limitOf(moment.before?.context.limits, 'D').amount !== undefined &&
        !(kind === 'deposit' && moment.snapshot.context.policy.requiredPeriods.includes('D')) &&
        moment.snapshot.context.change?.kind !== 'delete',
    ),
    never(
      'no limit above the highest of the policy is sent, and any other is',
      ['LIM-11'],
      (moment) => {
        if (!isEvent(moment, 'limit.submitted')) return false;
        const { what, before, snapshot } = moment;
        const isVeryHigh = what !== undefined && 'case' in what && what.case === 'veryHigh';
        const { highestDepositLimit: highest } = snapshot.context.policy;
        const isForbidden = isVeryHigh && kind === 'deposit' && highest !== null;
        const isTaken = snapshot.context.change !== undefined && moment.taken.length > 0;
        const isOpen =
          before?.context.editing !== undefined &&
          cameFrom(moment, 'editing', 'refused', 'notSaved');
        return isTaken !== (isOpen && !isForbidden);
      },
    ),
    never(
      'the period that was chosen is the one that is edited',
      ['LIM-03'],
      (moment) =>
        isEvent(moment, 'edit.chosen') &&
        moment.taken.length > 0 &&
        moment.snapshot.context.editing !==
          (moment.what !== undefined && 'case' in moment.what ? 'M' : 'D'),
    ),
    never(
      'a field stays open where its limit was not taken, and only there',
      ['LIM-07'],
      ({ screen, snapshot: { context } }) => {
        const isSet = context.change === undefined || context.change.kind === 'set';
        switch (screen) {
          case 'editing':
            return context.editing === undefined;
          case 'refused':
          case 'notSaved':
            return (context.editing !== undefined) !== isSet;
          default:
            return context.editing !== undefined;
        }
      },
    ),
    never(
      'why it was refused is told, and only as long as that stands',
      ['LIM-06', 'LIM-09'],
      ({ screen, snapshot: { context } }) =>
        (context.refusal !== undefined) !== (screen === 'refused'),
    ),
    never(
      'the code of the refusal is the platform’s',
      ['LIM-08'],
      (moment) =>
        isAnswer(moment, CHANGE) &&
        (moment.output.ok ? undefined : moment.output.code) !== moment.snapshot.context.refusal,
    ),
    never(
      'a change that the platform refused is told as not saved; one without an answer as not known, and the limits are read again',
      ['LIM-11', 'ERR-03'],
      (moment) => {
        if (!isFailure(moment, CHANGE)) return false;
        const { what, snapshot, calls } = moment;
        if (snapshot.context.failure === undefined) return true;
        const isNo =
          what !== undefined &&
          'fail' in what &&
          (what.with === 'refused' || what.with === 'invalid');
        return isNo
          ? !shows(moment, 'notSaved') || calls.length > 0
          : !shows(moment, 'unknown') || !calls.includes(READ);
      },
    ),
    never(
      'what is being changed is known',
      ['LIM-05'],
      ({ screen, snapshot: { context } }) =>
        (screen === 'saving' || screen === 'asked') && context.change === undefined,
    ),
    never('each change goes by its own name', ['LIM-04'], ({ snapshot }) => {
      const { change } = snapshot.context;
      return (
        snapshot.matches('changing') &&
        !snapshot.matches({
          changing: {
            set: 'saving',
            delete: 'deleting',
            cancelPending: 'cancelling',
            confirmPending: 'confirming',
          }[change?.kind ?? 'set'] as 'saving',
        })
      );
    }),
    announcedOnlyBy('limits.changed', ['LIM-04'], (moment) => isAnswer(moment, CHANGE, ...STORED)),
    never(
      'every change is announced, and whether it waits',
      ['LIM-04'],
      (moment) =>
        isAnswer(moment, CHANGE, ...STORED) &&
        !moment.emitted.some(({ type, waits }) => {
          const { limits, change } = moment.snapshot.context;
          const { pending } = limitOf(limits, change?.period ?? 'D');
          return type === 'limits.changed' && waits === (pending !== undefined);
        }),
    ),
    never(
      'what is open can be left, and leaves nothing',
      ['LIM-03'],
      (moment) =>
        isEvent(moment, 'change.left') &&
        (moment.before?.context.editing !== undefined || cameFrom(moment, 'asked')) &&
        !shows(moment, 'listed'),
    ),
    never(
      'where nothing is open, leaving does nothing',
      ['LIM-03'],
      (moment) =>
        isEvent(moment, 'change.left') &&
        moment.before?.context.editing === undefined &&
        !cameFrom(moment, 'asked') &&
        moment.taken.length > 0,
    ),
    eventTable(['LIM-04', 'LIM-10'], {
      'loosening.confirmed': { 'known.asked': 'changing' },
      'limits.outdated': { 'known.resting': 'known.resting.refreshing' },
      'player.changed': {
        'known.asked': 'known.asked.refreshing',
        'known.resting.readAgain': 'known.resting.readAgain',
        'known.resting': 'known.resting.refreshing',
      },
      'retry.requested': { loadFailed: 'loading', 'unknown.unread': 'unknown.reading' },
    }),
  ],
});
