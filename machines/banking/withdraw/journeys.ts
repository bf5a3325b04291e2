import type { JourneysOf } from '../../flow.ts';
import type { withdrawMachine } from './machine.ts';
import type { withdrawSamples } from './samples.ts';
import type { WithdrawScreen } from './screen.ts';

type Journeys = JourneysOf<typeof withdrawMachine, typeof withdrawSamples, WithdrawScreen>;

const atForm = [
  { send: 'withdraw.started', see: 'checking' },
  { answer: 'checkWithdrawalLimit', with: 'success', see: 'form' },
] as const satisfies Journeys[number]['steps'];

const atStake = [
  { send: 'withdraw.started', see: 'checking' },
  { answer: 'checkWithdrawalLimit', with: 'withBonus', see: 'form' },
  { send: 'withdraw.submitted', see: 'bonusAtStake' },
] as const satisfies Journeys[number]['steps'];

export const withdrawJourneys: Journeys = [
  {
    title:
      'Money is asked for once, however often the form is sent, and once more after a new check',
    requirements: ['WDR-01', 'WDR-04', 'WDR-06', 'WDR-11'],
    start: 'inactive',
    steps: [
      ...atForm,
      { send: 'withdraw.submitted', see: 'form' },
      { send: 'withdraw.submitted', see: 'form' },
      {
        answer: 'requestWithdrawal',
        with: 'success',
        see: 'requested',
        emits: ['withdraw.requested'],
      },
      { send: 'withdraw.submitted', see: 'requested' },
      { send: 'withdraw.started', see: 'checking' },
      { answer: 'checkWithdrawalLimit', with: 'nothing', see: 'nothing' },
    ],
  },
  {
    title:
      'A limit of 0 is reached, whatever the balance; above the limit the player is told first',
    requirements: ['WDR-02', 'WDR-03'],
    start: 'inactive',
    steps: [
      { send: 'withdraw.started', see: 'checking' },
      { answer: 'checkWithdrawalLimit', with: 'limitReached', see: 'limitReached' },
      { send: 'retry.requested', see: 'checking' },
      { answer: 'checkWithdrawalLimit', with: 'limitReachedEmpty', see: 'limitReached' },
      { send: 'retry.requested', see: 'checking' },
      { answer: 'checkWithdrawalLimit', with: 'aboveLimit', see: 'limitNotify' },
      { send: 'withdraw.submitted', see: 'limitNotify' },
      { send: 'limit.accepted', see: 'form' },
    ],
  },
  {
    title: 'Who keeps the bonus is back at the form; who gives it up withdraws',
    requirements: ['WDR-12'],
    start: 'inactive',
    steps: [
      ...atStake,
      { send: 'bonus.kept', see: 'form' },
      { send: 'withdraw.submitted', see: 'bonusAtStake' },
      { send: 'bonus.forfeited', see: 'form' },
      { answer: 'requestWithdrawal', with: 'underReview', see: 'requested' },
    ],
  },
  {
    title:
      'Who gave the bonus up and was refused is asked again, also by the same request repeated',
    requirements: ['WDR-11', 'WDR-12'],
    start: 'inactive',
    steps: [
      ...atStake,
      { send: 'bonus.forfeited', see: 'form' },
      { fail: 'requestWithdrawal', with: 'unreachable', see: 'requestUnanswered' },
      { send: 'retry.requested', see: 'form' },
      { answer: 'requestWithdrawal', with: 'notEnoughFunds', see: 'form' },
      { send: 'withdraw.submitted', see: 'bonusAtStake' },
    ],
  },
  {
    title: 'A bonus that became active meanwhile is told of before anything is lost',
    requirements: ['WDR-12'],
    start: 'inactive',
    steps: [
      ...atForm,
      { send: 'withdraw.submitted', see: 'form' },
      { answer: 'requestWithdrawal', with: 'activeBonus', see: 'checking', emits: [] },
      { answer: 'checkWithdrawalLimit', with: 'withBonus', see: 'form' },
      { send: 'withdraw.submitted', see: 'bonusAtStake' },
    ],
  },
  {
    title: 'A limit that is used up meanwhile is told by a toast, too',
    requirements: ['DEP-21', 'WDR-02'],
    start: 'inactive',
    steps: [
      ...atForm,
      { send: 'withdraw.submitted', see: 'form' },
      {
        answer: 'requestWithdrawal',
        with: 'withdrawalLimit',
        see: 'form',
        emits: ['withdraw.refusedByLimit'],
      },
      { send: 'withdraw.submitted', see: 'form' },
      { fail: 'requestWithdrawal', with: 'refused', see: 'requestRefused' },
      { send: 'withdraw.started', see: 'checking' },
    ],
  },
  {
    title: 'Documents may wait where the law lets them',
    requirements: ['WDR-10'],
    start: 'inactive',
    steps: [
      { send: 'withdraw.started', see: 'checking' },
      { answer: 'checkWithdrawalLimit', with: 'documentsPreferred', see: 'documentsPreferred' },
      { send: 'later.chosen', see: 'checking' },
      { answer: 'checkWithdrawalLimit', with: 'success', see: 'form' },
    ],
  },
  {
    title: 'Where it does not, they come first',
    requirements: ['WDR-10'],
    policy: 'Spelinspektionen',
    start: 'inactive',
    steps: [
      { send: 'withdraw.started', see: 'checking' },
      { answer: 'checkWithdrawalLimit', with: 'documentsPreferred', see: 'documentsPreferred' },
      { send: 'later.chosen', see: 'documentsPreferred' },
      { send: 'upload.chosen', see: 'uploadNeeded' },
      { send: 'upload.left', see: 'checking' },
    ],
  },
  {
    title: 'Who may not withdraw is told at once',
    requirements: ['WDR-13', 'PROF-02'],
    input: 'off',
    start: 'inactive',
    steps: [
      { send: 'withdraw.started', see: 'off' },
      { send: 'withdraw.submitted', see: 'off' },
    ],
  },
  {
    title: 'A player who is suspended meanwhile sees so, and nothing is asked for',
    requirements: ['DEP-01', 'WDR-13'],
    start: 'inactive',
    steps: [
      ...atForm,
      { send: 'player.suspended', see: 'suspended' },
      { send: 'withdraw.submitted', see: 'suspended' },
      { send: 'suspension.lifted', see: 'checking' },
    ],
  },
  {
    title: 'What others decide has the check made anew; under the player’s hands nothing is',
    requirements: ['WDR-10', 'RT-06'],
    start: 'inactive',
    steps: [
      { send: 'withdraw.started', see: 'checking' },
      { answer: 'checkWithdrawalLimit', with: 'documentsUnderReview', see: 'documentsUnderReview' },
      { send: 'player.changed', see: 'checking' },
      { answer: 'checkWithdrawalLimit', with: 'success', see: 'form' },
      { send: 'player.changed', see: 'form' },
      { send: 'account.changed', case: 'off', see: 'form' },
    ],
  },
  {
    title: 'Whose withdrawals are switched on again is asked, once the account says so',
    requirements: ['WDR-13', 'RT-06'],
    input: 'off',
    start: 'inactive',
    steps: [
      { send: 'withdraw.started', see: 'off' },
      { send: 'player.changed', see: 'off' },
      { send: 'account.changed', see: 'off' },
      { send: 'player.changed', see: 'checking' },
    ],
  },
  {
    title: 'Money that comes back is counted at once, but never while a request is under way',
    requirements: ['WDR-01', 'WDR-11'],
    start: 'inactive',
    steps: [
      { send: 'withdraw.started', see: 'checking' },
      { answer: 'checkWithdrawalLimit', with: 'nothing', see: 'nothing' },
      { send: 'balance.returned', see: 'checking' },
      { answer: 'checkWithdrawalLimit', with: 'success', see: 'form' },
      { send: 'balance.returned', see: 'checking' },
      { answer: 'checkWithdrawalLimit', with: 'success', see: 'form' },
      { send: 'withdraw.submitted', see: 'form' },
      { send: 'balance.returned', see: 'form' },
      { answer: 'requestWithdrawal', with: 'success', see: 'requested' },
    ],
  },
];
