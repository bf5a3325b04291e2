import type { JourneysOf } from '../../flow.ts';
import type { passwordMachine } from './machine.ts';
import type { passwordSamples } from './samples.ts';
import type { PasswordScreen } from './screen.ts';

export const passwordJourneys: JourneysOf<
  typeof passwordMachine,
  typeof passwordSamples,
  PasswordScreen
> = [
  {
    title: 'A failure is said, and another try does it once, however often the button is pressed',
    requirements: ['PROF-07', 'ERR-03'],
    start: 'editing',
    steps: [
      { send: 'password.submitted', see: 'saving' },
      { fail: 'changePassword', with: 'unreachable', see: 'failed', emits: [] },
      { send: 'password.submitted', see: 'saving' },
      { send: 'password.submitted', see: 'saving' },
      { answer: 'changePassword', with: 'success', see: 'changed', emits: ['password.changed'] },
      { send: 'password.submitted', see: 'saving' },
    ],
  },
];
