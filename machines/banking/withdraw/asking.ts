import { assign, emit } from 'xstate';
import type { Outcome } from '../../../openapi/types.ts';
import { rememberFailure } from '../../operations.ts';
import { allowed } from './allowed.ts';
import { isListedResult, standingOf, type Standing } from './results.ts';
import { withdrawSetup } from './setup.ts';

interface CheckDone {
  event: { output: Outcome<'checkWithdrawalLimit'> };
}

const means =
  (standing: Standing) =>
  ({ event }: CheckDone): boolean =>
    standingOf(event.output.data) === standing;

const answered = {
  type: 'rememberAnswer',
  params: ({ event }: CheckDone) => ({ answer: event.output.data }),
} as const;

/** Reviewers, the desk or the platform end these states: news of the player makes the check anew. */
const untilNews = {
  'player.changed': { target: '#withdraw.admitting', actions: 'clear' },
} as const;

/** Results that rest on the balance are reckoned anew when money came back. */
const ofBalance = {
  'balance.returned': { target: '#withdraw.admitting', actions: 'resume' },
} as const;

/** May the player withdraw? The check and its results. */
export const asking = withdrawSetup.createStateConfig({
  description: 'Whether, and how much, the player may withdraw.',
  initial: 'checking',
  on: {
    'player.suspended': {
      target: '.suspended',
      actions: { type: 'suspend', params: { isCutOff: false } },
    },
    'account.changed': { actions: 'rememberAccount' },
  },
  states: {
    checking: {
      description: 'The platform is asked how much this player may withdraw now.',
      meta: { screen: 'checking', status: 'LOADING', requirements: ['WDR-01', 'API-064'] },
      tags: 'busy',
      invoke: {
        src: 'checkWithdrawalLimit',
        input: ({ context: { ipAddress, blackbox, later } }) => ({
          body: { ipAddress, blackbox },
          ...(later ? { query: { later } } : {}),
        }),
        onDone: [
          {
            description: 'nothing stands against it',
            guard: means('ALLOWED'),
            target: 'allowed',
            actions: answered,
          },
          {
            description: 'the balance is above the limit',
            guard: means('SELF_LIMIT_NOTIFY'),
            target: 'limitNotify',
            actions: answered,
          },
          {
            description: 'the limit is reached',
            guard: means('WITHDRAWAL_LIMIT_REACHED'),
            target: 'limitReached',
            actions: answered,
          },
          {
            description: 'there is nothing to withdraw',
            guard: means('NOTHING'),
            target: 'nothing',
            actions: answered,
          },
          {
            description: 'documents are preferred',
            guard: means('VERIFYDOCUMENT_LOYAL'),
            target: 'verifyDocumentLoyal',
            actions: answered,
          },
          {
            description: 'documents are required',
            guard: means('VERIFYDOCUMENT_REQUIRED'),
            target: 'verifyDocumentRequired',
            actions: answered,
          },
          {
            description: 'documents are required of a restricted player',
            guard: means('VERIFYDOCUMENT_STRICT'),
            target: 'verifyDocumentStrict',
            actions: answered,
          },
          {
            description: 'documents are under review',
            guard: means('VERIFYDOCUMENT_UNDER_REVIEW'),
            target: 'verifyDocumentUnderReview',
            actions: answered,
          },
          {
            description: 'the player is restricted',
            guard: means('RESTRICTED'),
            target: 'restricted',
            actions: answered,
          },
          {
            description: 'withdrawals are off for this player',
            guard: means('OFF'),
            target: 'off',
            actions: answered,
          },
          {
            description: 'the contract does not list the result',
            guard: ({ event }) => !isListedResult(event.output.data),
            target: 'error',
            actions: [
              answered,
              emit(({ event }) => ({
                type: 'withdraw.resultUnknown' as const,
                result: String(event.output.data.result),
              })),
            ],
          },
          { target: 'error', actions: answered },
        ],
        onError: { target: 'error', actions: rememberFailure },
      },
    },
    allowed,
    limitNotify: {
      description:
        'There is more in the wallet than the limit lets out: what it leaves is said first.',
      meta: {
        screen: 'limitNotify',
        status: 'SELF_LIMIT_NOTIFY',
        requirements: ['WDR-03', 'WDR-05'],
      },
      on: { 'limit.accepted': { target: 'allowed' }, ...ofBalance },
    },
    limitReached: {
      description: 'The withdrawal limit is used up.',
      meta: {
        screen: 'limitReached',
        status: 'WITHDRAWAL_LIMIT_REACHED',
        requirements: ['WDR-02', 'WDR-05'],
      },
      on: { 'retry.requested': { target: 'checking', actions: 'clear' }, ...ofBalance },
    },
    nothing: {
      description: 'The main balance is empty.',
      meta: { screen: 'nothing', status: 'ALLOWED', requirements: ['WDR-04'] },
      on: { 'retry.requested': { target: 'checking', actions: 'clear' }, ...ofBalance },
    },
    verifyDocumentLoyal: {
      description: 'Documents are asked for by a date; where the law lets them, they may wait.',
      meta: {
        screen: 'documentsPreferred',
        status: 'VERIFYDOCUMENT_LOYAL',
        requirements: ['WDR-10'],
      },
      on: {
        'later.chosen': {
          guard: 'documentsMayWait',
          target: 'checking',
          actions: assign({ later: true }),
        },
        'upload.chosen': { target: 'uploadNeeded' },
        ...untilNews,
      },
    },
    verifyDocumentRequired: {
      description: 'Documents are needed before the money goes out.',
      meta: {
        screen: 'documentsRequired',
        status: 'VERIFYDOCUMENT_REQUIRED',
        requirements: ['WDR-10'],
      },
      on: { 'upload.chosen': { target: 'uploadNeeded' }, ...untilNews },
    },
    verifyDocumentStrict: {
      description: 'Documents are overdue, and the account is restricted until they are verified.',
      meta: {
        screen: 'documentsStrict',
        status: 'VERIFYDOCUMENT_STRICT',
        requirements: ['WDR-10'],
      },
      on: { 'upload.chosen': { target: 'uploadNeeded' }, ...untilNews },
    },
    verifyDocumentUnderReview: {
      description: 'The documents are with the reviewers; the player waits for their answer.',
      meta: {
        screen: 'documentsUnderReview',
        status: 'VERIFYDOCUMENT_UNDER_REVIEW',
        requirements: ['WDR-10'],
      },
      on: { 'retry.requested': { target: 'checking', actions: 'clear' }, ...untilNews },
    },
    uploadNeeded: {
      description: 'The player hands in the documents, by the flow of documents.',
      meta: { screen: 'uploadNeeded', requirements: ['WDR-10'] },
      on: { 'upload.left': { target: 'checking', actions: 'clear' } },
    },
    restricted: {
      description: 'The account is restricted; support can say more.',
      meta: { screen: 'restricted', status: 'RESTRICTED', requirements: ['DEP-02'] },
      on: untilNews,
    },
    suspended: {
      description: 'The account is suspended: nothing is paid out until that is settled.',
      meta: { screen: 'suspended', status: 'SUSPENDED', requirements: ['DEP-01', 'WDR-13'] },
      on: { 'suspension.lifted': { target: '#withdraw.admitting', actions: 'lift' } },
    },
    off: {
      description: 'Withdrawals are off for this player; support can say more.',
      meta: { screen: 'off', status: 'ERROR', requirements: ['WDR-13', 'PROF-02'] },
      on: untilNews,
    },
    error: {
      description: 'The check failed or refused without a reason to show; no money has moved.',
      meta: { screen: 'error', status: 'ERROR', requirements: ['DEP-02', 'ERR-03'] },
      on: { 'retry.requested': { target: 'checking', actions: 'clear' } },
    },
  },
});
