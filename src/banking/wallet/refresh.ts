import { useSelector } from '@xstate/react';
import { waitFor, type SnapshotFrom } from 'xstate';
import { useRuntime } from '../../app/context.tsx';
import type { Runtime } from '../../app/runtime.ts';

type Wallet = Runtime['wallet'];

const isFetching = (snapshot: SnapshotFrom<Wallet['logic']>): boolean =>
  snapshot.matches({ on: 'fetching' });

export function useWalletIsFetching(): boolean {
  return useSelector(useRuntime().wallet, isFetching);
}

/**
 * Asks for the balance after money has moved. A fetch under way may have been answered before that,
 * so the wallet, which runs one at a time, is asked again after it.
 */
export async function refreshBalance(wallet: Wallet): Promise<void> {
  await waitFor(wallet, (snapshot) => !isFetching(snapshot), { timeout: Infinity });
  wallet.send({ type: 'refresh.requested' });
}
