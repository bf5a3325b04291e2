import { plain } from '../../engine/words.ts';
import type { JourneysOf } from '../../flow.ts';
import type { depositMachine } from './machine.ts';
import type { depositSamples } from './samples.ts';
import type { DepositScreen } from './screen.ts';

type Journeys = JourneysOf<typeof depositMachine, typeof depositSamples, DepositScreen>;
type Steps = Journeys[number]['steps'];
type Answer = keyof (typeof depositSamples)['outcomes']['checkDepositAllowed']['answers'];

/** PENDING_EXPIRED lifts the document results, and nothing else (DEP-12). */
const LIFTED: readonly (readonly [Answer, DepositScreen['name']])[] = [
  ['documentsPreferred', 'cashier'],
  ['documentsRequired', 'cashier'],
  ['documentsRequiredRestricted', 'cashier'],
  ['documentsUnderReview', 'cashier'],
  ['selfLimitReached', 'selfLimitReached'],
  ['restricted', 'restricted'],
  ['failure', 'error'],
];

const pendingExpired: Journeys = LIFTED.map(([outcome, see]) => ({
  title: `With a KYC level of PENDING_EXPIRED, ${plain(outcome)} leads to ${plain(see)}`,
  requirements: ['DEP-12'],
  input: 'pendingExpired',
  start: 'inactive',
  steps: [
    { send: 'deposit.started', see: 'checking' },
    { answer: 'checkDepositAllowed', with: outcome, see },
  ],
}));

const atCashier: Steps = [
  { send: 'deposit.started', see: 'checking' },
  { answer: 'checkDepositAllowed', with: 'success', see: 'cashier' },
];

const others: Journeys = [
  {
    title: 'A refused deposit stays at the cashier, and another one may be asked for',
    requirements: ['DEP-20'],
    start: 'inactive',
    steps: [
      ...atCashier,
      { send: 'deposit.submitted', see: 'cashier' },
      { answer: 'requestDeposit', with: 'notAllowed', see: 'cashier', emits: [] },
      { send: 'deposit.submitted', see: 'cashier' },
      { answer: 'requestDeposit', with: 'success', see: 'redirecting', emits: ['cashier.opened'] },
    ],
  },
  {
    title: 'A suspension learnt after success closes the deposit',
    requirements: ['DEP-13'],
    start: 'inactive',
    steps: [
      ...atCashier,
      { send: 'player.suspended', see: 'suspended' },
      { send: 'deposit.submitted', see: 'suspended' },
      { send: 'suspension.lifted', see: 'checking' },
    ],
  },
  {
    title: 'What others decide has the check made anew; under the player’s hands nothing is',
    requirements: ['DEP-07', 'DEP-12', 'RT-06'],
    start: 'inactive',
    steps: [
      { send: 'deposit.started', see: 'checking' },
      { answer: 'checkDepositAllowed', with: 'documentsRequired', see: 'documentsRequired' },
      { send: 'account.changed', case: 'pendingExpired', see: 'documentsRequired' },
      { send: 'player.changed', see: 'checking' },
      { answer: 'checkDepositAllowed', with: 'documentsRequired', see: 'cashier' },
      { send: 'player.changed', see: 'cashier' },
    ],
  },
  {
    title: 'Of who is suspended already nothing is asked',
    requirements: ['DEP-13'],
    input: 'suspended',
    start: 'inactive',
    steps: [{ send: 'deposit.started', see: 'suspended' }],
  },
];

