import type { JourneysOf } from '../../flow.ts';
import type { claimMachine } from './machine.ts';
import type { claimSamples } from './samples.ts';
import type { ClaimScreen } from './screen.ts';

export const claimJourneys: JourneysOf<typeof claimMachine, typeof claimSamples, ClaimScreen> = [
  {
    title: 'Two gifts are claimed one after the other, each once, and the list follows',
    requirements: ['REW-07', 'REW-12'],
    start: 'reading',
    steps: [
      { answer: 'getRewards', with: 'gifts', see: 'listed' },
      { send: 'claim.chosen', see: 'claiming' },
      { send: 'claim.chosen', case: 'another', see: 'claiming' },
      { send: 'claim.chosen', see: 'claiming' },
      { answer: 'claimReward', with: 'success', see: 'claiming', emits: ['reward.claimed'] },
      { answer: 'claimReward', with: 'notEligible', see: 'listed', emits: [] },
      { answer: 'getRewards', with: 'claimed', see: 'listed' },
    ],
  },
  {
    title: 'A bonus in the way is named; kept, nothing is lost; given up, the gift is claimed',
    requirements: ['REW-09', 'FORF-01', 'FORF-06'],
    start: 'reading',
    steps: [
      { answer: 'getRewards', with: 'success', see: 'listed' },
      { send: 'claim.chosen', see: 'claiming' },
      { answer: 'claimReward', with: 'bonusInTheWay', see: 'inTheWay' },
      { send: 'bonus.kept', see: 'listed' },
      { send: 'claim.chosen', see: 'claiming' },
      { answer: 'claimReward', with: 'bonusInTheWay', see: 'inTheWay' },
      { send: 'forfeit.chosen', see: 'givingUp' },
      { answer: 'forfeitClaim', with: 'claimed', see: 'listed', emits: ['reward.claimed'] },
      { answer: 'getRewards', with: 'claimed', see: 'listed' },
    ],
  },
  {
    title: 'A claim without an answer can be pressed again, which claims nothing twice',
    requirements: ['REW-07', 'REW-11'],
    start: 'reading',
    steps: [
      { fail: 'getRewards', with: 'unreachable', see: 'unread' },
      { send: 'retry.requested', see: 'reading' },
      { answer: 'getRewards', with: 'success', see: 'listed' },
      { send: 'claim.chosen', see: 'claiming' },
      { fail: 'claimReward', with: 'unreachable', see: 'listed' },
      { send: 'claim.chosen', see: 'claiming' },
      { answer: 'claimReward', with: 'success', see: 'listed', emits: ['reward.claimed'] },
    ],
  },
  {
    title: 'A bonus is given up for nothing, as it was shown, or stays',
    requirements: ['FORF-04', 'FORF-06'],
    start: 'reading',
    steps: [
      { answer: 'getRewards', with: 'success', see: 'listed' },
      { send: 'giveUp.chosen', see: 'asking' },
      { send: 'bonus.kept', see: 'listed' },
      { send: 'giveUp.chosen', see: 'asking' },
      { send: 'forfeit.confirmed', see: 'ending' },
      { send: 'forfeit.confirmed', see: 'ending' },
      { answer: 'forfeitBonus', with: 'bonusChanged', see: 'listed', emits: [] },
      { answer: 'getRewards', with: 'wagered', see: 'listed' },
      { send: 'giveUp.chosen', see: 'listed' },
      { send: 'player.changed', see: 'listed' },
      { answer: 'getRewards', with: 'success', see: 'listed' },
      { send: 'giveUp.chosen', see: 'asking' },
      { send: 'forfeit.confirmed', see: 'ending' },
      { answer: 'forfeitBonus', with: 'success', see: 'listed', emits: ['bonus.givenUp'] },
      { answer: 'getRewards', with: 'gifts', see: 'listed' },
    ],
  },
  {
    title: 'News of the player have the rewards read anew, whatever was being read',
    requirements: ['REW-02', 'REW-16'],
    start: 'reading',
    steps: [
      { answer: 'getRewards', with: 'success', see: 'listed' },
      { send: 'player.changed', see: 'listed' },
      { send: 'player.changed', see: 'listed' },
      { answer: 'getRewards', with: 'gifts', see: 'listed' },
    ],
  },
];
