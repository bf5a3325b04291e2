import { assign, emit } from 'xstate';
import { isSameOriginPath } from '../../../openapi/reference/same-origin-path.ts';
import type { Outcome } from '../../../openapi/types.ts';
import { rememberFailure } from '../../operations.ts';
import { isListed, statusOf, type DepositStatus } from './results.ts';
import {
  depositSetup,
  type DepositChoice,
  type DepositContext,
  type DepositRefusal,
} from './setup.ts';

interface CheckDone {
  context: DepositContext;
  event: { output: Outcome<'checkDepositAllowed'> };
}
const answers =
  (status: DepositStatus) =>
  ({ context, event }: CheckDone): boolean =>
    event.output.ok && statusOf(event.output.data.result, context.kycStatus) === status;

/** A success that keeps the cashier closed. Other results send the flag too, and have their own screen. */
const hidesCashier = ({ event }: CheckDone): boolean =>
  event.output.ok &&
  event.output.data.result === 'SUCCESS' &&
  event.output.data.hideCashier === true;

/** The platform is ahead of the site: somebody must hear of it. */
const isUnlisted = ({ event }: CheckDone): boolean =>
  event.output.ok && !isListed(event.output.data.result);

/** Refusals that a toast announces besides the message at the form (DEP-21). */
const LIMIT_REFUSALS: readonly DepositRefusal[] = [
  'error.withdrawal.limit',
  'error.deposit.limit_reached',
];
const isLimit = (code: DepositRefusal): boolean => LIMIT_REFUSALS.includes(code);

const rememberAnswer = {
  type: 'rememberAnswer',
  params: ({ event }: { event: { output: Outcome<'checkDepositAllowed'> } }) => event.output,
} as const;

