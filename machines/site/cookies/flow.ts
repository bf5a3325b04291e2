import { defineFlow } from '../../flow.ts';
import { cookiesJourneys } from './journeys.ts';
import { cookiesMachine } from './machine.ts';
import { cookiesSafety } from './safety.ts';
import { cookiesSamples } from './samples.ts';
import { cookiesScreen } from './screen.ts';

export const cookiesFlow = defineFlow({
  id: 'site.cookies',
  title: 'Cookie consent',
  regulated: true,
  machine: cookiesMachine,
  screen: cookiesScreen,
  samples: cookiesSamples,
  journeys: cookiesJourneys,
  safety: cookiesSafety,
});
