import { isSent } from '../../exceptions.ts';
import { defineFlow } from '../../flow.ts';
import { cashbackJourneys } from './journeys.ts';
import { cashbackMachine } from './machine.ts';
import { cashbackSafety } from './safety.ts';
import { cashbackSamples } from './samples.ts';
import { cashbackScreen } from './screen.ts';

export const cashbackFlow = defineFlow({
  id: 'rewards.cashback',
  title: 'Cashback',
  regulated: true,
  machine: cashbackMachine,
  screen: cashbackScreen,
  samples: cashbackSamples,
  journeys: cashbackJourneys,
  safety: cashbackSafety,
  exceptions: [
    {
      at: 'mutation',
      faults: [
        'action dropped: cashback.page.ending.looking onDone getCashbackProgress (it is on), renew',
      ],
      because:
        'It changes what the next screen says, and not which one shows; a property holds it.',
    },
    {
      at: 'person',
      transitions: ['cashback.page › session.ended'],
      because: 'The page goes with the session; tests/rewards/cashback.test.tsx looks at it.',
      when: (where) => isSent(where, 'session.ended'),
    },
  ],
});
