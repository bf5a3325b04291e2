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
];
