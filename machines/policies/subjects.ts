import type { MarketPolicy } from '../../reference/policies.ts';
import type { Claim } from '../engine/claims.ts';
import type { Composition, Product } from '../engine/composition.ts';
import type { Reads } from '../samples.ts';
import type { PropertyInfo, SubjectInfo } from './proof-types.ts';

/** Something that is explored under a policy, and the claims about it. */
export interface Subject<State = unknown> extends SubjectInfo {
  readonly composition: (policy: MarketPolicy) => Composition<State>;
  readonly properties: readonly Property<State>[];
}

/** A claim, with the check that notices that it does not hold. */
export interface Property<State = unknown> extends Omit<PropertyInfo, 'subject'> {
  readonly claim: Reads<Product<State>, Claim<State>>;
}
