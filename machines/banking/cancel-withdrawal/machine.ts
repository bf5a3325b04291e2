import { assign, emit, setup } from 'xstate';
import type { MarketPolicy } from '../../../reference/policies.ts';
import type { Outcome, Schemas, Success } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import { asFailure, operations, rememberFailure, type Failure } from '../../operations.ts';

export type PendingList = Success<'getPendingWithdrawals'>;
export type PendingWithdrawal = Schemas['PendingWithdrawal'];
export type CancelRefusal = Extract<Outcome<'cancelWithdrawal'>, { ok: false }>['code'];

/** The interval, in ms, at which the list is read anew: decisions made elsewhere then show by themselves. */
const POLL_INTERVAL = 20_000;

export interface CancelWithdrawalInput {
  readonly policy: MarketPolicy;
}

export type CancelWithdrawalEvent =
  | { type: 'list.opened' }
  /** One of the player's withdrawals has changed. */
  | { type: 'list.outdated' }
  | { type: 'cancel.chosen'; pendingWithdrawalId: string }
  | { type: 'retry.requested' };

export type CancelWithdrawalEmitted =
  /** The money is back in the main balance. Minor units. */
  | { type: 'withdrawal.cancelled'; amount: number; currency: string }
  | { type: 'cancel.refusedByLimit' }
  /** Waiting withdrawals have ended, the latest first: the balance has changed. */
  | { type: 'withdrawals.ended'; ended: PendingList['decided'] };

interface Listed {
  readonly list: PendingList;
  /** Whether the list could not be read anew. */
  readonly isOld: boolean;
  /** A withdrawal may be taken back here, as long as it is not on its way. */
  readonly can: { readonly cancel: boolean };
}

export type CancelWithdrawalScreen =
  | { readonly name: 'inactive' }
  | { readonly name: 'loading' }
  | { readonly name: 'unknown'; readonly failure: Failure }
  | ({ readonly name: 'listed'; readonly refusal: CancelRefusal | undefined } & Listed)
  | ({ readonly name: 'cancelling'; readonly chosen: string } & Listed)
  /** Whether the withdrawal was cancelled is not known. */
  | ({ readonly name: 'cancelFailed'; readonly failure: Failure } & Listed);

export interface CancelWithdrawalContext extends CancelWithdrawalInput {
  list: PendingList | undefined;
  isOld: boolean;
  /** The withdrawal that is being taken back. */
  chosen: PendingWithdrawal | undefined;
  refusal: CancelRefusal | undefined;
  failure: Failure | undefined;
}

/** Whether a withdrawal may be taken back: the law of the player's residence allows it, and it is not on its way. */
const mayCancel = (policy: MarketPolicy, withdrawal: PendingWithdrawal): boolean =>
  policy.withdrawalsMayBeReversed && withdrawal.status === 'PENDING';

/** The withdrawals that ended since the list was last read: all of them, the latest first. */
const endedIn = ({ decided }: PendingList, before: PendingList | undefined) =>
  decided.filter(({ pendingWithdrawalId: id }) =>
    before?.decided.every(({ pendingWithdrawalId: known }) => known !== id),
  );

const rememberList = {
  type: 'rememberList',
  params: ({ event }: { event: { output: Outcome<'getPendingWithdrawals'> } }) => ({
    list: event.output.data,
  }),
} as const;

const cancel = {
  guard: 'mayCancel',
  target: 'cancelling',
  actions: 'choose',
} as const;

