import type { ChartEdge, ChartSnapshot } from '../../machines/chart/snapshot.ts';
import { happeningInWords, outcomeInWords } from '../../machines/chart/words.ts';
import type { AnyFlow } from '../../machines/flow.ts';
import { explore, type Edge, type Graph, type StartEdge } from '../../machines/paths/explore.ts';
import { modelOf } from '../../machines/paths/flow-model.ts';
import { POLICIES, type MarketPolicy } from '../../openapi/reference/policies.ts';
import type { ReviewedTransition } from './reviewed.ts';

/** What exploration tells of a transition, and the chart alone does not. */
export type Learned = Pick<ReviewedTransition, 'causes' | 'outcomes' | 'facts' | 'absentUnder'>;

export interface Exploration {
  readonly graph: Graph;
  /** Ids of the policies that the flow carries. */
  readonly policies: readonly string[];
  readonly transitions: ReadonlyMap<string, Learned>;
  /** State id → screens shown while it is active. */
  readonly screens: ReadonlyMap<string, readonly string[]>;
}

/** Explores a flow under every policy, and sorts what came of it by transition and by state. */
export function exploreFlow(flow: AnyFlow, chart: ChartSnapshot): Exploration {
  const graph = explore(modelOf(flow));
  const policies = [...new Set(graph.starts.flatMap(({ start }) => start.policy ?? []))];
  const takenUnder = takenUnderEach(
    flow,
    POLICIES.filter(({ id }) => policies.includes(id)),
  );
  const taken = takenIn(graph);
  const transitions = new Map(
    chart.transitions.map((edge): [string, Learned] => {
      const by = [...graph.starts, ...graph.edges].filter((step) => step.taken.includes(edge.id));
      return [
        edge.id,
        {
          causes: unique(by.flatMap((step) => causeOf(flow, step))),
          outcomes: unique(by.flatMap((step) => outcomeOf(flow, edge, step))),
          facts: unique(by.flatMap((step) => factsOf(flow, chart, edge, step))),
          absentUnder: taken.has(edge.id)
            ? policies.filter((id) => takenUnder.get(id)?.has(edge.id) !== true)
            : [],
        },
      ];
    }),
  );
  return { graph, policies, transitions, screens: screensOf(graph, chart) };
}

/** What can be taken under each policy; those that say the same wherever the chart asks share it. */
function takenUnderEach(
  flow: AnyFlow,
  policies: readonly MarketPolicy[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const known: { policy: MarketPolicy; reads: Set<keyof MarketPolicy>; taken: Set<string> }[] = [];
  return new Map(
    policies.map((policy) => {
      const same = known.find((one) =>
        [...one.reads].every((field) => saidOf(one.policy, field) === saidOf(policy, field)),
      );
      if (same !== undefined) return [policy.id, same.taken];
      // By itself: a revision that is read with this file has no other of it.
      const reads = new Set<keyof MarketPolicy>();
      const asked = new Proxy(policy, {
        get(target, field: keyof MarketPolicy) {
          if (field !== 'id') reads.add(field);
          return target[field];
        },
      });
      const taken = takenIn(explore(modelOf(flow, [asked])));
      known.push({ policy, reads, taken });
      return [policy.id, taken];
    }),
  );
}

const saidOf = (policy: MarketPolicy, field: keyof MarketPolicy): string =>
  JSON.stringify(policy[field]);

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

const takenIn = ({ starts, edges }: Graph): Set<string> =>
  new Set([...starts, ...edges].flatMap(({ taken }) => taken));

const causeOf = (flow: AnyFlow, step: Edge | StartEdge): string[] =>
  'occurrence' in step ? [happeningInWords(flow, step.occurrence)] : ['when the flow starts'];

function outcomeOf(flow: AnyFlow, { trigger }: ChartEdge, step: Edge | StartEdge): string[] {
  if (trigger.kind !== 'done' || !('occurrence' in step)) return [];
  const { occurrence } = step;
  return 'answer' in occurrence && occurrence.answer === trigger.src
    ? [outcomeInWords(flow, occurrence.answer, occurrence.with)]
    : [];
}

/** A step's facts belong to its transitions that announce, or else to the last: it enters what does. */
function factsOf(
  flow: AnyFlow,
  chart: ChartSnapshot,
  { id }: ChartEdge,
  { taken, facts }: Edge | StartEdge,
): string[] {
  const announces = (one: string): boolean =>
    chart.transitions.find((edge) => edge.id === one)?.actions.some((name) => emits(flow, name)) ===
    true;
  const owners = taken.filter(announces);
  return (owners.length === 0 ? taken.at(-1) === id : owners.includes(id))
    ? facts.map(({ type }) => type)
    : [];
}

function emits(flow: AnyFlow, action: string): boolean {
  const implementation: unknown = flow.machine.implementations.actions[action];
  return (
    action.startsWith('announces') ||
    (typeof implementation === 'function' &&
      (implementation as { type?: string }).type === 'xstate.emit')
  );
}

function screensOf(graph: Graph, chart: ChartSnapshot): Map<string, string[]> {
  const screens = new Map<string, Set<string>>(chart.states.map(({ id }) => [id, new Set()]));
  for (const { snapshot, screen } of graph.states) {
    for (const id of activeStates(chart.root, snapshot.value)) screens.get(id)?.add(screen);
  }
  return new Map([...screens].map(([id, names]) => [id, [...names].toSorted()]));
}

/** Ids of the states that a state value names, the root first. */
export function activeStates(root: string, value: unknown): string[] {
  if (typeof value === 'string') return [root, `${root}.${value}`];
  if (typeof value !== 'object' || value === null) return [root];
  return [
    root,
    ...Object.entries(value).flatMap(([key, inner]) => activeStates(`${root}.${key}`, inner)),
  ];
}
