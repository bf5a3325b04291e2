import { afterEach, expect, test, vi } from 'vitest';
import type * as policies from '../../reference/policies.ts';

type Policies = typeof policies;
const POLICIES_FILE = '../../reference/policies.ts';

/** The residents of policies, where another one is under the rules than is signed off. */
async function residentsWith(change: (real: Policies) => Partial<Policies>) {
  vi.resetModules();
  vi.doMock(POLICIES_FILE, async (original: () => Promise<Policies>) => {
    const real = await original();
    return { ...real, ...change(real) };
  });
  const { residentsUnder } = await import('../../machines/policies/residents.ts');
  return residentsUnder;
}

afterEach(() => {
  vi.doUnmock(POLICIES_FILE);
  vi.resetModules();
});

test('NS-06: a country that is under other rules than those of its policy’s name is refused', async () => {
  const residentsUnder = await residentsWith(({ policyOfResidence }) => ({
    policyOfResidence: (residence) => ({
      ...policyOfResidence(residence),
      ...(residence.countryCode === 'GB' && { forbiddenMethods: [] }),
    }),
  }));
  expect(() => residentsUnder('UKGC')).toThrow(
    'GB is under a policy that is called UKGC and is none of it: forbiddenMethods',
  );
});

test('NS-06: so is a province, and a market whose visitors are under others', async () => {
  const inProvince = await residentsWith(({ policyOfResidence }) => ({
    policyOfResidence: (residence) => ({
      ...policyOfResidence(residence),
      ...(residence.provinceCode === 'QC' && { withdrawalsMayBeReversed: true }),
    }),
  }));
  expect(() => inProvince('CA')).toThrow('CA QC is under a policy that is called CA');
  const inMarket = await residentsWith(({ policyOfMarket }) => ({
    policyOfMarket: (market) => ({
      ...policyOfMarket(market),
      ...(market === 'BR' && { minimumAge: 18, taxNumberRequired: false }),
    }),
  }));
  expect(() => inMarket('BR')).toThrow('BR is under a policy that is called BR');
});

test('NS-06: two policies of one name are none', async () => {
  const residentsUnder = await residentsWith(({ POLICIES }) => ({
    POLICIES: [...POLICIES, ...POLICIES.filter(({ id }) => id === 'UKGC')],
  }));
  expect(() => residentsUnder('UKGC')).toThrow('there are several');
});

test('NS-06: an age of a province’s own is told beside its policy, and is no other policy', async () => {
  const residentsUnder = await residentsWith(() => ({}));
  expect(residentsUnder('CA').places.join()).toContain('years on');
});
