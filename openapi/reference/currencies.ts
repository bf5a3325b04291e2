import type { components } from '../schema.gen.ts';

/** The currencies of the contract (LOC-11), and how each is written (NS-56). Pure data. */

export type Currency = components['schemas']['Currency'];

export interface CurrencyFormat {
  /** Decimals of the minor unit by ISO 4217. */
  readonly exponent: number;
  /** Which sign stands for it (LOC-10): that of US English, or the narrow one, which NS-56 asks for. */
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

/**
 * As US English writes them, but for three that NS-56 writes otherwise: `R$ 1,234.56` with a space,
 * `1,234.56 kr` and `1,234.56 zł` with the country's own sign behind. Where US English has no sign of its
 * own it writes the code and a space (`CLP 1,234`, `TRY 1,234.56`): a bare `$` or `R` is somebody else's.
 */
export const CURRENCIES: Readonly<Record<Currency, CurrencyFormat>> = {
  BRL: apart,
  CAD: close,
  CLP: { ...apart, exponent: 0 },
  EUR: close,
  GBP: close,
  INR: close,
  NOK: trailing,
  NZD: close,
  PEN: apart,
  PHP: close,
  PLN: trailing,
  TRY: apart,
  ZAR: apart,
};

export const isCurrency = (code: string): code is Currency => Object.hasOwn(CURRENCIES, code);

/** A code that is not in the table is written with the code in front, two decimals. */
export const currencyFormat = (code: string): CurrencyFormat =>
  isCurrency(code) ? CURRENCIES[code] : apart;
