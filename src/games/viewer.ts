import { useMemo } from 'react';
import { deviceOf } from '../../reference/device.ts';
import { isAgeVerified } from '../../reference/age-verified.ts';
import type { Currency } from '../../reference/currencies.ts';
import type { GameViewer } from '../../reference/game-visibility.ts';
import { GLOBAL_MARKET, isMarketCode, marketOfCountry, MARKETS } from '../../reference/markets.ts';
import { readLocation } from '../api/session-cookie.ts';
import { useLocale, useRuntime, useSession } from '../runtime/context.tsx';
import { residenceOf } from '../runtime/player/policy.ts';

/**
 * The one who looks at games here, for the rules that decide which they see; the same object until that changes. A
 * page that the server renders for everybody may not ask.
 */
export function useGameViewer(): GameViewer {
  const session = useSession();
  const { visitor } = useRuntime();
  const { market } = useLocale();
  const player = session.name === 'player' ? session : undefined;
  const { countryCode = '', provinceCode } = player ? residenceOf(player) : {};
  const isVerified = player?.account !== undefined && isAgeVerified(player.account.kycStatus);
  const isPlayer = player !== undefined;
  return useMemo(() => {
    const { country, channel } = visitor ?? {
      country: readLocation().countryCode,
      channel: deviceOf(navigator),
    };
    return {
      ...(isPlayer && {
        player: { residence: { countryCode, provinceCode }, isAgeVerified: isVerified },
      }),
      market,
      ...(country !== undefined && { country }),
      channels: [channel],
    };
  }, [visitor, market, isPlayer, countryCode, provinceCode, isVerified]);
}

/** The currency of stakes on a guest's page of a market. */
export const currencyOfMarket = (market: string): Currency =>
  MARKETS[isMarketCode(market) ? market : GLOBAL_MARKET].currency;

/** The currency of stakes by the place alone: of a player's residence, of a guest's page. */
const currencyOf = ({ player, market }: GameViewer): Currency =>
  currencyOfMarket(player ? marketOfCountry(player.residence.countryCode) : market);

/** The currency of stakes here: of a player's account, and until it is known of the place. */
export function useGameCurrency(): Currency {
  const viewer = useGameViewer();
  const session = useSession();
  const account = session.name === 'player' ? session.account : undefined;
  return account?.currencyCode ?? currencyOf(viewer);
}
