import type { JourneysOf } from '../../flow.ts';
import type { forfeitClaimMachine } from './machine.ts';
import type { forfeitClaimSamples } from './samples.ts';
import type { ForfeitClaimScreen } from './screen.ts';

type Journeys = JourneysOf<
  typeof forfeitClaimMachine,
  typeof forfeitClaimSamples,
  ForfeitClaimScreen
>;

const given = [
  { answer: 'getRewards', with: 'success', see: 'asking' },
  { send: 'forfeit.confirmed', see: 'forfeiting' },
  { answer: 'forfeitBonus', with: 'success', see: 'claiming' },
] as const satisfies Journeys[number]['steps'];

export const forfeitClaimJourneys: Journeys = [
  {
    title: 'A bonus is given up once, and the gift is claimed then',
    requirements: ['FORF-01', 'FORF-04', 'REW-09'],
    start: 'finding',
    steps: [
      { answer: 'getRewards', with: 'success', see: 'asking' },
      { send: 'forfeit.confirmed', see: 'forfeiting' },
      { send: 'forfeit.confirmed', see: 'forfeiting' },
      { answer: 'forfeitBonus', with: 'success', see: 'claiming' },
      { answer: 'claimReward', with: 'success', see: 'over' },
    ],
  },
  {
    title: 'Who says no is asked for nothing more',
    requirements: ['FORF-06'],
    start: 'finding',
    steps: [
      { answer: 'getRewards', with: 'success', see: 'asking' },
      { send: 'window.closed', see: 'over' },
    ],
  },
  {
    title: 'A claim that fails after the forfeit is repeated alone',
    requirements: ['FORF-05'],
    start: 'finding',
    steps: [
      ...given,
      { fail: 'claimReward', with: 'unreachable', see: 'claimFailed' },
      { send: 'retry.requested', see: 'claiming' },
      { answer: 'claimReward', with: 'campaignUsedUp', see: 'claimRefused' },
      { send: 'window.closed', see: 'over' },
    ],
  },
  {
    title: 'A forfeit without an answer is looked at before anything is asked again',
    requirements: ['FORF-05'],
    start: 'finding',
    steps: [
      { answer: 'getRewards', with: 'success', see: 'asking' },
      { send: 'forfeit.confirmed', see: 'forfeiting' },
      { fail: 'forfeitBonus', with: 'unreachable', see: 'forfeitUnknown' },
      { send: 'retry.requested', see: 'finding' },
      { answer: 'getRewards', with: 'gifts', see: 'claiming' },
      { answer: 'claimReward', with: 'success', see: 'over' },
    ],
  },
  {
    title: 'The gift of a code is claimed by its code, again where no answer came',
    requirements: ['BCODE-05', 'FORF-01', 'FORF-05'],
    input: 'byCode',
    start: 'finding',
    steps: [
      { answer: 'getRewards', with: 'gone', see: 'finding' },
      { answer: 'verifyBonusCode', with: 'success', see: 'asking' },
      { send: 'forfeit.confirmed', see: 'forfeiting' },
      { answer: 'forfeitBonus', with: 'success', see: 'claiming' },
      { fail: 'claimBonusCode', with: 'unreachable', see: 'claimFailed' },
      { send: 'retry.requested', see: 'claiming' },
      { answer: 'claimBonusCode', with: 'success', see: 'over' },
    ],
  },
  {
    title: 'Nothing is given up for a code that brings nothing any more',
    requirements: ['BCODE-01', 'FORF-05'],
    input: 'byCode',
    start: 'finding',
    steps: [
      { answer: 'getRewards', with: 'gone', see: 'finding' },
      { answer: 'verifyBonusCode', with: 'success', see: 'asking' },
      { send: 'forfeit.confirmed', see: 'forfeiting' },
      { answer: 'forfeitBonus', with: 'bonusChanged', see: 'finding' },
      { answer: 'getRewards', with: 'gone', see: 'finding' },
      { fail: 'verifyBonusCode', with: 'unreachable', see: 'unread' },
      { send: 'retry.requested', see: 'finding' },
      { answer: 'getRewards', with: 'gone', see: 'finding' },
      { answer: 'verifyBonusCode', with: 'campaignUsedUp', see: 'gone' },
    ],
  },
  {
    title: 'A bonus that was played on is asked about with its new figures',
    requirements: ['FORF-04', 'FORF-05'],
    start: 'finding',
    steps: [
      { answer: 'getRewards', with: 'success', see: 'asking' },
      { send: 'forfeit.confirmed', see: 'forfeiting' },
      { answer: 'forfeitBonus', with: 'bonusChanged', see: 'finding' },
      { answer: 'getRewards', with: 'wagered', see: 'waiting' },
      { send: 'window.closed', see: 'over' },
    ],
  },
  {
    title: 'What a cashback has brought is counted again, and claimed by its own call',
    requirements: ['CASH-01', 'FORF-01', 'FORF-05'],
    input: 'ofCashback',
    start: 'finding',
    steps: [
      { answer: 'getRewards', with: 'success', see: 'finding' },
      { fail: 'getCashbackProgress', with: 'unreachable', see: 'unread' },
      { send: 'retry.requested', see: 'finding' },
      { answer: 'getRewards', with: 'success', see: 'finding' },
      { answer: 'getCashbackProgress', with: 'success', see: 'asking' },
      { send: 'forfeit.confirmed', see: 'forfeiting' },
      { answer: 'forfeitBonus', with: 'success', see: 'claiming' },
      { fail: 'claimCashback', with: 'unreachable', see: 'claimFailed' },
      { send: 'retry.requested', see: 'claiming' },
      { answer: 'claimCashback', with: 'asBonus', see: 'over' },
    ],
  },
  {
    title: 'Nothing is given up for a cashback that brings nothing any more',
    requirements: ['CASH-01', 'FORF-05'],
    input: 'ofCashback',
    start: 'finding',
    steps: [
      { answer: 'getRewards', with: 'success', see: 'finding' },
      { answer: 'getCashbackProgress', with: 'cashbackOff', see: 'gone' },
      { send: 'window.closed', see: 'over' },
    ],
  },
  {
    title: 'Free spins are looked at again, and claimed by their own call',
    requirements: ['FSPIN-03', 'FORF-01', 'FORF-05'],
    input: 'ofSpins',
    start: 'finding',
    steps: [
      { answer: 'getRewards', with: 'success', see: 'finding' },
      { fail: 'getFreeSpins', with: 'unreachable', see: 'unread' },
      { send: 'retry.requested', see: 'finding' },
      { answer: 'getRewards', with: 'success', see: 'finding' },
      { answer: 'getFreeSpins', with: 'success', see: 'asking' },
      { send: 'forfeit.confirmed', see: 'forfeiting' },
      { answer: 'forfeitBonus', with: 'success', see: 'claiming' },
      { fail: 'claimFreeSpins', with: 'unreachable', see: 'claimFailed' },
      { send: 'retry.requested', see: 'claiming' },
      { answer: 'claimFreeSpins', with: 'success', see: 'over' },
    ],
  },
  {
    title: 'Free spins of a code are verified again by it, and claimed as free spins',
    requirements: ['BCODE-01', 'FSPIN-03', 'FORF-01'],
    input: 'spinsByCode',
    start: 'finding',
    steps: [
      { answer: 'getRewards', with: 'gone', see: 'finding' },
      { answer: 'verifyBonusCode', with: 'freeSpins', see: 'asking' },
      { send: 'forfeit.confirmed', see: 'forfeiting' },
      { answer: 'forfeitBonus', with: 'success', see: 'claiming' },
      { answer: 'claimFreeSpins', with: 'success', see: 'over' },
    ],
  },
  {
    title:
      'A bonus is given up once, and the bonus of a deposit agreed to then, again where no answer came',
    requirements: ['FORF-02', 'FORF-05', 'API-113', 'API-138'],
    input: 'depositByCode',
    start: 'finding',
    steps: [
      { answer: 'getRewards', with: 'gone', see: 'finding' },
      { answer: 'verifyBonusCode', with: 'depositBonus', see: 'asking' },
      { send: 'forfeit.confirmed', see: 'forfeiting' },
      { answer: 'forfeitBonus', with: 'success', see: 'claiming' },
      { fail: 'agreeToCampaign', with: 'unreachable', see: 'claimFailed' },
      { send: 'retry.requested', see: 'claiming' },
      { answer: 'agreeToCampaign', with: 'success', see: 'over' },
    ],
  },
  {
    title: 'Who has agreed in another tab gives nothing up for it',
    requirements: ['FORF-02', 'FORF-05'],
    input: 'depositByCode',
    start: 'finding',
    steps: [
      { answer: 'getRewards', with: 'gone', see: 'finding' },
      { answer: 'verifyBonusCode', with: 'agreed', see: 'over' },
    ],
  },
  {
    title: 'Nothing is given up for free spins that are not offered any more',
    requirements: ['FSPIN-03', 'FORF-05'],
    input: 'ofSpins',
    start: 'finding',
    steps: [
      { answer: 'getRewards', with: 'success', see: 'finding' },
      { answer: 'getFreeSpins', with: 'none', see: 'gone' },
      { send: 'window.closed', see: 'over' },
    ],
  },
];
