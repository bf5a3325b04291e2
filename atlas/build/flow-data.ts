import { snapshotOf } from '../../machines/chart/snapshot.ts';
import { happeningInWords } from '../../machines/chart/words.ts';
import type { AnyFlow } from '../../machines/flow.ts';
import type { Expectation, Path } from '../../machines/paths/fixture.ts';
import type { Approval, AtlasPath, AtlasState, AtlasTransition, FlowData } from '../data.ts';
import type { Layout } from '../layout.ts';
import { activeStates, exploreFlow } from './enrich.ts';
import { drawingOf, type Drawing } from './graph.ts';
import { locate } from './locate.ts';
import { operationsOf, type Contract } from './operations.ts';

/** What the atlas reads besides the charts. */
export interface Sources {
  /** Absolute path of `machines/`. */
  readonly machines: string;
  readonly contract: Contract;
  /** Requirement id → own wording. */
  readonly wording: Readonly<Record<string, string>>;
  /** Requirement id → test files. */
  readonly tests: ReadonlyMap<string, readonly string[]>;
  /** Requirement id → source files. */
  readonly code: ReadonlyMap<string, readonly string[]>;
  readonly pathsOf: (flow: string) => readonly Path[];
  readonly approvalOf: (flow: string) => Approval | undefined;
  /** Gives a drawing its places; the caller may remember them. */
  readonly place: (drawing: Drawing) => Promise<Layout>;
}

/** Everything that the page of a flow shows. */
export async function flowData(flow: AnyFlow, sources: Sources): Promise<FlowData> {
  const chart = snapshotOf(flow);
  const { transitions: learned, screens, policies } = exploreFlow(flow, chart);
  const lines = locate(sources.machines, chart);
  const lineOf = (id: string): string => {
    const line = lines.get(id);
    if (line === undefined) throw new Error(`${id} is nowhere in the sources`);
    return line;
  };
  const states = chart.states.map((state): AtlasState => ({
    ...state,
    line: lineOf(state.id),
    screens: screens.get(state.id) ?? [],
  }));
  const transitions = chart.transitions.map((edge): AtlasTransition => {
    const found = learned.get(edge.id);
    if (found === undefined) throw new Error(`${edge.id} was not explored`);
    return { ...edge, ...found, line: lineOf(edge.id), waived: flow.samples.waived?.[edge.id] };
  });
  const named = [
    ...states.flatMap(({ requirements }) => requirements),
    ...transitions.flatMap(({ requirements }) => requirements),
    ...flow.journeys.flatMap(({ requirements }) => requirements),
  ];
  const ids = [...new Set(named)].toSorted();
  const operations = new Set(
    states.flatMap(({ invokes }) => invokes.flatMap(({ operation }) => operation ?? [])),
  );
  return {
    id: flow.id,
    chart: { ...chart, states, transitions },
    layout: await sources.place(drawingOf(flow.title, states, transitions)),
    operations: operationsOf(sources.contract, operations),
    paths: sources.pathsOf(flow.id).map((path) => pathInWords(flow, chart.root, path)),
    policies,
    journeys: flow.journeys.map(({ title, requirements }) => ({ title, requirements })),
    wording: Object.fromEntries(ids.map((id) => [id, sources.wording[id] ?? ''])),
    tests: Object.fromEntries(ids.map((id) => [id, sources.tests.get(id) ?? []])),
    approval: sources.approvalOf(flow.id),
  };
}

function pathInWords(flow: AnyFlow, root: string, path: Path): AtlasPath {
  const step = (words: string, expect: Expectation): AtlasPath['steps'][number] => ({
    words,
    screen: expect.screen,
    states: [...new Set(activeStates(root, expect.value))],
    transitions: expect.transitions,
    facts: expect.facts.map((fact) => fact.split(' ')[0] ?? ''),
    calls: expect.calls.map((call) => call.split(' ')[0] ?? ''),
  });
  return {
    id: path.id,
    input: path.input,
    policy: path.policy,
    steps: [
      step(`starts with ${path.input}`, path.start),
      ...path.steps.map(({ expect, ...occurrence }) =>
        step(happeningInWords(flow, occurrence), expect),
      ),
    ],
  };
}