/** May the player deposit? The check, its thirteen results, the cashier and the request. */
export const asking = depositSetup.createStateConfig({
  description: 'Whether, and what, the player may deposit.',
  initial: 'checking',
  on: { 'player.suspended': { target: '.suspended' } },
  states: {
    checking: {
      description: 'The platform is asked whether this player may deposit now.',
      meta: { status: 'LOADING', requirements: ['DEP-03', 'DEP-15', 'DEP-19'] },
      tags: 'busy',
      invoke: {
        src: 'checkDepositAllowed',
        input: ({ context: { ipAddress, blackbox, later } }) => ({
          body: { ipAddress, blackbox },
          ...(later ? { query: { later } } : {}),
        }),
        onDone: [
          {
            description: 'allowed, but the cashier is to stay closed',
            guard: hidesCashier,
            target: 'cashierHidden',
            actions: rememberAnswer,
          },
          {
            description:
              'nothing stands against it, or documents alone while the KYC level is PENDING_EXPIRED',
            guard: answers('ALLOWED'),
            target: 'allowed',
            actions: rememberAnswer,
          },
          {
            description: 'documents are preferred',
            guard: answers('VERIFYDOCUMENT_LOYAL'),
            target: 'verifyDocumentLoyal',
            actions: rememberAnswer,
          },
          {
            description: 'documents are required',
            guard: answers('VERIFYDOCUMENT_REQUIRED'),
            target: 'verifyDocumentRequired',
            actions: rememberAnswer,
          },
          {
            description: 'documents are required of a restricted player',
            guard: answers('VERIFYDOCUMENT_STRICT'),
            target: 'verifyDocumentStrict',
            actions: rememberAnswer,
          },
          {
            description: 'documents are under review',
            guard: answers('VERIFYDOCUMENT_UNDER_REVIEW'),
            target: 'verifyDocumentUnderReview',
            actions: rememberAnswer,
          },
          {
            description: 'a limit of the player’s own is reached',
            guard: answers('SELF_LIMIT_REACHED'),
            target: 'selfLimitReached',
            actions: rememberAnswer,
          },
          {
            description: 'a withdrawal limit is reached',
            guard: answers('WITHDRAWAL_LIMIT_REACHED'),
            target: 'withdrawalLimitReached',
            actions: rememberAnswer,
          },
          {
            description: 'the player is restricted',
            guard: answers('RESTRICTED'),
            target: 'restricted',
            actions: rememberAnswer,
          },
          {
            description: 'the contract does not list the result',
            guard: isUnlisted,
            target: 'error',
            actions: [
              rememberAnswer,
              emit(({ event }) => ({
                type: 'deposit.resultUnknown' as const,
                result: event.output.ok ? event.output.data.result : '',
              })),
            ],
          },
          { target: 'error', actions: rememberAnswer },
        ],
        onError: { target: 'error', actions: rememberFailure },
      },
    },
    allowed: {
      description: 'The player may deposit: the cashier is shown.',
      meta: { status: 'ALLOWED', requirements: ['DEP-05', 'DEP-12'] },
      initial: 'choosing',
      states: {
        choosing: {
          description: 'Method, amount and, where offered, a bonus or no bonus are chosen.',
          meta: { requirements: ['DEP-18', 'WAL-07', 'WAL-08'] },
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
          meta: { requirements: ['DEP-20', 'DEP-18'] },
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
                  assign(({ event }) => (event.output.ok ? {} : { refusal: event.output.code })),
                  emit(({ event }) => ({
                    type: 'deposit.refusedByLimit' as const,
                    code: event.output.ok ? 'error.withdrawal.limit' : event.output.code,
                  })),
                ],
              },
              {
                target: 'choosing',
                actions: assign(({ event }) =>
                  event.output.ok ? {} : { refusal: event.output.code },
                ),
              },
            ],
            onError: { target: 'requestUnanswered', actions: rememberFailure },
          },
        },
        requestUnanswered: {
          description: 'No answer came: no money has moved; asking again repeats the same request.',
          meta: { requirements: ['DEP-20', 'ERR-03'] },
          on: {
            'retry.requested': { target: 'requesting', actions: assign({ failure: undefined }) },
            'deposit.started': { target: '#deposit.asking', actions: 'clear' },
          },
        },
        redirecting: {
          description: 'The player is being taken to the payment provider.',
          meta: { requirements: ['DEP-05'] },
          tags: 'busy',
          entry: emit(({ context }) => ({
            type: 'cashier.opened' as const,
            path: context.redirectPath ?? '',
          })),
          after: { redirectPatience: { target: 'redirectSlow' } },
        },
        redirectSlow: {
          description: 'The payment page is slow to open: a link to it is offered, or a new start.',
          meta: { requirements: ['DEP-05'] },
          on: { 'deposit.started': { target: '#deposit.asking', actions: 'clear' } },
        },
        foreignAddress: {
          description: 'The platform named a payment page of another site: nobody is sent there.',
          meta: { requirements: ['DEP-05'] },
          on: { 'deposit.started': { target: '#deposit.asking', actions: 'clear' } },
        },
      },
    },
    cashierHidden: {
      description: 'Depositing is allowed, but the platform keeps the cashier closed for now.',
      meta: { status: 'ALLOWED', requirements: ['DEP-17'] },
      on: { 'retry.requested': { target: 'checking' } },
    },
    verifyDocumentLoyal: {
      description: 'Documents are asked for by a date; the player may do it later.',
      meta: { status: 'VERIFYDOCUMENT_LOYAL', requirements: ['DEP-06', 'DEP-15'] },
      on: {
        'later.chosen': {
          guard: 'documentsMayWait',
          target: 'checking',
          actions: assign({ later: true }),
        },
        'upload.chosen': { target: 'uploadNeeded' },
      },
    },
    verifyDocumentRequired: {
      description: 'Documents are needed before the next deposit.',
      meta: { status: 'VERIFYDOCUMENT_REQUIRED', requirements: ['DEP-08'] },
      on: {
        'upload.chosen': { target: 'uploadNeeded' },
      },
    },
    verifyDocumentStrict: {
      description: 'Documents are needed and the cashier stays closed until they are verified.',
      meta: { status: 'VERIFYDOCUMENT_STRICT', requirements: ['DEP-09'] },
      on: {
        'upload.chosen': { target: 'uploadNeeded' },
      },
    },
    verifyDocumentUnderReview: {
      description: 'The documents are with the reviewers; the player waits for their answer.',
      meta: { status: 'VERIFYDOCUMENT_UNDER_REVIEW', requirements: ['DEP-07'] },
      on: { 'retry.requested': { target: 'checking', actions: 'clear' } },
    },
    uploadNeeded: {
      description: 'The player is told how to hand in the documents.',
      meta: { requirements: ['DEP-14'] },
      on: { 'upload.left': { target: 'checking', actions: 'clear' } },
    },
    selfLimitReached: {
      description: 'The player’s own limit is reached; what is left and when it resets is shown.',
      meta: { status: 'SELF_LIMIT_REACHED', requirements: ['DEP-10', 'DEP-13', 'DEP-17'] },
      on: { 'retry.requested': { target: 'checking', actions: 'clear' } },
    },
    withdrawalLimitReached: {
      description: 'The platform’s withdrawal limit is reached.',
      meta: { status: 'WITHDRAWAL_LIMIT_REACHED', requirements: ['DEP-10'] },
      on: { 'retry.requested': { target: 'checking', actions: 'clear' } },
    },
    restricted: {
      description: 'The account is restricted; support can say more.',
      meta: { status: 'RESTRICTED', requirements: ['DEP-11'] },
    },
    suspended: {
      description: 'The account was suspended while the deposit was open.',
      meta: { status: 'SUSPENDED', requirements: ['DEP-13'] },
    },
    error: {
      description: 'The check failed or refused without a reason to show; no money has moved.',
      meta: { status: 'ERROR', requirements: ['DEP-04', 'DEP-13'] },
      on: { 'retry.requested': { target: 'checking', actions: 'clear' } },
    },
  },
});
