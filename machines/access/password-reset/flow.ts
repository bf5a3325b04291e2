import { defineFlow } from '../../flow.ts';
import { codeSurvivors } from '../code-verification/flow.ts';
import { codeVerificationScreen } from '../code-verification/screen.ts';
import { passwordResetJourneys } from './journeys.ts';
import { passwordResetMachine } from './machine.ts';
import { passwordResetSafety } from './safety.ts';
import { passwordResetSamples, resetVerificationSamples } from './samples.ts';
import { passwordResetScreen } from './screen.ts';
import { resetVerificationJourneys } from './verification-journeys.ts';
import { resetVerificationSafety } from './verification-safety.ts';
import { resetVerificationMachine } from './verification.ts';

export const passwordResetFlow = defineFlow({
  id: 'access.passwordReset',
  title: 'Password reset',
  regulated: true,
  machine: passwordResetMachine,
  screen: passwordResetScreen,
  samples: passwordResetSamples,
  journeys: passwordResetJourneys,
  safety: passwordResetSafety,
});

const OTHER_REFUSALS =
  'the contract names no other refusal when a reset is asked for; of a code by SMS it does, and the chart is one for both';

export const resetVerificationFlow = defineFlow({
  id: 'access.resetVerification',
  title: 'Verification of a password reset',
  regulated: true,
  machine: resetVerificationMachine,
  screen: codeVerificationScreen,
  samples: resetVerificationSamples,
  journeys: resetVerificationJourneys,
  safety: resetVerificationSafety,
  exceptions: [
    ...codeSurvivors('resetVerification'),
    {
      at: 'chart',
      transitions: [
        'resetVerification.requesting › done requestCode › 4',
        'resetVerification.requesting › done requestCode › 5',
      ],
      because: OTHER_REFUSALS,
    },
    {
      at: 'mutation',
      faults: [
        'target swapped: resetVerification.requesting onDone requestCode (4) → resetVerification.ended',
        'target swapped: resetVerification.requesting onDone requestCode (5) → resetVerification.ended',
      ],
      because: OTHER_REFUSALS,
    },
  ],
});
