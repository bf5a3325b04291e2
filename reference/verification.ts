import type { components } from '../openapi/schema.gen.ts';
import { marketOfCountry, type MarketCode } from './markets.ts';

/**
 * How a new player proves a contact (NS-35). Only the platform decides it, and the site asks: this file never
 * ships to players.
 */
type VerificationMethod = components['schemas']['VerificationMethod'];

/** Markets that verify by another means than a text message. */
const OTHERWISE: Readonly<Partial<Record<MarketCode, VerificationMethod>>> = {
  CA: 'EMAIL',
  GG: 'NONE',
  IN: 'EMAIL',
  NZ: 'EMAIL',
};

/** By country of residence, whatever page the sign-up came from. @param countryCode ISO 3166-1 alpha-2 */
export const verificationMethodOf = (countryCode: string): VerificationMethod =>
  OTHERWISE[marketOfCountry(countryCode)] ?? 'SMS';
