import type { MarketPolicy } from '../../openapi/reference/policies.ts';
import { checkClaim } from '../paths/check-claim.ts';
import { compose } from '../paths/compose.ts';
import { limitRulesSubject } from './limit-rules.ts';
import { payingSubject } from './paying.ts';
import type { Proof, PropertyInfo, SubjectInfo } from './proof-types.ts';
import type { Property, Subject } from './subjects.ts';
import { easeSubject } from './ease.ts';
import { promotingSubject } from './promoting.ts';
import { remindingSubject } from './reminding.ts';
import { takingBackSubject } from './taking-back.ts';
import { watched } from './watched.ts';

/** Everything that is explored. What is claimed of it is checked under every policy. */
export const SUBJECTS: readonly Subject[] = [
  limitRulesSubject,
  payingSubject,
  takingBackSubject,
  promotingSubject,
  remindingSubject,
  easeSubject('depositLimits', 'deposits'),
  easeSubject('spendLimits', 'spending'),
];

/** What is explored, as a page lists it. */
export const SUBJECT_INFOS: readonly SubjectInfo[] = SUBJECTS;

/** What is claimed, as a page lists it. */
export const PROPERTY_INFOS: readonly PropertyInfo[] = SUBJECTS.flatMap(({ id, properties }) =>
  properties.map((property) => ({ ...property, subject: id })),
);

/** Proves everything under each policy. A page that shows progress, or stops, takes {@link proofs}. */
export const provePolicies = (policies: readonly MarketPolicy[]): Proof[] => [...proofs(policies)];

/** Proves subject by subject, policy by policy and property by property. */
export function* proofs(
  policies: readonly MarketPolicy[],
  subjects: readonly Subject[] = SUBJECTS,
): Generator<Proof> {
  for (const subject of subjects) {
    const known: Explored[] = [];
    for (const policy of policies) {
      let explored = known.find(({ covers }) => covers(policy));
      if (explored === undefined) known.push((explored = exploreUnder(policy, subject)));
      const sameAs = explored.under === policy ? undefined : explored.under.id;
      for (const { property, ...result } of explored.results)
        yield {
          property: property.id,
          policy: policy.id,
          demanded: isDemanded(property, policy),
          sameAs,
          ...result,
        };
    }
  }
}

const isDemanded = ({ demandedBy }: Property, { id }: MarketPolicy): boolean =>
  demandedBy === 'every' || demandedBy.includes(id);

interface Explored {
  readonly under: MarketPolicy;
  /** Whether another policy says the same wherever this one was asked. */
  readonly covers: (other: MarketPolicy) => boolean;
  readonly results: readonly (Pick<Proof, 'verdict' | 'states' | 'ms' | 'path'> & {
    readonly property: Property;
  })[];
}

function exploreUnder(original: MarketPolicy, subject: Subject): Explored {
  const { policy, covers } = watched(original);
  const began = performance.now();
  const product = compose(subject.composition(policy), policy);
  const share = (performance.now() - began) / subject.properties.length;
  const results = subject.properties.map((property) => {
    const asked = performance.now();
    const { visited: states, path = [] } = checkClaim(product, property.claim(product));
    const verdict = path.length === 0 ? ('proven' as const) : ('falsified' as const);
    return { property, verdict, states, ms: share + performance.now() - asked, path };
  });
  return { under: original, covers, results };
}
