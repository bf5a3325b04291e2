import { assign, emit, setup } from 'xstate';
import type { Outcome } from '../../../openapi/types.ts';
import type { Plain, StateMeta } from '../../engine/screens.ts';
import { asFailure, operations, rememberFailure, type Failure } from '../../operations.ts';

/** How long the page that waits may take to take this one away, ms. */
const HANDING_PATIENCE = 5_000;
/** How often the platform is asked how the payment stands, ms. */
const STANDING_INTERVAL = 5_000;
/** How long it is asked, ms: as long as the first page waits. */
const WATCH_PATIENCE = 15 * 60_000;

export interface PayAndPlayReturnInput {
  /** The state of the payment, as the address has it; empty in an address that belongs to none. */
  readonly state: string;
  /** The payment began in this tab, which a bank's app or page took over meanwhile. */
  readonly beganHere: boolean;
  /** Another page frames this one, or has opened it: it may be the one that waits. */
  readonly isAwaited: boolean;
}

export type PayAndPlayReturnEvent = { type: 'retry.requested' };

export type PayAndPlayReturnEmitted =
  /** To the page that frames or opened this one, on this origin only (PNP-04). */
  | { type: 'answer.handed' }
  /** On to the page where the payment began. */
  | { type: 'payment.resumed' };

export type PayAndPlayReturnScreen =
  | Plain<'lost' | 'handing' | 'resuming' | 'paid' | 'ended'>
  | { readonly name: 'waiting'; readonly failure: Failure | undefined };

interface PayAndPlayReturnContext extends PayAndPlayReturnInput {
  failure: Failure | undefined;
}

const returnSetup = setup({
  types: {
    context: {} as PayAndPlayReturnContext,
    events: {} as PayAndPlayReturnEvent,
    emitted: {} as PayAndPlayReturnEmitted,
    input: {} as PayAndPlayReturnInput,
    meta: {} as StateMeta<PayAndPlayReturnScreen>,
    tags: {} as 'busy',
  },
  actors: operations('getPayAndPlayPayment'),
  guards: {
    isLost: ({ context }) => context.state === '',
    beganHere: ({ context }) => context.beganHere,
    isAwaited: ({ context }) => context.isAwaited,
  },
  actions: {
    rememberFailure: assign((_, params: { error: unknown }) => ({
      failure: asFailure(params.error),
    })),
    forgetFailure: assign({ failure: undefined }),
  },
  delays: {
    handingPatience: HANDING_PATIENCE,
    standingInterval: STANDING_INTERVAL,
    watchPatience: WATCH_PATIENCE,
  },
});

const stands =
  (status: Outcome<'getPayAndPlayPayment'>['data']['status']) =>
  ({ event }: { event: { output: Outcome<'getPayAndPlayPayment'> } }): boolean =>
    event.output.data.status === status;

/** The page to which the provider leads back: in the frame, in this tab, or somewhere else. */
export const payAndPlayReturnMachine = returnSetup.createMachine({
  id: 'payAndPlayReturn',
  description: 'The payer comes back from the bank, to the page that waits or to another.',
  context: ({ input }) => ({ ...input, failure: undefined }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Who waits for the answer?',
      meta: { requirements: ['ROUTE-05', 'PNP-04'] },
      always: [
        { guard: 'isLost', target: 'lost' },
        { guard: 'beganHere', target: 'resuming' },
        { guard: 'isAwaited', target: 'handing' },
        { target: 'watching' },
      ],
    },
    lost: {
      description: 'The address belongs to no payment, or to one of which nothing was heard.',
      meta: { screen: 'lost', requirements: ['ROUTE-05'] },
      type: 'final',
    },
    resuming: {
      description: 'The payment began in this tab: it goes on where it began.',
      meta: { screen: 'resuming', requirements: ['PNP-04', 'PNP-12'] },
      entry: emit({ type: 'payment.resumed' }),
      type: 'final',
    },
    handing: {
      description: 'The answer is handed to the page around this one, which takes it away.',
      meta: { screen: 'handing', requirements: ['PNP-04', 'PNP-08'] },
      entry: emit({ type: 'answer.handed' }),
      after: { handingPatience: { target: 'watching' } },
    },
    watching: {
      description: 'Nobody here waits for the answer: what became of the payment is asked for.',
      meta: { screen: 'waiting', requirements: ['PNP-04', 'PNP-12', 'API-066'] },
      initial: 'asking',
      after: { watchPatience: { target: 'lost' } },
      states: {
        asking: {
          description: 'The platform is asked how the payment stands.',
          tags: 'busy',
          invoke: {
            src: 'getPayAndPlayPayment',
            input: ({ context }) => ({ path: { state: context.state } }),
            onDone: [
              {
                description: 'the money has arrived',
                guard: stands('PAID'),
                target: '#payAndPlayReturn.paid',
              },
              {
                description: 'it ended without money',
                guard: stands('ENDED'),
                target: '#payAndPlayReturn.ended',
              },
              { target: 'waiting' },
            ],
            onError: { target: 'unanswered', actions: rememberFailure },
          },
        },
        waiting: {
          description: 'The payment waits for its payer; it is asked for again in a moment.',
          after: { standingInterval: { target: 'asking' } },
        },
        unanswered: {
          description: 'The platform did not answer; the payer may ask again.',
          on: { 'retry.requested': { target: 'asking', actions: 'forgetFailure' } },
        },
      },
    },
    paid: {
      description:
        'The money is in the account; the page where the payment began goes on by itself.',
      meta: { screen: 'paid', requirements: ['PNP-12'] },
      type: 'final',
    },
    ended: {
      description: 'The payment ended without money.',
      meta: { screen: 'ended', requirements: ['PNP-08', 'PNP-12'] },
      type: 'final',
    },
  },
});
