import { assign, emit } from 'xstate';
import type { Outcome } from '../../../openapi/types.ts';
import { rememberFailure } from '../../operations.ts';
import { depositSetup, type DepositContext } from './setup.ts';

/** The answer is remembered, and `answered` says what follows from it. */
const onAnswer = {
  target: '#deposit.returning.undecided.answered',
  actions: {
    type: 'rememberDeposit',
    params: ({ event }: { event: { output: Outcome<'getDeposit'> } }) => ({ output: event.output }),
  },
} as const;

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
        onDone: onAnswer,
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
            onDone: onAnswer,
            onError: { target: 'confirmationFailed', actions: rememberFailure },
          },
        },
        answered: {
          description: 'What the platform says of the deposit decides what the player sees.',
          tags: 'busy',
          meta: { screen: 'confirming' },
          always: [
            { guard: 'isUnknown', target: '#deposit.returning.notFound' },
            { guard: 'isPaid', target: '#deposit.returning.counting' },
            { guard: 'isDeclined', target: '#deposit.returning.declined' },
            { guard: 'isCancelled', target: '#deposit.returning.cancelled' },
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
