import { currencyFormat } from '../../reference/currencies.ts';

/** With the minus that is as wide as a digit, so that columns stand. */
const digits = (major: number, exponent: number): string =>
  new Intl.NumberFormat('en', {
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
  })
    .format(major)
    .replace('-', '\u2212');

/** Minor units as the desk writes them everywhere: `1,234.50 EUR`. */
export function money(amount: number, currency: string): string {
  const { exponent } = currencyFormat(currency);
  return `${digits(amount / 10 ** exponent, exponent)} ${currency}`;
}

/** Without cents, for bounds that nobody pays: `20,000`. */
export const whole = (amount: number, currency: string): string =>
  digits(amount / 10 ** currencyFormat(currency).exponent, 0);
