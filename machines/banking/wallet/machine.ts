import { assign, setup } from 'xstate';
import { asFailure, operations, type Failure } from '../../operations.ts';
import { balancesOf, type Balances } from './balances.ts';

/** How often the wallet is fetched while a player is logged in, in ms (WAL-04). */
export const WALLET_POLL_INTERVAL = 20_000;

export type WalletEvent =
  | { type: 'session.authorized' }
  | { type: 'session.ended' }
  | { type: 'refresh.requested' };

interface WalletContext {
  balances: Balances | undefined;
  failure: Failure | undefined;
}

/** The player's balances, fetched again every 20 s; the last known ones stay when a fetch fails. */
export const walletMachine = setup({
  types: {
    context: {} as WalletContext,
    events: {} as WalletEvent,
    meta: {} as { status?: 'pending' | 'success' | 'error'; requirements?: string[] },
  },
  actors: operations('getWallet'),
  delays: { pollInterval: WALLET_POLL_INTERVAL },
}).createMachine({
  id: 'wallet',
  description: 'The balances that the header and the money pages show.',
  context: { balances: undefined, failure: undefined },
  initial: 'off',
  states: {
    off: {
      description: 'Nobody is logged in: nothing is fetched, nothing is remembered.',
      meta: { requirements: ['WAL-04', 'LOGOUT-02', 'LOGOUT-04'] },
      entry: assign({ balances: undefined, failure: undefined }),
      on: { 'session.authorized': { target: 'on' } },
    },
    on: {
      description: 'A player is logged in.',
      meta: { requirements: ['WAL-04', 'GUARD-19'] },
      initial: 'fetching',
      on: {
        'session.ended': { target: 'off' },
        'session.authorized': {
          target: '.fetching',
          // Another player may have logged in, in another tab: nothing of the first may show.
          actions: assign({ balances: undefined, failure: undefined }),
        },
        'refresh.requested': { target: '.fetching' },
      },
      states: {
        fetching: {
          description: 'The wallet is being fetched; the last balances stay visible.',
          meta: { status: 'pending', requirements: ['WAL-01'] },
          on: { 'refresh.requested': {} },
          invoke: {
            src: 'getWallet',
            input: {},
            onDone: {
              target: 'current',
              actions: assign(({ event }) => ({
                balances: balancesOf(event.output.data),
                failure: undefined,
              })),
            },
            onError: {
              target: 'stale',
              actions: assign({ failure: ({ event }) => asFailure(event.error) }),
            },
          },
        },
        current: {
          description: 'The balances are the wallet’s.',
          meta: { status: 'success', requirements: ['WAL-01', 'WAL-02'] },
          after: { pollInterval: { target: 'fetching' } },
        },
        stale: {
          description: 'The last fetch failed: the last balances stay, marked as old.',
          meta: { status: 'error', requirements: ['WAL-05'] },
          after: { pollInterval: { target: 'fetching' } },
        },
      },
    },
  },
});
