import type { MarketPolicy } from '../../openapi/reference/policies.ts';
import type { Claim } from '../paths/claims.ts';
import type { Composition } from '../paths/composition.ts';
import type { PropertyInfo, SubjectInfo } from './proof-types.ts';

/** Something that is explored under a policy, and what is claimed of it. */
export interface Subject<State = unknown> extends SubjectInfo {
  readonly composition: (policy: MarketPolicy) => Composition<State>;
  readonly properties: readonly Property<State>[];
}

/** What is claimed, with what notices that it does not hold. */
export interface Property<State = unknown> extends Omit<PropertyInfo, 'subject'> {
  readonly claim: (policy: MarketPolicy) => Claim<State>;
}
