import type { components } from '../openapi/schema.gen.ts';
import { policyOfResidence } from './policies.ts';
import { countriesOfMarket, MARKETS, type MarketCode } from './markets.ts';

/**
 * The payment methods of the specification (WAL-08), as spelt there, and Brazil's instant payment, which its
 * law is about.
 */
export type PaymentMethod = components['schemas']['PaymentMethod'];

export const PAYMENT_METHODS = [
  'CREDITCARD',
  'TRUSTLY',
  'EUTELLER',
  'SIRU',
  'RAPIDTRANSFER',
  'SKRILL',
  'NETELLER',
  'MUCHBETTER',
  'PAYSAFECARD',
  'MSIPAY',
  'PIX',
] as const satisfies readonly PaymentMethod[];

/** Methods that exist in some countries only, ISO 3166-1; the others are taken everywhere. */
const COUNTRIES: Readonly<Partial<Record<PaymentMethod, readonly string[]>>> = {
  EUTELLER: ['FI'],
  SIRU: ['FI', 'NO', 'SE'],
  TRUSTLY: ['AT', 'DE', 'FI', 'NL', 'NO', 'PL', 'PT', 'SE'],
  RAPIDTRANSFER: ['AT', 'DE', 'FI', 'NO', 'PL', 'PT', 'SE'],
  MSIPAY: ['BR', 'CL', 'IN', 'PE', 'PH'],
  PIX: ['BR'],
};

/** Whether a method exists in a country. */
export const isTakenIn = (method: PaymentMethod, country: string): boolean =>
  COUNTRIES[method]?.includes(country) ?? true;

/** Whether a player of a country may deposit with a method: it exists there, and the law allows it. */
export const isAllowedIn = (method: PaymentMethod, country: string): boolean =>
  isTakenIn(method, country) &&
  !policyOfResidence({ countryCode: country }).forbiddenMethods.includes(method);

/**
 * Whether a resident of a market may deposit with it; of the global market, which claims no country, not known
 * here.
 */
export const isTakenInMarket = (method: PaymentMethod, market: MarketCode): boolean =>
  countriesOfMarket(MARKETS[market]).some((country) => isAllowedIn(method, country));

/** The names of methods in every language; a card has a word in each. */
export const METHOD_NAMES: Readonly<Record<Exclude<PaymentMethod, 'CREDITCARD'>, string>> = {
  EUTELLER: 'Euteller',
  MUCHBETTER: 'MuchBetter',
  NETELLER: 'Neteller',
  PAYSAFECARD: 'paysafecard',
  RAPIDTRANSFER: 'Rapid Transfer',
  SIRU: 'Siru Mobile',
  SKRILL: 'Skrill',
  TRUSTLY: 'Trustly',
  MSIPAY: 'MSI Pay',
  PIX: 'Pix',
};

/** @param card the word for a card, in the language of the texts around it */
export const methodName = (method: PaymentMethod, card: string): string =>
  method === 'CREDITCARD' ? card : METHOD_NAMES[method];
