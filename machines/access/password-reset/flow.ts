import { defineFlow } from '../../flow.ts';
import { passwordResetJourneys } from './journeys.ts';
import { passwordResetMachine } from './machine.ts';
import { passwordResetSafety } from './safety.ts';
import { passwordResetSamples } from './samples.ts';
import { passwordResetScreen } from './screen.ts';

export const passwordResetFlow = defineFlow({
  id: 'access.passwordReset',
  title: 'Password reset',
  regulated: true,
  machine: passwordResetMachine,
  screen: passwordResetScreen,
  samples: passwordResetSamples,
  journeys: passwordResetJourneys,
  safety: passwordResetSafety,
  exceptions: [
    {
      at: 'mutation',
      faults: [
        'target swapped: passwordReset.settingByLink onError setNewPasswordByEmail → passwordReset.resuming',
      ],
      because: 'Whoever comes by a link begins at the password, and resuming leads there at once.',
    },
  ],
});
