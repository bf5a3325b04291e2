import type { JourneysOf } from '../../flow.ts';
import type { addressMachine } from './machine.ts';
import type { addressSamples } from './samples.ts';
import type { AddressScreen } from './screen.ts';

export const addressJourneys: JourneysOf<
  typeof addressMachine,
  typeof addressSamples,
  AddressScreen
> = [
  {
    title: 'A failure is said, and another try does it once, however often the button is pressed',
    requirements: ['PROF-06', 'ERR-03'],
    start: 'editing',
    steps: [
      { send: 'address.submitted', see: 'saving' },
      { fail: 'updateAddress', with: 'unreachable', see: 'failed', emits: [] },
      { send: 'address.submitted', see: 'saving' },
      { send: 'address.submitted', see: 'saving' },
      { answer: 'updateAddress', with: 'success', see: 'saved', emits: ['address.saved'] },
      { send: 'address.submitted', see: 'saving' },
    ],
  },
];
