import type { Currency } from './currencies.ts';

/** The currencies in which laws name amounts. */
export const LAW_CURRENCIES = ['EUR', 'GBP'] as const satisfies readonly Currency[];

export type LawCurrency = (typeof LAW_CURRENCIES)[number];

/**
 * Minor units of a currency that together are worth no more than a euro cent. They are no exchange rates: each stands
 * well below those of the last years, so that no amount of a law grows on the way. An operator watches them.
 */
const WITHIN_A_CENT: Readonly<Record<Currency, number>> = {
  EUR: 1,
  GBP: 0.75,
  CAD: 1.3,
  NZD: 1.5,
  PEN: 3,
  PLN: 3.5,
  BRL: 4.5,
  NOK: 9,
  ZAR: 15,
  TRY: 30,
  PHP: 50,
  INR: 80,
  CLP: 7,
};

/** An amount that a law names, in minor units. */
export interface LawAmount {
  readonly amount: number;
  readonly currency: LawCurrency;
}

/**
 * The highest amount of a law in another currency, in minor units: never more than the law means. A minor unit of
 * every law's currency counts for a euro cent: a penny has never been worth less.
 */
export const lawAmountIn = ({ amount, currency }: LawAmount, wanted: Currency): number =>
  currency === wanted ? amount : Math.floor(amount * WITHIN_A_CENT[wanted]);
