import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { walletMachine, WalletScreen } from './machine.ts';

export type { WalletScreen };

export const walletScreen = screenOf<SnapshotFrom<typeof walletMachine>, WalletScreen>({
  current: ({ context: { balances } }) => balances && { name: 'current', balances },
  stale: ({ context: { balances, failure } }) =>
    balances && failure && { name: 'stale', balances, failure },
  unknown: ({ context: { failure } }) => failure && { name: 'unknown', failure },
});
