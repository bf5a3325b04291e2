import { atOnce } from '../../machines/policies/at-once.ts';
import { differencesOf } from '../../machines/policies/describe.ts';
import { edgeInWords } from '../../machines/policies/edges.ts';
import { POLICY_FIELDS, valueInWords, type PolicyField } from '../../machines/policies/fields.ts';
import {
  carriesPolicy,
  exploreUnder,
  promisesOf,
  takenIn,
  type FlowPromise,
} from '../../machines/policies/flow-promises.ts';
import type { Proof, PropertyInfo } from '../../machines/policies/proof-types.ts';
import { PROPERTY_INFOS, SUBJECTS } from '../../machines/policies/prove.ts';
import { proveSubject, type ProvenSubject } from '../../machines/policies/prove-subject.ts';
import { recorded } from '../../machines/policies/recorded.ts';
import type { AnyFlow } from '../../machines/flow.ts';
import { snapshotOf, type ChartSnapshot } from '../../machines/chart/snapshot.ts';
import type { Graph } from '../../machines/paths/explore.ts';
import { DEFAULT_POLICY, POLICIES, type MarketPolicy } from '../../openapi/reference/policies.ts';
import { readPolicyApproval } from '../../replay/charts/policy-approvals.ts';
import {
  policyChangesBetween,
  policyHash,
  reviewedPolicy,
} from '../../replay/charts/reviewed-policy.ts';
import type { AtlasGlobal, SearchEntry } from '../data.ts';
import type {
  NamedEdge,
  PolicyData,
  PolicyFlow,
  PolicySubject,
  PolicySummary,
} from '../policy-data.ts';
import { policyAddress } from '../address.ts';

/** A flow explored under every policy, once. */
interface Explored {
  readonly flow: AnyFlow;
  readonly chart: ChartSnapshot;
  readonly graphs: ReadonlyMap<MarketPolicy, Graph>;
  /** What its chart asks each policy for. */
  readonly reads: ReadonlyMap<MarketPolicy, ReadonlySet<PolicyField>>;
}

/** Every policy, and what each flow does under it. @param known ids of the requirements that there are */
export function policyData(
  flows: readonly AnyFlow[],
  known: ReadonlySet<string>,
): { readonly policies: PolicyData[]; readonly times: NonNullable<AtlasGlobal['times']> } {
  const explored = flows.filter(carriesPolicy).map((flow): Explored => {
    const under = POLICIES.map((policy) => {
      const { policy: asked, reads } = recorded(policy);
      return { policy, reads, graph: exploreUnder(flow, asked) };
    });
    return {
      flow,
      chart: snapshotOf(flow),
      graphs: new Map(under.map(({ policy, graph }) => [policy, graph])),
      reads: new Map(under.map(({ policy, reads }) => [policy, reads])),
    };
  });
  const subjects = provenSubjects(new Set(flows.map(({ id }) => id)));
  const defaults = wordsOf(DEFAULT_POLICY);
  const policies = POLICIES.map((policy): PolicyData => {
    const document = reviewedPolicy(policy);
    const approved = readPolicyApproval(policy.id);
    return {
      policy,
      hash: policyHash(policy),
      document,
      defaults,
      differences: differencesOf(policy),
      flows: explored.map((one) => flowUnder(one, policy)),
      subjects: subjects.map(({ info, under }) => {
        const { proofs, reads } = under.get(policy) as ProvenSubject;
        return { ...info, reads, proofs: proofs.map(({ ms: _, ...proof }) => proof) };
      }),
      known: [...new Set(document.fields.flatMap(({ requirements }) => requirements))].filter(
        (id) => known.has(id),
      ),
      approval: approved?.approval,
      changes: approved === undefined ? [] : policyChangesBetween(approved.policy, document),
    };
  });
  const times = Object.fromEntries(
    POLICIES.map((policy) => [
      policy.id,
      Object.fromEntries(
        subjects.flatMap(({ under }) =>
          (under.get(policy)?.proofs ?? []).map(({ property, ms }) => [property, ms]),
        ),
      ),
    ]),
  );
  return { policies, times };
}

const wordsOf = (policy: MarketPolicy): Record<string, string> =>
  Object.fromEntries(POLICY_FIELDS.map((field) => [field, valueInWords(policy, field)]));

interface ExploredSubject {
  readonly info: Pick<PolicySubject, 'id' | 'title' | 'explains' | 'flows' | 'properties'>;
  readonly under: ReadonlyMap<MarketPolicy, ProvenSubject>;
}

