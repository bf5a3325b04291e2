import { exploring, type Graph, type GraphState } from '../../machines/engine/explore.ts';
import { recordPath, type Expectation, type Path } from '../../machines/engine/fixture.ts';
import { graphOf, modelOf } from '../../machines/engine/flow-model.ts';
import type { Occurrence } from '../../machines/engine/model.ts';
import { promiseInWords, type PromiseWords } from '../../machines/engine/promise-words.ts';
import { checkingSafety, type Kept } from '../../machines/engine/safety.ts';
import { snapshotOf, type ChartSnapshot } from '../../machines/engine/snapshot.ts';
import {
  happeningInWords,
  outcomeInWords,
  startInWords,
  toldInWords,
} from '../../machines/engine/words.ts';
import type { AnyFlow } from '../../machines/flow.ts';
import type { ReviewedChart } from './reviewed.ts';

/** All that reviewers read of a flow's machine, as plain data: the build and the reader's browser find the same. */
export interface Description {
  readonly chart: ReviewedChart;
  /** Ids of the policies under which it was explored; empty when it carries none. */
  readonly policies: readonly string[];
  readonly searched: Searched;
  readonly promises: readonly FlowPromise[];
}

/** How far a flow was searched. */
export interface Searched {
  readonly situations: number;
  /** How many things could happen in them, all together. */
  readonly happenings: number;
}

/** A promise of a flow, never or always, and the result of the search. */
export interface FlowPromise extends PromiseWords {
  /** Names it among those of its flow, in an address. */
  readonly id: string;
  /** As the sources have it. */
  readonly title: string;
  readonly requirements: readonly string[];
  /** Whether every flow promises it. */
  readonly general: boolean;
  /** How many situations were searched: each once for everything that had to be remembered in it. */
  readonly situations: number;
  /** The shortest path to the forbidden situation; undefined where it holds. */
  readonly broken: AtlasPath | undefined;
}

export interface AtlasPath {
  /** The flow's id and a hash, for example `banking.deposit#7f3a`. */
  readonly id: string;
  readonly input: string;
  readonly policy: string | undefined;
  /** The first step is the start. */
  readonly steps: readonly AtlasStep[];
}

export interface AtlasStep {
  readonly words: string;
  readonly screen: string;
  /** Ids of the active states. */
  readonly states: readonly string[];
  readonly transitions: readonly string[];
  readonly facts: readonly string[];
  readonly calls: readonly string[];
  /** The messages to other flows: the receiver, and the event. */
  readonly told: readonly string[];
}

/** Explores a flow under every policy, describes its chart and checks every promise, in pieces. */
export function* describing(flow: AnyFlow): Generator<undefined, Description> {
  const graph = yield* exploring(modelOf(flow));
  const described = describedChart(flow, graph);
  yield;
  const kept = yield* checkingSafety(graph, flow.safety);
  return {
    ...described,
    searched: { situations: graph.states.length, happenings: graph.edges.length },
    promises: promisesOf(flow, graph, kept),
  };
}

/** A flow's chart as reviewers sign it off, and the policies that it was explored under. */
export function describedChart(
  flow: AnyFlow,
  graph: Graph = graphOf(flow),
): Pick<Description, 'chart' | 'policies'> {
  const chart = snapshotOf(flow);
  const policies = [...new Set(graph.starts.flatMap(({ start }) => start.policy ?? []))];
  const takenUnder = new Map(policies.map((policy) => [policy, takenFrom(graph, policy)]));
  const screens = new Map(chart.states.map(({ id }) => [id, new Set<string>()]));
  for (const { snapshot, screen } of graph.states)
    for (const id of activeStates(chart.root, snapshot.value)) screens.get(id)?.add(screen);
  const learned = learnedFrom(flow, chart, graph);
  return {
    policies,
    chart: {
      ...chart,
      states: chart.states.map((state) => ({
        ...state,
        screens: [...(screens.get(state.id) ?? [])].toSorted(),
      })),
      transitions: chart.transitions.map((edge) => {
        const { causes, outcomes, facts } = learned.get(edge.id) as Learned;
        const isTaken = causes.size > 0;
        return {
          ...edge,
          causes: [...causes],
          outcomes: [...outcomes],
          facts: [...facts],
          absentUnder: policies.filter(
            (id) => isTaken && takenUnder.get(id)?.has(edge.id) !== true,
          ),
        };
      }),
    },
  };
}

