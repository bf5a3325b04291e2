import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { addressMachine, AddressScreen } from './machine.ts';

export type { AddressScreen };

export const addressScreen = screenOf<SnapshotFrom<typeof addressMachine>, AddressScreen>({
  failed: ({ context: { failure } }) => failure && { name: 'failed', failure },
});
