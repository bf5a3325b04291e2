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
      description: 'The provider’s page shows in a frame; its answer comes by the callback page.',
      meta: { screen: 'paying', requirements: ['PNP-02', 'PNP-04', 'PNP-12'] },
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
    },
    codeError: {
      description: 'The provider came back with an error: the payment was given up or declined.',
      meta: { screen: 'codeError', requirements: ['PNP-08'] },
      entry: 'clear',
      on: { 'retry.requested': { target: 'choosingAmount' } },
    },
  },
});
