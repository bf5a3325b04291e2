import { useQuery } from '@tanstack/react-query';
import { campaignIds } from '../../runtime/tracking/campaigns.ts';
import { queryClient } from '../../runtime/query.ts';
import { usePlayerId, useRuntime } from '../../runtime/context.tsx';
import { useLanguage } from '../../texts/index.ts';

/** Reads of the cashier that decide nothing; they belong to the player who is signed in. */

/** The methods used lately and those on offer, with their ranges (WAL-07, API-056). */
export function useDepositMethods() {
  const { call } = useRuntime();
  const playerId = usePlayerId();
  return useQuery(
    {
      queryKey: ['banking', 'depositMethods', playerId],
      queryFn: async ({ signal }) => (await call('getRecentDepositMethods', {}, signal)).data,
    },
    queryClient,
  );
}

/**
 * The bonuses that the next deposit can trigger: those that brought the player here first, then the best
 * (DEP-18, API-142, TRACK-03).
 */
export function useDepositBonuses() {
  const { call } = useRuntime();
  const language = useLanguage();
  const playerId = usePlayerId();
  return useQuery(
    {
      queryKey: ['banking', 'depositBonuses', playerId, language],
      queryFn: async ({ signal }) => {
        const ids = campaignIds();
        const all = (await call('getDepositBonuses', { query: { language } }, signal)).data
          .campaigns;
        if (ids.length === 0) return all;
        const query = { campaignIds: ids.join(','), language };
        const own = (await call('getDepositBonuses', { query }, signal)).data.campaigns;
        const first = new Set(own.map(({ campaignId }) => campaignId));
        return [...own, ...all.filter(({ campaignId }) => !first.has(campaignId))];
      },
    },
    queryClient,
  );
}
