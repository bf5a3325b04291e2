import { currencyFormat } from '../../openapi/reference/currencies.ts';

/** Decimals of the minor unit: 0 for CLP, 2 for the others. */
export const exponentOf = (currency: string): number => currencyFormat(currency).exponent;

const signs = new Map<string, string>();

/** The sign of a currency in US English (LOC-10). */
export function currencySign(currency: string): string {
  const known = signs.get(currency);
  if (known !== undefined) return known;
  const sign =
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      currencyDisplay: currencyFormat(currency).sign,
    })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? currency;
  signs.set(currency, sign);
  return sign;
}
