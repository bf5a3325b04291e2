import type { Schemas } from '../../openapi/types.ts';
import { isAgeVerified } from '../../reference/age-verified.ts';
import type { Currency } from '../../reference/currencies.ts';
import type { GameViewer } from '../../reference/game-visibility.ts';
import { GLOBAL_MARKET, isMarketCode, marketOfCountry, MARKETS } from '../../reference/markets.ts';
import { readLocation } from '../api/session-cookie.ts';
import { useLocale, useSession } from '../runtime/context.tsx';
import { residenceOf } from '../runtime/player/policy.ts';
import { deviceOf } from './device.ts';

/**
 * The one who looks at games here, for the rules that decide which they see. The browser alone knows: no page that
 * the server renders may ask.
 */
export function useGameViewer(): GameViewer {
  const session = useSession();
  const { market } = useLocale();
  const { countryCode } = readLocation();
  return {
    ...(session.name === 'player' && {
      player: {
        residence: residenceOf(session),
        // A level that the contract does not have yet verifies no age.
        isAgeVerified:
          session.account !== undefined &&
          isAgeVerified(session.account.kycStatus as Schemas['KycLevel']),
      },
    }),
    market,
    ...(countryCode !== undefined && { country: countryCode }),
    channels: [deviceOf(navigator)],
  };
}

/** The currency of stakes: a player's own, a guest's by the market of the page. */
export function currencyOf({ player, market }: GameViewer): Currency {
  const code = player ? marketOfCountry(player.residence.countryCode) : market;
  return MARKETS[isMarketCode(code) ? code : GLOBAL_MARKET].currency;
}
