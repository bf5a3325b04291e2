/** Currencies of the platform's markets and how each is written (LOC-11, NS-56). */

export type Currency =
  | 'BRL'
  | 'CAD'
  | 'CLP'
  | 'EUR'
  | 'GBP'
  | 'INR'
  | 'NOK'
  | 'NZD'
  | 'PEN'
  | 'PHP'
  | 'PLN'
  | 'TRY'
  | 'ZAR';

interface CurrencyFormat {
  /** Decimals of the minor unit by ISO 4217. */
  readonly exponent: number;
  /** Which US English sign stands for it (LOC-10): the plain one, or the narrow one. */
  readonly sign: 'symbol' | 'narrowSymbol';
  readonly side: 'before' | 'after';
  /** A no-break space between sign and digits. */
  readonly space: boolean;
}

const close = { exponent: 2, sign: 'symbol', side: 'before', space: false } as const;
const apart = { ...close, space: true } as const;
const trailing = { exponent: 2, sign: 'narrowSymbol', side: 'after', space: true } as const;

const FORMATS: Readonly<Record<Currency, CurrencyFormat>> = {
  BRL: apart,
  CAD: close,
  CLP: { ...close, sign: 'narrowSymbol', exponent: 0 },
  EUR: close,
  GBP: close,
  INR: close,
  NOK: trailing,
  NZD: close,
  PEN: apart,
  PHP: close,
  PLN: trailing,
  TRY: { ...close, sign: 'narrowSymbol' },
  ZAR: { ...apart, sign: 'narrowSymbol' },
};

/** @specification */
export const CURRENCIES = Object.keys(FORMATS) as readonly Currency[];

/** A code that the platform does not list is written with the code in front, two decimals. */
export const currencyFormat = (currency: string): CurrencyFormat =>
  (FORMATS as Readonly<Record<string, CurrencyFormat>>)[currency] ?? apart;

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