/** The player's pending withdrawals, and how one is taken back. */
export const cancelWithdrawalMachine = setup({
  types: {
    context: {} as CancelWithdrawalContext,
    events: {} as CancelWithdrawalEvent,
    emitted: {} as CancelWithdrawalEmitted,
    input: {} as CancelWithdrawalInput,
    meta: {} as StateMeta<CancelWithdrawalScreen>,
    tags: {} as 'busy',
  },
  actors: operations('getPendingWithdrawals', 'cancelWithdrawal'),
  guards: {
    mayCancel: ({ context: { policy, list }, event }) =>
      event.type === 'cancel.chosen' &&
      list?.withdrawals.some(
        (one) => one.pendingWithdrawalId === event.pendingWithdrawalId && mayCancel(policy, one),
      ) === true,
  },
  actions: {
    choose: assign(({ context: { list }, event }) => ({
      refusal: undefined,
      failure: undefined,
      chosen:
        event.type === 'cancel.chosen'
          ? list?.withdrawals.find(
              ({ pendingWithdrawalId: id }) => id === event.pendingWithdrawalId,
            )
          : undefined,
    })),
    rememberList: assign((_, { list }: { list: PendingList }) => ({ list, isOld: false })),
    rememberFailure: assign((_, params: { error: unknown }) => ({
      failure: asFailure(params.error),
    })),
  },
  delays: { pollInterval: POLL_INTERVAL },
}).createMachine({
  id: 'cancelWithdrawal',
  description:
    'What the player has asked for and not got yet; as long as it waits, it may be taken back.',
  context: ({ input }) => ({
    ...input,
    list: undefined,
    isOld: false,
    chosen: undefined,
    refusal: undefined,
    failure: undefined,
  }),
  initial: 'inactive',
  states: {
    inactive: {
      description: 'Nobody is looking.',
      meta: { screen: 'inactive', requirements: ['WDR-07'] },
      on: { 'list.opened': { target: 'loading' } },
    },
    loading: {
      description: 'The pending withdrawals are being read.',
      meta: { screen: 'loading', requirements: ['WDR-07', 'API-059'] },
      tags: 'busy',
      invoke: {
        src: 'getPendingWithdrawals',
        input: {},
        onDone: { target: 'listed', actions: rememberList },
        onError: { target: 'unknown', actions: rememberFailure },
      },
    },
    unknown: {
      description: 'They could not be read; nothing is claimed about them.',
      meta: { screen: 'unknown', requirements: ['API-059', 'ERR-03'] },
      on: {
        'retry.requested': { target: 'loading', actions: assign({ failure: undefined }) },
        'list.outdated': { target: 'loading', actions: assign({ failure: undefined }) },
      },
    },
    listed: {
      description: 'What waits, what is on its way, and what became of the latest others.',
      meta: { screen: 'listed', requirements: ['WDR-07', 'WDR-09'] },
      on: { 'cancel.chosen': cancel, 'list.outdated': { target: 'refreshing' } },
      after: { pollInterval: { target: 'refreshing' } },
    },
    refreshing: {
      description: 'The list is read anew while the one that is known shows.',
      meta: { screen: 'listed', requirements: ['WDR-07'] },
      on: {
        'cancel.chosen': cancel,
        'list.outdated': { target: 'refreshing', reenter: true },
      },
      invoke: {
        src: 'getPendingWithdrawals',
        input: {},
        onDone: [
          {
            description: 'some that waited have come to their end',
            guard: ({ context, event }) => endedIn(event.output.data, context.list).length > 0,
            target: 'listed',
            actions: [
              emit(({ context, event }) => ({
                type: 'withdrawals.ended' as const,
                ended: endedIn(event.output.data, context.list),
              })),
              rememberList,
            ],
          },
          { target: 'listed', actions: rememberList },
        ],
        onError: { target: 'listed', actions: assign({ isOld: true }) },
      },
    },
    cancelling: {
      description: 'The platform is asked to take it back, once.',
      meta: { screen: 'cancelling', requirements: ['WDR-08', 'API-065'] },
      tags: 'busy',
      invoke: {
        src: 'cancelWithdrawal',
        input: ({ context: { chosen } }) => ({
          body: {
            pendingWithdrawalId: chosen?.pendingWithdrawalId ?? '',
            amount: chosen?.amount ?? 0,
            cancelByPlayer: true,
          },
        }),
        onDone: [
          {
            description: 'the money is back',
            guard: ({ event }) => event.output.ok,
            target: 'refreshing',
            actions: emit(({ context: { chosen } }) => ({
              type: 'withdrawal.cancelled' as const,
              amount: chosen?.amount ?? 0,
              currency: chosen?.currency ?? '',
            })),
          },
          {
            description: 'no more may be taken back',
            guard: ({ event }) =>
              !event.output.ok && event.output.code === 'error.withdrawal.cancel.limit_reached',
            target: 'refreshing',
            actions: [
              assign({ refusal: 'error.withdrawal.cancel.limit_reached' }),
              emit({ type: 'cancel.refusedByLimit' }),
            ],
          },
          {
            target: 'refreshing',
            actions: assign(({ event }) => (event.output.ok ? {} : { refusal: event.output.code })),
          },
        ],
        onError: { target: 'cancelFailed', actions: rememberFailure },
      },
    },
    cancelFailed: {
      description:
        'No answer came, or one that says nothing of it; asking again repeats the same request.',
      meta: { screen: 'cancelFailed', requirements: ['WDR-08', 'ERR-03'] },
      on: {
        'cancel.chosen': cancel,
        'list.outdated': { target: 'refreshing', actions: assign({ failure: undefined }) },
        'retry.requested': { target: 'refreshing', actions: assign({ failure: undefined }) },
      },
    },
  },
});
