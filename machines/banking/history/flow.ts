import { defineFlow } from '../../flow.ts';
import { historyJourneys } from './journeys.ts';
import { historyMachine } from './machine.ts';
import { historySafety } from './safety.ts';
import { historySamples } from './samples.ts';
import { historyScreen } from './screen.ts';

export const historyFlow = defineFlow({
  id: 'banking.history',
  title: 'Transactions',
  regulated: true,
  machine: historyMachine,
  screen: historyScreen,
  samples: historySamples,
  journeys: historyJourneys,
  safety: historySafety,
});
