import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { identityCheckMachine } from './machine.ts';

export const identityCheckSamples = {
  inputs: { typical: { returnUrl: '/en-UN/my-account/account/verification' } },
  events: {
    'identityCheck.submitted': { by: 'player', words: 'goes on to the check' },
  },
  outcomes: {
    initiateIdentityCheck: {
      words: 'the opening of the check',
      answers: outcomes.initiateIdentityCheck,
    },
  },
  projection: () => ({}),
} as const satisfies Samples<typeof identityCheckMachine>;
