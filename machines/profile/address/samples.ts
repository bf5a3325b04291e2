import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { addressMachine } from './machine.ts';

export const addressSamples = {
  inputs: { typical: undefined },
  events: {
    'address.submitted': {
      by: 'player',
      words: 'submits the address',
      cases: {
        typical: {
          body: {
            street: 'Aleksanterinkatu 5',
            city: 'Helsinki',
            postalCode: '00120',
            countryCode: 'FI',
          },
        },
      },
    },
  },
  outcomes: {
    updateAddress: { words: 'the storing of the address', answers: outcomes.updateAddress },
  },
  fields: { updateAddress: 'street' },
  projection: () => ({}),
} as const satisfies Samples<typeof addressMachine>;
