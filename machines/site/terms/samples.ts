import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { termsMachine } from './machine.ts';

export const termsSamples = {
  inputs: { typical: { latestVersion: 4 } },
  events: { 'terms.accepted': { typical: {} } },
  outcomes: { acceptTermsVersion: outcomes.acceptTermsVersion },
  projection: () => ({}),
  causedBy: {
    'terms.accepted': 'player',
  },
  words: { 'terms.accepted': 'accepts the terms', acceptTermsVersion: 'the acceptance' },
} as const satisfies Samples<typeof termsMachine>;
