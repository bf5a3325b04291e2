import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePlayerId, useWallet } from '../context.tsx';
import { usePlayerNews } from '../player/player-news.ts';
import { queryClient } from '../query.ts';

/** A fact that the platform was asked for: on its way, not to be had, or there. */
export type Known<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly retry: () => void; readonly retrying: boolean }
  | { readonly status: 'ready'; readonly value: Value };

/** Undefined until it is there. */
export const valueOf = <Value>(known: Known<Value>): Value | undefined =>
  known.status === 'ready' ? known.value : undefined;

/** Nothing of it is kept: a change on another page must show. */
const ANEW = { staleTime: 0, gcTime: 0 } as const;

/** Asks with every visit of the page, and again when the platform tells that something has changed, or money has moved. */
export function useAsked<Value>(
  what: string,
  ask: (signal: AbortSignal) => Promise<Value>,
): Known<Value> {
  const playerId = usePlayerId();
  const wallet = useWallet();
  const balance = 'balances' in wallet ? wallet.balances.totalBalance : undefined;
  const { data, isError, isFetching, refetch } = useQuery(
    { queryKey: ['home', what, playerId], queryFn: ({ signal }) => ask(signal), ...ANEW },
    queryClient,
  );
  const again = (): void => {
    void refetch();
  };
  usePlayerNews(again);
  useEffect(() => {
    if (balance !== undefined) void refetch();
  }, [balance, refetch]);
  if (data !== undefined) return { status: 'ready', value: data };
  return isError ? { status: 'error', retry: again, retrying: isFetching } : { status: 'loading' };
}
