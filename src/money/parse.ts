import { currencyFormat } from '../../reference/currencies.ts';
import type { Written } from '../../reference/money.ts';
import { plain } from '../../reference/plain.ts';
import { inField } from './in-field.ts';

/**
 * A typed amount in minor units. `twofold`: two readers could make two sums of it, which are told; `unclear`: it
 * is no sum. Money is never guessed.
 */
export type ParsedAmount =
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unclear' }
  | { readonly kind: 'twofold'; readonly grouped: number; readonly decimal: number };

type Sign = '.' | ',';

const UNCLEAR = { kind: 'unclear' } as const;

const BLANKS = /[\s\u00a0\u202f'’]/g;
/** A blank that does not group by three: `10 50` may mean ten and a half. */
const STRAY_BLANK = /\d[\s\u00a0\u202f'’]+(?!\d{3}(?!\d))\d/;
/** Groups of exactly three digits after the first one, which does not begin with a zero. */
const GROUPED = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/;

/** Groups as India has them, with or without decimals: `1,23,456.50`. */
const INDIAN = /^[1-9]\d?(?:,\d{2})+,\d{3}(?:\.\d*)?$/;

/** A dash in place of the decimals, as bills have it: `50,-`, `50.--`, `50:-`, `500/-`. */
const NO_DECIMALS = /[.,:/]-+$/;

/** Signs as people write them besides the codes and those of `Intl`, in small letters. */
const WRITTEN_SIGNS: Readonly<Record<string, string>> = {
  CAD: 'c$',
  CLP: 'clp$',
  EUR: 'e',
  INR: 'rs',
  PEN: 's/',
  PHP: 'p',
  PLN: 'zl',
  TRY: 'tl',
};

/** `kr .50` may be half of what `kr. 50` is. */
const STRAY_DOT = /[\p{L}/]\s+\.\d/u;
/** A sign that may have a dot of its own, `kr.` and `S/.`; no code has one. */
const ABBREVIATION = /^(?![A-Z]{3}$).*[\p{L}/]$/u;

/** Digits of every script; Arabic has signs of its own for thousands and decimals, which leave no doubt. */
const plainAmount = (text: string): string =>
  plain(text).replaceAll('\u066C', '').replaceAll('\u066B', '.');

/** The sign between thousands in the page's notation; undefined where it is a blank. */
const groupSign = (written: Written): Sign | undefined => {
  const { digits } = inField({ amount: 100_000_000, currency: 'EUR' }, written);
  return digits.includes('1.') ? '.' : digits.includes('1,') ? ',' : undefined;
};

const signIn = (
  tag: string,
  currency: string,
  currencyDisplay: 'name' | 'narrowSymbol' | 'symbol',
  amount = 0,
): string =>
  new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay,
    // A fraction of nought is many: `1,00 euroa`.
    maximumFractionDigits: 0,
  })
    .formatToParts(amount)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/**
 * What may stand beside the digits: the currency's code, its signs, its name and each word of that, since nobody
 * calls their own money by its country: `50 reais`. The longest come first.
 */
const signsOf = (currency: string, written: Written): readonly string[] =>
  [
    currency,
    inField({ amount: 0, currency }, written).sign,
    signIn('en-US', currency, 'symbol'),
    signIn('en-US', currency, 'narrowSymbol'),
    // One and many: `1 euro`, `50 euroa`.
    ...[1, 50].flatMap((amount) => {
      const name = signIn(written.tag, currency, 'name', amount);
      return [name, ...name.split(/\s/)];
    }),
    WRITTEN_SIGNS[currency] ?? currency,
  ]
    // Where a language splits its own sign, `$ NZ`, the typed text has lost its blanks, too.
    .map((sign) => sign.replaceAll(BLANKS, ''))
    .toSorted((a, b) => b.length - a.length);

/**
 * The text without a sign of the currency in front, behind, or both: `$50 CAD`. Any other letter may be a number
 * (`1e3`, `10k`) or other money.
 */
function withoutSign(text: string, signs: readonly string[]): string {
  const lower = text.toLowerCase();
  const before = signs.find((sign) => lower.startsWith(sign.toLowerCase()));
  const rest =
    before === undefined
      ? text
      : text.slice(before.length).replace(ABBREVIATION.test(before) ? /^\./ : '', '');
  const end = rest.replace(/(?<=\p{L})\.$/u, '');
  const after = signs.find((sign) => end.toLowerCase().endsWith(sign.toLowerCase()));
  return after === undefined ? rest : end.slice(0, -after.length);
}

/**
 * Reads an amount as people type and paste it: `10`, `10.5`, `10,50`, `50,-`, `1 234,50`, `€ 1,234.50`. Every
 * amount that the page writes is read as it was meant.
 *
 * One sign before exactly three last digits groups thousands where the page itself groups by it: `1,000` where it
 * writes `1,000.00`. Otherwise another reader may take it for the decimal sign, and both sums are told. A currency
 * without decimals leaves one reading.
 */
export function parseAmount(typed: string, currency: string, written: Written): ParsedAmount {
  const text = plainAmount(typed);
  if (STRAY_BLANK.test(text) || STRAY_DOT.test(text)) return UNCLEAR;
  const joined = text.replaceAll(BLANKS, '');
  if (joined === '') return { kind: 'empty' };
  const unsigned = withoutSign(joined.replace(/^\+/, ''), signsOf(currency, written));
  const whole = unsigned.replace(NO_DECIMALS, '');
  const bare = currency === 'INR' && INDIAN.test(whole) ? whole.replaceAll(',', '') : whole;
  if (!/^[\d.,]+$/.test(bare) || !/\d/.test(bare)) return UNCLEAR;
  const { exponent } = currencyFormat(currency);
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  if (last < 0) return inMinorUnits(bare, '', exponent);
  const sign = bare.charAt(last) as Sign;
  const before = bare.slice(0, last);
  const after = bare.slice(last + 1);
  const other = sign === '.' ? ',' : '.';
  if (GROUPED.test(bare) && !before.includes(other)) {
    const grouped = inMinorUnits(bare.replaceAll(sign, ''), '', exponent);
    const isCertain = before.includes(sign) || exponent === 0 || sign === groupSign(written);
    if (isCertain || grouped.kind !== 'amount') return grouped;
    const decimal = inMinorUnits(before, after.slice(0, exponent), exponent);
    if (decimal.kind !== 'amount') return UNCLEAR;
    return { kind: 'twofold', grouped: grouped.amount, decimal: decimal.amount };
  }
  if (before.includes(sign) || (before.includes(other) && !GROUPED.test(before))) return UNCLEAR;
  if (after.length > exponent) return UNCLEAR;
  return inMinorUnits(before.replaceAll(other, ''), after, exponent);
}

function inMinorUnits(whole: string, fraction: string, exponent: number): ParsedAmount {
  const amount = Number(`${whole}${fraction.padEnd(exponent, '0')}`);
  return Number.isSafeInteger(amount) ? { kind: 'amount', amount } : UNCLEAR;
}
