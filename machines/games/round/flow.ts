import { defineFlow } from '../../flow.ts';
import { roundJourneys } from './journeys.ts';
import { roundMachine } from './machine.ts';
import { roundSafety } from './safety.ts';
import { roundSamples } from './samples.ts';
import { roundScreen } from './screen.ts';

export const roundFlow = defineFlow({
  id: 'games.round',
  title: 'Rounds of a game',
  regulated: true,
  machine: roundMachine,
  screen: roundScreen,
  samples: roundSamples,
  journeys: roundJourneys,
  safety: roundSafety,
});
