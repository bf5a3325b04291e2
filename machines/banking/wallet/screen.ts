import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../operations.ts';
import type { Balances } from './balances.ts';
import type { walletMachine } from './machine.ts';

export type WalletScreen =
  | { readonly name: 'off' }
  /** The first fetch runs: a skeleton in the shape of an amount. */
  | { readonly name: 'pending' }
  | { readonly name: 'current'; readonly balances: Balances }
  | { readonly name: 'stale'; readonly balances: Balances; readonly failure: Failure }
  /** There never was a balance to show. */
  | { readonly name: 'unknown'; readonly failure: Failure };

export function walletScreen(snapshot: SnapshotFrom<typeof walletMachine>): WalletScreen {
  const { balances, failure } = snapshot.context;
  if (snapshot.matches('off')) return { name: 'off' };
  if (failure)
    return balances ? { name: 'stale', balances, failure } : { name: 'unknown', failure };
  return balances ? { name: 'current', balances } : { name: 'pending' };
}
