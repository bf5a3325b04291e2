import { QueryClient } from '@tanstack/react-query';

/** Reads that decide nothing: fresh for five minutes, never retried (CONST-06, CONT-13). */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 300_000, retry: false } },
});

/** Forgets what belonged to a player; markets, partners and other content stay (LOGOUT-02). */
export function forgetPlayerQueries(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'content' });
}
