import { defineFlow } from '../../flow.ts';
import { addressJourneys } from './journeys.ts';
import { addressMachine } from './machine.ts';
import { addressSafety } from './safety.ts';
import { addressSamples } from './samples.ts';
import { addressScreen } from './screen.ts';

export const addressFlow = defineFlow({
  id: 'profile.address',
  title: 'Address',
  regulated: true,
  machine: addressMachine,
  screen: addressScreen,
  samples: addressSamples,
  journeys: addressJourneys,
  safety: addressSafety,
});
