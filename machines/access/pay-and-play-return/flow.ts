import { defineFlow } from '../../flow.ts';
import { payAndPlayReturnJourneys } from './journeys.ts';
import { payAndPlayReturnMachine } from './machine.ts';
import { payAndPlayReturnSafety } from './safety.ts';
import { payAndPlayReturnSamples } from './samples.ts';
import { payAndPlayReturnScreen } from './screen.ts';

export const payAndPlayReturnFlow = defineFlow({
  id: 'access.payAndPlayReturn',
  title: 'Return of pay-and-play',
  regulated: true,
  machine: payAndPlayReturnMachine,
  screen: payAndPlayReturnScreen,
  samples: payAndPlayReturnSamples,
  journeys: payAndPlayReturnJourneys,
  safety: payAndPlayReturnSafety,
});
