import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { marketingMachine } from './machine.ts';

export const marketingSamples = {
  inputs: { typical: undefined },
  events: {
    'preference.switched': { typical: { name: 'SMS', isWanted: true } },
    'retry.requested': { typical: {} },
  },
  outcomes: {
    getMarketingPreferences: outcomes.getMarketingPreferences,
    updateMarketingPreferences: outcomes.updateMarketingPreferences,
  },
  projection: () => ({}),
  causedBy: { 'preference.switched': 'player', 'retry.requested': 'player' },
  words: {
    'preference.switched': 'switches a channel or topic',
    'retry.requested': 'tries again',
    getMarketingPreferences: 'the reading of the preferences',
    updateMarketingPreferences: 'the storing of the preference',
  },
} as const satisfies Samples<typeof marketingMachine>;
