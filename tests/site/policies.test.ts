import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../../reference/countries.ts';
import { POLICIES, policyOfMarket, policyOfResidence } from '../../reference/policies.ts';

describe('the policy of a person', () => {
  it.each([
    ['FI', undefined, 18],
    ['FR', undefined, 18],
    ['IN', undefined, 21],
    ['NZ', undefined, 20],
    ['PH', undefined, 21],
    ['CA', undefined, 19],
    ['CA', 'BC', 19],
    ['CA', 'QC', 18],
    ['CA', 'AB', 18],
    ['CA', 'MB', 18],
    // A province of one country says nothing in another.
    ['IN', 'AB', 21],
  ])('NS-06: who lives in %s %s is asked for %i years', (countryCode, provinceCode, age) => {
    expect(policyOfResidence({ countryCode, provinceCode }).minimumAge).toBe(age);
  });

  it('SIGN-32, DEP-15: the tax number is Brazil’s, documents may not wait in Sweden', () => {
    const named = (holds: (code: string) => boolean) =>
      COUNTRIES.map(({ code }) => code).filter(holds);
    const of = (countryCode: string) => policyOfResidence({ countryCode });
    expect(named((code) => of(code).taxNumberRequired)).toEqual(['BR']);
    expect(named((code) => !of(code).documentsMayWait)).toEqual(['SE']);
  });

  it('a visitor’s is the market’s, the default where no regulator departs from it', () => {
    expect(policyOfMarket('UN')).toBe(POLICIES[0]);
    expect(policyOfMarket('SE').id).toBe('Spelinspektionen');
  });
});
