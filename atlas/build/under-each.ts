import type { PolicyField } from '../../machines/policies/fields.ts';
import { POLICIES, type MarketPolicy } from '../../reference/policies.ts';

/** Finds something under every policy; policies that agree on all that is read share a finding. */
export function underEach<Found extends { readonly reads: readonly PolicyField[] }>(
  find: (policy: MarketPolicy) => Found,
): ReadonlyMap<MarketPolicy, Found> {
  const under = new Map<MarketPolicy, Found>();
  for (const policy of POLICIES) {
    const same = [...under].find(([other, { reads }]) => sayTheSame(reads, policy, other));
    under.set(policy, same?.[1] ?? find(policy));
  }
  return under;
}

export const sayTheSame = (
  fields: readonly PolicyField[],
  one: MarketPolicy,
  other: MarketPolicy,
): boolean => fields.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));
