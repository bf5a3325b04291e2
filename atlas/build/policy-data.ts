import { atOnce } from '../../machines/engine/at-once.ts';
import { differencesOf } from '../../machines/policies/describe.ts';
import { edgeInWords } from '../../machines/policies/edges.ts';
import { POLICY_FIELDS, valueInWords, type PolicyField } from '../../machines/policies/fields.ts';
import {
  carriesPolicy,
  exploringUnder,
  promisesOf,
  takenIn,
  type FlowPromise,
} from '../../machines/policies/flow-promises.ts';
import type { ProvenSubject } from '../../machines/policies/prove-subject.ts';
import { recorded } from '../../machines/policies/recorded.ts';
import type { AnyFlow } from '../../machines/flow.ts';
import { snapshotOf, type ChartSnapshot } from '../../machines/engine/snapshot.ts';
import type { Graph } from '../../machines/engine/explore.ts';
import { DEFAULT_POLICY, POLICIES, type MarketPolicy } from '../../reference/policies.ts';
import { approvalOf, booksHere } from '../../review/approvals/approval.ts';
import { signablePolicy } from '../../review/approvals/signable.ts';
import { policyHash, reviewedPolicy } from '../../review/charts/reviewed-policy.ts';
import type { AtlasGlobal, SearchEntry } from '../data.ts';
import { without } from './flow-data.ts';
import type { NamedEdge, PolicyData, PolicyFlow, PolicySummary } from '../policy-data.ts';
import { policyAddress } from '../address.ts';
import type { SubjectUnder } from './proven-subjects.ts';
import { sayTheSame, underEach } from './under-each.ts';

/** A flow explored under every policy; policies that agree on all that it reads share the findings. */
interface Explored {
  readonly flow: AnyFlow;
  readonly chart: ChartSnapshot;
  readonly under: ReadonlyMap<MarketPolicy, FoundUnder>;
}

interface FoundUnder {
  /** The fields of the policy that the chart and its promises read. */
  readonly reads: readonly PolicyField[];
  readonly graph: Graph;
  readonly taken: ReadonlySet<string>;
  readonly promises: readonly FlowPromise[];
}

/**
 * Every policy, and its effect on each flow.
 * @param known ids of the requirements that there are;
 * @param subjects of claims about several flows at once
 */
export function policyData(
  flows: readonly AnyFlow[],
  known: ReadonlySet<string>,
  subjects: readonly SubjectUnder[],
): { readonly policies: PolicyData[]; readonly times: NonNullable<AtlasGlobal['times']> } {
  const explored = flows.filter(carriesPolicy).map((flow): Explored => ({
    flow,
    chart: snapshotOf(flow),
    under: underEach((policy) => foundUnder(flow, policy)),
  }));
  const defaults = wordsOf(DEFAULT_POLICY);
  const books = booksHere();
  const policies = POLICIES.map((policy): PolicyData => {
    const document = reviewedPolicy(policy);
    const {
      before: _,
      changes,
      fails: __,
      ...approval
    } = approvalOf(signablePolicy(policy), books);
    return {
      policy,
      hash: policyHash(policy),
      document,
      defaults,
      differences: differencesOf(policy),
      flows: explored.map((one) => flowUnder(one, policy)),
      subjects: subjects.map(({ info, under }) => {
        const { proofs, reads } = under.get(policy.id) as ProvenSubject;
        // The time that it took is left out: a build must give the same bytes twice.
        return { ...info, reads, proofs: proofs.map((proof) => without(proof, ['ms'])) };
      }),
      known: [...new Set(document.fields.flatMap(({ requirements }) => requirements))].filter(
        (id) => known.has(id),
      ),
      approval,
      changes,
    };
  });
  const times = Object.fromEntries(
    POLICIES.map((policy) => [
      policy.id,
      Object.fromEntries(
        subjects.flatMap(({ under }) =>
          (under.get(policy.id)?.proofs ?? []).map(({ property, ms }) => [property, ms]),
        ),
      ),
    ]),
  );
  return { policies, times };
}

const wordsOf = (policy: MarketPolicy): Record<string, string> =>
  Object.fromEntries(POLICY_FIELDS.map((field) => [field, valueInWords(policy, field)]));

function foundUnder(flow: AnyFlow, policy: MarketPolicy): FoundUnder {
  const asked = recorded(policy);
  const graph = atOnce(exploringUnder(flow, asked.policy));
  const promises = atOnce(promisesOf(flow, graph, policy));
  const reads = new Set([...asked.reads, ...promises.flatMap(({ fields }) => fields)]);
  return {
    reads: POLICY_FIELDS.filter((field) => reads.has(field)),
    graph,
    taken: takenIn(graph),
    promises,
  };
}

function flowUnder({ flow, chart, under }: Explored, policy: MarketPolicy): PolicyFlow {
  const found = under.get(policy) as FoundUnder;
  const usual = under.get(DEFAULT_POLICY) as FoundUnder;
  const { graph, taken, promises, reads } = found;
  const anywhere = new Set([...under.values()].flatMap((one) => [...one.taken]));
  const named = (ids: Iterable<string>): NamedEdge[] =>
    [...ids].map((id) => ({ id, name: edgeInWords(chart, id) }));
  const depends = ({ fields }: FlowPromise): boolean => fields.length > 0;
  // A promise that reads nothing in which the two differ is the same under both.
  const differing = promises.filter(({ fields }) => !sayTheSame(fields, policy, DEFAULT_POLICY));
  const underDefault = new Map(
    atOnce(promisesOf(flow, usual.graph, policy, new Set(differing.map(({ title }) => title)))).map(
      (one) => [one.title, one.path],
    ),
  );
  const others = promises.filter((one) => !depends(one));
  return {
    flow: flow.id,
    title: flow.title,
    reads,
    states: graph.states.length,
    transitions: taken.size,
    absent: named([...anywhere].filter((id) => !taken.has(id))),
    added: named([...taken].filter((id) => !usual.taken.has(id))),
    promises: promises
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
}: PolicyData): PolicySummary => ({
  id: policy.id,
  name: document.name,
  regulator: document.regulator,
  summary: document.summary,
  residents: document.residents,
  differences,
  words: wordsOf(policy),
  approval: approval.standing,
  approvedAt: approval.signed.at(-1)?.at,
});

/** The entries of the search for policies: each, and each of its fields. */
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
