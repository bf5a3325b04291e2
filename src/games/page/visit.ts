import { useMemo } from 'react';
import type { Visit } from '../../../machines/games/launch/decide.ts';
import { disabledAreas } from '../../../machines/site/guard/decide.ts';
import type { Currency } from '../../../reference/currencies.ts';
import { PROVIDER_LISTS } from '../../../reference/game-visibility.ts';
import { guardedPlayer } from '../../runtime/guard/guard.tsx';
import { useLocale, useRuntime, useSession } from '../../runtime/context.tsx';
import { useGameViewer } from '../viewer.ts';

/** The one who looks at a game, and what a launch tells of them (GAME-02). A tablet launches as a phone does (NS-78). */
export function useVisit(currency: Currency): Visit {
  const viewer = useGameViewer();
  const { language, prefix } = useLocale();
  const { ipAddress } = useRuntime().device;
  const off = disabledAreas(guardedPlayer(useSession()));
  const isCasinoOff = off.has('casino');
  const isLiveOff = off.has('liveCasino');
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
