import { emit } from 'xstate';
import { rememberFailure } from '../../operations.ts';
import { payAndPlaySetup } from './setup.ts';

/** From a complete player to the page that the player wanted. */
export const loggingIn = payAndPlaySetup.createStateConfig({
  description: 'The player is logged in by the session of the payment.',
  meta: { screen: 'loggingIn', requirements: ['PNP-07', 'API-068', 'SESS-20'] },
  initial: 'asking',
  states: {
    asking: {
      description: 'The platform opens a session.',
      tags: 'busy',
      invoke: {
        src: 'logInPayAndPlay',
        input: ({ context }) => ({ body: { sessionId: context.sessionId } }),
        onDone: [
          {
            description: 'the player is logged in',
            guard: ({ event }) => event.output.ok,
            target: 'counting',
            actions: emit({ type: 'login.succeeded', flow: 'DepositAndPlay' }),
          },
          {
            target: '#payAndPlay.loginRefused',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    counting: {
      description: 'The player’s deposits are counted, to tell a first from a recurring one.',
      meta: { requirements: ['TRACK-01'] },
      tags: 'busy',
      invoke: {
        src: 'getTransactionSummary',
        input: {},
        onDone: {
          target: 'done',
          actions: {
            type: 'announceDeposit',
            params: ({ event }) => ({ first: event.output.data.totalDepositsCount <= 1 }),
          },
        },
        // The money has arrived whatever the count is: without a count, the deposit counts as recurring.
        onError: {
          target: 'done',
          actions: { type: 'announceDeposit', params: { first: false } },
        },
      },
    },
    failed: {
      description: 'No session could be opened; the player may try again.',
      meta: { screen: 'loginFailed', requirements: ['PNP-07', 'API-068'] },
      on: { 'retry.requested': { target: 'asking', actions: 'forgetFailure' } },
    },
    done: { description: 'The session has begun.', type: 'final' },
  },
  onDone: { target: 'complete' },
});
