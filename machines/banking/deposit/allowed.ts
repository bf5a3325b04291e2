import { assign, emit } from 'xstate';
import { isSameOriginPath } from '../../../reference/same-origin-path.ts';
import { rememberFailure } from '../../operations.ts';
import { isRefused } from '../refused.ts';
import type { Outcome } from '../../../openapi/types.ts';
import { refusedBy } from './bounds.ts';
import { depositSetup, type DepositChoice, type DepositRefusal } from './setup.ts';

/** Refusals that a toast announces besides the message at the form (DEP-21). */
const LIMIT_REFUSALS: readonly DepositRefusal[] = [
  'error.withdrawal.limit',
  'error.deposit.limit_reached',
];
const isLimit = (code: DepositRefusal): boolean => LIMIT_REFUSALS.includes(code);

const rememberRefusal = {
  type: 'rememberRefusal',
  params: ({ event }: { event: { output: Outcome<'requestDeposit'> } }) => event.output,
} as const;

/** The cashier, the request and the way to the payment provider. */
export const allowed = depositSetup.createStateConfig({
  description: 'The player may deposit: the cashier is shown.',
  meta: { status: 'ALLOWED', requirements: ['DEP-05', 'DEP-12'] },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Method, amount and, where offered, a bonus or no bonus are chosen.',
      meta: { screen: 'cashier', requirements: ['DEP-18', 'WAL-07', 'WAL-08'] },
      on: {
        'deposit.submitted': {
          target: 'requesting',
          actions: assign(({ event }) => ({
            choice: event.choice,
            refusal: undefined,
            failure: undefined,
          })),
        },
      },
    },
    requesting: {
      description: 'The deposit is requested, once, under one idempotency key.',
      meta: { screen: 'cashier', requirements: ['DEP-20', 'DEP-18'] },
      tags: 'busy',
      invoke: {
        src: 'requestDeposit',
        input: ({ context: { choice, returnUrl, ipAddress, blackbox } }) => ({
          body: { ...(choice as DepositChoice), returnUrl, ipAddress, blackbox },
        }),
        onDone: [
          {
            description: 'the request is accepted, and the payment page is on this site',
            guard: ({ event }) =>
              event.output.ok && isSameOriginPath(event.output.data.redirectUrl),
            target: 'redirecting',
            actions: assign(({ event }) =>
              event.output.ok
                ? {
                    redirectPath: event.output.data.redirectUrl,
                    referenceId: event.output.data.referenceId,
                  }
                : {},
            ),
          },
          {
            description: 'the request is accepted, but the payment page is elsewhere',
            guard: ({ event }) => event.output.ok,
            target: 'foreignAddress',
          },
          {
            description: 'a limit stands against it',
            guard: ({ event }) => !event.output.ok && isLimit(event.output.code),
            target: 'choosing',
            actions: [
              rememberRefusal,
              emit(({ context: { bounds, choice, refusal: code = 'error.withdrawal.limit' } }) => ({
                type: 'deposit.refusedByLimit' as const,
                code,
                bound: refusedBy(code, bounds, choice?.amount ?? 0),
                currency: choice?.currency ?? '',
              })),
            ],
          },
          {
            target: 'choosing',
            actions: rememberRefusal,
          },
        ],
        onError: [
          {
            description: 'the platform refuses it without a documented reason',
            guard: isRefused,
            target: 'requestRefused',
            actions: rememberFailure,
          },
          { target: 'requestUnanswered', actions: rememberFailure },
        ],
      },
    },
    requestRefused: {
      description:
        'The platform did not take the request, for example as one of too many: nothing was paid.',
      meta: { screen: 'requestRefused', requirements: ['DEP-20', 'ERR-03'] },
      on: {
        'retry.requested': { target: 'requesting', actions: assign({ failure: undefined }) },
        'deposit.started': { target: '#deposit.asking.checking', actions: 'beginAgain' },
      },
    },
    requestUnanswered: {
      description:
        'No answer came, or none to be read: whether a payment waits is not known; asking again repeats the same request.',
      meta: { screen: 'requestUnanswered', requirements: ['DEP-20', 'ERR-03'] },
      on: {
        'retry.requested': { target: 'requesting', actions: assign({ failure: undefined }) },
        'deposit.started': { target: '#deposit.asking.checking', actions: 'beginAgain' },
      },
    },
    redirecting: {
      description: 'The player is being taken to the payment provider.',
      meta: { screen: 'redirecting', requirements: ['DEP-05'] },
      tags: ['busy', 'awaited'],
      entry: [assign({ untouched: false }), 'openCashier'],
      after: { redirectPatience: { target: 'redirectSlow' } },
    },
    redirectSlow: {
      description: 'The payment page is slow to open: a link to it is offered, or a new start.',
      meta: { screen: 'redirecting', requirements: ['DEP-05'] },
      tags: 'awaited',
      on: { 'deposit.started': { target: '#deposit.asking.checking', actions: 'beginAgain' } },
    },
    foreignAddress: {
      description: 'The platform named a payment page of another site: nobody is sent there.',
      meta: { screen: 'foreignAddress', requirements: ['DEP-05'] },
      on: { 'deposit.started': { target: '#deposit.asking.checking', actions: 'beginAgain' } },
    },
  },
});
