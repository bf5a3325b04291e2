import { ageAt } from './age.ts';
import { offersAgeOf, type Residence } from './ages.ts';
import { strictestOffers, type OfferRules } from './offer-rules.ts';
import { policyOfResidence, policyOfVisitor } from './policies.ts';

/** Somebody before whom offers may be put. */
export interface OfferViewer {
  /** Where the player who is logged in lives; absent for a guest. */
  readonly residence?: Residence | undefined;
  /** The market of the address. It decides about guests alone. */
  readonly market: string;
  /** The country of the visit, ISO 3166-1 alpha-2; absent where nobody knows it. */
  readonly country?: string | undefined;
}

/**
 * The rules of offers for somebody: for a player those of the residence, as for everything else. A guest is under
 * those of the market and under those of the country of the visit, where it is known: the stricter of both.
 */
export function offerRulesFor({ residence, market, country }: OfferViewer): OfferRules {
  if (residence) return policyOfResidence(residence);
  const visited = policyOfVisitor(market);
  return country === undefined
    ? visited
    : strictestOffers(visited, policyOfResidence({ countryCode: country }));
}

/**
 * Whether somebody is old enough for offers where they live. Nobody is whose date of birth is unknown, where offers
 * ask for more years than play does.
 *
 * @param dateOfBirth ISO 8601; null: unknown
 */
export function isOfOfferAge(
  dateOfBirth: string | null,
  residence: Residence,
  now: number,
): boolean {
  const least = offersAgeOf(residence);
  if (least === null) return true;
  return dateOfBirth !== null && ageAt(dateOfBirth, now, residence) >= least;
}
