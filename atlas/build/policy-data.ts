import { atOnce } from '../../machines/policies/compare.ts';
import { differencesOf } from '../../machines/policies/describe.ts';
import { edgeInWords } from '../../machines/policies/edges.ts';
import { POLICY_FIELDS, valueInWords } from '../../machines/policies/fields.ts';
import {
  carriesPolicy,
  exploreUnder,
  promisesOf,
  takenIn,
  type FlowPromise,
} from '../../machines/policies/flow-promises.ts';
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
import type { SearchEntry } from '../data.ts';
import type { NamedEdge, PolicyData, PolicyFlow, PolicySummary } from '../policy-data.ts';
import { policyAddress } from '../address.ts';

/** A flow explored under every policy, once. */
interface Explored {
  readonly flow: AnyFlow;
  readonly chart: ChartSnapshot;
  readonly graphs: ReadonlyMap<MarketPolicy, Graph>;
}

/** Every policy, and what each flow does under it. @param known ids of the requirements that there are */
export function policyData(flows: readonly AnyFlow[], known: ReadonlySet<string>): PolicyData[] {
  const explored = flows.filter(carriesPolicy).map((flow): Explored => ({
    flow,
    chart: snapshotOf(flow),
    graphs: new Map(POLICIES.map((policy) => [policy, exploreUnder(flow, policy)])),
  }));
  const defaults = wordsOf(DEFAULT_POLICY);
  return POLICIES.map((policy) => {
    const document = reviewedPolicy(policy);
    const approved = readPolicyApproval(policy.id);
    return {
      policy,
      hash: policyHash(policy),
      document,
      defaults,
      differences: differencesOf(policy),
      flows: explored.map((one) => flowUnder(one, policy)),
      known: [...new Set(document.fields.flatMap(({ requirements }) => requirements))].filter(
        (id) => known.has(id),
      ),
      approval: approved?.approval,
      changes: approved === undefined ? [] : policyChangesBetween(approved.policy, document),
    };
  });
}

const wordsOf = (policy: MarketPolicy): Record<string, string> =>
  Object.fromEntries(POLICY_FIELDS.map((field) => [field, valueInWords(policy, field)]));

function flowUnder({ flow, chart, graphs }: Explored, policy: MarketPolicy): PolicyFlow {
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
  return {
    flow: flow.id,
    title: flow.title,
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
