import type { MarketPolicy } from '../../openapi/reference/policies.ts';

/** A policy that remembers which of its fields were read. */
export interface Watched {
  readonly policy: MarketPolicy;
  /** Whether all that was read so far is the same in another policy: then nothing can come out otherwise. */
  readonly covers: (other: MarketPolicy) => boolean;
}

/** Policies that differ in fields that nobody asked for need to be explored once only. */
export function watched(policy: MarketPolicy): Watched {
  const read = new Set<string>();
  const remembering = new Proxy(policy, {
    get: (target, field, receiver): unknown => {
      if (typeof field === 'string') read.add(field);
      return Reflect.get(target, field, receiver);
    },
    ownKeys: () => {
      throw new Error('A policy is read field by field here, so that it is known what decides');
    },
  });
  return {
    policy: remembering,
    covers: (other) =>
      [...read].every((field) => field === 'id' || textOf(policy, field) === textOf(other, field)),
  };
}

const textOf = (policy: MarketPolicy, field: string): string =>
  JSON.stringify(policy[field as keyof MarketPolicy]);
