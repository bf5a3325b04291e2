import { waivedIn } from '../../machines/exceptions.ts';
import type { AnyFlow } from '../../machines/flow.ts';
import type { Path } from '../../machines/engine/fixture.ts';
import { FLOWS } from '../../machines/registry.ts';
import type { Approval } from '../../review/approvals/approval.ts';
import { pathInWords, type Description } from '../../review/charts/describe.ts';
import { unionOf } from '../../review/charts/diff.ts';
import { fingerprintOf, reviewedFlow } from '../../review/charts/fingerprint.ts';
import { flowChangesBetween } from '../../review/charts/flow-changes.ts';
import type {
  ReviewedChart,
  ReviewedFlow,
  ReviewedTransition,
} from '../../review/charts/reviewed.ts';
import { meetingsOf } from '../../review/requirements/meetings.ts';
import type { Level } from '../../review/paths/level.ts';
import type { ListedFault, ListedConstant, Proof } from '../../review/requirements/proof.ts';
import type { AtlasState, AtlasTransition, Comparison, FlowData, LevelPlan } from '../data.ts';
import { formerId } from '../former.ts';
import type { Layout } from '../layout.ts';
import { decidedBy } from './decided-by.ts';
import type { Charted } from './chart.ts';
import { locate } from './locate.ts';
import { meetingPaths } from './meetings.ts';
import { operationsOf, type Contract } from './operations.ts';
import { outdatedInWords } from './outdated-words.ts';
import { reasonsAgainst, type PlannedPaths } from './planned-paths.ts';

/** The data that the atlas reads besides the charts. */
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
  readonly faults: ReadonlyMap<string, readonly ListedFault[]>;
  readonly constants: ReadonlyMap<string, readonly ListedConstant[]>;
  readonly pathsOf: (flow: string) => readonly Path[];
  /** The paths of a flow, and which of them each level walks. */
  readonly plannedOf: (flow: AnyFlow, committed: readonly Path[]) => PlannedPaths;
  readonly approvalOf: (flow: AnyFlow) => Approval;
  /** Git revisions to compare with, and their flows by id. */
  readonly revisions: readonly {
    readonly name: string;
    readonly flows: ReadonlyMap<string, ReviewedFlow>;
  }[];
  /** Explores a flow through everything that may happen, and describes it. */
  readonly describedOf: (flow: AnyFlow) => Description;
  /** Gives a chart its places; the caller may remember them. */
  readonly place: (charted: Charted) => Promise<Layout>;
}

