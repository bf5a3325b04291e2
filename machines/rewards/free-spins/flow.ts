import { isSent, notByPerson } from '../../exceptions.ts';
import { defineFlow } from '../../flow.ts';
import { freeSpinsJourneys } from './journeys.ts';
import { freeSpinsMachine } from './machine.ts';
import { freeSpinsSafety } from './safety.ts';
import { freeSpinsSamples } from './samples.ts';
import { freeSpinsScreen } from './screen.ts';

export const freeSpinsFlow = defineFlow({
  id: 'rewards.freeSpins',
  title: 'Free spins',
  regulated: true,
  machine: freeSpinsMachine,
  screen: freeSpinsScreen,
  samples: freeSpinsSamples,
  journeys: freeSpinsJourneys,
  safety: freeSpinsSafety,
  exceptions: [
    notByPerson(
      freeSpinsMachine,
      'News of the player come by other calls; tests/rewards/free-spins.test.tsx looks at it.',
      'player.changed',
      'balance.changed',
    ),
    {
      at: 'person',
      transitions: ['freeSpins › session.ended'],
      because: 'The page goes with the session; tests/rewards/free-spins.test.tsx looks at it.',
      when: (where) => isSent(where, 'session.ended'),
    },
  ],
});
