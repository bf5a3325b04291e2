import type { NamesOf } from '../../engine/moment.ts';
import { propertiesOf } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { addressMachine } from './machine.ts';
import type { addressSamples } from './samples.ts';
import type { AddressScreen } from './screen.ts';

type Address = NamesOf<typeof addressMachine, typeof addressSamples, AddressScreen>;

const { oneShot, showsAfter } = propertiesOf<Address>();

export const addressSafety: Safety<Address> = {
  leave: 'page',
  properties: [
    ...oneShot({
      src: 'updateAddress',
      event: 'address.submitted',
      fact: 'address.saved',
      requirements: ['PROF-06'],
      successes: ['success'],
    }),
    showsAfter('updateAddress', ['PROF-06'], {
      success: 'saved',
      postalCodeRefused: 'postalCodeRefused',
      provinceRefused: 'provinceRefused',
    }),
  ],
};
