import { isMarketCode, marketOfCountry, type MarketCode } from '../../../reference/markets.ts';
import { deviceStorage } from '../../api/safe-storage.ts';
import { STORAGE_KEYS } from '../../api/token-store.ts';

/**
 * The market of the page's reader: a player's own, else that of the address. For code outside React; asked each
 * time, since both change while the page is open.
 */
export function marketHere(): MarketCode | undefined {
  const country = countryOfPlayer();
  if (country !== undefined) return marketOfCountry(country);
  const [, market = ''] = /^\/[a-z]{2}-([A-Z]{2})(?:\/|$)/.exec(location.pathname) ?? [];
  return isMarketCode(market) ? market : undefined;
}

/** ISO 3166-1 alpha-2; undefined for a visitor. */
function countryOfPlayer(): string | undefined {
  try {
    const session: unknown = JSON.parse(deviceStorage.get(STORAGE_KEYS.session) ?? 'null');
    const { countryCode } = Object(session) as Record<string, unknown>;
    return typeof countryCode === 'string' ? countryCode : undefined;
  } catch {
    return undefined;
  }
}
