import type { JourneysOf } from '../../flow.ts';
import { codeJourneys } from './journeys.ts';
import type { CodeVerificationScreen } from './screen.ts';
import type { resetVerificationSamples } from './samples.ts';
import type { resetVerificationMachine } from './reset.ts';

export const resetVerificationJourneys: JourneysOf<
  typeof resetVerificationMachine,
  typeof resetVerificationSamples,
  CodeVerificationScreen
> = [
  ...codeJourneys,
  {
    title: 'Whom the platform does not know sees what everybody sees, and no code is right',
    requirements: ['RESET-07', 'RESET-09'],
    start: 'requesting',
    steps: [
      { answer: 'requestCode', with: 'playerNotFound', see: 'enteringCode' },
      { send: 'code.submitted', see: 'verifying' },
      { answer: 'verifyCode', with: 'codeInvalid', see: 'codeRefused' },
      { send: 'resend.requested', see: 'requesting' },
      { fail: 'requestCode', with: 'unreachable', see: 'resendRefused' },
    ],
  },
];
