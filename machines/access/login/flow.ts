import { defineFlow } from '../../flow.ts';
import { loginJourneys } from './journeys.ts';
import { loginMachine } from './machine.ts';
import { loginSafety } from './safety.ts';
import { loginSamples } from './samples.ts';
import { loginScreen } from './screen.ts';

export const loginFlow = defineFlow({
  id: 'access.login',
  title: 'Login',
  regulated: true,
  machine: loginMachine,
  screen: loginScreen,
  samples: loginSamples,
  journeys: loginJourneys,
  safety: loginSafety,
  exceptions: [
    {
      at: 'mutation',
      faults: ['action dropped: login.closed on popup.opened, assign'],
      because:
        'no state depends on it; tests/machines/login-redirect.test.ts holds where a login leads',
    },
  ],
});
