import { currencyFormat } from './currencies.ts';

/** How amounts are written: by the site, by the platform's messages, by the stand-in providers. Pure. */

/**
 * `specified`: thousands by commas and the currency's sign of US English, whatever the language (LOC-10,
 * LOC-11, NS-56). `locale`: as the language writes it, `R$ 1.234,50`, `1 234,50 €`.
 */
export type Notation = 'specified' | 'locale';

/** The facts that decide how an amount is written. */
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
  /** Leaves out zero minor units, for bounds that nobody pays: `€20,000`. */
  readonly round?: boolean;
}

/** Proper minus sign: it is as wide as a digit, so that columns of amounts stand. */
const MINUS = '\u2212';

/** A formatter takes ten times as long to be made as to write an amount. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = [locale, ...Object.values(options)].join(' ');
  const known = formatters.get(key) ?? new Intl.NumberFormat(locale, options);
  formatters.set(key, known);
  return known;
}

/**
 * The parts of an amount without plus or minus, in their order: digits with their signs, the currency's sign.
 *
 * @throws RangeError when the amount is not a safe integer: that is a bug, and money is not guessed.
 */
export function moneyParts(
  { amount, currency }: Amount,
  { notation, tag }: Written,
  round = false,
): readonly Pick<Intl.NumberFormatPart, 'type' | 'value'>[] {
  if (!Number.isSafeInteger(amount))
    throw new RangeError(`Not an amount of minor units: ${amount}`);
  const { exponent, sign } = currencyFormat(currency);
  const specified = notation === 'specified';
  const departs = specified ? sign : undefined;
  const parts = formatterOf(specified ? 'en-US' : tag, {
    style: 'currency',
    currency,
    currencyDisplay: departs === 'behind' ? 'narrowSymbol' : 'symbol',
    minimumFractionDigits: exponent,
    trailingZeroDisplay: round ? 'stripIfInteger' : 'auto',
    // A decimal text, which the formatter takes as it is: a quotient would be rounded on the way.
  }).formatToParts(`${Math.abs(amount)}e-${exponent}` as `${number}`);
  if (departs === undefined) return parts;
  // US English writes the sign first.
  const first = parts.slice(0, 1);
  const digits = parts.slice(1).filter(({ type }) => type !== 'literal');
  const space = { type: 'literal', value: '\u00a0' } as const;
  return departs === 'behind' ? [...digits, space, ...first] : [...first, space, ...digits];
}

/** An amount as it is read: `€1,234.50`, `1,234.50 kr`, `R$ 1.234,50`. @throws RangeError as above */
export function moneyIn(
  written: Written,
  amount: Amount,
  { signed = false, round = false }: MoneyOptions = {},
): string {
  const text = moneyParts(amount, written, round)
    .map(({ value }) => value)
    .join('');
  if (amount.amount < 0) return `${MINUS}${text}`;
  return signed && amount.amount > 0 ? `+${text}` : text;
}
