import type { NamesOf } from '../../paths/moment.ts';
import { propertiesOf } from '../../paths/properties.ts';
import type { Safety } from '../../paths/safety.ts';
import type { addressMachine } from './machine.ts';
import type { addressSamples } from './samples.ts';
import type { AddressScreen } from './screen.ts';

type Address = NamesOf<typeof addressMachine, typeof addressSamples, AddressScreen>;

const { announcedOnlyBy, begunOnlyBy, eventTable, isAnswer, isFailure, never, showsAfter } =
  propertiesOf<Address>();

export const addressSafety: Safety<Address> = {
  leave: 'page',
  properties: [
    begunOnlyBy('updateAddress', ['PROF-06'], ['address.submitted']),
    announcedOnlyBy('address.saved', ['PROF-06'], (moment) =>
      isAnswer(moment, 'updateAddress', 'success'),
    ),
    never(
      'every success is announced',
      ['PROF-06'],
      (moment) =>
        isAnswer(moment, 'updateAddress', 'success') && !moment.facts.includes('address.saved'),
    ),
    showsAfter('updateAddress', ['PROF-06'], {
      success: 'saved',
      postalCodeRefused: 'postalCodeRefused',
      provinceRefused: 'provinceRefused',
    }),
    never(
      'why it failed is remembered for the player',
      ['ERR-03'],
      (moment) =>
        isFailure(moment) &&
        !(moment.screen === 'failed' && moment.snapshot.context.failure !== undefined),
    ),
    eventTable(['PROF-06'], {
      'address.submitted': {
        editing: 'saving',
        saved: 'saving',
        postalCodeRefused: 'saving',
        provinceRefused: 'saving',
        failed: 'saving',
      },
    }),
  ],
};
