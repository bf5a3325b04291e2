import {
  breakLengths,
  exclusionLengths,
  isSameLength,
  type BreakLength,
} from '../../../reference/break-ends.ts';
import type { MarketPolicy } from '../../../reference/policies.ts';
import type { Moment as MomentOf, NamesOf } from '../../engine/moment.ts';
import { propertiesOf } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { timeoutMachine } from './machine.ts';
import type { timeoutSamples } from './samples.ts';
import type { BreakScreen } from './screen.ts';

type Break = NamesOf<typeof timeoutMachine, typeof timeoutSamples, BreakScreen>;
type Moment = MomentOf<Break>;

const { announcedOnlyBy, cameFrom, eventTable, isAnswer, isEvent, isFailure, never, oneAtATime } =
  propertiesOf<Break>();

const START = 'startBreak';
const begins = (moment: Moment): boolean => isAnswer(moment, START) && moment.output.ok;

interface Rules {
  /** The rows of the flow. */
  readonly rows: readonly string[];
  readonly lengthsOf: (policy: MarketPolicy) => readonly BreakLength[];
  readonly kind: string;
  /** Whether a market may want it without a question. */
  readonly mayBeImmediate: boolean;
}

/** The safety of every kind of break. */
const breakSafety = ({ rows, lengthsOf, kind, mayBeImmediate }: Rules): Safety<Break> => {
  const isImmediate = ({ snapshot }: Moment): boolean =>
    mayBeImmediate && snapshot.context.policy.panicButton;
  const isOffered = ({ snapshot: { context } }: Moment, length: BreakLength): boolean =>
    lengthsOf(context.policy).some((one) => isSameLength(one, length));
  return {
    leave: 'page',
    properties: [
      never(
        'nothing begins without a confirmation, but where the market wants no question',
        [...rows, 'EXC-06', 'NS-31'],
        (moment) => {
          if (!moment.calls.includes(START)) return false;
          const again = isEvent(moment, 'retry.requested') && cameFrom(moment, 'failed');
          const confirmed = isEvent(moment, 'break.confirmed') && cameFrom(moment, 'confirming');
          const atOnce = isEvent(moment, 'break.chosen') && isImmediate(moment);
          return !again && !confirmed && !atOnce;
        },
      ),
      never(
        'what is confirmed is asked for, and what failed asked for again',
        [...rows, 'EXC-06'],
        (moment) =>
          ((isEvent(moment, 'break.confirmed') && cameFrom(moment, 'confirming')) ||
            (isEvent(moment, 'retry.requested') && cameFrom(moment, 'failed'))) &&
          !moment.calls.includes(START),
      ),
      never(
        'where the market wants no question there is none',
        [...rows, 'NS-20'],
        (moment) =>
          isEvent(moment, 'break.chosen') &&
          cameFrom(moment, 'choosing') &&
          moment.taken.length > 0 &&
          isImmediate(moment) !== moment.calls.includes(START),
      ),
      never('only a length that the market offers can be chosen', ['NS-20', 'NS-31'], (moment) => {
        const { chosen } = moment.snapshot.context;
        return chosen !== undefined && !isOffered(moment, chosen);
      }),
      never('every length that is offered can be chosen', ['NS-20', 'NS-31'], (moment) => {
        const { screen, snapshot } = moment;
        return (
          screen === 'choosing' &&
          lengthsOf(snapshot.context.policy).some(
            (length) => !snapshot.can({ type: 'break.chosen', length }),
          )
        );
      }),
      never(
        'what was chosen is what is asked for, the first time and again',
        [...rows],
        ({ before, calls, snapshot: { context } }) =>
          calls.includes(START) &&
          (context.chosen === undefined ||
            (before?.context.chosen !== undefined && context.chosen !== before.context.chosen)),
      ),
      oneAtATime(START, ['EXC-06']),
      announcedOnlyBy('break.begun', ['EXC-06'], begins),
      never('a break that has begun is announced, with until when', ['EXC-06'], (moment) => {
        if (!begins(moment) || !isAnswer(moment, START) || !moment.output.ok) return false;
        const { data } = moment.output;
        return (
          moment.screen !== 'begun' ||
          !moment.emitted.some((fact) => fact.kind === kind && fact.begun === data)
        );
      }),
      never(
        'what has begun is over for no event',
        ['EXC-06'],
        (moment) => cameFrom(moment, 'begun') && moment.screen !== 'begun',
      ),
      never(
        'a refusal is told where a length is chosen, and only until the next one is',
        [...rows],
        (moment) => {
          const { isRefused } = moment.snapshot.context;
          const refuses = isAnswer(moment, START) && !moment.output.ok;
          if (refuses) return !isRefused || moment.screen !== 'choosing';
          return isRefused && (moment.screen !== 'choosing' || !cameFrom(moment, 'choosing'));
        },
      ),
      never(
        'whether it has begun is said to be unknown, and why',
        ['EXC-06', 'ERR-03'],
        (moment) =>
          isFailure(moment, START) &&
          !(moment.screen === 'failed' && moment.snapshot.context.failure !== undefined),
      ),
      never(
        'a failure is told only while it stands, and a choice remembered only while it is one',
        ['ERR-03'],
        ({ screen, snapshot: { context } }) =>
          (context.failure !== undefined) !== (screen === 'failed') ||
          (screen === 'choosing') !== (context.chosen === undefined),
      ),
      eventTable(['EXC-06', 'NS-31'], {
        'break.cancelled': { confirming: 'choosing', failed: 'choosing' },
        'break.confirmed': { confirming: 'asking' },
        'retry.requested': { failed: 'asking' },
      }),
    ],
  };
};

export const timeoutSafety = breakSafety({
  rows: ['EXC-04'],
  lengthsOf: breakLengths,
  kind: 'timeout',
  mayBeImmediate: false,
});

export const exclusionSafety = breakSafety({
  rows: ['EXC-02', 'EXC-03'],
  lengthsOf: exclusionLengths,
  kind: 'exclusion',
  mayBeImmediate: false,
});

export const coolingOffSafety = breakSafety({
  rows: ['EXC-05', 'EXC-08'],
  lengthsOf: () => [{ days: 1 }],
  kind: 'coolingOff',
  mayBeImmediate: true,
});
