import { currencyFormat } from './currencies.ts';

/** How amounts are written: by the site, by the platform's messages, by the stand-in providers. Pure. */

/**
 * `specified`: thousands by commas and the currency's sign of US English, whatever the language (LOC-10,
 * LOC-11, NS-56). `locale`: as the language writes it, `R$ 1.234,50`, `1 234,50 €`.
 */
export type Notation = 'specified' | 'locale';

/** What decides how an amount is written. */
export interface Written {
  /** Of the brand. */
  readonly notation: Notation;
  /** BCP 47 tag of the texts around it, as `languages.ts` has them. */
  readonly tag: string;
}

/** An amount in integer minor units of an ISO 4217 currency. */
export interface Amount {
  readonly amount: number;
  readonly currency: string;
}

export interface MoneyOptions {
  /** Writes `+` before gains, for lists of movements. */
  readonly signed?: boolean;
  /** Leaves out minor units where there are none, for bounds that nobody pays: `€20,000`. */
  readonly round?: boolean;
}

/** Proper minus sign: it is as wide as a digit, so that columns of amounts stand. */
const MINUS = '\u2212';
const NO_BREAK_SPACE = '\u00a0';

/**
 * An amount without plus or minus, and what it is put together from: its digits with their signs, as they
 * stand in an input, and the currency's sign on its side of them.
 *
 * @throws RangeError when the amount is not a safe integer: that is a bug, and money is not guessed.
 */
export function moneyParts(
  { amount, currency }: Amount,
  { notation, tag }: Written,
  round = false,
) {
  if (!Number.isSafeInteger(amount))
    throw new RangeError(`Not an amount of minor units: ${amount}`);
  const { exponent, sign: display, side, space } = currencyFormat(currency);
  const byLocale = notation === 'locale';
  const parts = new Intl.NumberFormat(byLocale ? tag : 'en-US', {
    style: 'currency',
    currency,
    currencyDisplay: byLocale ? 'symbol' : display,
    minimumFractionDigits: exponent,
    trailingZeroDisplay: round ? 'stripIfInteger' : 'auto',
    // A decimal text, which the formatter takes as it is: a quotient would be rounded on the way.
  }).formatToParts(`${Math.abs(amount)}e-${exponent}` as `${number}`);
  const only = (types: RegExp): string =>
    parts.map(({ type, value }) => (types.test(type) ? value : '')).join('');
  const digits = only(/integer|group|decimal|fraction/);
  const sign = only(/currency/);
  const text = only(/./);
  if (byLocale)
    return { text, digits, sign, side: text.startsWith(sign) ? 'before' : 'after' } as const;
  const gap = space ? NO_BREAK_SPACE : '';
  const specified = side === 'before' ? sign + gap + digits : digits + gap + sign;
  return { text: specified, digits, sign, side } as const;
}

/** An amount as it is read: `€1,234.50`, `1,234.50 kr`, `R$ 1.234,50`. @throws RangeError as above */
export function moneyIn(
  written: Written,
  amount: Amount,
  { signed = false, round = false }: MoneyOptions = {},
): string {
  const { text } = moneyParts(amount, written, round);
  if (amount.amount < 0) return `${MINUS}${text}`;
  return signed && amount.amount > 0 ? `+${text}` : text;
}
