import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../chart/screens.ts';
import type { addressMachine, AddressScreen } from './machine.ts';

export type { AddressScreen };

export const addressScreen = screenOf<SnapshotFrom<typeof addressMachine>, AddressScreen>({
  editing: () => ({ name: 'editing' }),
  saving: () => ({ name: 'saving' }),
  saved: () => ({ name: 'saved' }),
  postalCodeRefused: () => ({ name: 'postalCodeRefused' }),
  provinceRefused: () => ({ name: 'provinceRefused' }),
  failed: ({ context: { failure } }) => failure && { name: 'failed', failure },
});