/** Everything that the page of a flow shows. */
export async function flowData(flow: AnyFlow, sources: Sources): Promise<FlowData> {
  const { chart, policies, promises, searched } = sources.describedOf(flow);
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
    by: decidedBy(flow, edge),
  }));
  const { before, ...approval } = sources.approvalOf(flow);
  const reviewed = reviewedFlow(flow);
  const approved =
    approval.standing === 'approved' ? reviewed : (before as typeof reviewed | undefined);
  const earlier = [
    ...(approved === undefined ? [] : [{ against: 'approval', was: approved }]),
    ...sources.revisions.flatMap(({ name, flows }) => {
      const was = flows.get(flow.id);
      return was === undefined ? [] : [{ against: name, was }];
    }),
  ];
  const named = [
    ...states.flatMap(({ requirements }) => requirements),
    ...transitions.flatMap(({ requirements }) => requirements),
    ...flow.journeys.flatMap(({ requirements }) => requirements),
    ...promises.flatMap(({ requirements }) => requirements),
    ...meetingsOf(flow.id).flatMap(({ requirements }) => requirements),
  ];
  const ids = [...new Set(named)].toSorted();
  const operations = new Set(
    states.flatMap(({ invokes }) => invokes.flatMap(({ operation }) => operation ?? [])),
  );
  const planned = sources.plannedOf(flow, sources.pathsOf(flow.id));
  const wordsOf = (path: Path, step: number): string =>
    pathInWords(flow, path).steps[step]?.words ?? '';
  const levelPlan = (level: Level): LevelPlan => ({
    skipped: reasonsAgainst(planned, level, wordsOf),
    leftOut: Object.fromEntries(
      planned.at[level].leftOut.map(({ transition, reason }) => [transition, reason]),
    ),
  });
  const worded = planned.paths.map((path) => pathInWords(flow, path));
  const happens = { taken: timesTaken(worded), causedBy: flow.samples.causedBy };
  return {
    id: flow.id,
    fingerprint: fingerprintOf(flow),
    chart: { ...chart, states, transitions },
    layout: await sources.place({
      title: flow.title,
      states: chart.states,
      transitions: chart.transitions,
      ...happens,
    }),
    operations: operationsOf(sources.contract, operations),
    starts: Object.fromEntries(
      states.flatMap(({ invokes }) =>
        invokes.flatMap(({ src }) => {
          const started = FLOWS.find(({ id }) => id.split('.')[1] === src);
          return started === undefined ? [] : [[src, started.id]];
        }),
      ),
    ),
    paths: worded,
    outdated: planned.outdated.map(({ path, mismatch }) => ({
      id: path.id,
      step: mismatch.step,
      words: outdatedInWords(mismatch, transitions),
    })),
    levels: { model: levelPlan('model'), view: levelPlan('view'), browser: levelPlan('browser') },
    unwatched: reasonsAgainst(planned, 'watch', wordsOf),
    policies,
    promises,
    searched,
    meetings: meetingPaths(flow),
    journeys: flow.journeys.map(({ title, requirements }) => ({ title, requirements })),
    wording: Object.fromEntries(ids.map((id) => [id, sources.wording[id] ?? ''])),
    proofs: Object.fromEntries(ids.map((id) => [id, sources.proofs.get(id) ?? 'absent'])),
    tests: Object.fromEntries(ids.map((id) => [id, sources.tests.get(id) ?? []])),
    approval: without(approval, ['changes', 'fails']),
    comparisons: await Promise.all(
      earlier.map(({ against, was }) => comparison(against, was, reviewed, happens, sources)),
    ),
  };
}

async function comparison(
  against: string,
  was: ReviewedFlow,
  is: ReviewedFlow,
  happens: Pick<Charted, 'taken' | 'causedBy'>,
  { place }: Pick<Sources, 'place'>,
): Promise<Comparison> {
  const changes = flowChangesBetween(was, is);
  if (!changes.some(({ of }) => of === 'state' || of === 'transition'))
    return { against, changes, drawn: undefined };
  const both = unionOf(was.chart, is.chart);
  const union = {
    ...both,
    transitions: [...both.transitions, ...redirected(was.chart, is.chart)],
  };
  const layout = await place({
    title: union.title,
    states: union.states,
    transitions: union.transitions,
    ...happens,
  });
  return { against, changes, drawn: { chart: union, layout } };
}

/** The transitions that led elsewhere before, as they were. */
const redirected = (was: ReviewedChart, is: ReviewedChart): readonly ReviewedTransition[] =>
  was.transitions.flatMap((before) => {
    const after = is.transitions.find(({ id }) => id === before.id);
    const same = after === undefined || after.targets.join() === before.targets.join();
    return same ? [] : [{ ...before, id: formerId(before.id) }];
  });

/** Transition id → in how many paths it is. */
function timesTaken(paths: FlowData['paths']): Charted['taken'] {
  const taken: Record<string, number> = {};
  for (const { steps } of paths)
    for (const id of new Set(steps.flatMap(({ transitions }) => transitions)))
      taken[id] = (taken[id] ?? 0) + 1;
  return taken;
}

/** A copy of something without some of its fields. */
export function without<T extends object, K extends keyof T>(
  of: T,
  keys: readonly K[],
): Omit<T, K> {
  const copy = { ...of };
  for (const key of keys) delete copy[key];
  return copy;
}
