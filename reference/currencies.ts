import type { components } from '../openapi/schema.gen.ts';

/** The currencies of the contract (LOC-11), and how each is written (NS-56). Pure data. */

export type Currency = components['schemas']['Currency'];

export interface CurrencyFormat {
  /** Decimals of the minor unit by ISO 4217. */
  readonly exponent: number;
  /**
   * NS-56's difference from US English (LOC-10): the sign a space apart, or the country's own sign behind the
   * digits.
   */
  readonly sign?: 'apart' | 'behind';
}

/** For accounts and visitors from places whose currency the platform does not hold (LOC-06). */
export const DEFAULT_CURRENCY = 'EUR' satisfies Currency;

const english: CurrencyFormat = { exponent: 2 };
const behind: CurrencyFormat = { exponent: 2, sign: 'behind' };

/**
 * US English notation, but for three that NS-56 writes otherwise. Where US English has no sign of its own it
 * writes the code and a space (`CLP 1,234`, `TRY 1,234.56`): a bare `$` or `R` is somebody else's.
 */
export const CURRENCIES: Readonly<Record<Currency, CurrencyFormat>> = {
  BRL: { exponent: 2, sign: 'apart' },
  CAD: english,
  CLP: { exponent: 0 },
  EUR: english,
  GBP: english,
  INR: english,
  NOK: behind,
  NZD: english,
  PEN: english,
  PHP: english,
  PLN: behind,
  TRY: english,
  ZAR: english,
};

export const isCurrency = (code: string): code is Currency => Object.hasOwn(CURRENCIES, code);

/** A code that is not in the table is written as US English does, with two decimals. */
export const currencyFormat = (code: string): CurrencyFormat =>
  isCurrency(code) ? CURRENCIES[code] : english;
