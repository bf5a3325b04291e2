import { assign, emit } from 'xstate';
import type { Outcome } from '../../../openapi/types.ts';
import { rememberFailure } from '../../operations.ts';
import { allowed } from './allowed.ts';
import { exceedsCap, isForbidden, isListed, statusOf, type DepositStatus } from './results.ts';
import { depositSetup, type DepositContext } from './setup.ts';

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

/** A deposit limit is all that stands in the way. */
const wantsLimit = ({ event }: CheckDone): boolean =>
  event.output.ok && event.output.data.depositLimitWanted !== undefined;

/** The limit is offered, and may be declined where the player lives. */
const offersLimit = ({ context, event }: CheckDone): boolean =>
  event.output.ok &&
  event.output.data.depositLimitWanted === 'OFFERED' &&
  context.policy.depositLimit !== 'required';

const forbids = ({ event }: CheckDone): boolean =>
  event.output.ok && isForbidden(event.output.data.result);

const capsUnverified = ({ event }: CheckDone): boolean =>
  event.output.ok && exceedsCap(event.output.data.result);

/** The platform is ahead of the site, which the log must tell. */
const isUnlisted = ({ event }: CheckDone): boolean =>
  event.output.ok && !isListed(event.output.data.result);

const rememberAnswer = {
  type: 'rememberAnswer',
  params: ({ event }: { event: { output: Outcome<'checkDepositAllowed'> } }) => event.output,
} as const;

const answered = [rememberAnswer, 'announceChecked'] as const;

/** Reviewers, the desk, or a limit set elsewhere end these states: news of the player makes the check anew. */
const untilNews = {
  'player.changed': { target: '#deposit.asking.checking', actions: 'clear' },
} as const;

