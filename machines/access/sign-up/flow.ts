import { defineFlow } from '../../flow.ts';
import { signUpJourneys } from './journeys.ts';
import { signUpMachine } from './machine.ts';
import { signUpSafety } from './safety.ts';
import { signUpSamples } from './samples.ts';
import { signUpScreen } from './screen.ts';

export const signUpFlow = defineFlow({
  id: 'access.signUp',
  title: 'Sign-up',
  regulated: true,
  machine: signUpMachine,
  screen: signUpScreen,
  samples: signUpSamples,
  journeys: signUpJourneys,
  safety: signUpSafety,
  exceptions: [
    {
      at: 'person',
      transitions: [
        'signUp.registering.checkingTerms › always › otherwise',
        'signUp.registering.readingTerms › done readTerms',
        'signUp.registering.readingTerms › error readTerms',
      ],
      because:
        'The terms are there before anybody has filled the form in; tests/access/sign-up.test.tsx submits it before.',
      when: ({ occurrence }) => 'send' in occurrence && occurrence.case === 'beforeTerms',
    },
    {
      at: 'mutation',
      faults: [
        'target swapped: signUp.registering.readingTerms onDone readTerms → signUp.registering.checkingTerms',
      ],
      because: 'The check finds the version that was read, and leads on at once.',
    },
  ],
});
