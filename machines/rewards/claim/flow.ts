import { isSent } from '../../exceptions.ts';
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
      at: 'person',
      transitions: ['claim › session.ended'],
      because: 'The page goes with the session; tests/rewards/rewards.test.tsx looks at it.',
      when: (where) => isSent(where, 'session.ended'),
    },
  ],
});
