import { POLICIES, type MarketPolicy } from '../../reference/policies.ts';
import { gamingSubject } from './gaming.ts';
import { inGameSubject } from './in-game.ts';
import { limitRulesSubject } from './limit-rules.ts';
import { payingSubject } from './paying.ts';
import { playingSubject } from './playing.ts';
import type { Proof, PropertyInfo } from './proof-types.ts';
import type { Property, Subject } from './subjects.ts';
import { easeSubject } from './ease.ts';
import { promotingSubject } from './promoting.ts';
import { proveSubject, type ProvenSubject } from './prove-subject.ts';
import { remindingSubject } from './reminding.ts';
import { takingBackSubject } from './taking-back.ts';

/** Everything that is explored. Its claims are checked under every policy. */
export const SUBJECTS: readonly Subject[] = [
  limitRulesSubject,
  payingSubject,
  takingBackSubject,
  promotingSubject,
  remindingSubject,
  playingSubject,
  gamingSubject,
  inGameSubject,
  easeSubject('depositLimits', 'deposits'),
  easeSubject('spendLimits', 'spending'),
];

/** The claims, as a page lists them. */
export const PROPERTY_INFOS: readonly PropertyInfo[] = SUBJECTS.flatMap(({ id, properties }) =>
  properties.map((property) => ({ ...property, subject: id })),
);

/** Proves everything under each policy. A page that shows progress, or stops, takes {@link proofs}. */
export const provePolicies = (policies: readonly MarketPolicy[]): Proof[] => [...proofs(policies)];

/** Everything under every policy that there is. */
export const proveAll = (): Proof[] => provePolicies(POLICIES);

/** Proves subject by subject and policy by policy; policies that agree on the fields read share a proof. */
export function* proofs(
  policies: readonly MarketPolicy[],
  subjects: readonly Subject[] = SUBJECTS,
): Generator<Proof> {
  for (const subject of subjects) {
    const known: { readonly under: MarketPolicy; readonly proven: ProvenSubject }[] = [];
    for (const policy of policies) {
      let found = known.find(({ under, proven }) => saysTheSame(under, policy, proven));
      if (found === undefined)
        known.push((found = { under: policy, proven: finished(proveSubject(subject, policy)) }));
      const { under, proven } = found;
      for (const [index, proof] of proven.proofs.entries()) {
        const { demandedBy } = subject.properties[index] as Property;
        const demanded = demandedBy === 'every' || demandedBy.includes(policy.id);
        const sameAs = under === policy ? undefined : under.id;
        yield { ...proof, policy: policy.id, demanded, sameAs };
      }
    }
  }
}

/** Whether two policies agree on every field that was read. */
const saysTheSame = (
  one: MarketPolicy,
  other: MarketPolicy,
  { reads }: Pick<ProvenSubject, 'reads'>,
): boolean => reads.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));

/** Runs at once a piece of work that elsewhere goes on in pieces. */
function finished<Result>(pieces: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = pieces.next();
    if (done === true) return value;
  }
}
