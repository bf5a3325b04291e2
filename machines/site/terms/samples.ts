import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { termsMachine } from './machine.ts';

export const termsSamples = {
  inputs: { typical: { latestVersion: 4 } },
  events: { 'terms.accepted': { typical: {} }, 'account.read': { typical: {} } },
  outcomes: { acceptTermsVersion: outcomes.acceptTermsVersion },
  projection: () => ({}),
  causedBy: {
    'terms.accepted': 'player',
    'account.read': 'platform',
  },
  words: {
    'terms.accepted': 'accepts the terms',
    'account.read': 'the account has been read again, or could not be',
    acceptTermsVersion: 'the acceptance',
  },
} as const satisfies Samples<typeof termsMachine>;
