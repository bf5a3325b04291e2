import { describe, expect, test } from 'vitest';
import {
  countriesOfMarket,
  GLOBAL_MARKET,
  MARKETS,
  marketOfCountry,
} from '../../openapi/reference/markets.ts';
import {
  DEFAULT_POLICY,
  POLICIES,
  policyOfMarket,
  policyOfResidence,
} from '../../openapi/reference/policies.ts';

/** What holds today, written down a second time; a market or a policy that is added needs no line here. */

const RESIDENTS = {
  AT: 'AT',
  AX: 'FI',
  BR: 'BR',
  CA: 'CA',
  CL: 'CL',
  DE: 'JJ',
  FI: 'FI',
  GG: 'GG',
  IN: 'IN',
  NL: 'LL',
  NO: 'NO',
  NZ: 'NZ',
  PE: 'PE',
  PH: 'PH',
  PT: 'PT',
  SE: 'SE',
  SJ: 'NO',
  TR: 'TR',
} as const;

test('MARKET-01: every country’s residents belong to the market that claims them, or to the global one', () => {
  for (const code of ['FR', 'GB', 'JE', 'AQ', 'XX']) expect(marketOfCountry(code)).toBe('UN');
  for (const [country, market] of Object.entries(RESIDENTS)) {
    expect(marketOfCountry(country)).toBe(market);
    expect(countriesOfMarket(MARKETS[market])).toContain(country);
  }
  expect(countriesOfMarket(MARKETS.FI)).toEqual(['FI', 'AX']);
  expect(countriesOfMarket(MARKETS.UN)).toEqual([]);
  expect(GLOBAL_MARKET).toBe('UN');
});

describe('NS-06, SIGN-32, DEP-15, DOC-14: the policies', () => {
  const usual = {
    id: 'default',
    minimumAge: 18,
    taxNumberRequired: false,
    documentsMayWait: true,
    withdrawalsMayBeReversed: true,
    identityCheck: true,
  };
  test('are these', () => {
    expect(DEFAULT_POLICY).toEqual(usual);
    const known = [
      usual,
      { ...usual, id: 'BR', taxNumberRequired: true },
      { ...usual, id: 'CA', minimumAge: 19, withdrawalsMayBeReversed: false },
      { ...usual, id: 'IN', minimumAge: 21, identityCheck: false },
      { ...usual, id: 'NZ', minimumAge: 20 },
      { ...usual, id: 'PH', minimumAge: 21 },
      { ...usual, id: 'SE', documentsMayWait: false },
    ];
    const ids = new Set(known.map(({ id }) => id));
    expect(POLICIES.filter(({ id }) => ids.has(id))).toEqual(known);
    for (const policy of POLICIES.slice(1)) expect(policyOfMarket(policy.id)).toBe(policy);
    expect(policyOfMarket('FI')).toBe(DEFAULT_POLICY);
  });

  test('a province changes the age, and nothing else', () => {
    const canada = { ...usual, id: 'CA', minimumAge: 19, withdrawalsMayBeReversed: false };
    for (const provinceCode of ['AB', 'MB', 'QC']) {
      expect(policyOfResidence({ countryCode: 'CA', provinceCode })).toEqual({
        ...canada,
        minimumAge: 18,
      });
      expect(policyOfResidence({ countryCode: 'IN', provinceCode }).minimumAge).toBe(21);
    }
    for (const provinceCode of ['BC', 'ON', '', undefined]) {
      expect(policyOfResidence({ countryCode: 'CA', provinceCode })).toBe(policyOfMarket('CA'));
    }
    expect(policyOfResidence({ countryCode: 'FR' })).toBe(DEFAULT_POLICY);
  });
});
