import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { termsMachine } from './machine.ts';

export const termsSamples = {
  inputs: { typical: { latestVersion: 4 } },
  events: {
    'terms.accepted': { by: 'player', words: 'accepts the terms' },
    'account.read': { by: 'platform', words: 'the account has been read again, or could not be' },
  },
  outcomes: {
    acceptTermsVersion: { words: 'the acceptance', answers: outcomes.acceptTermsVersion },
  },
  projection: () => ({}),
} as const satisfies Samples<typeof termsMachine>;
