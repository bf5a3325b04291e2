import { snapshotOf, type ChartEdge, type ChartSnapshot } from '../../machines/engine/snapshot.ts';
import { happeningInWords, outcomeInWords } from '../../machines/engine/words.ts';
import type { AnyFlow } from '../../machines/flow.ts';
import {
  explore,
  type Edge,
  type Graph,
  type GraphState,
  type StartEdge,
} from '../../machines/engine/explore.ts';
import { modelOf } from '../../machines/engine/flow-model.ts';
import type { ReviewedChart, ReviewedState, ReviewedTransition } from './reviewed.ts';

/** The facts of a transition that exploration tells, and the chart alone does not. */
export type Learned = Pick<ReviewedTransition, 'causes' | 'outcomes' | 'facts' | 'absentUnder'>;

interface Exploration {
  readonly graph: Graph;
  /** Ids of the policies that the flow carries. */
  readonly policies: readonly string[];
  readonly transitions: ReadonlyMap<string, Learned>;
  /** State id → screens shown while it is active. */
  readonly screens: ReadonlyMap<string, readonly string[]>;
}

/** A flow's chart as reviewers sign it off, and the policies that it was explored under. */
export function describedChart(
  flow: AnyFlow,
  graph: Graph,
): { readonly chart: ReviewedChart; readonly policies: readonly string[] } {
  const chart = snapshotOf(flow);
  const { transitions, screens, policies } = exploreFlow(flow, chart, graph);
  return {
    policies,
    chart: {
      ...chart,
      states: chart.states.map((state): ReviewedState => ({
        ...state,
        screens: screens.get(state.id) ?? [],
      })),
      transitions: chart.transitions.map((edge): ReviewedTransition => {
        const learned = transitions.get(edge.id);
        if (learned === undefined) throw new Error(`${edge.id} was not explored`);
        return { ...edge, ...learned };
      }),
    },
  };
}

/** Sorts the results of exploring a flow under every policy by transition and by state. */
function exploreFlow(
  flow: AnyFlow,
  chart: ChartSnapshot,
  graph: Graph = explore(modelOf(flow)),
): Exploration {
  const policies = [...new Set(graph.starts.flatMap(({ start }) => start.policy ?? []))];
  const takenUnder = new Map(policies.map((policy) => [policy, takenFrom(graph, policy)]));
  const steps = new Map<string, (Edge | StartEdge)[]>();
  for (const step of [...graph.starts, ...graph.edges])
    for (const id of new Set(step.taken)) {
      const known = steps.get(id);
      if (known === undefined) steps.set(id, [step]);
      else known.push(step);
    }
  const announcing = new Set(
    chart.transitions.flatMap(({ id, actions }) =>
      actions.some((name) => emits(flow, name)) ? id : [],
    ),
  );
  const causes = causesOf(flow);
  const transitions = new Map(
    chart.transitions.map((edge): [string, Learned] => {
      const by = steps.get(edge.id) ?? [];
      return [
        edge.id,
        {
          causes: unique(by.map(causes)),
          outcomes: unique(by.flatMap((step) => outcomeOf(flow, edge, step))),
          facts: unique(by.flatMap((step) => factsOf(announcing, edge, step))),
          absentUnder:
            by.length > 0 ? policies.filter((id) => takenUnder.get(id)?.has(edge.id) !== true) : [],
        },
      ];
    }),
  );
  return { graph, policies, transitions, screens: screensOf(graph, chart) };
}

/**
 * The transitions that can be taken under one policy. Situations that two policies share go on alike under both:
 * the projection tells apart every fact that decides.
 */
function takenFrom({ starts }: Graph, policy: string): ReadonlySet<string> {
  const taken = new Set<string>();
  const seen = new Set<GraphState>();
  for (const { start, to, taken: first } of starts) {
    if (start.policy !== policy) continue;
    for (const id of first) taken.add(id);
    seen.add(to);
  }
  // A Set goes on to elements that are added during the walk.
  for (const { out } of seen)
    for (const edge of out) {
      for (const id of edge.taken) taken.add(id);
      seen.add(edge.to);
    }
  return taken;
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** The causes of a step, in words: the same things happen in thousands of situations, and are said once. */
function causesOf(flow: AnyFlow): (step: Edge | StartEdge) => string {
  const said = new Map<string, string>();
  return (step) => {
    if (!('occurrence' in step)) return 'when the flow starts';
    const name = Object.entries(step.occurrence).join(' ');
    const words = said.get(name) ?? happeningInWords(flow, step.occurrence);
    said.set(name, words);
    return words;
  };
}

function outcomeOf(flow: AnyFlow, { trigger }: ChartEdge, step: Edge | StartEdge): string[] {
  if (trigger.kind !== 'done' || !('occurrence' in step)) return [];
  const { occurrence } = step;
  return 'answer' in occurrence && occurrence.answer === trigger.src
    ? [outcomeInWords(flow, occurrence.answer, occurrence.with)]
    : [];
}

/** A step's facts belong to its transitions that announce, or else to the last: it enters the announcing state. */
function factsOf(
  announcing: ReadonlySet<string>,
  { id }: ChartEdge,
  { taken, facts }: Edge | StartEdge,
): string[] {
  if (facts.length === 0) return [];
  const owners = taken.filter((one) => announcing.has(one));
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
