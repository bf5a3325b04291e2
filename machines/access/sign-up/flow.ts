import { defineFlow } from '../../flow.ts';
import { signUpJourneys } from './journeys.ts';
import { signUpMachine } from './machine.ts';
import { signUpSafety } from './safety.ts';
import { signUpSamples } from './samples.ts';
import { signUpScreen } from './screen.ts';

export const signUpFlow = defineFlow({
  id: 'access.signUp',
  title: 'Sign-up',
  regulated: true,
  machine: signUpMachine,
  screen: signUpScreen,
  samples: signUpSamples,
  journeys: signUpJourneys,
  safety: signUpSafety,
});
