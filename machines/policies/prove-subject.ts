import type { MarketPolicy } from '../../reference/policies.ts';
import { checkClaim } from '../engine/check-claim.ts';
import { composing } from '../engine/compose.ts';
import type { PolicyField } from './fields.ts';
import type { Proof } from './proof-types.ts';
import { recorded } from './recorded.ts';
import type { Subject } from './subjects.ts';

/** The results of all claims about a subject under one policy. */
export interface ProvenSubject {
  readonly proofs: readonly Proof[];
  /** The fields of the policy that were read: another policy with the same ones gives the same results. */
  readonly reads: readonly PolicyField[];
}

/** Explores a subject under a policy, in pieces, and checks its claims. */
export function* proveSubject(
  subject: Subject,
  original: MarketPolicy,
): Generator<undefined, ProvenSubject> {
  const { policy, reads } = recorded(original);
  const began = performance.now();
  const product = yield* composing(subject.composition(policy), policy);
  const share = (performance.now() - began) / subject.properties.length;
  const proofs: Proof[] = [];
  for (const { id, demandedBy, claim } of subject.properties) {
    const asked = performance.now();
    const { visited: states, path = [] } = checkClaim(product, claim(product));
    proofs.push({
      property: id,
      policy: original.id,
      demanded: demandedBy === 'every' || demandedBy.includes(original.id),
      sameAs: undefined,
      verdict: path.length === 0 ? 'proven' : 'falsified',
      states,
      ms: share + performance.now() - asked,
      path,
    });
    yield;
  }
  return { proofs, reads: [...reads] };
}
