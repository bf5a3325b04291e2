import { assign, emit } from 'xstate';
import type { Outcome } from '../../../openapi/types.ts';
import { rememberFailure } from '../../operations.ts';
import { depositSetup, type Deposit, type DepositContext } from './setup.ts';

interface DepositDone {
  event: { output: Outcome<'getDeposit'> };
}
const ended =
  (status: Deposit['status']) =>
  ({ event }: DepositDone): boolean =>
    event.output.ok && event.output.data.status === status;

const rememberDeposit = {
  type: 'rememberDeposit',
  params: ({ event }: DepositDone) => ({ output: event.output }),
} as const;

/** What the platform can answer: a deposit that is over, one that nobody knows, and one that `answered` decides on. */
const ANSWERS = [
  {
    description: 'the payment succeeded',
    guard: ended('SUCCESS'),
    target: '#deposit.returning.counting',
    actions: rememberDeposit,
  },
  {
    description: 'the payment was declined',
    guard: ended('FAILED'),
    target: '#deposit.returning.declined',
    actions: rememberDeposit,
  },
  {
    description: 'the payment was cancelled',
    guard: ended('CANCELLED'),
    target: '#deposit.returning.cancelled',
    actions: rememberDeposit,
  },
  {
    description: 'the platform knows no such deposit',
    guard: ({ event }: DepositDone) => !event.output.ok,
    target: '#deposit.returning.notFound',
  },
  { target: '#deposit.returning.undecided.answered', actions: rememberDeposit },
] as const;

const referenceOf = ({ context }: { context: DepositContext }) => ({
  path: { referenceId: context.referenceId },
});

/** News of the balance may be of this deposit: the platform is asked, and the screen stays what it is. */
const watching = depositSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      description: 'The last answer stands.',
    },
    asked: {
      description: 'The platform is asked again, because the balance has changed.',
      invoke: {
        src: 'getDeposit',
        input: referenceOf,
        onDone: ANSWERS,
        onError: { target: 'resting' },
      },
    },
  },
});

/** Back from the payment provider: how did the deposit end? */
export const returning = depositSetup.createStateConfig({
  description: 'The player is back from the payment provider.',
  initial: 'undecided',
  states: {
    undecided: {
      description: 'Whether the money arrives is not known yet.',
      tags: 'awaited',
      initial: 'confirming',
      states: {
        confirming: {
          description: 'The platform is asked what became of the deposit.',
          meta: { screen: 'confirming', status: 'LOADING', requirements: ['DEP-22'] },
          tags: 'busy',
          entry: assign({ confirmations: ({ context }) => context.confirmations + 1 }),
          invoke: {
            src: 'getDeposit',
            input: referenceOf,
            onDone: ANSWERS,
            onError: { target: 'confirmationFailed', actions: rememberFailure },
          },
        },
        answered: {
          description:
            'The deposit is not over: what the platform says of it decides what the player sees.',
          tags: 'busy',
          meta: { screen: 'confirming' },
          always: [
            { guard: 'isUnpaid', target: 'unpaid' },
            { guard: 'mayAskAgain', target: 'waitingForResult' },
            { target: 'stillPending' },
          ],
        },
        waitingForResult: {
          description:
            'The payment provider has not reported yet; it is asked for again in a moment.',
          meta: { screen: 'confirming' },
          tags: 'busy',
          after: { confirmationInterval: { target: 'confirming' } },
        },
        unpaid: {
          ...watching,
          description:
            'The player has left the payment page without paying: the payment goes on there, or another deposit begins.',
          meta: { screen: 'unpaid', requirements: ['DEP-05', 'DEP-20'] },
          on: {
            'balance.changed': { target: '.asked' },
            'payment.resumed': { target: 'resuming' },
            'deposit.started': { target: '#deposit.admitting', actions: 'beginAgain' },
            'player.suspended': { target: '#deposit.admitting', actions: 'suspend' },
          },
        },
        resuming: {
          description:
            'The player is being taken back to the payment page; if it does not open, it is offered again.',
          meta: { screen: 'redirecting', requirements: ['DEP-05'] },
          tags: 'busy',
          entry: 'openCashier',
          after: { redirectPatience: { target: 'unpaid' } },
          on: { 'player.suspended': { target: '#deposit.admitting', actions: 'suspend' } },
        },
        stillPending: {
          ...watching,
          description:
            'The result takes longer; the player may leave, the deposit goes on by itself.',
          meta: { screen: 'stillPending' },
          on: {
            'balance.changed': { target: '.asked' },
            'retry.requested': { target: 'confirming', actions: 'askAnew' },
          },
        },
        confirmationFailed: {
          description: 'The result could not be fetched; the deposit itself is not affected.',
          meta: { screen: 'confirmationFailed' },
          on: {
            'retry.requested': { target: 'confirming', actions: 'askAnew' },
          },
        },
      },
    },
    counting: {
      description: 'The player’s deposits are counted, to tell a first from a recurring one.',
      meta: { screen: 'confirming', requirements: ['DEP-22'] },
      tags: ['busy', 'awaited'],
      invoke: {
        src: 'getTransactionSummary',
        input: {},
        onDone: {
          target: 'succeeded',
          actions: emit(({ context, event }) => ({
            type: 'deposit.succeeded' as const,
            amount: context.deposit?.amount ?? 0,
            currency: context.deposit?.currency ?? '',
            first: event.output.data.totalDepositsCount <= 1,
          })),
        },
        // The money has arrived whatever the count is: without a count, the deposit counts as recurring.
        onError: {
          target: 'succeeded',
          actions: emit(({ context }) => ({
            type: 'deposit.succeeded' as const,
            amount: context.deposit?.amount ?? 0,
            currency: context.deposit?.currency ?? '',
            first: false,
          })),
        },
      },
    },
    succeeded: {
      description: 'The money is in the wallet.',
      meta: { screen: 'succeeded', requirements: ['DEP-16', 'DEP-22'] },
      entry: 'notify',
      on: { 'deposit.started': { target: '#deposit.admitting', actions: 'clear' } },
    },
    declined: {
      description: 'The payment was declined; no money has moved.',
      meta: { screen: 'declined' },
      on: { 'deposit.started': { target: '#deposit.admitting', actions: 'beginAgain' } },
    },
    cancelled: {
      description: 'The payment was given up; no money has moved.',
      meta: { screen: 'cancelled' },
      on: { 'deposit.started': { target: '#deposit.admitting', actions: 'beginAgain' } },
    },
    notFound: {
      description: 'The platform knows no such deposit of this player.',
      meta: { screen: 'notFound' },
      on: { 'deposit.started': { target: '#deposit.admitting', actions: 'clear' } },
    },
  },
});
