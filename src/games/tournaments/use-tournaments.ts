import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Schemas } from '../../../openapi/types.ts';
import { tournamentLanguage } from '../../../reference/tournament-language.ts';
import { internalLanguage } from '../../locale/locale.ts';
import { useLocale, usePlayerId, useRuntime } from '../../runtime/context.tsx';
import { queryClient } from '../../runtime/query.ts';
import { deviceOf } from '../../../reference/device.ts';
import { platformClock } from './time.ts';

/** How often places are asked for while the page is open, in ms. */
const TOURNAMENT_POLL = 60_000;
const TICK = 1_000;

interface Tournaments {
  readonly status: 'loading' | 'error' | 'ready';
  readonly tournaments: readonly Schemas['Tournament'][];
  /** The platform's clock; undefined until it has answered. */
  readonly clock: (() => number) | undefined;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

const ticks = (): number => performance.now();
const NO_TOURNAMENTS: Tournaments['tournaments'] = [];

/** The tournaments for the one who looks: a player asks as one, and learns their own place (TOUR-01, TOUR-02). */
export function useTournaments(): Tournaments {
  const { call, brand } = useRuntime();
  const locale = useLocale();
  const playerId = usePlayerId();
  const { market } = locale;
  const lang = tournamentLanguage(internalLanguage(locale));
  const operation = playerId === '' ? 'getPublicTournaments' : 'getTournaments';
  const { data, isError, isFetching, refetch } = useQuery(
    {
      queryKey: ['tournaments', market, lang, playerId],
      queryFn: async ({ signal }) => {
        const request = {
          path: { siteId: brand.siteId, market, lang },
          query: { channel: deviceOf(navigator) },
        };
        const { data: told } = await call(operation, request, signal);
        return { ...told, receivedAt: ticks() };
      },
      refetchInterval: TOURNAMENT_POLL,
      staleTime: 0,
      gcTime: 0,
    },
    queryClient,
  );
  const clock = useMemo(
    () => data && platformClock(data.serverTime, data.receivedAt, ticks),
    [data],
  );
  return {
    status: data ? 'ready' : isError ? 'error' : 'loading',
    tournaments: data?.tournaments ?? NO_TOURNAMENTS,
    clock,
    isFetching,
    retry: () => void refetch(),
  };
}

/** The moment by a clock, renewed each second; undefined without one. */
export function useNow(clock: (() => number) | undefined): number | undefined {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      setTick((tick) => tick + 1);
    }, TICK);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return clock?.();
}
