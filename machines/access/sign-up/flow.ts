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
      transitions: ['signUp.registering.readingTerms › error readTerms'],
      because:
        'The terms are there before anybody has filled the form in, and are read at once; tests/access/sign-up.test.tsx submits it before.',
      when: ({ occurrence }) =>
        ('send' in occurrence && occurrence.case === 'beforeTerms') ||
        ('fail' in occurrence && occurrence.fail === 'readTerms'),
    },
  ],
});
