import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { marketingMachine } from './machine.ts';

export const marketingSamples = {
  inputs: { typical: undefined },
  events: {
    'preference.switched': {
      by: 'player',
      words: 'switches a channel or topic',
      cases: { typical: { name: 'SMS', isWanted: true } },
    },
    'retry.requested': { by: 'player', words: 'tries again' },
  },
  outcomes: {
    getMarketingPreferences: {
      words: 'the reading of the preferences',
      answers: outcomes.getMarketingPreferences,
    },
    updateMarketingPreferences: {
      words: 'the storing of the preference',
      answers: outcomes.updateMarketingPreferences,
    },
  },
  projection: () => ({}),
} as const satisfies Samples<typeof marketingMachine>;
