import { defineFlow } from '../../flow.ts';
import { favouritesJourneys } from './journeys.ts';
import { favouritesMachine } from './machine.ts';
import { favouritesSafety } from './safety.ts';
import { favouritesSamples } from './samples.ts';
import { favouritesScreen } from './screen.ts';

export const favouritesFlow = defineFlow({
  id: 'games.favourites',
  title: 'Favourites',
  regulated: false,
  machine: favouritesMachine,
  screen: favouritesScreen,
  samples: favouritesSamples,
  journeys: favouritesJourneys,
  safety: favouritesSafety,
});
