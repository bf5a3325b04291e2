import { useMemo } from 'react';
import { isAgeVerified } from '../../reference/age-verified.ts';
import { DEFAULT_CURRENCY, isCurrency, type Currency } from '../../reference/currencies.ts';
import type { GameViewer } from '../../reference/game-visibility.ts';
import { isMarketCode, marketOfCountry, MARKETS } from '../../reference/markets.ts';
import { readLocation } from '../api/session-cookie.ts';
import { useLocale, useSession, useWallet } from '../runtime/context.tsx';
import { residenceOf } from '../runtime/player/policy.ts';
import { deviceOf } from './device.ts';

/** Who looks at games here: a player, or a guest of the market of the address. The same object until that changes. */
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
      market,
      channels: [deviceOf(navigator)],
      ...(country !== undefined && { country }),
      ...(isPlayer && {
        player: { residence: { countryCode, provinceCode }, isAgeVerified: isVerified },
      }),
    };
  }, [market, isPlayer, countryCode, provinceCode, isVerified]);
}

/** The currency in which games are told of: of the player's wallet, until it is known of their market; of a guest's market. */
export function useGameCurrency(): Currency {
  const session = useSession();
  const wallet = useWallet();
  const { market } = useLocale();
  if (session.name !== 'player') return currencyOf(market);
  const own = 'balances' in wallet ? wallet.balances.currency : '';
  return isCurrency(own) ? own : currencyOf(marketOfCountry(residenceOf(session).countryCode));
}

const currencyOf = (market: string): Currency =>
  isMarketCode(market) ? MARKETS[market].currency : DEFAULT_CURRENCY;
