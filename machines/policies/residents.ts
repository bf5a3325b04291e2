import { COUNTRIES, provincesOf } from '../../openapi/reference/countries.ts';
import { MARKETS, countriesOfMarket, marketOfCountry } from '../../openapi/reference/markets.ts';
import {
  policyOfMarket,
  policyOfResidence,
  type PolicyId,
} from '../../openapi/reference/policies.ts';

/** Who is under a policy. */
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

/** Where people live who are under a policy, as the site and the platform decide it. */
export function residentsUnder(id: PolicyId): Residents {
  const markets = Object.values(MARKETS).filter((market) => policyOfMarket(market.id).id === id);
  const countries = COUNTRIES.filter(
    ({ code, allowed }) => allowed && policyOfResidence({ countryCode: code }).id === id,
  );
  const provinces = APART.filter(
    ({ country, code }) =>
      policyOfResidence({ countryCode: country, provinceCode: code }).id === id,
  ).map(({ name }) => `${name}, Canada`);
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

/** A country; what of it is under another policy, or has an age of its own. */
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
