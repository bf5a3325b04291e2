import { COUNTRIES, countryByCode } from '../../openapi/reference/countries.ts';
import { DEFAULT_CURRENCY, isCurrency, type Currency } from '../../openapi/reference/currencies.ts';

/** What the platform makes of the country that a player lives in, or a number belongs to. */

/** The currency of an account: that of its country where the platform holds it. */
export function accountCurrency(countryCode: string): Currency {
  const own = countryByCode(countryCode)?.currency ?? '';
  return isCurrency(own) ? own : DEFAULT_CURRENCY;
}

const prefixes = new Set(COUNTRIES.map(({ isd }) => isd));

/** The longest known dial prefix that a number in E.164 begins with; null when none fits. */
export function dialPrefixOf(phone: string): string | null {
  for (let length = 4; length >= 1; length--) {
    const prefix = phone.slice(1, 1 + length);
    if (prefixes.has(prefix)) return prefix;
  }
  return null;
}
