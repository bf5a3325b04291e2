import { useMemo } from 'react';
import type { Visit } from '../../../machines/games/launch/decide.ts';
import { disabledAreas, mayPlayNothing } from '../../../machines/site/guard/decide.ts';
import type { Currency } from '../../../reference/currencies.ts';
import { PROVIDER_LISTS } from '../../../reference/game-visibility.ts';
import { guardedPlayer, useOwesTerms } from '../../runtime/guard/guard.tsx';
import { useLocale, useRuntime, useSession } from '../../runtime/context.tsx';
import { useGameViewer } from '../viewer.ts';

/**
 * The one who looks at a game, and what a launch tells of them (GAME-02). A tablet launches as a phone does (NS-78).
 * Every area is off for whom the guards lead away, once a round under way has ended.
 */
export function useVisit(currency: Currency): Visit {
  const viewer = useGameViewer();
  const { language, prefix } = useLocale();
  const { ipAddress } = useRuntime().device;
  const player = guardedPlayer(useSession());
  const off = disabledAreas(player);
  const isLedAway = useOwesTerms() || (player !== undefined && mayPlayNothing(player));
  const isCasinoOff = isLedAway || off.has('casino');
  const isLiveOff = isLedAway || off.has('liveCasino');
  return useMemo(() => {
    const { player, country, channels } = viewer;
    return {
      viewer,
      lists: PROVIDER_LISTS,
      areasOff: [
        ...(isCasinoOff ? (['casino'] as const) : []),
        ...(isLiveOff ? (['liveCasino'] as const) : []),
      ],
      told: {
        platform: channels.includes('desktop') ? 'desktop' : 'mobile',
        locale: prefix,
        language,
        currency,
        ip: ipAddress,
        ...(country !== undefined && { countryCode: country }),
        ...(player && { playerCountryCode: player.residence.countryCode }),
      },
    };
  }, [viewer, isCasinoOff, isLiveOff, prefix, language, currency, ipAddress]);
}
