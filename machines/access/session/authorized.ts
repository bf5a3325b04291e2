import { assign } from 'xstate';
import { rememberFailure } from '../../operations.ts';
import { endings, sessionSetup } from './setup.ts';
import { standing } from './player-standing.ts';

/** A player is signed in: account details, standing, a migration and the tokens, side by side. */
export const authorized = sessionSetup.createStateConfig({
  description: 'A player is signed in.',
  meta: { screen: 'player', requirements: ['SESS-09', 'GUARD-19'] },
  tags: 'authorized',
  type: 'parallel',
  entry: ['announceAuthorized', 'serve', 'forgetTries'],
  on: {
    'signOut.requested': { target: '#session.signingOut' },
    'session.startedElsewhere': { target: '#session.pending' },
    ...endings,
  },
  states: {
    account: {
      description: 'The account details of the signed-in player.',
      meta: { requirements: ['SESS-14'] },
      initial: 'loading',
      on: { 'attributes.changed': { target: '.loading' } },
      states: {
        loading: {
          description: 'The account details are being fetched.',
          invoke: {
            src: 'getAccessDetails',
            input: {},
            onDone: {
              target: 'loaded',
              actions: assign({
                account: ({ event }) => event.output.data,
                isAccountRead: true,
                failure: undefined,
              }),
            },
            onError: {
              target: 'failed',
              actions: [rememberFailure, assign({ isAccountRead: true })],
            },
          },
        },
        loaded: {
          description: 'The account details are known.',
          on: { 'account.reloadRequested': { target: 'loading' } },
        },
        failed: {
          description: 'The account details could not be fetched; pages stay usable.',
          on: {
            'account.reloadRequested': { target: 'loading' },
            'platform.returned': { target: 'loading' },
          },
        },
      },
    },
    standing,
    migration: {
      description: 'A player of an older platform is migrated once; nothing waits for it.',
      meta: { requirements: ['SESS-18'] },
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Does the platform ask for a migration?',
          always: [
            {
              description: 'the platform asks for a migration',
              guard: ({ context }) => context.access?.migrationRequired === true,
              target: 'migrating',
            },
            { target: 'settled' },
          ],
        },
        migrating: {
          description: 'The player is being migrated.',
          invoke: {
            src: 'migratePlayer',
            input: {},
            onDone: { target: 'settled' },
            onError: { target: 'settled' },
          },
        },
        settled: { description: 'There is nothing to migrate, or not now.' },
      },
    },
    tokens: {
      description: 'The short-lived proof of the session, renewed ahead of its expiry.',
      meta: { requirements: ['SESS-10'] },
      initial: 'fresh',
      states: {
        fresh: {
          description: 'The tokens are valid for a while.',
          after: { untilRenewal: { target: 'renewing' } },
        },
        renewing: {
          description: 'The tokens are being exchanged for new ones, by one tab for all.',
          invoke: {
            src: 'renewTokens',
            onDone: [
              {
                description: 'the tokens were renewed',
                guard: ({ event }) => event.output.status === 'renewed',
                target: 'fresh',
                actions: assign(({ event }) =>
                  event.output.status === 'renewed' ? { renewIn: event.output.renewIn } : {},
                ),
              },
              {
                target: '#session.ending',
                actions: { type: 'endBecause', params: { reason: 'rejected' } },
              },
            ],
            onError: { target: 'waitingToRetry' },
          },
        },
        waitingToRetry: {
          description: 'The renewal got no answer and is tried again shortly.',
          after: { renewalRetry: { target: 'renewing' } },
        },
      },
    },
  },
});
