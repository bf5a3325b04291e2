import { waivedIn } from '../../machines/exceptions.ts';
import type { AnyFlow } from '../../machines/flow.ts';
import { replay, type Path } from '../../machines/paths/fixture.ts';
import { modelOf } from '../../machines/paths/flow-model.ts';
import { FLOWS } from '../../machines/registry.ts';
import { changesBetween, unionOf } from '../../replay/charts/diff.ts';
import { behaviourHash, reviewedChart } from '../../replay/charts/review.ts';
import type { Approval, ReviewedChart } from '../../replay/charts/reviewed.ts';
import type { ListedBreak, ListedConstant, Proof } from '../../replay/requirements/proof.ts';
import type { AtlasState, AtlasTransition, Comparison, FlowData, Misfit } from '../data.ts';
import type { Layout } from '../layout.ts';
import { drawingOf, type Drawing } from './graph.ts';
import { locate } from './locate.ts';
import { operationsOf, type Contract } from './operations.ts';
import { pathInWords } from './path-words.ts';

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
  /** Requirement id → how it is held, for every requirement. */
  readonly proofs: ReadonlyMap<string, Proof>;
  readonly breaks: ReadonlyMap<string, readonly ListedBreak[]>;
  readonly constants: ReadonlyMap<string, readonly ListedConstant[]>;
  readonly pathsOf: (flow: string) => readonly Path[];
  /** The paths that can be walked on the site, in a frame. */
  readonly watchedOf: (flow: AnyFlow) => {
    readonly paths: readonly Path[];
    readonly blocked: FlowData['blocked'];
  };
  readonly approvalOf: (
    flow: string,
  ) => { readonly approval: Approval; readonly chart: ReviewedChart } | undefined;
  /** Git revisions to compare with, and their charts by flow. */
  readonly revisions: readonly {
    readonly name: string;
    readonly charts: ReadonlyMap<string, ReviewedChart>;
  }[];
  /** Gives a drawing its places; the caller may remember them. */
  readonly place: (drawing: Drawing) => Promise<Layout>;
}

/** Everything that the page of a flow shows. */
export async function flowData(flow: AnyFlow, sources: Sources): Promise<FlowData> {
  const { chart, policies } = reviewedChart(flow);
  const lines = locate(sources.machines, chart);
  const lineOf = (id: string): string => {
    const line = lines.get(id);
    if (line === undefined) throw new Error(`${id} is nowhere in the sources`);
    return line;
  };
  const states = chart.states.map((state): AtlasState => ({ ...state, line: lineOf(state.id) }));
  const transitions = chart.transitions.map((edge): AtlasTransition => ({
    ...edge,
    line: lineOf(edge.id),
    waived: waivedIn(flow)[edge.id],
  }));
  const approved = sources.approvalOf(flow.id);
  const earlier = [
    ...(approved === undefined ? [] : [{ against: 'approval', chart: approved.chart }]),
    ...sources.revisions.flatMap(({ name, charts }) => {
      const was = charts.get(flow.id);
      return was === undefined ? [] : [{ against: name, chart: was }];
    }),
  ];
  const named = [
    ...states.flatMap(({ requirements }) => requirements),
    ...transitions.flatMap(({ requirements }) => requirements),
    ...flow.journeys.flatMap(({ requirements }) => requirements),
  ];
  const ids = [...new Set(named)].toSorted();
  const watched = sources.watchedOf(flow);
  const operations = new Set(
    states.flatMap(({ invokes }) => invokes.flatMap(({ operation }) => operation ?? [])),
  );
  const { paths, misfits } = fitting(flow, sources.pathsOf(flow.id));
  const strayed = new Set(misfits.map(({ id }) => id));
  return {
    id: flow.id,
    hash: behaviourHash(chart),
    chart: { ...chart, states, transitions },
    layout: await sources.place(drawingOf(flow.title, states, transitions)),
    operations: operationsOf(sources.contract, operations),
    starts: Object.fromEntries(
      states.flatMap(({ invokes }) =>
        invokes.flatMap(({ src }) => {
          const started = FLOWS.find(({ id }) => id.split('.')[1] === src);
          return started === undefined ? [] : [[src, started.id]];
        }),
      ),
    ),
    paths: paths.map((path) => pathInWords(flow, path)),
    misfits,
    watched: watched.paths
      .filter(({ id }) => !strayed.has(id))
      .map((path) => pathInWords(flow, path)),
    blocked: watched.blocked,
    policies,
    journeys: flow.journeys.map(({ title, requirements }) => ({ title, requirements })),
    wording: Object.fromEntries(ids.map((id) => [id, sources.wording[id] ?? ''])),
    proofs: Object.fromEntries(ids.map((id) => [id, sources.proofs.get(id) ?? 'absent'])),
    tests: Object.fromEntries(ids.map((id) => [id, sources.tests.get(id) ?? []])),
    approval: approved?.approval,
    comparisons: await Promise.all(
      earlier.map(({ against, chart: was }) => comparison(against, was, chart, sources)),
    ),
  };
}

/** A path that was planned for another chart covers nothing of this one, until it is planned anew. */
function fitting(
  flow: AnyFlow,
  committed: readonly Path[],
): { readonly paths: readonly Path[]; readonly misfits: readonly Misfit[] } {
  const model = modelOf(flow);
  const misfits = committed.flatMap((path): Misfit[] => {
    const mismatch = replay(model, path);
    if (mismatch === undefined) return [];
    const { step, what, expected, seen } = mismatch;
    return [{ id: path.id, step, words: `${what} is ${seen}, not ${expected}` }];
  });
  const strayed = new Set(misfits.map(({ id }) => id));
  return { misfits, paths: committed.filter(({ id }) => !strayed.has(id)) };
}

async function comparison(
  against: string,
  was: ReviewedChart,
  is: ReviewedChart,
  { place }: Pick<Sources, 'place'>,
): Promise<Comparison> {
  const changes = changesBetween(was, is);
  if (changes.every(({ of }) => of === 'flow')) return { against, changes, drawn: undefined };
  const union = unionOf(was, is);
  const layout = await place(drawingOf(union.title, union.states, union.transitions));
  return { against, changes, drawn: { chart: union, layout } };
}

/** The chart of a page as reviewers sign it off: without what belongs to these sources alone. */
export const reviewedOf = ({ chart }: FlowData): ReviewedChart => ({
  ...chart,
  states: chart.states.map((state) => without(state, ['line'])),
  transitions: chart.transitions.map((edge) => without(edge, ['line', 'waived'])),
});

/** A copy of something without some of its fields. */
export function without<T extends object, K extends keyof T>(
  of: T,
  keys: readonly K[],
): Omit<T, K> {
  const copy = { ...of };
  for (const key of keys) delete copy[key];
  return copy;
}
