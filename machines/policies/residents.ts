import { COUNTRIES, provincesOf } from '../../reference/countries.ts';
import { MARKETS, countriesOfMarket, marketOfCountry } from '../../reference/markets.ts';
import {
  POLICIES,
  policyOfMarket,
  policyOfResidence,
  type MarketPolicy,
  type PolicyId,
} from '../../reference/policies.ts';

/** The people under a policy. */
export interface Residents {
  /** In a few words, for a list to choose from. */
  readonly short: string;
  /** Countries and provinces, by name; for the default alone it is all others, counted. */
  readonly places: readonly string[];
  /** Codes of the markets whose visitors are under it. */
  readonly markets: readonly string[];
}

/** Provinces with a regulator of their own, which the sign-up does not offer yet. */
const APART = [{ country: 'CA', code: 'ON', name: 'Ontario' }] as const;

/**
 * The places whose residents are under a policy, as the site and the platform decide it.
 * @throws where a place is under other rules than those of its policy
 */
export function residentsUnder(id: PolicyId): Residents {
  const isUnder = (place: string, policy: MarketPolicy): boolean =>
    policy.id === id && isAsSigned(place, policy);
  const markets = Object.values(MARKETS).filter((market) =>
    isUnder(market.id, policyOfMarket(market.id)),
  );
  const livesUnder = (countryCode: string, provinceCode?: string): boolean =>
    isUnder(
      provinceCode === undefined ? countryCode : `${countryCode} ${provinceCode}`,
      policyOfResidence({ countryCode, ...(provinceCode === undefined ? {} : { provinceCode }) }),
    );
  const countries = COUNTRIES.filter(
    ({ code, allowed }) =>
      allowed &&
      livesUnder(code) &&
      // A province without a regulator of its own differs in nothing but its age.
      provincesOf(code).every((province) => livesUnder(code, province.code)),
  );
  const provinces = APART.filter(({ country, code }) => livesUnder(country, code)).map(
    ({ name }) => `${name}, Canada`,
  );
  const named = [...countries.map(placeName), ...provinces];
  if (id !== 'default') {
    const short = named.map((place) => place.split(' (')[0] ?? place).join(', ');
    return { short, places: named, markets: markets.map((market) => market.id) };
  }
  return {
    short: 'everybody else',
    places: [
      ...markets.filter((market) => countriesOfMarket(market).length > 0).map(({ name }) => name),
      `all other countries that are served: ${countries.filter(({ code }) => marketOfCountry(code) === 'UN').length}`,
    ],
    markets: markets.map((market) => market.id),
  };
}

/** Whether a place has exactly the rules that are signed off under the id; an age of its own is told beside it. */
function isAsSigned(place: string, policy: MarketPolicy): true {
  const [signed, another] = POLICIES.filter(({ id }) => id === policy.id);
  const apart = Object.keys({ ...signed, ...policy }).filter((field) => {
    const [is, was] = [policy, signed].map((one) => JSON.stringify(one?.[field as 'id']));
    return is !== was && field !== 'minimumAge';
  });
  if (signed === undefined || another !== undefined || apart.length > 0)
    throw new Error(
      `${place} is under a policy that is called ${policy.id} and is none of it: ${apart.join(', ') || 'there are several'}`,
    );
  return true;
}

/** A country, with its parts that are under another policy, or have an age of their own. */
function placeName({ code, name }: { readonly code: string; readonly name: string }): string {
  const policy = policyOfResidence({ countryCode: code });
  const aged = provincesOf(code).filter(
    (province) => ageIn(code, province.code) !== policy.minimumAge,
  );
  const apart = APART.filter(({ country }) => country === code);
  const notes = [
    ...apart.map((province) => `without ${province.name}`),
    ...aged.map((province) => `${province.name} from ${ageIn(code, province.code)} years on`),
  ];
  return notes.length === 0 ? name : `${name} (${notes.join('; ')})`;
}

const ageIn = (countryCode: string, provinceCode: string): number =>
  policyOfResidence({ countryCode, provinceCode }).minimumAge;
