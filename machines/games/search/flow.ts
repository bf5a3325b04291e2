import { defineFlow } from '../../flow.ts';
import { searchJourneys } from './journeys.ts';
import { searchMachine } from './machine.ts';
import { searchSafety } from './safety.ts';
import { searchSamples } from './samples.ts';
import { searchScreen } from './screen.ts';

export const searchFlow = defineFlow({
  id: 'games.search',
  title: 'Search for games',
  regulated: false,
  machine: searchMachine,
  screen: searchScreen,
  samples: searchSamples,
  journeys: searchJourneys,
  safety: searchSafety,
  exceptions: [],
});
