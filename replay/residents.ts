import type { PolicyId } from '../reference/policies.ts';

/**
 * The residence of a player under a policy, at any address: ISO 3166-1 alpha-2. Finns stand for the default: after
 * the sign-up their policy differs only in how the settings of cookies begin.
 */
const RESIDENTS: Readonly<Partial<Record<PolicyId, string>>> = {
  default: 'FI',
  UKGC: 'GB',
  Spelinspektionen: 'SE',
  MGA: 'MT',
  GGL: 'DE',
  CA: 'CA',
};

/** @throws where nobody is known under the policy */
export function residentUnder(policy = 'default'): string {
  const country = RESIDENTS[policy as PolicyId];
  if (country === undefined) throw new Error(`Nobody is known under the policy ${policy}`);
  return country;
}
