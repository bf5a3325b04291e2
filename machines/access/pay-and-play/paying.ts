import { assign, emit } from 'xstate';
import { rememberFailure } from '../../operations.ts';
import { payAndPlaySetup } from './setup.ts';

/** From the amount to the provider's answer. */
export const paying = payAndPlaySetup.createStateConfig({
  description: 'The player says how much, and pays at the provider.',
  meta: { requirements: ['PNP-02'] },
  initial: 'choosingAmount',
  states: {
    choosingAmount: {
      description: 'The player enters the amount of the first deposit.',
      meta: { screen: 'amount', requirements: ['PNP-12'] },
      on: {
        'payment.started': {
          target: 'authorizing',
          actions: ['clear', assign(({ event }) => ({ amount: event.amount }))],
        },
      },
    },
    authorizing: {
      description: 'The address of the provider’s page is made, with a state of its own.',
      meta: { screen: 'amount', requirements: ['PNP-02', 'PNP-03', 'API-071'] },
      tags: 'busy',
      invoke: {
        src: 'authorizePayment',
        input: ({ context: { amount = 0, merchant } }) => ({ amount, merchant }),
        onDone: {
          target: 'atProvider',
          actions: assign(({ event }) => ({ ...event.output })),
        },
        onError: { target: 'choosingAmount', actions: rememberFailure },
      },
    },
    atProvider: {
      description:
        'The provider’s page shows in a frame; its answer comes by the callback page. A bank’s app may confirm elsewhere, so the platform is asked, too.',
      meta: { screen: 'paying', requirements: ['PNP-02', 'PNP-04', 'PNP-12'] },
      initial: 'open',
      invoke: {
        src: 'awaitCallback',
        input: ({ context }) => ({ state: context.state }),
        onDone: [
          {
            description: 'the callback brings a code',
            guard: ({ event }) => event.output.kind === 'code',
            target: '#payAndPlay.verifying',
            actions: assign(({ event }) =>
              event.output.kind === 'code' ? { code: event.output.code } : {},
            ),
          },
          {
            target: 'codeError',
            actions: emit(({ event }) => ({
              type: 'code.failed' as const,
              error: event.output.kind === 'error' ? event.output.error : '',
            })),
          },
        ],
        onError: { target: 'choosingAmount', actions: ['clear', rememberFailure] },
      },
      on: {
        'frame.closed': {
          target: 'choosingAmount',
          actions: ['clear', assign({ back: 'closed' })],
        },
      },
      after: {
        providerPatience: {
          target: 'choosingAmount',
          actions: ['clear', assign({ back: 'timedOut' })],
        },
      },
      states: {
        open: {
          description: 'The payment is confirmed on the provider’s page, or in the bank’s app.',
          after: { standingInterval: { target: 'asking' } },
        },
        asking: {
          description: 'The platform is asked how the payment stands.',
          meta: { requirements: ['API-066'] },
          invoke: {
            src: 'getPayAndPlayPayment',
            input: ({ context }) => ({ path: { state: context.state } }),
            onDone: [
              {
                description: 'nobody has confirmed yet',
                guard: ({ event }) => event.output.data.status === 'WAITING',
                target: 'open',
              },
              {
                description: 'it ended without money',
                guard: ({ event }) => event.output.data.status === 'ENDED',
                target: '#payAndPlay.paying.codeError',
              },
              { target: 'paid', actions: assign({ isPaid: true }) },
            ],
            // The provider's page answers without it.
            onError: { target: 'open' },
          },
        },
        paid: {
          description: 'The money has arrived; the provider’s page has a moment to say so itself.',
          after: { pagePatience: { target: 'reopened', actions: assign({ reopened: true }) } },
        },
        reopened: {
          description:
            'The provider’s page is opened anew: it knows this browser, and gives it the answer.',
          after: {
            pagePatience: {
              description:
                'its answer is missing: where the money is, and how to get to it, is said; the page may still bring it',
              actions: assign({ isLate: true }),
            },
          },
        },
      },
    },
    codeError: {
      description:
        'The payment was given up, declined or not confirmed in time, as the provider’s return or the platform says.',
      meta: { screen: 'codeError', requirements: ['PNP-08'] },
      entry: 'clear',
      on: { 'retry.requested': { target: 'choosingAmount' } },
    },
  },
});
