import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { identityCheckMachine } from './machine.ts';

export const identityCheckSamples = {
  inputs: { typical: { returnUrl: '/en-UN/my-account/account/verification' } },
  events: {
    'identityCheck.submitted': { typical: {} },
  },
  outcomes: { initiateIdentityCheck: outcomes.initiateIdentityCheck },
  projection: () => ({}),
  causedBy: { 'identityCheck.submitted': 'player' },
  words: {
    'identityCheck.submitted': 'goes on to the check',
    initiateIdentityCheck: 'the opening of the check',
  },
} as const satisfies Samples<typeof identityCheckMachine>;
