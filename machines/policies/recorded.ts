import type { MarketPolicy } from '../../reference/policies.ts';
import { isPolicyField, type PolicyField } from './fields.ts';

/** A policy that records which of its fields were read: only those can change a result. */
export function recorded(policy: MarketPolicy): {
  readonly policy: MarketPolicy;
  readonly reads: ReadonlySet<PolicyField>;
} {
  const reads = new Set<PolicyField>();
  return {
    reads,
    policy: new Proxy(policy, {
      get(target, name: keyof MarketPolicy) {
        if (isPolicyField(name)) reads.add(name);
        return target[name];
      },
    }),
  };
}
