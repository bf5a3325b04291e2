import type { JourneysOf } from '../../flow.ts';
import type { freeSpinsMachine } from './machine.ts';
import type { freeSpinsSamples } from './samples.ts';
import type { FreeSpinsScreen } from './screen.ts';

export const freeSpinsJourneys: JourneysOf<
  typeof freeSpinsMachine,
  typeof freeSpinsSamples,
  FreeSpinsScreen
> = [
  {
    title: 'Free spins are claimed once however often they are pressed, and lead to their game',
    requirements: ['FSPIN-03', 'REW-08', 'API-120'],
    start: 'reading',
    steps: [
      { answer: 'getFreeSpins', with: 'success', see: 'listed' },
      { send: 'claim.chosen', see: 'claiming' },
      { send: 'claim.chosen', see: 'claiming' },
      { answer: 'claimFreeSpins', with: 'success', see: 'granted', emits: ['spins.granted'] },
    ],
  },
  {
    title: 'What runs is followed round by round; once it is over the list is read anew',
    requirements: ['FSPIN-01', 'FSPIN-04', 'API-122'],
    start: 'reading',
    steps: [
      { answer: 'getFreeSpins', with: 'success', see: 'listed' },
      { send: 'balance.changed', see: 'listed' },
      { answer: 'getFreeSpinProgress', with: 'success', see: 'listed' },
      { send: 'balance.changed', see: 'listed' },
      { answer: 'getFreeSpinProgress', with: 'wagering', see: 'listed' },
      { answer: 'getFreeSpins', with: 'none', see: 'listed' },
      { send: 'balance.changed', see: 'listed' },
    ],
  },
  {
    title: 'Free spins in whose way a bonus stands may wait in line, and nothing is lost',
    requirements: ['REW-09', 'REW-18', 'API-120'],
    start: 'reading',
    steps: [
      { answer: 'getFreeSpins', with: 'success', see: 'listed' },
      { send: 'claim.chosen', see: 'claiming' },
      { answer: 'claimFreeSpins', with: 'bonusInTheWay', see: 'inTheWay' },
      { send: 'bonus.kept', see: 'listed' },
      { send: 'claim.chosen', see: 'claiming' },
      { answer: 'claimFreeSpins', with: 'bonusInTheWay', see: 'inTheWay' },
      { send: 'wait.chosen', see: 'queueing' },
      { answer: 'claimFreeSpins', with: 'queued', see: 'listed', emits: ['spins.queued'] },
    ],
  },
  {
    title: 'A claim from the line that still finds a bonus in its way offers to give that up',
    requirements: ['FSPIN-02', 'FORF-01', 'API-119'],
    start: 'reading',
    steps: [
      { answer: 'getFreeSpins', with: 'queued', see: 'listed' },
      { send: 'start.chosen', see: 'starting' },
      { answer: 'claimQueuedFreeSpins', with: 'spinsInTheWay', see: 'inTheWay' },
      { send: 'wait.chosen', see: 'inTheWay' },
      { send: 'forfeit.chosen', see: 'givingUp' },
      {
        answer: 'forfeitClaim',
        with: 'granted',
        see: 'granted',
        emits: ['wallet.outdated', 'spins.granted'],
      },
    ],
  },
  {
    title: 'A claim without an answer is told, and the list says what became of it',
    requirements: ['REW-11', 'ERR-03'],
    start: 'reading',
    steps: [
      { fail: 'getFreeSpins', with: 'unreachable', see: 'unread' },
      { send: 'retry.requested', see: 'reading' },
      { answer: 'getFreeSpins', with: 'success', see: 'listed' },
      { send: 'claim.chosen', see: 'claiming' },
      { fail: 'claimFreeSpins', with: 'unreachable', see: 'listed' },
      { answer: 'getFreeSpins', with: 'success', see: 'listed' },
    ],
  },
  {
    title: 'A press does not wait for what is being read',
    requirements: ['FSPIN-03', 'FSPIN-04'],
    start: 'reading',
    steps: [
      { answer: 'getFreeSpins', with: 'success', see: 'listed' },
      { send: 'balance.changed', see: 'listed' },
      { send: 'claim.chosen', see: 'claiming' },
      { answer: 'claimFreeSpins', with: 'campaignUsedUp', see: 'listed' },
      { send: 'claim.chosen', see: 'claiming' },
      { answer: 'claimFreeSpins', with: 'success', see: 'granted' },
    ],
  },
  {
    title: 'Those in line are started while they are read, too',
    requirements: ['FSPIN-02', 'REW-18'],
    start: 'reading',
    steps: [
      { answer: 'getFreeSpins', with: 'queued', see: 'listed' },
      { send: 'balance.changed', see: 'listed' },
      { send: 'start.chosen', see: 'starting' },
      { answer: 'claimQueuedFreeSpins', with: 'notEligible', see: 'listed' },
      { send: 'start.chosen', see: 'starting' },
      { answer: 'claimQueuedFreeSpins', with: 'success', see: 'granted' },
    ],
  },
];
