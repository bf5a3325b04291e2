import { defineFlow } from '../../flow.ts';
import { withdrawJourneys } from './journeys.ts';
import { withdrawMachine } from './machine.ts';
import { withdrawSafety } from './safety.ts';
import { withdrawSamples } from './samples.ts';
import { withdrawScreen } from './screen.ts';

export const withdrawFlow = defineFlow({
  id: 'banking.withdraw',
  title: 'Withdrawal',
  regulated: true,
  machine: withdrawMachine,
  screen: withdrawScreen,
  samples: withdrawSamples,
  journeys: withdrawJourneys,
  safety: withdrawSafety,
});
