import { assign, emit } from 'xstate';
import { isRefused } from '../../banking/refused.ts';
import { rememberFailure } from '../../operations.ts';
import { limitOf, type LimitsAnswer } from './limit-facts.ts';
import { bodyOf, type LimitChange } from './rules.ts';
import { limitsSetup, type LimitOperations, type LimitsContext } from './setup.ts';

const watchTurns = {
  src: 'watchTurns',
  input: ({ context: { limits } }: { context: LimitsContext }) => ({ limits }),
} as const;

const answered = ({ event }: { event: { readonly output: { readonly data: LimitsAnswer } } }) => ({
  limits: event.output.data,
});

/**
 * The limits of a player by day, week and month: one chart, made for a pair of operations, so that those on
 * deposits and those on spending are reviewed as separate flows (LIM-01).
 */
function moneyLimits(id: string, operations: LimitOperations) {
  const { kind } = operations;
  return limitsSetup(operations).createMachine({
    id,
    description: `The player limits what may be ${kind === 'deposit' ? 'deposited' : 'spent'} in a day, a week and a month. Tightening takes one step, loosening two, and only the platform says what holds.`,
    context: ({ input }) => ({
      ...input,
      limits: undefined,
      editing: undefined,
      change: undefined,
      refusal: undefined,
      failure: undefined,
    }),
    initial: 'loading',
    states: {
      loading: {
        description: 'The limits are being read.',
        meta: { screen: 'loading', requirements: ['LIM-01', 'LIM-04'] },
        tags: 'busy',
        invoke: {
          src: 'readLimits',
          input: {},
          onDone: {
            target: 'known',
            actions: assign({ limits: ({ event }) => event.output.data }),
          },
          onError: { target: 'loadFailed', actions: rememberFailure },
        },
      },
      loadFailed: {
        description: 'The limits could not be read; nothing is claimed about them.',
        meta: { screen: 'loadFailed', requirements: ['LIM-04', 'ERR-03'] },
        on: { 'retry.requested': { target: 'loading', actions: 'close' } },
      },
      known: {
        description: 'The limits as the platform has them, each with what may be done with it.',
        initial: 'resting',
        on: {
          'edit.chosen': { guard: 'mayEdit', target: '.editing', actions: 'open' },
          'change.left': { guard: 'isEditing', target: '.resting', actions: 'close' },
          'limit.submitted': [
            {
              description: 'it would let through more than the limit that holds',
              guard: 'loosens',
              target: '.asked',
              actions: 'rememberChange',
            },
            {
              description: 'it is the first, or lets through less',
              guard: 'tightens',
              target: 'changing',
              actions: 'rememberChange',
            },
          ],
          'delete.chosen': { guard: 'mayDelete', target: '.asked', actions: 'rememberChange' },
          'pending.cancelled': {
            guard: 'mayCancel',
            target: 'changing.cancelling',
            actions: 'rememberChange',
          },
          'pending.confirmed': {
            guard: 'mayConfirm',
            target: 'changing.confirming',
            actions: 'rememberChange',
          },
        },
        states: {
          resting: {
            description: 'Nothing is being changed.',
            initial: 'listed',
            on: {
              'limits.outdated': { target: '.refreshing', actions: 'close' },
              'player.changed': { target: '.refreshing', actions: 'close' },
            },
            states: {
              listed: {
                description: 'What holds, what is used of it, and what waits.',
                meta: { screen: 'listed', requirements: ['LIM-01', 'LIM-02', 'LIM-10'] },
                invoke: watchTurns,
              },
              refreshing: {
                description: 'The limits are read anew while those that are known show.',
                meta: { screen: 'listed', requirements: ['LIM-02', 'LIM-11'] },
                invoke: {
                  src: 'readLimits',
                  input: {},
                  onDone: {
                    target: 'listed',
                    actions: assign({ limits: ({ event }) => event.output.data }),
                  },
                  onError: { target: 'listed' },
                },
              },
              saved: {
                description:
                  'The platform took the change; whether it holds or waits, its answer says.',
                meta: { screen: 'saved', requirements: ['LIM-04', 'LIM-11'] },
                invoke: watchTurns,
              },
              overtaken: {
                id: 'overtaken',
                description:
                  'The limits changed while a question was open: the change would loosen nothing any more.',
                meta: { screen: 'overtaken', requirements: ['LIM-10', 'LIM-11'] },
                invoke: watchTurns,
              },
              readAgain: {
                id: 'readAgain',
                description: 'A change was not answered; what holds was read again.',
                meta: { screen: 'readAgain', requirements: ['LIM-11', 'ERR-03'] },
                invoke: watchTurns,
                on: {
                  'player.changed': {
                    description:
                      'it may be of the very change whose end was read: what is said of that stays',
                  },
                },
              },
            },
          },
          editing: {
            description: 'The limit of one period is being edited; the others stay as they are.',
            meta: { screen: 'editing', requirements: ['LIM-03', 'LIM-04'] },
          },
          asked: {
            description:
              'The change would loosen: when it would hold is said, and it is asked once more.',
            meta: { screen: 'asked', requirements: ['LIM-04', 'LIM-11'] },
            on: {
              'loosening.confirmed': [
                {
                  description: 'the limit is to go',
                  guard: 'isDeletion',
                  target: '#changing.deleting',
                },
                { target: '#changing' },
              ],
              'change.left': { target: 'resting', actions: 'close' },
              'player.changed': '.refreshing',
            },
            initial: 'open',
            states: {
              open: { description: 'The answer is the player’s.' },
              refreshing: {
                description: 'The limits are read anew: the limit in question may hold no more.',
                invoke: {
                  src: 'readLimits',
                  input: {},
                  onDone: [
                    {
                      description: 'the change would still loosen what holds',
                      guard: { type: 'stillLoosens', params: answered },
                      target: 'open',
                      actions: assign({ limits: ({ event }) => event.output.data }),
                    },
                    {
                      target: '#overtaken',
                      actions: assign({ limits: ({ event }) => event.output.data }),
                    },
                  ],
                  onError: { target: 'open' },
                },
              },
            },
          },
          refused: {
            description:
              'The platform does not take the change, and says why by a code; the field stays open.',
            meta: { screen: 'refused', requirements: ['LIM-06', 'LIM-07', 'LIM-08', 'LIM-09'] },
          },
          notSaved: {
            description: 'The platform did not take the change, without a documented reason.',
            meta: { screen: 'notSaved', requirements: ['LIM-04', 'ERR-03'] },
          },
        },
      },
      changing: {
        id: 'changing',
        description: 'The platform is asked for the change, once; its answer replaces every limit.',
        meta: { screen: 'saving', requirements: ['LIM-04', 'LIM-05'] },
        tags: 'busy',
        initial: 'saving',
        invoke: {
          src: 'changeLimit',
          input: ({ context: { change } }) => ({ body: bodyOf(change as LimitChange) }),
          onDone: [
            {
              description: 'it is stored',
              guard: ({ event }) => event.output.ok,
              target: 'known.resting.saved',
              actions: [
                assign(({ event }) => (event.output.ok ? { limits: event.output.data } : {})),
                emit(({ context: { limits, change } }) => ({
                  type: 'limits.changed' as const,
                  waits:
                    change !== undefined && limitOf(limits, change.period).pending !== undefined,
                })),
              ],
            },
            {
              target: 'known.refused',
              actions: [
                assign(({ event }) => (event.output.ok ? {} : { refusal: event.output.code })),
                'reopen',
              ],
            },
          ],
          onError: [
            {
              description: 'the platform refuses it without a documented reason',
              guard: isRefused,
              target: 'known.notSaved',
              actions: [rememberFailure, 'reopen'],
            },
            { target: 'unknown', actions: rememberFailure },
          ],
        },
        states: {
          saving: {
            description: 'An amount is stored.',
            meta: { requirements: ['LIM-04', 'LIM-05', 'API-053', 'API-055'] },
          },
          deleting: {
            description: 'A limit is deleted.',
            meta: { requirements: ['LIM-04', 'LIM-05'] },
          },
          cancelling: {
            description: 'A change that waits is taken back.',
            meta: { requirements: ['LIM-04', 'LIM-05', 'LIM-10'] },
          },
          confirming: {
            description: 'A change whose wait is over is confirmed once more.',
            meta: { requirements: ['LIM-05', 'LIM-11'] },
          },
        },
      },
      unknown: {
        description: 'No answer came: whether the change is stored, only reading tells.',
        initial: 'reading',
        states: {
          reading: {
            description: 'The limits are being read again.',
            meta: { screen: 'unknown', requirements: ['LIM-11', 'ERR-03'] },
            tags: 'busy',
            invoke: {
              src: 'readLimits',
              input: {},
              onDone: {
                target: '#readAgain',
                actions: assign({ limits: ({ event }) => event.output.data, failure: undefined }),
              },
              onError: { target: 'unread', actions: rememberFailure },
            },
          },
          unread: {
            description: 'They could not be read either: nothing is claimed.',
            meta: { screen: 'stillUnknown', requirements: ['LIM-11', 'ERR-03'] },
            on: {
              'retry.requested': { target: 'reading', actions: assign({ failure: undefined }) },
            },
          },
        },
      },
    },
  });
}

/** Limits on deposits (LIM-01). */
export const depositLimitsMachine = moneyLimits('depositLimits', {
  kind: 'deposit',
  read: 'getDepositLimits',
  change: 'updateDepositLimit',
});

/** Limits on spending; the type "loss" of the specification is an alias (LIM-01, NS-29). */
export const spendLimitsMachine = moneyLimits('spendLimits', {
  kind: 'spend',
  read: 'getSpendLimits',
  change: 'updateSpendLimit',
});
