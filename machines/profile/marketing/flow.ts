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
});