/** May the player deposit? The check and its thirteen results. */
export const asking = depositSetup.createStateConfig({
  description: 'Whether, and what, the player may deposit.',
  initial: 'checking',
  on: { 'player.suspended': { target: '.suspended', actions: 'suspend' } },
  states: {
    checking: {
      description: 'The platform is asked whether this player may deposit now.',
      meta: { screen: 'checking', status: 'LOADING', requirements: ['DEP-03', 'DEP-15', 'DEP-19'] },
      tags: 'busy',
      invoke: {
        src: 'checkDepositAllowed',
        input: ({ context: { ipAddress, blackbox, later, withoutLimit } }) => ({
          body: { ipAddress, blackbox },
          ...((later || withoutLimit) && {
            query: { ...(later && { later }), ...(withoutLimit && { withoutLimit }) },
          }),
        }),
        onDone: [
          {
            description: 'allowed, but the cashier is to stay closed',
            guard: hidesCashier,
            target: 'cashierHidden',
            actions: answered,
          },
          {
            description:
              'nothing stands against it, or documents alone while the KYC level is PENDING_EXPIRED',
            guard: answers('ALLOWED'),
            target: 'allowed',
            actions: answered,
          },
          {
            description: 'documents are preferred',
            guard: answers('VERIFYDOCUMENT_LOYAL'),
            target: 'verifyDocumentLoyal',
            actions: answered,
          },
          {
            description: 'documents are required',
            guard: answers('VERIFYDOCUMENT_REQUIRED'),
            target: 'verifyDocumentRequired',
            actions: answered,
          },
          {
            description: 'documents are required of a restricted player',
            guard: answers('VERIFYDOCUMENT_STRICT'),
            target: 'verifyDocumentStrict',
            actions: answered,
          },
          {
            description: 'documents are under review',
            guard: answers('VERIFYDOCUMENT_UNDER_REVIEW'),
            target: 'verifyDocumentUnderReview',
            actions: answered,
          },
          {
            description: 'a limit of the player’s own is reached',
            guard: answers('SELF_LIMIT_REACHED'),
            target: 'selfLimitReached',
            actions: answered,
          },
          {
            description: 'a withdrawal limit is reached',
            guard: answers('WITHDRAWAL_LIMIT_REACHED'),
            target: 'withdrawalLimitReached',
            actions: answered,
          },
          {
            description: 'the player is restricted',
            guard: answers('RESTRICTED'),
            target: 'restricted',
            actions: answered,
          },
          {
            description: 'a deposit limit is offered first',
            guard: offersLimit,
            target: 'limitOffered',
            actions: answered,
          },
          {
            description: 'a deposit limit must be set first',
            guard: wantsLimit,
            target: 'limitRequired',
            actions: answered,
          },
          {
            description: 'the account takes no deposits',
            guard: forbids,
            target: 'notAllowed',
            actions: answered,
          },
          {
            description: 'an unverified player has deposited all that is allowed',
            guard: capsUnverified,
            target: 'unverifiedCap',
            actions: answered,
          },
          {
            description: 'the contract does not list the result',
            guard: isUnlisted,
            target: 'error',
            actions: [
              ...answered,
              emit(({ event }) => ({
                type: 'deposit.resultUnknown' as const,
                result: event.output.ok ? event.output.data.result : '',
              })),
            ],
          },
          { target: 'error', actions: answered },
        ],
        onError: { target: 'error', actions: [rememberFailure, 'announceChecked'] },
      },
    },
    allowed,
    cashierHidden: {
      description: 'Depositing is allowed, but the platform keeps the cashier closed for now.',
      meta: { screen: 'cashierHidden', status: 'ALLOWED', requirements: ['DEP-17'] },
      on: { 'retry.requested': { target: 'checking' }, ...untilNews },
    },
    verifyDocumentLoyal: {
      description: 'Documents are asked for by a date; the player may do it later.',
      meta: {
        screen: 'documentsPreferred',
        status: 'VERIFYDOCUMENT_LOYAL',
        requirements: ['DEP-06', 'DEP-15'],
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
      description: 'Documents are needed before the next deposit.',
      meta: {
        screen: 'documentsRequired',
        status: 'VERIFYDOCUMENT_REQUIRED',
        requirements: ['DEP-08'],
      },
      on: { 'upload.chosen': { target: 'uploadNeeded' }, ...untilNews },
    },
    verifyDocumentStrict: {
      description: 'Documents are needed and the cashier stays closed until they are verified.',
      meta: {
        screen: 'documentsStrict',
        status: 'VERIFYDOCUMENT_STRICT',
        requirements: ['DEP-09'],
      },
      on: { 'upload.chosen': { target: 'uploadNeeded' }, ...untilNews },
    },
    verifyDocumentUnderReview: {
      description: 'The documents are with the reviewers; the player waits for their answer.',
      meta: {
        screen: 'documentsUnderReview',
        status: 'VERIFYDOCUMENT_UNDER_REVIEW',
        requirements: ['DEP-07'],
      },
      on: { 'retry.requested': { target: 'checking', actions: 'clear' }, ...untilNews },
    },
    uploadNeeded: {
      description: 'The player hands in the documents, by the flow of documents.',
      meta: { screen: 'uploadNeeded', requirements: ['DEP-14'] },
      on: { 'upload.left': { target: 'checking', actions: 'clear' } },
    },
    limitOffered: {
      description:
        'Before the first deposit a deposit limit is offered; whoever wants none says so.',
      meta: { screen: 'limitOffered', requirements: ['LIM-11', 'DEP-04'] },
      on: {
        'limit.declined': {
          target: 'checking',
          actions: assign({ withoutLimit: true }),
        },
        ...untilNews,
      },
    },
    limitRequired: {
      description: 'No deposit without a deposit limit of the player’s own.',
      meta: { screen: 'limitRequired', requirements: ['LIM-11', 'DEP-04'] },
      on: untilNews,
    },
    selfLimitReached: {
      description: 'The player’s own limit is reached; what is left and when it resets is shown.',
      meta: {
        screen: 'selfLimitReached',
        status: 'SELF_LIMIT_REACHED',
        requirements: ['DEP-10', 'DEP-13', 'DEP-17'],
      },
      on: { 'retry.requested': { target: 'checking', actions: 'clear' }, ...untilNews },
    },
    withdrawalLimitReached: {
      description: 'The platform’s withdrawal limit is reached.',
      meta: {
        screen: 'withdrawalLimitReached',
        status: 'WITHDRAWAL_LIMIT_REACHED',
        requirements: ['DEP-10'],
      },
      on: { 'retry.requested': { target: 'checking', actions: 'clear' }, ...untilNews },
    },
    unverifiedCap: {
      description:
        'All is deposited that may be before the player is verified: how much that is, and the way to verify.',
      meta: {
        screen: 'unverifiedCap',
        status: 'ERROR',
        requirements: ['DEP-04', 'DEP-14'],
      },
      on: { 'upload.chosen': { target: 'uploadNeeded' }, ...untilNews },
    },
    notAllowed: {
      description: 'The account takes no deposits; why is shown, and support can say more.',
      meta: { screen: 'notAllowed', status: 'ERROR', requirements: ['DEP-13', 'DEP-04'] },
      on: untilNews,
    },
    restricted: {
      description: 'The account is restricted; support can say more.',
      meta: { screen: 'restricted', status: 'RESTRICTED', requirements: ['DEP-11'] },
      on: untilNews,
    },
    suspended: {
      description: 'The account was suspended while the deposit was open.',
      meta: { screen: 'suspended', status: 'SUSPENDED', requirements: ['DEP-13'] },
      on: { 'suspension.lifted': { target: '#deposit.asking', actions: ['clear', 'lift'] } },
    },
    error: {
      description: 'The check failed or refused without a reason to show; no money has moved.',
      meta: { screen: 'error', status: 'ERROR', requirements: ['DEP-04', 'DEP-13'] },
      on: { 'retry.requested': { target: 'checking', actions: 'clear' } },
    },
  },
});