/** The facts of a transition that exploration tells, and the chart alone does not. */
type Learned = Readonly<Record<'causes' | 'outcomes' | 'facts', Set<string>>>;

/** Sorts everything that can happen by the transitions that it takes. */
function learnedFrom(
  flow: AnyFlow,
  { transitions }: ChartSnapshot,
  { starts, edges }: Graph,
): ReadonlyMap<string, Learned> {
  const learned = new Map(
    transitions.map(({ id, trigger, actions }) => {
      const announces = actions.some((name) => emits(flow, name));
      const none = { causes: new Set(), outcomes: new Set(), facts: new Set() } as Learned;
      return [id, { ...none, trigger, announces }];
    }),
  );
  // The same things happen in thousands of situations, and are said once.
  const said = new Map<string, string>();
  const inWords = (what: Occurrence): string => {
    const name = Object.entries(what).join(' ');
    const words = said.get(name) ?? happeningInWords(flow, what);
    said.set(name, words);
    return words;
  };
  for (const { taken, facts, ...step } of [...starts, ...edges]) {
    const what = 'occurrence' in step ? step.occurrence : undefined;
    const cause = what === undefined ? 'when the flow starts' : inWords(what);
    const owners = taken.filter((id) => learned.get(id)?.announces === true);
    for (const id of taken) {
      const of = learned.get(id);
      if (of === undefined) continue;
      of.causes.add(cause);
      if (of.trigger.kind === 'done' && what && 'answer' in what && what.answer === of.trigger.src)
        of.outcomes.add(outcomeInWords(flow, what.answer, what.with));
      // Facts belong to the transitions that announce, or else to the last: it enters the announcing state.
      if (owners.length === 0 ? taken.at(-1) === id : of.announces)
        for (const { type } of facts) of.facts.add(type);
    }
  }
  return learned;
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

function emits(flow: AnyFlow, action: string): boolean {
  const implementation: unknown = flow.machine.implementations.actions[action];
  return (
    action.startsWith('announces') ||
    (typeof implementation === 'function' &&
      (implementation as { type?: string }).type === 'xstate.emit')
  );
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

function promisesOf(flow: AnyFlow, { model }: Graph, kept: readonly Kept[]): FlowPromise[] {
  const times = new Map<string, number>();
  return kept.map(({ title, broken, ...found }) => {
    const slug = title
      .replaceAll(/[^A-Za-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .toLowerCase();
    const time = (times.get(slug) ?? 0) + 1;
    times.set(slug, time);
    const { input, policy } = broken?.start ?? {};
    return {
      // A second of the same title has a number.
      id: time === 1 ? slug : `${slug}-${time}`,
      title,
      ...promiseInWords(flow, title),
      ...found,
      broken:
        broken === undefined || input === undefined
          ? undefined
          : pathInWords(
              flow,
              recordPath(
                model,
                { input, ...(policy === undefined ? {} : { policy }) },
                broken.steps,
              ),
            ),
    };
  });
}

/** A path as testers read it, with the states and transitions that the diagram shows at each step. */
export function pathInWords(flow: AnyFlow, path: Path): AtlasPath {
  const step = (words: string, expect: Expectation): AtlasStep => ({
    words,
    screen: expect.screen,
    states: activeStates(flow.machine.root.id, expect.value),
    transitions: expect.transitions,
    facts: expect.facts.map((fact) => fact.split(' ')[0] ?? ''),
    calls: expect.calls.map((call) => call.split(' ')[0] ?? ''),
    told: (expect.told ?? []).map((message) => {
      const [to = '', event = ''] = message.split(' ');
      return toldInWords(flow, to, event);
    }),
  });
  return {
    id: path.id,
    input: path.input,
    policy: path.policy,
    steps: [
      step(startInWords(path.input), path.start),
      ...path.steps.map(({ expect, ...occurrence }) =>
        step(
          // The same words as lists and failing tests have for it.
          `${happeningInWords(flow, occurrence)}${expect.transitions.length === 0 ? ' (nothing may change)' : ''}`,
          expect,
        ),
      ),
    ],
  };
}
