import { marketOfCountry, type MarketCode } from './markets.ts';

/** Where a person lives, as chosen at sign-up or as the account says. */
export interface Residence {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** Second half of the ISO 3166-2 code, where provinces are asked for (SIGN-29). */
  readonly provinceCode?: string | undefined;
}

/**
 * Youngest age at which a person may register and play, in full years (NS-06). It stands apart from the
 * market policies because every page says it, and a visitor's first page loads nothing of the others.
 */
export const USUAL_MINIMUM_AGE = 18;

/** Ages of markets whose law differs. */
export const AGES_BY_MARKET: Readonly<Partial<Record<string, number>>> = {
  CA: 19,
  IN: 21,
  NZ: 20,
  PH: 21,
} satisfies Partial<Record<MarketCode, number>>;

/** Provinces with a law of their own on the age: country, then province. Elsewhere the market's age holds. */
const AGES_BY_PROVINCE: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  CA: { AB: 18, MB: 18, QC: 18 },
};

/** The age for a visitor, whose residence nobody knows yet. */
export const minimumAgeOfMarket = (market: string): number =>
  AGES_BY_MARKET[market] ?? USUAL_MINIMUM_AGE;

/** The age that a person must have, by residence and never by the visited address. */
export const minimumAgeOf = ({ countryCode, provinceCode = '' }: Residence): number =>
  AGES_BY_PROVINCE[countryCode]?.[provinceCode] ?? minimumAgeOfMarket(marketOfCountry(countryCode));

/**
 * Youngest age for offers, in full years, in countries where it is higher than that for play. Netherlands: Besluit
 * werving, reclame en verslavingspreventie kansspelen, article 2 (3) and (4): no advertising of bonuses to anybody
 * from 18 to 23. Several quote it; the text was not read here.
 */
const OFFER_AGES: Readonly<Record<string, number>> = { NL: 24 };

/** The age that somebody must have for offers, by residence; null: whoever may play. */
export const offersAgeOf = ({ countryCode }: Residence): number | null =>
  OFFER_AGES[countryCode] ?? null;
