import type { PolicyId } from '../reference/policies.ts';

/**
 * Where a player lives who is under a policy, whatever address they visit: ISO 3166-1 alpha-2. Finns stand for the
 * default: their own policy departs from it in nothing that a player meets after the sign-up.
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
