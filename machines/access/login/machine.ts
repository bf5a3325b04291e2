import { assign, emit } from 'xstate';
import type { Outcome } from '../../../openapi/types.ts';
import { asFailure } from '../../operations.ts';
import { endOfBreak, readLoginRefusal, type LoginRefusal } from './refusals.ts';
import { CLEAN, loginSetup } from './setup.ts';

export type { LoginEmitted, LoginEvent, RedirectIntent } from './setup.ts';

const refusedAs =
  (kind: LoginRefusal['kind']) =>
  ({ event }: { event: { output: Outcome<'logIn'> } }): boolean =>
    !event.output.ok && readLoginRefusal(event.output).kind === kind;

const rememberRefusal = {
  type: 'rememberRefusal',
  params: ({ event }: { event: { output: Outcome<'logIn'> } }) => event.output,
} as const;

/** The form's place. A player who stays out is shown why in its place. */
const submits = {
  'credentials.submitted': { target: 'submitting', actions: 'rememberCredentials' },
} as const;

/** The login popup: opens over any page, ends closed. */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  description: 'The login popup, opened by the hash #login over any page.',
  context: ({ input }) => ({ ...CLEAN, defaultPath: input.defaultPath }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The popup is not shown.',
      meta: { screen: 'closed', requirements: ['LOGIN-01', 'LOGIN-02'] },
      entry: 'reset',
      on: {
        'popup.opened': {
          target: 'open',
          actions: assign({
            redirect: ({ event: { stored, given, bonusCode } }) => ({ stored, given, bonusCode }),
          }),
        },
      },
    },
    open: {
      description: 'The popup is shown.',
      meta: { requirements: ['ROUTE-12', 'LOGIN-02'] },
      tags: 'open',
      initial: 'enteringCredentials',
      on: {
        'popup.closed': { target: 'closed' },
      },
      states: {
        enteringCredentials: {
          description: 'The player enters e-mail and password.',
          meta: { screen: 'enteringCredentials', requirements: ['LOGIN-01'] },
          on: submits,
        },
        submitting: {
          description: 'The platform checks the credentials.',
          meta: { screen: 'submitting', requirements: ['LOGIN-02', 'LOGIN-08', 'LOGIN-11'] },
          tags: 'busy',
          exit: 'forgetCredentials',
          invoke: {
            src: 'logIn',
            input: ({ context }) => ({
              body: context.credentials ?? { email: '', password: '' },
            }),
            onDone: [
              {
                description: 'the credentials are right',
                guard: ({ event }) => event.output.ok,
                target: '#login.closed',
                actions: emit(({ context }) => ({
                  type: 'login.succeeded' as const,
                  flow: 'Authentication' as const,
                  path: context.redirect.stored ?? context.redirect.given ?? context.defaultPath,
                  bonusCode: context.redirect.bonusCode,
                })),
              },
              {
                description: 'the player is on a timeout',
                guard: refusedAs('timeout'),
                target: 'onTimeout',
                actions: rememberRefusal,
              },
              {
                description: 'the player is excluded for a time',
                guard: refusedAs('exclusion'),
                target: 'excluded',
                actions: rememberRefusal,
              },
              {
                description: 'the player is excluded indefinitely',
                guard: refusedAs('exclusionIndefinite'),
                target: 'excludedIndefinitely',
                actions: rememberRefusal,
              },
              {
                description: 'too many attempts were made',
                guard: refusedAs('maxAttempts'),
                target: 'tooManyAttempts',
                actions: rememberRefusal,
              },
              {
                description: 'the account is deactivated or blacklisted',
                guard: refusedAs('blacklisted'),
                target: 'blacklisted',
                actions: rememberRefusal,
              },
              {
                description: 'the account is closed',
                guard: refusedAs('closed'),
                target: 'accountClosed',
                actions: rememberRefusal,
              },
              {
                description: 'the platform knows no such player',
                guard: refusedAs('playerNotFound'),
                target: 'playerNotFound',
                actions: rememberRefusal,
              },
              {
                description: 'the password is right, and the sign-up is not finished',
                guard: refusedAs('signUpUnfinished'),
                target: '#login.closed',
                actions: {
                  type: 'announceUnfinished',
                  params: ({ event }) => event.output,
                },
              },
              { target: 'unauthorized', actions: rememberRefusal },
            ],
            onError: {
              target: 'failed',
              actions: assign({
                failure: ({ event }) => asFailure(event.error),
                refusal: undefined,
              }),
            },
          },
        },
        unauthorized: {
          description: 'E-mail and password do not match an account.',
          meta: { screen: 'unauthorized', requirements: ['LOGIN-09', 'LOGIN-11'] },
          on: submits,
        },
        playerNotFound: {
          description: 'The platform knows no such player.',
          meta: { screen: 'playerNotFound', requirements: ['LOGIN-08'] },
          on: submits,
        },
        tooManyAttempts: {
          description: 'Too many failed attempts: the account is locked for a while.',
          meta: { screen: 'tooManyAttempts', requirements: ['LOGIN-08', 'LOGIN-09'] },
          on: submits,
        },
        blacklisted: {
          description: 'The account is deactivated or blacklisted.',
          meta: { screen: 'blacklisted', requirements: ['LOGIN-08', 'LOGIN-09'] },
        },
        accountClosed: {
          description: 'The account is closed; the closed-account page says more.',
          meta: { screen: 'accountClosed', requirements: ['LOGIN-09', 'LOGIN-13'] },
        },
        excluded: {
          description: 'The player has excluded themselves for a number of days.',
          meta: { screen: 'excluded', requirements: ['LOGIN-08', 'EXC-07'] },
        },
        excludedIndefinitely: {
          description: 'The player has excluded themselves indefinitely.',
          meta: { screen: 'excludedIndefinitely', requirements: ['LOGIN-08', 'EXC-07'] },
        },
        onTimeout: {
          description: 'The player is on a timeout; the time left is shown.',
          meta: { screen: 'onTimeout', requirements: ['LOGIN-10', 'EXC-07'] },
          on: {
            'coolingOff.chosen': { guard: 'coolingAllowed', target: 'startingCoolingOff' },
          },
        },
        startingCoolingOff: {
          description: 'A cooling-off day is being started.',
          meta: { screen: 'startingCoolingOff', requirements: ['LOGIN-07', 'LOGIN-10', 'EXC-05'] },
          tags: 'busy',
          invoke: {
            src: 'startCoolingOff',
            input: ({ context }) => ({
              body: {
                duration: 1,
                initiator: 'PLAYER',
                ...(context.refusal?.kind === 'timeout' && context.refusal.details.coolingToken
                  ? { coolingToken: context.refusal.details.coolingToken }
                  : {}),
              },
            }),
            onDone: {
              target: 'coolingOffStarted',
              actions: assign(({ event }) => ({ begun: endOfBreak(event.output) })),
            },
            onError: {
              target: 'onTimeout',
              // LOGIN-07: the player sees no error, and the shell only logs it.
              actions: emit(({ event }) => ({
                type: 'coolingOff.failed' as const,
                failure: asFailure(event.error),
              })),
            },
          },
        },
        coolingOffStarted: {
          description: 'The cooling-off day has begun.',
          meta: { screen: 'coolingOffStarted', requirements: ['LOGIN-10', 'EXC-05'] },
        },
        failed: {
          description: 'The platform could not be reached or failed; the player may try again.',
          meta: { screen: 'failed', requirements: ['LOGIN-02', 'ERR-03'] },
          on: submits,
        },
      },
    },
  },
});
