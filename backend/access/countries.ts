import { COUNTRIES, countryByCode } from '../../reference/countries.ts';
import { DEFAULT_CURRENCY, isCurrency, type Currency } from '../../reference/currencies.ts';

/** The platform's rules for the country in which a player lives, or to which a number belongs. */

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
