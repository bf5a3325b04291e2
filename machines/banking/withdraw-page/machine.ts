import { emit, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { StateMeta } from '../../engine/screens.ts';
import { hearFlow } from '../../hear-flow.ts';
import type { News } from '../../news.ts';
import {
  cancelWithdrawalMachine,
  type CancelWithdrawalEmitted,
} from '../cancel-withdrawal/machine.ts';
import { withdrawMachine, type WithdrawEmitted, type WithdrawInput } from '../withdraw/machine.ts';

/** The announcements of the two flows, and the site's news of the player. */
export type WithdrawPageEvent =
  | WithdrawEmitted
  | CancelWithdrawalEmitted
  | News<
      | 'player.changed'
      | 'account.changed'
      | 'player.suspended'
      | 'suspension.lifted'
      | 'balance.changed'
      | 'session.ended'
    >;

/** The page's messages, tracking and news for the wallet. */
export type WithdrawPageEmitted =
  | Exclude<WithdrawEmitted, { type: 'withdraw.requested' }>
  | Exclude<CancelWithdrawalEmitted, { type: 'withdrawals.ended' }>
  /** The wallet's balances are no longer those that show. */
  | { type: 'wallet.outdated' };

interface Flows {
  readonly withdraw: ActorRefFrom<typeof withdrawMachine>;
  readonly pending: ActorRefFrom<typeof cancelWithdrawalMachine>;
}

export type WithdrawPageScreen = ({ readonly name: 'open' } & Flows) | { readonly name: 'left' };

/** The page of withdrawals: one flow asks for money, the other lists waiting withdrawals, and takes them back. */
export const withdrawPageMachine = setup({
  types: {
    context: {} as Flows,
    events: {} as WithdrawPageEvent,
    emitted: {} as WithdrawPageEmitted,
    input: {} as WithdrawInput,
    meta: {} as StateMeta<WithdrawPageScreen>,
  },
  actors: { withdraw: withdrawMachine, pending: cancelWithdrawalMachine, hearFlow },
  guards: {
    cameBack: ({ event }) =>
      event.type === 'withdrawals.ended' && event.ended.some(({ outcome }) => outcome !== 'PAID'),
  },
  actions: {
    beginWithdrawal: sendTo(({ context }) => context.withdraw, { type: 'withdraw.started' }),
    openList: sendTo(({ context }) => context.pending, { type: 'list.opened' }),
    outdateList: sendTo(({ context }) => context.pending, { type: 'list.outdated' }),
    countAgain: sendTo(
      ({ context }) => context.withdraw,
      ({ event }) => ({
        type: 'balance.returned',
        of:
          event.type === 'withdrawals.ended'
            ? event.ended.flatMap(({ outcome, pendingWithdrawalId: id }) =>
                outcome === 'PAID' ? [] : [id],
              )
            : [],
      }),
    ),
    tellWithdrawal: sendTo(
      ({ context }) => context.withdraw,
      (
        _,
        {
          news,
        }: {
          news: News<
            'player.changed' | 'account.changed' | 'player.suspended' | 'suspension.lifted'
          >;
        },
      ) => news,
    ),
    admitAnew: sendTo(({ context }) => context.withdraw, { type: 'player.changed' }),
    outdateWallet: emit({ type: 'wallet.outdated' }),
    announce: emit(
      (_, { fact }: { fact: Exclude<WithdrawPageEmitted, { type: 'wallet.outdated' }> }) => fact,
    ),
  },
}).createMachine({
  id: 'withdrawPage',
  description:
    'Withdrawals, and those that wait: what becomes of one is known to the other at once.',
  context: ({ spawn, input }) => ({
    withdraw: spawn('withdraw', { id: 'withdraw', input }),
    pending: spawn('pending', { id: 'pending', input: { policy: input.policy } }),
  }),
  initial: 'open',
  states: {
    open: {
      description: 'The page shows: both flows run side by side.',
      meta: { screen: 'open', requirements: ['ROUTE-18', 'WDR-01', 'WDR-07'] },
      entry: ['beginWithdrawal', 'openList'],
      invoke: [
        {
          src: 'hearFlow',
          id: 'hearWithdrawal',
          input: ({ context }) => ({ flow: context.withdraw }),
        },
        { src: 'hearFlow', id: 'hearPending', input: ({ context }) => ({ flow: context.pending }) },
      ],
      on: {
        'withdraw.requested': {
          description: 'the money is locked, and one more withdrawal waits',
          actions: ['outdateWallet', 'outdateList'],
        },
        'withdraw.refusedByLimit': {
          actions: { type: 'announce', params: ({ event: fact }) => ({ fact }) },
        },
        'withdraw.resultUnknown': {
          actions: { type: 'announce', params: ({ event: fact }) => ({ fact }) },
        },
        'withdrawal.cancelled': {
          actions: ['outdateWallet', { type: 'announce', params: ({ event: fact }) => ({ fact }) }],
        },
        'cancel.refusedByLimit': {
          actions: { type: 'announce', params: ({ event: fact }) => ({ fact }) },
        },
        'withdrawals.ended': [
          {
            description: 'money came back: it may be withdrawn again',
            guard: 'cameBack',
            actions: ['outdateWallet', 'countAgain'],
          },
          { description: 'the money has left', actions: 'outdateWallet' },
        ],
        'player.changed': {
          description: 'what others decided concerns what is asked for, and what waits',
          actions: [
            { type: 'tellWithdrawal', params: ({ event: news }) => ({ news }) },
            'outdateList',
          ],
        },
        'account.changed': {
          description: 'it is read after the news: what others decide is looked at once more',
          actions: [
            { type: 'tellWithdrawal', params: ({ event: news }) => ({ news }) },
            'admitAnew',
          ],
        },
        'player.suspended': {
          actions: { type: 'tellWithdrawal', params: ({ event: news }) => ({ news }) },
        },
        'suspension.lifted': {
          actions: { type: 'tellWithdrawal', params: ({ event: news }) => ({ news }) },
        },
        'balance.changed': {
          description: 'one that waited may have gone out, or come back',
          actions: 'outdateList',
        },
        'session.ended': { target: 'left' },
      },
    },
    left: {
      description:
        'The session has ended: calls under way are given up, and nothing of the player is left.',
      meta: { screen: 'left', requirements: ['LOGOUT-02'] },
      type: 'final',
    },
  },
});
