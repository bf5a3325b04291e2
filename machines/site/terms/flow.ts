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
  exceptions: [
    {
      at: 'person',
      transitions: [],
      because: 'The account is read by itself; only while it is awaited does it matter.',
      when: ({ occurrence, value }) =>
        'send' in occurrence && occurrence.send === 'account.read' && value !== 'accepted',
    },
  ],
});
