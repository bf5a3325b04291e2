import { assign, setup } from 'xstate';
import type { Outcome, Schemas, Success } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import { asFailure, operations, rememberFailure, type Failure } from '../../operations.ts';
import { balancesOf, type Balances } from './balances.ts';

/** How often the wallet is fetched while a player is logged in, in ms (WAL-04). */
export const WALLET_POLL_INTERVAL = 20_000;

export type WalletEvent =
  | { type: 'session.authorized' }
  | { type: 'session.ended' }
  | { type: 'refresh.requested' }
  /** The platform pushed a change (WAL-06). */
  | { type: 'balance.pushed'; wallet: Success<'getWallet'> };

export type WalletScreen =
  | { readonly name: 'off' }
  /** The first fetch runs: a skeleton in the shape of an amount. */
  | { readonly name: 'pending' }
  | { readonly name: 'current'; readonly balances: Balances }
  | { readonly name: 'stale'; readonly balances: Balances; readonly failure: Failure }
  /** There never was a balance to show. */
  | { readonly name: 'unknown'; readonly failure: Failure };

interface WalletContext {
  balances: Balances | undefined;
  /** The version of these balances, as the platform counts; the newest of polled and pushed ones is shown. */
  version: number;
  failure: Failure | undefined;
  /** A fetch was asked for while another was under way, whose answer may be older. */
  askedAgain: boolean;
}

const NOTHING_KNOWN = {
  balances: undefined,
  version: 0,
  failure: undefined,
  askedAgain: false,
} as const;

const rememberBalances = {
  type: 'rememberBalances',
  params: ({ event }: { event: { output: Outcome<'getWallet'> } }) => ({
    wallet: event.output.data,
  }),
} as const;

const takePush = {
  type: 'rememberBalances',
  params: ({ event }: { event: Extract<WalletEvent, { type: 'balance.pushed' }> }) => ({
    wallet: event.wallet,
  }),
} as const;

/** The player's balances, fetched every 20 s and told of in between; the last known ones stay when a fetch fails. */
export const walletMachine = setup({
  types: {
    context: {} as WalletContext,
    events: {} as WalletEvent,
    meta: {} as StateMeta<WalletScreen, Schemas['WalletStatus']>,
  },
  actors: operations('getWallet'),
  actions: {
    rememberBalances: assign(({ context }, { wallet }: { wallet: Success<'getWallet'> }) => {
      // The answer may have been on its way when something newer was pushed.
      const isOutrun = context.balances !== undefined && wallet.version < context.version;
      const known = isOutrun ? {} : { balances: balancesOf(wallet), version: wallet.version };
      return { ...known, failure: undefined };
    }),
    rememberFailure: assign((_, params: { error: unknown }) => ({
      failure: asFailure(params.error),
    })),
    askAgain: assign({ askedAgain: true }),
    askOnce: assign({ askedAgain: false }),
  },
  guards: { askedAgain: ({ context }) => context.askedAgain },
  delays: { pollInterval: WALLET_POLL_INTERVAL },
}).createMachine({
  id: 'wallet',
  description: 'The balances that the header and the money pages show.',
  context: NOTHING_KNOWN,
  initial: 'off',
  states: {
    off: {
      description: 'Nobody is logged in: nothing is fetched, nothing is remembered.',
      meta: { screen: 'off', requirements: ['WAL-04', 'LOGOUT-02', 'LOGOUT-04'] },
      entry: assign(NOTHING_KNOWN),
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
          // Another player may have logged in, in another tab: nothing of the first player may show.
          actions: assign(NOTHING_KNOWN),
        },
        'refresh.requested': { target: '.fetching' },
        'balance.pushed': { actions: takePush },
      },
      states: {
        fetching: {
          description:
            'The wallet is being fetched; the last balances stay visible. Who asks meanwhile is answered by one more fetch.',
          meta: {
            screen: ['stale', 'unknown', 'current', 'pending'],
            status: 'pending',
            requirements: ['WAL-01'],
          },
          on: { 'refresh.requested': { actions: 'askAgain' } },
          invoke: {
            src: 'getWallet',
            input: {},
            onDone: [
              {
                guard: 'askedAgain',
                target: 'fetching',
                reenter: true,
                actions: [rememberBalances, 'askOnce'],
              },
              { target: 'current', actions: rememberBalances },
            ],
            onError: [
              {
                guard: 'askedAgain',
                target: 'fetching',
                reenter: true,
                actions: [rememberFailure, 'askOnce'],
              },
              { target: 'stale', actions: rememberFailure },
            ],
          },
        },
        current: {
          description: 'The balances are the wallet’s.',
          meta: {
            screen: 'current',
            status: 'success',
            requirements: ['WAL-01', 'WAL-02', 'WAL-06'],
          },
          after: { pollInterval: { target: 'fetching' } },
        },
        stale: {
          description: 'The last fetch failed: the last balances stay, marked as old.',
          meta: { screen: ['stale', 'unknown'], status: 'error', requirements: ['WAL-05'] },
          on: { 'balance.pushed': { target: 'current', actions: takePush } },
          after: { pollInterval: { target: 'fetching' } },
        },
      },
    },
  },
});
