import { isSent, notByPerson } from '../../exceptions.ts';
import { defineFlow } from '../../flow.ts';
import { claimJourneys } from './journeys.ts';
import { claimMachine } from './machine.ts';
import { claimSafety } from './safety.ts';
import { claimSamples } from './samples.ts';
import { claimScreen } from './screen.ts';

export const claimFlow = defineFlow({
  id: 'rewards.claim',
  title: 'Rewards',
  regulated: true,
  machine: claimMachine,
  screen: claimScreen,
  samples: claimSamples,
  journeys: claimJourneys,
  safety: claimSafety,
  exceptions: [
    {
      at: 'mutation',
      faults: [
        'target swapped: claim.listed on claim.chosen → claim.settled',
        'target swapped: claim.refreshing on claim.chosen → claim.settled',
      ],
      because:
        'Where a claim is over, the turn of the next one comes at once: the chosen one is next.',
    },
    {
      at: 'mutation',
      faults: [
        'target swapped: claim.listed on player.changed → claim.settled',
        'target swapped: claim.refreshing on player.changed → claim.settled',
        'target swapped: claim.listed on balance.changed → claim.settled',
        'target swapped: claim.refreshing on balance.changed → claim.settled',
        'target swapped: claim.asking on bonus.kept → claim.settled',
        'target swapped: claim.ending onDone forfeitBonus (it has ended) → claim.settled',
        'target swapped: claim.ending onDone forfeitBonus (otherwise) → claim.settled',
        'target swapped: claim.ending onError forfeitBonus → claim.settled',
      ],
      because: 'Where no claim waits, what follows a claim is that the list is read anew.',
    },
    notByPerson(
      claimMachine,
      'News of the player come by other calls; tests/rewards/rewards.test.tsx looks at it.',
      'player.changed',
      'balance.changed',
    ),
    {
      at: 'person',
      transitions: ['claim › session.ended'],
      because: 'The page goes with the session; tests/rewards/rewards.test.tsx looks at it.',
      when: (where) => isSent(where, 'session.ended'),
    },
  ],
});
