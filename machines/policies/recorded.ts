import type { MarketPolicy } from '../../reference/policies.ts';
import { isPolicyField, type PolicyField } from './fields.ts';

/** A policy that remembers which of its fields were asked for: by those alone something can come out otherwise. */
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
