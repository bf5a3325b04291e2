import { useEffect } from 'react';
import { asFailure } from '../../../machines/operations.ts';
import { DEFAULT_COUNTRY } from '../../locale/locale.ts';
import { useLocale, useRuntime } from '../context.tsx';
import { announceEndOfMaintenance } from './maintenance.ts';

/** How often the maintenance signal is asked for, in ms (NS-51). */
export const MAINTENANCE_POLL = 60_000;

/**
 * While the platform is under maintenance, asks it every minute whether it answers again, by a read that
 * everybody may make (GUARD-01, NS-51).
 */
export function usePlatformBack(announced: boolean): void {
  const { call } = useRuntime();
  const { market } = useLocale();
  useEffect(() => {
    if (!announced) return undefined;
    const leaving = new AbortController();
    const ask = async (): Promise<void> => {
      const query = { market, countryCode: DEFAULT_COUNTRY };
      try {
        await call('getMarketRiskSetting', { query }, leaving.signal);
        announceEndOfMaintenance();
      } catch (error) {
        // A "no" is an answer; silence and failures of the platform are none.
        if (asFailure(error).kind === 'refused') announceEndOfMaintenance();
      }
    };
    const timer = setInterval(() => void ask(), MAINTENANCE_POLL);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [announced, call, market]);
}
