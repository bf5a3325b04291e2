import type { Exception } from '../../exceptions.ts';
import { defineFlow } from '../../flow.ts';
import { codeVerificationJourneys } from './journeys.ts';
import { emailVerificationMachine, smsVerificationMachine } from './machine.ts';
import { resetVerificationJourneys } from './reset-journeys.ts';
import { resetVerificationSafety } from './reset-safety.ts';
import { resetVerificationMachine } from './reset.ts';
import { codeVerificationSafety } from './safety.ts';
import {
  emailVerificationSamples,
  resetVerificationSamples,
  smsVerificationSamples,
} from './samples.ts';
import { codeVerificationScreen } from './screen.ts';

/** Faults that no oracle here notices, whatever pair of operations the chart is made for. */
const codeSurvivors = (chart: string): readonly Exception[] => [
  {
    at: 'mutation',
    faults: [
      `action dropped: ${chart}.enteringCode.resendAllowed on resend.requested, forgetAttempt`,
    ],
    because: 'whoever waits for a code has no attempt to forget',
  },
  {
    at: 'mutation',
    faults: ['enteringCode', 'codeRefused', 'resendRefused'].map(
      (state) => `target swapped: ${chart}.${state} on code.submitted → ${chart}.enteringCode`,
    ),
    because: 'a code that waits is checked there at once',
  },
  {
    at: 'mutation',
    faults: [`action dropped: ${chart}.codeRefused on code.submitted, rememberCode`],
    because:
      'the code of the samples is the same each time; e2e/access/sign-up.spec.ts enters a wrong one, then the right one',
  },
];

const OTHER_REFUSALS =
  'the contract names no other refusal of a code by e-mail; by SMS it does, and the chart is one for both';

export const smsVerificationFlow = defineFlow({
  id: 'access.smsVerification',
  title: 'Verification by SMS',
  regulated: true,
  machine: smsVerificationMachine,
  screen: codeVerificationScreen,
  samples: smsVerificationSamples,
  journeys: codeVerificationJourneys,
  safety: codeVerificationSafety,
  exceptions: codeSurvivors('smsVerification'),
});

export const emailVerificationFlow = defineFlow({
  id: 'access.emailVerification',
  title: 'Verification by e-mail',
  regulated: true,
  machine: emailVerificationMachine,
  screen: codeVerificationScreen,
  samples: emailVerificationSamples,
  journeys: codeVerificationJourneys,
  safety: codeVerificationSafety,
  exceptions: [
    ...codeSurvivors('emailVerification'),
    {
      at: 'chart',
      transitions: [
        'emailVerification.requesting › done requestCode › hasCode',
        'emailVerification.requesting › done requestCode › otherwise',
      ],
      because: OTHER_REFUSALS,
    },
    {
      at: 'mutation',
      faults: [
        'guard dropped: emailVerification.requesting onDone requestCode (the platform knows no such player)',
      ],
      because: OTHER_REFUSALS,
    },
  ],
});

const NO_REFUSAL_OF_A_RESET =
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
        'resetVerification.requesting › done requestCode › hasCode',
        'resetVerification.requesting › done requestCode › otherwise',
      ],
      because: NO_REFUSAL_OF_A_RESET,
    },
    {
      at: 'mutation',
      faults: [
        'guard dropped: resetVerification.requesting onDone requestCode (the platform knows no such player)',
      ],
      because: NO_REFUSAL_OF_A_RESET,
    },
  ],
});
