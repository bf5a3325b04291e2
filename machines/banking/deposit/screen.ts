import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../operations.ts';
import type { depositMachine, DepositChoice, DepositRefusal } from './machine.ts';
import type { CheckAnswer } from './results.ts';
import type { Deposit } from './setup.ts';

/** What the deposit page shows. Amounts are in minor units of the answer's currency. */
export type DepositScreen =
  | { readonly name: 'inactive' }
  | { readonly name: 'checking' }
  | {
      readonly name: 'cashier';
      readonly busy: boolean;
      readonly entered: DepositChoice | undefined;
      readonly refusal: DepositRefusal | undefined;
    }
  /** The platform did not take the request: nothing was paid. */
  | {
      readonly name: 'requestRefused';
      readonly entered: DepositChoice;
      readonly failure: Failure;
    }
  /** Whether a payment was opened is not known. */
  | {
      readonly name: 'requestUnanswered';
      readonly entered: DepositChoice;
      readonly failure: Failure;
    }
  | { readonly name: 'redirecting'; readonly slow: boolean; readonly path: string }
  | { readonly name: 'foreignAddress' }
  | { readonly name: 'cashierHidden' }
  | {
      readonly name: 'documentsPreferred';
      readonly daysLeft: number | undefined;
      readonly can: { readonly later: boolean };
    }
  | { readonly name: 'documentsRequired' }
  | { readonly name: 'documentsStrict' }
  | { readonly name: 'documentsUnderReview' }
  | { readonly name: 'uploadNeeded' }
  | { readonly name: 'selfLimitReached'; readonly answer: CheckAnswer | undefined }
  | { readonly name: 'withdrawalLimitReached' }
  | { readonly name: 'restricted' }
  | { readonly name: 'suspended' }
  | { readonly name: 'error'; readonly failure: Failure | undefined }
  | { readonly name: 'confirming' }
  | { readonly name: 'stillPending' }
  | { readonly name: 'confirmationFailed'; readonly failure: Failure | undefined }
  | { readonly name: 'succeeded'; readonly deposit: Deposit | undefined }
  | { readonly name: 'declined'; readonly deposit: Deposit | undefined }
  | { readonly name: 'cancelled'; readonly deposit: Deposit | undefined }
  | { readonly name: 'notFound' };

type Snapshot = SnapshotFrom<typeof depositMachine>;

/** The deposit whose arrival the player is being told of, on whatever screen (DEP-16). */
export const depositNotification = ({ context }: Snapshot) => context.notification;

export function depositScreen(snapshot: Snapshot): DepositScreen {
  const { value } = snapshot;
  if (typeof value === 'string') return { name: 'inactive' };
  return 'asking' in value ? askingScreen(snapshot) : returningScreen(snapshot);
}

function askingScreen(snapshot: Snapshot): DepositScreen {
  const { answer, choice, refusal, failure, redirectPath } = snapshot.context;
  const is = (state: string): boolean => snapshot.matches({ asking: state } as never);
  if (is('allowed')) {
    if (snapshot.matches({ asking: { allowed: 'requestRefused' } }) && choice && failure) {
      return { name: 'requestRefused', entered: choice, failure };
    }
    if (snapshot.matches({ asking: { allowed: 'requestUnanswered' } }) && choice && failure) {
      return { name: 'requestUnanswered', entered: choice, failure };
    }
    const slow = snapshot.matches({ asking: { allowed: 'redirectSlow' } });
    if (slow || snapshot.matches({ asking: { allowed: 'redirecting' } })) {
      return { name: 'redirecting', slow, path: redirectPath ?? '' };
    }
    if (snapshot.matches({ asking: { allowed: 'foreignAddress' } })) {
      return { name: 'foreignAddress' };
    }
    return { name: 'cashier', busy: snapshot.hasTag('busy'), entered: choice, refusal };
  }
  if (is('cashierHidden')) return { name: 'cashierHidden' };
  if (is('verifyDocumentLoyal')) {
    return {
      name: 'documentsPreferred',
      daysLeft: answer?.daysLeftToVerifyDocuments,
      can: { later: snapshot.can({ type: 'later.chosen' }) },
    };
  }
  if (is('verifyDocumentRequired')) return { name: 'documentsRequired' };
  if (is('verifyDocumentStrict')) return { name: 'documentsStrict' };
  if (is('verifyDocumentUnderReview')) return { name: 'documentsUnderReview' };
  if (is('uploadNeeded')) return { name: 'uploadNeeded' };
  if (is('selfLimitReached')) return { name: 'selfLimitReached', answer };
  if (is('withdrawalLimitReached')) return { name: 'withdrawalLimitReached' };
  if (is('restricted')) return { name: 'restricted' };
  if (is('suspended')) return { name: 'suspended' };
  if (is('error')) return { name: 'error', failure };
  return { name: 'checking' };
}

function returningScreen(snapshot: Snapshot): DepositScreen {
  const { deposit, failure } = snapshot.context;
  const is = (state: string): boolean => snapshot.matches({ returning: state } as never);
  if (is('stillPending')) return { name: 'stillPending' };
  if (is('confirmationFailed')) return { name: 'confirmationFailed', failure };
  if (is('succeeded')) return { name: 'succeeded', deposit };
  if (is('declined')) return { name: 'declined', deposit };
  if (is('cancelled')) return { name: 'cancelled', deposit };
  if (is('notFound')) return { name: 'notFound' };
  return { name: 'confirming' };
}
