import type { JourneysOf } from '../../flow.ts';
import type { passwordResetMachine } from './machine.ts';
import type { passwordResetSamples } from './samples.ts';
import type { PasswordResetScreen } from './screen.ts';

type Journeys = JourneysOf<
  typeof passwordResetMachine,
  typeof passwordResetSamples,
  PasswordResetScreen
>;
type Steps = Journeys[number]['steps'];

const atPassword: Steps = [
  { send: 'email.submitted', see: 'verification', emits: ['reset.progressed'] },
  {
    answer: 'resetVerification',
    with: 'verified',
    see: 'password',
    emits: ['reset.progressed'],
  },
];

export const passwordResetJourneys: Journeys = [
  {
    title: 'A code leads to a new password',
    requirements: ['RESET-01', 'RESET-04', 'RESET-06', 'SIGN-02'],
    start: 'email',
    steps: [
      ...atPassword,
      { send: 'password.submitted', see: 'password' },
      { send: 'password.submitted', see: 'password' },
      { answer: 'setNewPassword', with: 'success', see: 'complete', emits: ['reset.completed'] },
    ],
  },
  {
    title: 'A link leads straight to the new password',
    requirements: ['RESET-05', 'RESET-06'],
    input: 'byLink',
    start: 'password',
    steps: [
      { send: 'password.submitted', see: 'password' },
      {
        answer: 'setNewPasswordByEmail',
        with: 'success',
        see: 'complete',
        emits: ['reset.completed'],
      },
    ],
  },
  {
    title: 'A password that is not set may be sent again',
    requirements: ['RESET-07', 'RESET-08'],
    start: 'email',
    steps: [
      ...atPassword,
      { send: 'password.submitted', see: 'password' },
      { fail: 'setNewPassword', with: 'unreachable', see: 'password', emits: ['reset.progressed'] },
      { send: 'password.submitted', see: 'password' },
      { fail: 'setNewPassword', with: 'invalid', see: 'password', emits: ['reset.progressed'] },
      { send: 'password.submitted', see: 'password' },
      { answer: 'setNewPassword', with: 'success', see: 'complete', emits: ['reset.completed'] },
    ],
  },
  {
    title: 'A key that is over is forgotten, and another reset asked for with the same address',
    requirements: ['RESET-02', 'RESET-07'],
    input: 'byLink',
    start: 'password',
    steps: [
      { send: 'password.submitted', see: 'password' },
      {
        answer: 'setNewPasswordByEmail',
        with: 'resetRefused',
        see: 'over',
        emits: ['reset.abandoned'],
      },
      { send: 'restart.chosen', see: 'email' },
      ...atPassword,
      { send: 'password.submitted', see: 'password' },
      { answer: 'setNewPassword', with: 'success', see: 'complete', emits: ['reset.completed'] },
    ],
  },
  {
    title: 'A reload goes on at the verification',
    requirements: ['RESET-01'],
    input: 'resumedAtVerification',
    start: 'verification',
    steps: [
      {
        answer: 'resetVerification',
        with: 'changeContact',
        see: 'email',
        emits: ['reset.abandoned'],
      },
    ],
  },
];
