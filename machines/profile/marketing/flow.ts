import { defineFlow } from '../../flow.ts';
import { marketingJourneys } from './journeys.ts';
import { marketingMachine } from './machine.ts';
import { marketingSafety } from './safety.ts';
import { marketingSamples } from './samples.ts';
import { marketingScreen } from './screen.ts';

export const marketingFlow = defineFlow({
  id: 'profile.marketing',
  title: 'Marketing preferences',
  regulated: true,
  machine: marketingMachine,
  screen: marketingScreen,
  samples: marketingSamples,
  journeys: marketingJourneys,
  safety: marketingSafety,
  exceptions: [
    {
      at: 'mutation',
      faults: [
        'action dropped: marketing.saving onDone updateMarketingPreferences (1), assign (1)',
      ],
      because:
        'the example of the contract answers what was read; tests/profile/marketing.test.tsx is answered another',
    },
  ],
});
