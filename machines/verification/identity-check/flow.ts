import { defineFlow } from '../../flow.ts';
import { identityCheckJourneys } from './journeys.ts';
import { identityCheckMachine } from './machine.ts';
import { identityCheckSafety } from './safety.ts';
import { identityCheckSamples } from './samples.ts';
import { identityCheckScreen } from './screen.ts';

export const identityCheckFlow = defineFlow({
  id: 'verification.identityCheck',
  title: 'Identity check',
  regulated: true,
  machine: identityCheckMachine,
  screen: identityCheckScreen,
  samples: identityCheckSamples,
  journeys: identityCheckJourneys,
  safety: identityCheckSafety,
});
