import { emit } from 'xstate';
import {
  breakLengths,
  exclusionLengths,
  INDEFINITE_MONTHS,
  type BreakLength,
} from '../../../reference/break-ends.ts';
import { rememberFailure } from '../../operations.ts';
import { breakSetup, NOTHING_CHOSEN, type BreakFacts } from './setup.ts';

/** Where a market wants it, one press is enough; anywhere else the consequences are told first. */
const atOnce = (may: boolean) =>
  may
    ? ([
        {
          guard: 'isImmediate',
          target: 'asking',
          actions: 'choose',
        },
      ] as const)
    : [];

/**
 * A break from play for a while, or for good: chosen, confirmed, asked for once. One chart, made for each
 * operation, so that a break, an exclusion and a cooling-off are reviewed as separate flows.
 */
function breakChart(id: string, facts: BreakFacts) {
  const { kind, inputOf, mayBeImmediate } = facts;
  return breakSetup(facts).createMachine({
    id,
    description: 'How a player keeps away from play for a while, or for good.',
    context: ({ input }) => ({ ...NOTHING_CHOSEN, ...input }),
    initial: 'choosing',
    states: {
      choosing: {
        description: 'The lengths that the market offers are shown, each as good as the other.',
        meta: { screen: 'choosing', requirements: ['EXC-01', 'NS-20', 'NS-31'] },
        on: {
          'break.chosen': [
            ...atOnce(mayBeImmediate),
            { guard: 'isOffered', target: 'confirming', actions: 'choose' },
          ],
        },
      },
      confirming: {
        description:
          'What follows is told before anything happens: until when, and what becomes of bets, money, marketing and other devices.',
        meta: { screen: 'confirming', requirements: ['EXC-06', 'NS-31'] },
        on: {
          'break.cancelled': { target: 'choosing', actions: 'forget' },
          'break.confirmed': { target: 'asking' },
        },
      },
      asking: {
        description: 'The platform is asked, once. From its answer on nothing takes it back.',
        meta: { screen: 'asking', requirements: ['EXC-02', 'EXC-04', 'EXC-05', 'EXC-06'] },
        tags: 'busy',
        invoke: {
          src: 'startBreak',
          input: ({ context: { chosen } }) => inputOf(chosen ?? { days: 1 }),
          onDone: [
            {
              description: 'a longer one holds',
              guard: { type: 'isLonger', params: ({ event }) => ({ output: event.output }) },
              target: 'choosing',
              actions: 'rememberRefusal',
            },
            {
              target: 'begun',
              actions: emit(({ event: { output } }) => ({
                type: 'break.begun' as const,
                kind,
                // The guard before: a refused break does not come here.
                begun: output.ok ? output.data : { until: '', timeZone: 'UTC', indefinite: false },
              })),
            },
          ],
          onError: { target: 'failed', actions: rememberFailure },
        },
      },
      failed: {
        description:
          'No answer came, or one that says nothing of it. Asking again asks for the same, and a break is never shortened.',
        meta: { screen: 'failed', requirements: ['EXC-06', 'ERR-03'] },
        on: {
          'retry.requested': { target: 'asking', actions: 'forgetFailure' },
          'break.cancelled': { target: 'choosing', actions: 'forget' },
        },
      },
      begun: {
        description: 'It has begun: the session is over on every device of the player.',
        meta: { screen: 'begun', requirements: ['EXC-06', 'NS-31'] },
        type: 'final',
      },
    },
  });
}

const daysOf = (length: BreakLength): number => ('days' in length ? length.days : 0);
const monthsOf = (length: BreakLength): number =>
  'months' in length ? length.months : INDEFINITE_MONTHS;

export const timeoutMachine = breakChart('timeout', {
  kind: 'timeout',
  operation: 'startTimeout',
  lengthsOf: breakLengths,
  inputOf: (length) => ({
    body:
      'months' in length
        ? { durationInMonths: monthsOf(length) as 1 }
        : { duration: daysOf(length) as 1 },
  }),
  mayBeImmediate: false,
});

export const exclusionMachine = breakChart('exclusion', {
  kind: 'exclusion',
  operation: 'startExclusion',
  lengthsOf: exclusionLengths,
  inputOf: (length) => ({
    body:
      'indefinite' in length
        ? { accountDisableIndefinitely: true }
        : { exclusionInMonths: monthsOf(length) as 6, exclusionDelayInHours: 0 },
  }),
  mayBeImmediate: false,
});

export const coolingOffMachine = breakChart('coolingOff', {
  kind: 'coolingOff',
  operation: 'startCoolingOff',
  lengthsOf: () => [{ days: 1 }],
  inputOf: () => ({ body: { duration: 1, initiator: 'PLAYER' } }),
  mayBeImmediate: true,
});
