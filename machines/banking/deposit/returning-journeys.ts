import type { JourneysOf } from '../../flow.ts';
import type { depositMachine } from './machine.ts';
import type { depositSamples } from './samples.ts';
import type { DepositScreen } from './screen.ts';

type Journeys = JourneysOf<typeof depositMachine, typeof depositSamples, DepositScreen>;
type Steps = Journeys[number]['steps'];

const returned = (
  title: string,
  requirements: readonly string[],
  steps: Steps,
): Journeys[number] => ({
  title,
  requirements,
  input: 'returned',
  start: 'confirming',
  steps,
});

const stillWaiting: Steps = Array.from({ length: 9 }, () => [
  { answer: 'getDeposit', with: 'pending', see: 'confirming' } as const,
  { pass: 3_000, see: 'confirming' } as const,
]).flat();

/** From the payment provider's page to the end of the deposit. */
export const returningJourneys: Journeys = [
  returned(
    'A first deposit arrives',
    ['DEP-22', 'DEP-16'],
    [
      { answer: 'getDeposit', with: 'success', see: 'confirming' },
      {
        answer: 'getTransactionSummary',
        with: 'noDeposit',
        see: 'succeeded',
        emits: ['deposit.succeeded'],
      },
      { send: 'session.ended', see: 'inactive' },
      { send: 'notification.done', see: 'inactive' },
    ],
  ),
  returned(
    'A deposit arrives even when the deposits cannot be counted',
    ['DEP-22'],
    [
      { answer: 'getDeposit', with: 'success', see: 'confirming' },
      {
        fail: 'getTransactionSummary',
        with: 'unexpected',
        see: 'succeeded',
        emits: ['deposit.succeeded'],
      },
      { send: 'deposit.started', see: 'checking' },
    ],
  ),
  returned(
    'A declined payment says that no money has moved',
    ['DEP-20'],
    [
      { answer: 'getDeposit', with: 'declined', see: 'declined' },
      { send: 'deposit.started', see: 'checking' },
    ],
  ),
  returned(
    'A payment that was given up leads back to the cashier',
    ['DEP-20'],
    [
      { answer: 'getDeposit', with: 'cancelled', see: 'cancelled' },
      { send: 'deposit.started', see: 'checking' },
    ],
  ),
  returned(
    'An unknown reference is told so',
    ['DEP-20'],
    [
      { answer: 'getDeposit', with: 'depositNotFound', see: 'notFound' },
      { send: 'deposit.started', see: 'checking' },
    ],
  ),
  returned(
    'A result that cannot be fetched may be asked for again',
    ['ERR-03'],
    [
      { fail: 'getDeposit', with: 'unreachable', see: 'confirmationFailed' },
      { send: 'retry.requested', see: 'confirming' },
      { answer: 'getDeposit', with: 'success', see: 'confirming' },
    ],
  ),
  returned(
    'A late result is asked for ten times, then the player is told that it takes longer',
    ['DEP-22'],
    [
      ...stillWaiting,
      { answer: 'getDeposit', with: 'pending', see: 'stillPending' },
      { send: 'retry.requested', see: 'confirming' },
      { answer: 'getDeposit', with: 'success', see: 'confirming' },
    ],
  ),
  returned(
    'Who left the payment page without paying goes on there, and the same payment is paid',
    ['DEP-05', 'DEP-20'],
    [
      { answer: 'getDeposit', with: 'waitingInput', see: 'confirming' },
      { pass: 3_000, see: 'confirming' },
      { answer: 'getDeposit', with: 'waitingInput', see: 'unpaid' },
      { send: 'payment.resumed', see: 'redirecting', emits: ['cashier.opened'] },
      { pass: 8_000, see: 'unpaid' },
    ],
  ),
  returned(
    'A payment that is made in another window ends the question whether to pay',
    ['DEP-22'],
    [
      { answer: 'getDeposit', with: 'waitingInput', see: 'confirming' },
      { pass: 3_000, see: 'confirming' },
      { answer: 'getDeposit', with: 'waitingInput', see: 'unpaid' },
      { send: 'balance.changed', see: 'unpaid' },
      { answer: 'getDeposit', with: 'waitingInput', see: 'unpaid' },
      { send: 'balance.changed', see: 'unpaid' },
      { send: 'balance.changed', see: 'unpaid' },
      { answer: 'getDeposit', with: 'success', see: 'confirming' },
    ],
  ),
];
