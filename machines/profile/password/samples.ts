import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { passwordMachine } from './machine.ts';

export const passwordSamples = {
  inputs: { typical: undefined },
  events: {
    'password.submitted': {
      by: 'player',
      words: 'submits the passwords',
      cases: {
        typical: { body: { oldPassword: 'Sunny-Day-42', newPassword: 'Battery-Staple-9' } },
      },
    },
  },
  outcomes: {
    changePassword: { words: 'the change of the password', answers: outcomes.changePassword },
  },
  fields: { changePassword: 'newPassword' },
  projection: () => ({}),
} as const satisfies Samples<typeof passwordMachine>;
