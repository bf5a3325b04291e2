import { BRAND_FACTS, type BrandId } from './brands.ts';
import type { MarketCode } from './markets.ts';

/**
 * The terms on which players may identify and pay with their bank instead of filling a form in. Both sides read
 * it: the site to offer it, the platform to enforce it. Pure data and rules.
 */
export interface PayAndPlaySetting {
  /** The brand's name at the payment provider. */
  readonly clientId: string;
  /** The one who tells the provider who the payer is. */
  readonly identityProvider: string;
  /** Markets in which it is configured. */
  readonly markets: readonly MarketCode[];
  /** Switched off for now, whatever else is configured. */
  readonly hidden?: boolean;
  /** IP addresses that may begin; without a list everybody may (PNP-10). */
  readonly allowedAddresses?: readonly string[];
}

/** The payment provider that players pay at, as its own pages name it. */
export const PAYMENT_PARTNER = 'Clearwater';

/** By brand. Banks of Finland identify their own customers, so only Finnish markets have it. */
export const PAY_AND_PLAY: Readonly<Record<BrandId, PayAndPlaySetting>> = {
  northlight: { clientId: 'northlight', identityProvider: 'bank', markets: ['UN', 'FI'] },
  'sol-alta': { clientId: 'sol-alta', identityProvider: 'bank', markets: ['UN'] },
};

/** Fixed by the specification (PNP-03): ISO 4217, ISO 3166-1 alpha-2. */
export const PAY_AND_PLAY_CURRENCY = 'EUR';
export const PAY_AND_PLAY_COUNTRY = 'FI';

/** Smallest and largest first payment, minor units of {@link PAY_AND_PLAY_CURRENCY}, both included. */
export const PAY_AND_PLAY_AMOUNTS = { min: 1_000, max: 500_000 } as const;

/** Whether it exists in a market: a player who comes back from the bank may have another address by then (NS-02). */
export const isPayAndPlayOn = (setting: PayAndPlaySetting | undefined, market: string): boolean =>
  setting !== undefined &&
  setting.hidden !== true &&
  setting.markets.some((code) => code === market);

/** Whether it is offered to an address, v4 or v6; empty when unknown (PNP-10). */
export const isPayAndPlayOffered = (
  setting: PayAndPlaySetting | undefined,
  market: string,
  ipAddress: string,
): boolean =>
  isPayAndPlayOn(setting, market) &&
  (setting?.allowedAddresses === undefined || setting.allowedAddresses.includes(ipAddress));

const isBrandId = (id: string): id is BrandId => Object.hasOwn(BRAND_FACTS, id);

/** The setting of a brand; the id may be an unknown one. */
export const payAndPlayOf = (brandId: string): PayAndPlaySetting | undefined =>
  isBrandId(brandId) ? PAY_AND_PLAY[brandId] : undefined;
