import type { JourneysOf } from '../../flow.ts';
import type { cancelWithdrawalMachine } from './machine.ts';
import type { cancelWithdrawalSamples } from './samples.ts';
import type { CancelWithdrawalScreen } from './screen.ts';

type Journeys = JourneysOf<
  typeof cancelWithdrawalMachine,
  typeof cancelWithdrawalSamples,
  CancelWithdrawalScreen
>;

const atList = [
  { send: 'list.opened', see: 'loading' },
  { answer: 'getPendingWithdrawals', with: 'success', see: 'listed' },
] as const satisfies Journeys[number]['steps'];

export const cancelWithdrawalJourneys: Journeys = [
  {
    title: 'A withdrawal is taken back once, however often it is pressed, and the list follows',
    requirements: ['WDR-07', 'WDR-08'],
    start: 'inactive',
    steps: [
      ...atList,
      { send: 'cancel.chosen', see: 'cancelling' },
      { send: 'cancel.chosen', see: 'cancelling' },
      {
        answer: 'cancelWithdrawal',
        with: 'success',
        see: 'listed',
        emits: ['withdrawal.cancelled'],
      },
      { answer: 'getPendingWithdrawals', with: 'none', see: 'listed' },
      { send: 'cancel.chosen', see: 'listed' },
    ],
  },
  {
    title: 'Without an answer the same is asked again; a limit is told',
    requirements: ['WDR-08', 'WDR-09'],
    start: 'inactive',
    steps: [
      ...atList,
      { send: 'cancel.chosen', see: 'cancelling' },
      { fail: 'cancelWithdrawal', with: 'unreachable', see: 'cancelFailed' },
      { send: 'cancel.chosen', see: 'cancelling' },
      {
        answer: 'cancelWithdrawal',
        with: 'cancelLimitReached',
        see: 'listed',
        emits: ['cancel.refusedByLimit'],
      },
    ],
  },
  {
    title: 'Where the law does not let a withdrawal be taken back, it is not',
    requirements: ['WDR-08'],
    policy: 'CA',
    start: 'inactive',
    steps: [...atList, { send: 'cancel.chosen', see: 'listed' }],
  },
  {
    title: 'What has come to its end meanwhile is announced, once',
    requirements: ['WDR-07'],
    start: 'inactive',
    steps: [
      ...atList,
      { send: 'list.outdated', see: 'listed', emits: [] },
      {
        answer: 'getPendingWithdrawals',
        with: 'declined',
        see: 'listed',
        emits: ['withdrawals.ended'],
      },
      { pass: 20_000, see: 'listed' },
      { answer: 'getPendingWithdrawals', with: 'declined', see: 'listed', emits: [] },
    ],
  },
  {
    title: 'While the list is read anew, a withdrawal may be taken back all the same',
    requirements: ['WDR-08'],
    start: 'inactive',
    steps: [
      ...atList,
      { pass: 20_000, see: 'listed' },
      { send: 'cancel.chosen', see: 'cancelling' },
    ],
  },
];