/** What is claimed of several flows at once, as far as all of them are there. */
function provenSubjects(flows: ReadonlySet<string>): ExploredSubject[] {
  return SUBJECTS.filter((subject) => subject.flows.every((id) => flows.has(id))).map((subject) => {
    const { id, title, explains, properties } = subject;
    const under = new Map<MarketPolicy, ProvenSubject>();
    for (const policy of POLICIES) {
      // Who says the same wherever it was asked is not explored again.
      const same = [...under].find(([other, { reads }]) =>
        reads.every((field) => JSON.stringify(policy[field]) === JSON.stringify(other[field])),
      );
      const found = same?.[1] ?? atOnce(proveSubject(subject, policy));
      const proofs = found.proofs.map((proof, index): Proof => {
        const demandedBy = properties[index]?.demandedBy ?? [];
        return {
          ...proof,
          policy: policy.id,
          demanded: demandedBy === 'every' || demandedBy.includes(policy.id),
          sameAs: same?.[0].id,
        };
      });
      under.set(policy, { ...found, proofs });
    }
    const infos = PROPERTY_INFOS.filter((one) => one.subject === id).map(infoOf);
    return { info: { id, title, explains, flows: subject.flows, properties: infos }, under };
  });
}

/** A property as data: what notices that it does not hold is code. */
const infoOf = ({
  id,
  title,
  explains,
  requirements,
  subject,
  fields,
  demandedBy,
}: PropertyInfo): PropertyInfo => ({
  id,
  title,
  explains,
  requirements,
  subject,
  fields,
  demandedBy,
});

function flowUnder({ flow, chart, graphs, reads }: Explored, policy: MarketPolicy): PolicyFlow {
  const graphUnder = (one: MarketPolicy): Graph => graphs.get(one) as Graph;
  const graph = graphUnder(policy);
  const taken = takenIn(graph);
  const anywhere = new Set([...graphs.values()].flatMap((one) => [...takenIn(one)]));
  const usual = takenIn(graphUnder(DEFAULT_POLICY));
  const named = (ids: Iterable<string>): NamedEdge[] =>
    [...ids].map((id) => ({ id, name: edgeInWords(chart, id) }));
  const kept = atOnce(promisesOf(flow, graph, policy));
  const underDefault = new Map(
    policy === DEFAULT_POLICY
      ? []
      : atOnce(promisesOf(flow, graphUnder(DEFAULT_POLICY), policy)).map((one) => [
          one.title,
          one.path,
        ]),
  );
  const depends = ({ fields }: FlowPromise): boolean => fields.length > 0;
  const others = kept.filter((one) => !depends(one));
  const asked = new Set([...(reads.get(policy) ?? []), ...kept.flatMap(({ fields }) => fields)]);
  return {
    flow: flow.id,
    title: flow.title,
    reads: POLICY_FIELDS.filter((field) => asked.has(field)),
    states: graph.states.length,
    transitions: taken.size,
    absent: named([...anywhere].filter((id) => !taken.has(id))),
    added: named([...taken].filter((id) => !usual.has(id))),
    promises: kept
      .filter(depends)
      .map((one) => ({ ...one, underDefault: underDefault.get(one.title) ?? [] })),
    others: {
      all: others.length,
      kept: others.filter(({ verdict }) => verdict === 'proven').length,
    },
  };
}

export const policySummary = ({
  policy,
  document,
  differences,
  approval,
  changes,
}: PolicyData): PolicySummary => ({
  id: policy.id,
  name: document.name,
  regulator: document.regulator,
  summary: document.summary,
  residents: document.residents,
  differences,
  words: wordsOf(policy),
  approval: approval === undefined ? 'none' : changes.length === 0 ? 'approved' : 'changed',
  approvedAt: approval?.at,
});

/** What the search finds of policies: each, and each of its fields. */
export const policySearch = (policies: readonly PolicyData[]): SearchEntry[] =>
  policies.flatMap(({ policy, document }) => [
    {
      kind: 'policy' as const,
      text: document.name,
      detail: [document.regulator, document.residents.short, document.summary]
        .filter(Boolean)
        .join(' · '),
      href: policyAddress(policy.id),
    },
    ...document.fields.map(({ field, title, words, source }) => ({
      kind: 'policy' as const,
      text: title,
      detail: `${document.name} · ${words} · ${source.rule}`,
      href: policyAddress(policy.id, { field }),
    })),
  ]);
