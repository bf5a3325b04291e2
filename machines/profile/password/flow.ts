import { defineFlow } from '../../flow.ts';
import { passwordJourneys } from './journeys.ts';
import { passwordMachine } from './machine.ts';
import { passwordSafety } from './safety.ts';
import { passwordSamples } from './samples.ts';
import { passwordScreen } from './screen.ts';

export const passwordFlow = defineFlow({
  id: 'profile.password',
  title: 'Password change',
  regulated: true,
  machine: passwordMachine,
  screen: passwordScreen,
  samples: passwordSamples,
  journeys: passwordJourneys,
  safety: passwordSafety,
});
