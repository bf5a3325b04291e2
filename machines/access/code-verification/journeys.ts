import type { JourneysOf } from '../../flow.ts';
import type { emailVerificationMachine } from './machine.ts';
import type { emailVerificationSamples } from './samples.ts';
import type { CodeVerificationScreen } from './screen.ts';

type Journeys = JourneysOf<
  typeof emailVerificationMachine,
  typeof emailVerificationSamples,
  CodeVerificationScreen
>;

/** Pinned for every pair of operations: only outcomes that all of them have are used. */
export const codeJourneys: Journeys = [
  {
    title: 'The right code verifies',
    requirements: ['SIGN-04', 'SIGN-05'],
    start: 'requesting',
    steps: [
      { answer: 'requestCode', with: 'success', see: 'enteringCode' },
      { send: 'code.submitted', see: 'verifying' },
      { send: 'code.submitted', see: 'verifying' },
      { answer: 'verifyCode', with: 'success', see: 'verified' },
    ],
  },
  {
    title: 'A code that comes before the answer of the platform that sent it is checked with it',
    requirements: ['SIGN-05'],
    start: 'requesting',
    steps: [
      { send: 'code.submitted', see: 'requesting' },
      { send: 'code.withdrawn', see: 'requesting' },
      { answer: 'requestCode', with: 'success', see: 'enteringCode' },
      { pass: 60_000, see: 'enteringCode' },
      { send: 'resend.requested', see: 'requesting' },
      { send: 'code.submitted', see: 'requesting' },
      { answer: 'requestCode', with: 'success', see: 'verifying' },
    ],
  },
  {
    title: 'Too many attempts void the code, and the form is cleared',
    requirements: ['SIGN-06', 'SIGN-27', 'MODAL-02'],
    start: 'requesting',
    steps: [
      { answer: 'requestCode', with: 'success', see: 'enteringCode' },
      { send: 'code.submitted', see: 'verifying' },
      { answer: 'verifyCode', with: 'maxAttempts', see: 'tooManyAttempts' },
      { send: 'code.submitted', see: 'tooManyAttempts' },
      { send: 'lock.acknowledged', see: 'ended' },
    ],
  },
  {
    title: 'Another code may be asked for after a minute, not before',
    requirements: ['SIGN-04', 'SIGN-06'],
    start: 'requesting',
    steps: [
      { answer: 'requestCode', with: 'success', see: 'enteringCode' },
      { send: 'resend.requested', see: 'enteringCode' },
      { pass: 60_000, see: 'enteringCode' },
      { send: 'resend.requested', see: 'requesting' },
      { answer: 'requestCode', with: 'maxAttempts', see: 'tooManyAttempts' },
    ],
  },
  {
    title: 'A code that cannot be sent may be asked for again',
    requirements: ['SIGN-05', 'SIGN-27'],
    start: 'requesting',
    steps: [
      { fail: 'requestCode', with: 'unexpected', see: 'sendRefused' },
      { send: 'retry.requested', see: 'requesting' },
      { fail: 'requestCode', with: 'unreachable', see: 'sendRefused' },
      { send: 'contactChange.chosen', see: 'ended' },
    ],
  },
  {
    title: 'A code that cannot be sent again leaves the one in hand',
    requirements: ['SIGN-05', 'SIGN-27'],
    start: 'requesting',
    steps: [
      { answer: 'requestCode', with: 'success', see: 'enteringCode' },
      { pass: 60_000, see: 'enteringCode' },
      { send: 'resend.requested', see: 'requesting' },
      { fail: 'requestCode', with: 'unreachable', see: 'resendRefused' },
      { send: 'resend.requested', see: 'requesting' },
      { fail: 'requestCode', with: 'refused', see: 'resendRefused' },
      { send: 'code.submitted', see: 'verifying' },
      { answer: 'verifyCode', with: 'success', see: 'verified' },
    ],
  },
  {
    title: 'A code that has expired is not in hand any more when the next one cannot be sent',
    requirements: ['SIGN-05', 'SIGN-27'],
    start: 'requesting',
    steps: [
      { answer: 'requestCode', with: 'success', see: 'enteringCode' },
      { send: 'code.submitted', see: 'verifying' },
      { answer: 'verifyCode', with: 'codeExpired', see: 'codeRefused' },
      { send: 'resend.requested', see: 'requesting' },
      { fail: 'requestCode', with: 'unreachable', see: 'sendRefused' },
      { send: 'retry.requested', see: 'requesting' },
      { answer: 'requestCode', with: 'success', see: 'enteringCode' },
      { pass: 60_000, see: 'enteringCode' },
      { send: 'resend.requested', see: 'requesting' },
      { fail: 'requestCode', with: 'unreachable', see: 'resendRefused' },
    ],
  },
  {
    title: 'A check without an answer keeps the code field',
    requirements: ['SIGN-05'],
    start: 'requesting',
    steps: [
      { answer: 'requestCode', with: 'success', see: 'enteringCode' },
      { send: 'code.submitted', see: 'verifying' },
      { fail: 'verifyCode', with: 'unexpected', see: 'codeRefused' },
      { send: 'code.submitted', see: 'verifying' },
      { answer: 'verifyCode', with: 'success', see: 'verified' },
    ],
  },
];

/** Those of a sign-up, by SMS and by e-mail. */
export const codeVerificationJourneys: Journeys = [
  ...codeJourneys,
  {
    title: 'A sign-up that is over asks for no code any more',
    requirements: ['SIGN-05', 'SIGN-27'],
    start: 'requesting',
    steps: [
      { answer: 'requestCode', with: 'success', see: 'enteringCode' },
      { pass: 60_000, see: 'enteringCode' },
      { send: 'resend.requested', see: 'requesting' },
      { answer: 'requestCode', with: 'playerNotFound', see: 'signUpOver' },
      { send: 'resend.requested', see: 'signUpOver' },
      { send: 'retry.requested', see: 'signUpOver' },
      { send: 'contactChange.chosen', see: 'ended' },
    ],
  },
];
