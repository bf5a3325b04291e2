import { defineFlow } from '../../flow.ts';
import { forfeitClaimJourneys } from './journeys.ts';
import { forfeitClaimMachine } from './machine.ts';
import { forfeitClaimSafety } from './safety.ts';
import { forfeitClaimSamples } from './samples.ts';
import { forfeitClaimScreen } from './screen.ts';

export const forfeitClaimFlow = defineFlow({
  id: 'rewards.forfeitClaim',
  title: 'A bonus given up for another',
  regulated: true,
  machine: forfeitClaimMachine,
  screen: forfeitClaimScreen,
  samples: forfeitClaimSamples,
  journeys: forfeitClaimJourneys,
  safety: forfeitClaimSafety,
  exceptions: [
    {
      at: 'mutation',
      faults: [
        'action dropped: forfeitClaim.finding.verifying onDone verifyBonusCode (it still brings something), takeOffer',
      ],
      because:
        'It changes what the next screen says, and not which one shows; a property holds it.',
    },
  ],
});
