import { marketOfCountry, type MarketCode } from './markets.ts';
import type { Residence } from './ages.ts';

/** IANA zones of markets, by code. */
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

/** Provinces with a clock of their own: country, then province. Of several clocks, that of most people. */
const ZONES_OF_PROVINCES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CA: {
    AB: 'America/Edmonton',
    BC: 'America/Vancouver',
    MB: 'America/Winnipeg',
    NB: 'America/Moncton',
    NL: 'America/St_Johns',
    NS: 'America/Halifax',
    NT: 'America/Yellowknife',
    PE: 'America/Halifax',
    SK: 'America/Regina',
    YT: 'America/Whitehorse',
  },
};

/**
 * The IANA zone in which a player's days, weeks and months of limits begin, birthdays are counted and deadlines are
 * told: by residence, never by whereabouts. UTC where the market has none.
 */
export const timeZoneOf = ({ countryCode, provinceCode = '' }: Residence): string =>
  ZONES_OF_PROVINCES[countryCode]?.[provinceCode] ??
  ZONES_OF_COUNTRIES[countryCode] ??
  ZONES[marketOfCountry(countryCode)] ??
  'UTC';
