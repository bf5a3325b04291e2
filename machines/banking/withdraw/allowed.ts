import { assign, emit, or } from 'xstate';
import type { Outcome } from '../../../openapi/types.ts';
import { refusedAs, rememberFailure } from '../../operations.ts';
import { isRefused } from '../refused.ts';
import { withdrawSetup, type WithdrawalChoice } from './setup.ts';

/** Hands the answer of a request to the chart's own action of that name. */
const rememberRefusal = {
  type: 'rememberRefusal',
  params: ({ event }: { readonly event: { readonly output: Outcome<'requestWithdrawal'> } }) => ({
    output: event.output,
  }),
} as const;

/** The form, the price of the withdrawal, and the request. */
export const allowed = withdrawSetup.createStateConfig({
  description: 'The player may withdraw: the form is shown.',
  meta: { status: 'ALLOWED', requirements: ['WDR-04'] },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Method and amount are chosen.',
      meta: { screen: 'form', requirements: ['WDR-04', 'WDR-11', 'WDR-13'] },
      on: {
        'withdraw.submitted': [
          {
            description: 'a bonus would be lost',
            guard: 'hasBonus',
            target: 'bonusAtStake',
            actions: assign(({ event: { choice } }) => ({ choice, refusal: undefined })),
          },
          {
            target: 'requesting',
            actions: assign(({ event: { choice } }) => ({ choice, refusal: undefined })),
          },
        ],
        // Nothing is on its way that a new check would cut off.
        'balance.returned': { target: '#withdraw.admitting', actions: 'resume' },
      },
    },
    bonusAtStake: {
      description: 'An active bonus is not wagered yet: the player decides what to give up.',
      meta: { screen: 'bonusAtStake', requirements: ['WDR-12'] },
      on: {
        'bonus.forfeited': { target: 'requesting', actions: assign({ forfeits: true }) },
        'bonus.kept': { target: 'choosing' },
      },
    },
    requesting: {
      description: 'The withdrawal is requested, once, under one idempotency key.',
      meta: { screen: 'form', requirements: ['WDR-11', 'API-062'] },
      tags: 'busy',
      on: {
        'player.suspended': {
          description: 'whether it was taken nobody will know here',
          target: '#withdraw.asking.suspended',
          actions: { type: 'suspend', params: { isCutOff: true } },
        },
      },
      invoke: {
        src: 'requestWithdrawal',
        input: ({ context: { choice, forfeits, ipAddress, blackbox } }) => ({
          body: {
            ...(choice as WithdrawalChoice),
            ...(forfeits && { forfeitBonus: true as const }),
            ipAddress,
            blackbox,
          },
        }),
        onDone: [
          {
            description: 'the money is locked',
            guard: ({ event }) => event.output.ok,
            target: 'requested',
            actions: [
              assign(({ event }) =>
                event.output.ok
                  ? {
                      needsReview: event.output.data.needsReview,
                      requested: event.output.data.pendingWithdrawalId,
                    }
                  : {},
              ),
              emit({ type: 'withdraw.requested' }),
            ],
          },
          {
            description: 'a limit stands against it',
            guard: refusedAs('error.withdrawal.limit'),
            target: 'choosing',
            actions: [
              rememberRefusal,
              emit({ type: 'withdraw.refusedByLimit', code: 'error.withdrawal.limit' }),
            ],
          },
          {
            description: 'the last check does not hold any more: a new one says why',
            guard: or([
              refusedAs('error.withdrawal.bonus'),
              refusedAs('error.withdrawal.not_allowed'),
            ]),
            target: '#withdraw.asking.checking',
            actions: rememberRefusal,
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
        'The platform did not take the request, for example as one of too many: the money is where it was.',
      meta: { screen: 'requestRefused', requirements: ['WDR-11', 'ERR-03'] },
      on: {
        'retry.requested': { target: 'requesting', actions: assign({ failure: undefined }) },
        'withdraw.started': { target: '#withdraw.admitting', actions: 'beginAgain' },
      },
    },
    requestUnanswered: {
      entry: assign({ untouched: false }),
      description: 'No answer came, or none to be read; asking again repeats the same request.',
      meta: { screen: 'requestUnanswered', requirements: ['WDR-11', 'ERR-03'] },
      on: {
        'retry.requested': { target: 'requesting', actions: assign({ failure: undefined }) },
        'withdraw.started': { target: '#withdraw.admitting', actions: 'beginAgain' },
      },
    },
    requested: {
      entry: assign({ untouched: false }),
      description: 'The money is locked and goes out after a while, or after a review.',
      meta: { screen: 'requested', requirements: ['WDR-07', 'WDR-13'] },
      on: {
        'balance.returned': {
          description: 'its own money came back',
          guard: 'isOfRequested',
          actions: assign({ cameBack: true }),
        },
        'withdraw.started': [
          { guard: 'hasComeBack', target: '#withdraw.admitting', actions: 'beginAgain' },
          { target: '#withdraw.admitting', actions: 'clear' },
        ],
      },
    },
  },
});