/** From the check to the payment provider's page. */
export const askingJourneys: Journeys = [
  {
    title: 'Documents may wait: "later" asks the check again and opens the cashier',
    requirements: ['DEP-06', 'DEP-15'],
    start: 'inactive',
    steps: [
      { send: 'deposit.started', see: 'checking' },
      { answer: 'checkDepositAllowed', with: 'documentsPreferred', see: 'documentsPreferred' },
      { send: 'later.chosen', see: 'checking' },
      { answer: 'checkDepositAllowed', with: 'success', see: 'cashier' },
    ],
  },
  {
    title: 'Where the regulator forbids it, documents do not wait',
    requirements: ['DEP-15'],
    policy: 'Spelinspektionen',
    start: 'inactive',
    steps: [
      { send: 'deposit.started', see: 'checking' },
      { answer: 'checkDepositAllowed', with: 'documentsPreferred', see: 'documentsPreferred' },
      { send: 'later.chosen', see: 'documentsPreferred' },
    ],
  },
  {
    title: 'A deposit limit is offered: whoever wants none says so, and the check is made again',
    requirements: ['LIM-11', 'DEP-04'],
    policy: 'UKGC',
    start: 'inactive',
    steps: [
      { send: 'deposit.started', see: 'checking' },
      { answer: 'checkDepositAllowed', with: 'limitOffered', see: 'limitOffered' },
      { send: 'limit.declined', see: 'checking' },
      { answer: 'checkDepositAllowed', with: 'success', see: 'cashier' },
    ],
  },
  {
    title: 'Where a deposit limit is required, there is no way on without one',
    requirements: ['LIM-11'],
    policy: 'Spelinspektionen',
    start: 'inactive',
    steps: [
      { send: 'deposit.started', see: 'checking' },
      { answer: 'checkDepositAllowed', with: 'limitOffered', see: 'limitRequired' },
      { send: 'limit.declined', see: 'limitRequired' },
    ],
  },
  ...(['documentsRequired', 'documentsRequiredRestricted'] as const).map(
    (outcome): Journeys[number] => ({
      title: `After ${plain(outcome)} there is no later; handing in documents leads back to the check`,
      requirements: ['DEP-08', 'DEP-09', 'DEP-14'],
      start: 'inactive',
      steps: [
        { send: 'deposit.started', see: 'checking' },
        {
          answer: 'checkDepositAllowed',
          with: outcome,
          see: outcome === 'documentsRequired' ? 'documentsRequired' : 'documentsStrict',
        },
        {
          send: 'later.chosen',
          see: outcome === 'documentsRequired' ? 'documentsRequired' : 'documentsStrict',
        },
        { send: 'upload.chosen', see: 'uploadNeeded' },
        { send: 'upload.left', see: 'checking' },
      ],
    }),
  ),
  {
    title: 'Who has deposited all that is allowed unverified sends documents, and is checked again',
    requirements: ['DEP-04', 'DEP-14'],
    start: 'inactive',
    steps: [
      { send: 'deposit.started', see: 'checking' },
      { answer: 'checkDepositAllowed', with: 'exceedsKycLimit', see: 'unverifiedCap' },
      { send: 'retry.requested', see: 'unverifiedCap' },
      { send: 'upload.chosen', see: 'uploadNeeded' },
      { send: 'upload.left', see: 'checking' },
      { answer: 'checkDepositAllowed', with: 'success', see: 'cashier' },
    ],
  },
  {
    title: 'A deposit is requested once and taken to the payment provider',
    requirements: ['DEP-05', 'DEP-18', 'DEP-20'],
    start: 'inactive',
    steps: [
      ...atCashier,
      { send: 'deposit.submitted', case: 'withBonus', see: 'cashier' },
      { send: 'deposit.submitted', see: 'cashier' },
      { answer: 'requestDeposit', with: 'success', see: 'redirecting', emits: ['cashier.opened'] },
      { pass: 8_000, see: 'redirecting' },
      { send: 'deposit.started', see: 'checking' },
    ],
  },
  {
    title: 'A request without an answer is repeated as the same request',
    requirements: ['DEP-20', 'ERR-03'],
    start: 'inactive',
    steps: [
      ...atCashier,
      { send: 'deposit.submitted', see: 'cashier' },
      { fail: 'requestDeposit', with: 'unreachable', see: 'requestUnanswered' },
      { send: 'retry.requested', see: 'cashier' },
      { fail: 'requestDeposit', with: 'unexpected', see: 'requestUnanswered' },
      { send: 'retry.requested', see: 'cashier' },
      { answer: 'requestDeposit', with: 'success', see: 'redirecting', emits: ['cashier.opened'] },
    ],
  },
  {
    title: 'A request refused without a documented reason is told as such, and may be repeated',
    requirements: ['DEP-20', 'ERR-03'],
    start: 'inactive',
    steps: [
      ...atCashier,
      { send: 'deposit.submitted', see: 'cashier' },
      { fail: 'requestDeposit', with: 'refused', see: 'requestRefused' },
      { send: 'deposit.submitted', see: 'requestRefused' },
      { send: 'retry.requested', see: 'cashier' },
      { fail: 'requestDeposit', with: 'refused', see: 'requestRefused' },
      { send: 'deposit.started', see: 'checking' },
    ],
  },
  {
    title: 'A check that fails may be repeated',
    requirements: ['DEP-04', 'ERR-03'],
    start: 'inactive',
    steps: [
      { send: 'deposit.started', see: 'checking' },
      {
        fail: 'checkDepositAllowed',
        with: 'unexpected',
        see: 'error',
        emits: ['deposit.checked'],
      },
      { send: 'retry.requested', see: 'checking' },
      {
        answer: 'checkDepositAllowed',
        with: 'success',
        see: 'cashier',
        emits: ['deposit.checked'],
      },
    ],
  },
  ...pendingExpired,
  ...others,
];
