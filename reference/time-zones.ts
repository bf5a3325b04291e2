import { marketOfCountry, type MarketCode } from './markets.ts';
import type { Residence } from './ages.ts';

/** IANA zones of markets, by code; one for each, also where the country has several. */
const ZONES: Readonly<Partial<Record<string, string>>> = {
  FI: 'Europe/Helsinki',
  NO: 'Europe/Oslo',
  SE: 'Europe/Stockholm',
  CA: 'America/Toronto',
  BR: 'America/Sao_Paulo',
  CL: 'America/Santiago',
  PE: 'America/Lima',
  PT: 'Europe/Lisbon',
  AT: 'Europe/Vienna',
  GG: 'Europe/Guernsey',
  IN: 'Asia/Kolkata',
  JJ: 'Europe/Berlin',
  LL: 'Europe/Amsterdam',
  NZ: 'Pacific/Auckland',
  PH: 'Asia/Manila',
  TR: 'Europe/Istanbul',
} satisfies Readonly<Record<Exclude<MarketCode, 'UN' | 'PP'>, string>>;

/** Countries with a regulator of their own and without a market of their own. */
const ZONES_OF_COUNTRIES: Readonly<Partial<Record<string, string>>> = {
  GB: 'Europe/London',
  MT: 'Europe/Malta',
};

/**
 * The IANA zone in which a player's days, weeks and months of limits begin, and in which deadlines are told: by
 * residence, never by whereabouts. UTC where the market has none.
 */
export const timeZoneOf = ({ countryCode }: Residence): string =>
  ZONES_OF_COUNTRIES[countryCode] ?? ZONES[marketOfCountry(countryCode)] ?? 'UTC';
