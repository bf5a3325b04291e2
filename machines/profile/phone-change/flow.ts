import { defineFlow } from '../../flow.ts';
import { phoneChangeJourneys } from './journeys.ts';
import { phoneChangeMachine } from './machine.ts';
import { phoneChangeSafety } from './safety.ts';
import { phoneChangeSamples } from './samples.ts';
import { phoneChangeScreen } from './screen.ts';

export const phoneChangeFlow = defineFlow({
  id: 'profile.phoneChange',
  title: 'Phone change',
  regulated: true,
  machine: phoneChangeMachine,
  screen: phoneChangeScreen,
  samples: phoneChangeSamples,
  journeys: phoneChangeJourneys,
  safety: phoneChangeSafety,
  exceptions: [
    {
      at: 'person',
      transitions: [],
      because:
        'A number that is proven has no buttons; tests/profile/phone.test.tsx presses Enter in its field.',
      when: ({ occurrence }) =>
        'send' in occurrence &&
        (occurrence.send === 'number.submitted' || occurrence.send === 'number.keptWithoutCode') &&
        occurrence.case === 'stored',
    },
    {
      at: 'mutation',
      faults: ['enteringCode', 'codeRefused', 'resendRefused'].map(
        (state) =>
          `target swapped: phoneChange.code.${state} on code.submitted → phoneChange.code.enteringCode`,
      ),
      because: 'a code that waits is checked there at once',
    },
  ],
});
