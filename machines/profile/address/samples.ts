import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { addressMachine } from './machine.ts';

export const addressSamples = {
  inputs: { typical: undefined },
  events: {
    'address.submitted': {
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
  outcomes: { updateAddress: outcomes.updateAddress },
  fields: { updateAddress: 'street' },
  projection: () => ({}),
  causedBy: { 'address.submitted': 'player' },
  words: {
    'address.submitted': 'submits the address',
    updateAddress: 'the storing of the address',
  },
} as const satisfies Samples<typeof addressMachine>;
