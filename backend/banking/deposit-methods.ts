import type { components } from '../../openapi/schema.gen.ts';
import type { Currency } from '../../reference/currencies.ts';
import { isAllowedIn, type PaymentMethod } from '../../reference/payment-methods.ts';

/** Smallest and largest amount of one deposit, in minor units, both included. */
export interface AmountRange {
  min: number;
  max: number;
}

/** Ranges in euro cents; other currencies are scaled from them. */
const EURO_RANGE: Record<PaymentMethod, AmountRange> = {
  CREDITCARD: { min: 1_000, max: 500_000 },
  PIX: { min: 1_000, max: 1_000_000 },
  EUTELLER: { min: 1_000, max: 1_000_000 },
  MUCHBETTER: { min: 1_000, max: 500_000 },
  NETELLER: { min: 1_000, max: 1_000_000 },
  PAYSAFECARD: { min: 1_000, max: 100_000 },
  RAPIDTRANSFER: { min: 1_500, max: 500_000 },
  SIRU: { min: 500, max: 30_000 },
  SKRILL: { min: 1_000, max: 1_000_000 },
  TRUSTLY: { min: 1_000, max: 2_000_000 },
  MSIPAY: { min: 1_000, max: 200_000 },
};

/**
 * Minor units of a currency that stand for one euro cent in ranges and thresholds. Round figures on
 * purpose, not exchange rates: a smallest deposit should read "100 kr", not "113.42 kr". A Chilean
 * peso has no minor unit, so ten pesos stand for a cent.
 */
const EURO_CENT: Readonly<Record<Currency, number>> = {
  EUR: 1,
  GBP: 1,
  CAD: 2,
  NZD: 2,
  PEN: 4,
  PLN: 4,
  BRL: 5,
  NOK: 10,
  ZAR: 20,
  TRY: 40,
  PHP: 60,
  INR: 100,
  CLP: 10,
};

type PaymentTime = components['schemas']['PaymentTime'];

/** The price of a payment for the player, and how long it takes. */
interface MethodTerms {
  /** Minor units. */
  readonly fee: number;
  readonly time: PaymentTime;
}

/** The provider credits at once what it took, and nobody is charged for paying. */
export const DEPOSIT_TERMS: MethodTerms = { fee: 0, time: 'AT_ONCE' };

/** Methods whose payouts go by the banks; the others are there within a day. */
const BY_BANK: readonly PaymentMethod[] = ['CREDITCARD', 'RAPIDTRANSFER', 'MSIPAY'];

/** The price of a payout by a method, and how long it takes. */
export const payoutTerms = (method: PaymentMethod): MethodTerms => ({
  fee: 0,
  time: BY_BANK.includes(method) ? 'WITHIN_3_BANK_DAYS' : 'WITHIN_24_HOURS',
});

/** An amount given in euro cents, as a round amount of `currency` in minor units. */
export function scaled(euroCents: number, currency: Currency): number {
  return euroCents * EURO_CENT[currency];
}

/** The euro cents that an amount in minor units of `currency` stands for, rounded. */
export const inEuroCents = (amount: number, currency: Currency): number =>
  Math.round(amount / EURO_CENT[currency]);

/** The methods that a player of a country may deposit with, cards first. */
export function offeredMethods(country: string): PaymentMethod[] {
  return (Object.keys(EURO_RANGE) as PaymentMethod[]).filter((method) =>
    isAllowedIn(method, country),
  );
}

/** The range of one method in one currency, in minor units. */
export function depositRange(method: PaymentMethod, currency: Currency): AmountRange {
  const { min, max } = EURO_RANGE[method];
  return { min: scaled(min, currency), max: scaled(max, currency) };
}
