import { assign, emit, fromCallback, setup } from 'xstate';
import type { Plain, StateMeta } from '../../engine/screens.ts';
import { notProvided } from '../../operations.ts';

/** The first wait before another try, and the longest, in ms; each is twice the one before. */
const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 60_000;

/**
 * What became of a part that is fetched anew; it rejects where the site cannot be reached. `withheld`: the site
 * answers, and the part does not come. The last release took its file away, or something in between blocks it.
 */
export type PartResult =
  | { readonly status: 'came' }
  | {
      readonly status: 'withheld';
      /** This tab has not reloaded itself for this release, and can remember that it does. */
      readonly isFirst: boolean;
      /** A reload would take something from the player: what they have typed, or a call that is on its way. */
      readonly isAtWork: boolean;
    };

export type MissingPartEvent = { type: 'retry.requested' } | { type: 'network.returned' };

export type MissingPartEmitted =
  /** The part is there: it shows. */
  | { type: 'part.came' }
  /** The whole page is to be loaded anew. */
  | { type: 'reload.due' };

export type MissingPartScreen = Plain<'looking' | 'away' | 'withheld'>;

/** A part of the site that could not be fetched (ERR-03): fetched again, and whether the page is to load anew. */
export const missingPartMachine = setup({
  types: {
    context: {} as { tries: number },
    events: {} as MissingPartEvent,
    emitted: {} as MissingPartEmitted,
    meta: {} as StateMeta<MissingPartScreen>,
  },
  actors: {
    fetchPart: notProvided<PartResult>('fetchPart'),
    /** Sends `network.returned`. */
    watchNetwork: fromCallback(() => {}),
  },
  guards: {
    hasCome: (_, result: PartResult) => result.status === 'came',
    mayReload: (_, result: PartResult) =>
      result.status === 'withheld' && result.isFirst && !result.isAtWork,
  },
  actions: {
    announceArrival: emit({ type: 'part.came' }),
    announceReload: emit({ type: 'reload.due' }),
  },
  delays: {
    wait: ({ context: { tries } }) => Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT),
  },
}).createMachine({
  id: 'missingPart',
  description:
    'A part of the site did not come: it is fetched again, the page loads anew once, or the player is told.',
  context: { tries: 0 },
  initial: 'looking',
  states: {
    looking: {
      description: 'The part is fetched once more, before anything is said.',
      meta: { screen: 'looking', requirements: ['ERR-03'] },
      invoke: {
        src: 'fetchPart',
        onDone: [
          {
            guard: { type: 'hasCome', params: ({ event }) => event.output },
            target: 'there',
            actions: 'announceArrival',
          },
          {
            guard: { type: 'mayReload', params: ({ event }) => event.output },
            target: 'reloading',
            actions: 'announceReload',
          },
          { target: 'withheld' },
        ],
        onError: { target: 'away' },
      },
    },
    away: {
      description:
        'Nobody can be reached: it is tried less and less often, and by a press at once.',
      meta: { screen: 'away', requirements: ['ERR-03'] },
      initial: 'waiting',
      invoke: { src: 'watchNetwork' },
      states: {
        waiting: {
          description: 'Between two tries.',
          on: { 'retry.requested': 'trying', 'network.returned': 'trying' },
          after: { wait: 'trying' },
        },
        trying: {
          description: 'The part is fetched; what was said stays meanwhile.',
          entry: assign({ tries: ({ context }) => context.tries + 1 }),
          invoke: {
            src: 'fetchPart',
            onDone: [
              {
                guard: { type: 'hasCome', params: ({ event }) => event.output },
                target: '#missingPart.there',
                actions: 'announceArrival',
              },
              {
                guard: { type: 'mayReload', params: ({ event }) => event.output },
                target: '#missingPart.reloading',
                actions: 'announceReload',
              },
              { target: '#missingPart.withheld' },
            ],
            onError: { target: 'waiting' },
          },
        },
      },
    },
    withheld: {
      description:
        'The site answers and the part does not come: the page says what may hold it back, and where to go on.',
      meta: { screen: 'withheld', requirements: ['ERR-03'] },
      on: { 'retry.requested': { target: 'reloading', actions: 'announceReload' } },
    },
    reloading: {
      description: 'The page loads anew.',
      meta: { screen: 'looking', requirements: ['ERR-03'] },
      type: 'final',
    },
    there: {
      description: 'The part has come, and shows.',
      meta: { screen: 'looking', requirements: ['ERR-03'] },
      type: 'final',
    },
  },
});
