import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { passwordMachine } from './machine.ts';

export const passwordSamples = {
  inputs: { typical: undefined },
  events: {
    'password.submitted': {
      typical: { body: { oldPassword: 'Sunny-Day-42', newPassword: 'Battery-Staple-9' } },
    },
  },
  outcomes: { changePassword: outcomes.changePassword },
  fields: { changePassword: 'newPassword' },
  projection: () => ({}),
  causedBy: { 'password.submitted': 'player' },
  words: {
    'password.submitted': 'submits the passwords',
    changePassword: 'the change of the password',
  },
} as const satisfies Samples<typeof passwordMachine>;
