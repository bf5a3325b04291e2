import type { components } from '../schema.gen.ts';

/** The currencies of the contract (LOC-11), and how each is written (NS-56). Pure data. */

export type Currency = components['schemas']['Currency'];

export interface CurrencyFormat {
  /** Decimals of the minor unit by ISO 4217. */
  readonly exponent: number;
  /** Which US English sign stands for it (LOC-10): the plain one, or the narrow one. */
  readonly sign: 'symbol' | 'narrowSymbol';
  readonly side: 'before' | 'after';
  /** A no-break space between sign and digits. */
  readonly space: boolean;
}

/** Of accounts and visitors from where the platform holds no currency (LOC-06). */
export const DEFAULT_CURRENCY = 'EUR' satisfies Currency;

const close = { exponent: 2, sign: 'symbol', side: 'before', space: false } as const;
const apart = { ...close, space: true } as const;
const trailing = { exponent: 2, sign: 'narrowSymbol', side: 'after', space: true } as const;

export const CURRENCIES: Readonly<Record<Currency, CurrencyFormat>> = {
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

export const isCurrency = (code: string): code is Currency => Object.hasOwn(CURRENCIES, code);

/** A code that is not in the table is written with the code in front, two decimals. */
export const currencyFormat = (code: string): CurrencyFormat =>
  isCurrency(code) ? CURRENCIES[code] : apart;
