import { defineFlow } from '../../flow.ts';
import { termsJourneys } from './journeys.ts';
import { termsMachine } from './machine.ts';
import { termsSafety } from './safety.ts';
import { termsSamples } from './samples.ts';
import { termsScreen } from './screen.ts';

export const termsFlow = defineFlow({
  id: 'site.terms',
  title: 'Terms acceptance',
  regulated: true,
  machine: termsMachine,
  screen: termsScreen,
  samples: termsSamples,
  journeys: termsJourneys,
  safety: termsSafety,
});
