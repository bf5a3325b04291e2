import { QueryClient } from '@tanstack/react-query';

/**
 * Reads that decide nothing: fresh for five minutes, never retried (CONST-06, CONT-13). They are asked for offline
 * too: a failure is told, not awaited.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 300_000, retry: false, networkMode: 'always' } },
});

/** Forgets the data of a player; markets, partners and other content stay (LOGOUT-02). */
export function forgetPlayerQueries(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'content' });
}

/** Cancels the reads under a key, answered or not, and repeats those that show. */
export function askAgain(queryKey: readonly string[]): Promise<void> {
  return queryClient.resetQueries({ queryKey });
}
