import { useMemo } from 'react';
import { isAgeVerified } from '../../reference/age-verified.ts';
import { isCurrency, type Currency } from '../../reference/currencies.ts';
import type { GameViewer } from '../../reference/game-visibility.ts';
import { GLOBAL_MARKET, isMarketCode, marketOfCountry, MARKETS } from '../../reference/markets.ts';
import { readLocation } from '../api/session-cookie.ts';
import { useLocale, useSession, useWallet } from '../runtime/context.tsx';
import { residenceOf } from '../runtime/player/policy.ts';
import { deviceOf } from './device.ts';

/**
 * The one who looks at games here, for the rules that decide which they see; the same object until that changes. The
 * browser alone knows: no page that the server renders may ask.
 */
export function useGameViewer(): GameViewer {
  const session = useSession();
  const { market } = useLocale();
  const player = session.name === 'player' ? session : undefined;
  const { countryCode = '', provinceCode } = player ? residenceOf(player) : {};
  const isVerified = player?.account !== undefined && isAgeVerified(player.account.kycStatus);
  const isPlayer = player !== undefined;
  return useMemo(() => {
    const { countryCode: country } = readLocation();
    return {
      ...(isPlayer && {
        player: { residence: { countryCode, provinceCode }, isAgeVerified: isVerified },
      }),
      market,
      ...(country !== undefined && { country }),
      channels: [deviceOf(navigator)],
    };
  }, [market, isPlayer, countryCode, provinceCode, isVerified]);
}

/** The currency of stakes by the place alone: of a player's residence, of a guest's page. */
export function currencyOf({ player, market }: GameViewer): Currency {
  const code = player ? marketOfCountry(player.residence.countryCode) : market;
  return MARKETS[isMarketCode(code) ? code : GLOBAL_MARKET].currency;
}

/** The currency of stakes here: of a player's wallet, and until it is known by the place. */
export function useGameCurrency(): Currency {
  const viewer = useGameViewer();
  const wallet = useWallet();
  const own = viewer.player && 'balances' in wallet ? wallet.balances.currency : '';
  return isCurrency(own) ? own : currencyOf(viewer);
}
