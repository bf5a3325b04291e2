import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mismatchInWords } from '../machines/chart/path-words.ts';
import type { AnyFlow } from '../machines/flow.ts';
import { replay, type Path } from '../machines/paths/fixture.ts';
import { modelOf } from '../machines/paths/flow-model.ts';
import { flowNamed } from '../machines/registry.ts';
import { behaviourHash, reviewedChart } from './charts/review.ts';
import { readPaths } from './fixtures.ts';
import type { Level } from './level.ts';

/** What came of replaying one path. */
export interface ReplayResult {
  readonly path: string;
  readonly flow: string;
  /** Git revision that was replayed, with `+` when files had been changed since. */
  readonly commit: string;
  readonly verdict: 'passed' | 'failed';
  /** The step that failed; 0 is the start. */
  readonly step?: number;
  readonly message?: string;
  readonly durationMs: number;
}

/** What came of it, as the process that replayed it knows. */
export interface Replayed extends Omit<ReplayResult, 'commit'> {
  /** SHA-256 of what the chart that ran does, in whatever words. */
  readonly chart: string;
}

/** The last results of one level, as the atlas reads them. */
export interface ReplayRun {
  readonly level: Level;
  /** Git revision of the last run, with `+` when files had been changed since. */
  readonly commit: string;
  /** When it ended: ISO 8601, UTC. */
  readonly at: string;
  readonly flows: readonly ReplayedFlow[];
  readonly results: readonly ReplayResult[];
  /** What no path of the level takes. */
  readonly leftOut: readonly (LeftOut & { readonly flow: string })[];
  /** Paths that the level planned for itself, around what it leaves out. */
  readonly paths: readonly Path[];
}

/** The chart that the results of a flow are about. */
export interface ReplayedFlow {
  readonly flow: string;
  /** SHA-256 of what it does, in whatever words. */
  readonly chart: string;
  /** Ids of all paths that the level has for it. */
  readonly paths: readonly string[];
}

/** A transition that cannot come about at a level, and why. */
export interface LeftOut {
  readonly transition: string;
  readonly reason: string;
}

/** What a level replays of a flow, and what it cannot. */
interface Planned {
  readonly flow: { readonly id: string };
  readonly paths: readonly Path[];
  readonly leftOut: readonly LeftOut[];
}

const folder = join(import.meta.dirname, '..', '.cache', 'results');

const charts = new Map<string, string>();
/** What identifies the chart that runs in this process: exploring it takes up to a third of a second. */
export function chartOf(flow: string): string {
  const known = charts.get(flow) ?? behaviourHash(reviewedChart(flowNamed(flow)).chart);
  charts.set(flow, known);
  return known;
}

/** Replays a path on the chart alone. */
export function replayOnModel(flow: AnyFlow, path: Path): Replayed {
  const began = performance.now();
  const mismatch = replay(modelOf(flow), path);
  return {
    path: path.id,
    flow: flow.id,
    chart: chartOf(flow.id),
    verdict: mismatch === undefined ? 'passed' : 'failed',
    durationMs: performance.now() - began,
    ...(mismatch && {
      step: mismatch.step,
      message: `${mismatchInWords(flow, path, mismatch)}\n  npm run replay -- ${path.id} --level model`,
    }),
  };
}

/**
 * Writes what was replayed at a level: JSON for the atlas, JUnit for QA's own tools. A run of all
 * paths replaces what there was; any other is put beside what still holds of it.
 * @param all every flow, as the level has it
 */
export function writeReplayResults(
  level: Level,
  all: readonly Planned[],
  replayed: readonly Replayed[],
): void {
  if (replayed.length === 0) return;
  storeRun(runOf(level, all, replayed), isWhole(all, replayed), folder);
}

/** @param whole whether nothing of earlier runs is to stay */
export function storeRun(now: ReplayRun, whole: boolean, into: string): void {
  const file = join(into, `replay-${now.level}.json`);
  const before =
    whole || !existsSync(file)
      ? undefined
      : (JSON.parse(readFileSync(file, 'utf8')) as Partial<ReplayRun>);
  const run = before === undefined ? now : merged(before, now);
  mkdirSync(into, { recursive: true });
  writeFileSync(file, `${JSON.stringify(run, null, 1)}\n`);
  writeFileSync(join(into, `replay-${now.level}.junit.xml`), junit(run));
}

function isWhole(all: readonly Planned[], replayed: readonly Replayed[]): boolean {
  const done = new Set(replayed.map(({ path }) => path));
  return all.every(({ paths }) => paths.every(({ id }) => done.has(id)));
}

function runOf(level: Level, all: readonly Planned[], replayed: readonly Replayed[]): ReplayRun {
  const commit = revision();
  const flows = all.filter(({ flow }) => replayed.some((one) => one.flow === flow.id));
  return {
    level,
    commit,
    at: new Date().toISOString(),
    flows: flows.map(({ flow, paths }) => ({
      flow: flow.id,
      chart: chartOf(flow.id),
      paths: paths.map(({ id }) => id),
    })),
    results: flows.flatMap(({ flow, paths }) =>
      paths.flatMap(({ id }) =>
        replayed.flatMap(({ chart, ...result }) =>
          // A chart that was edited during the run is not the one that was planned for.
          result.path === id && chart === chartOf(flow.id) ? [{ ...result, commit }] : [],
        ),
      ),
    ),
    leftOut: flows.flatMap(({ flow, leftOut }) =>
      leftOut.map((one) => ({ flow: flow.id, ...one })),
    ),
    paths: flows.flatMap(({ flow, paths }) => withoutFixtures(flow.id, paths)),
  };
}

/** The results of a run, beside those of earlier ones that still are about the same charts and paths. */
function merged(before: Partial<ReplayRun>, now: ReplayRun): ReplayRun {
  const { flows = [], results = [], leftOut = [], paths = [] } = before;
  const ran = new Map(now.flows.map((one) => [one.flow, one]));
  const fresh = new Set(now.results.map(({ path }) => path));
  const holds = ({ path, flow }: ReplayResult): boolean => {
    const one = ran.get(flow);
    if (one === undefined) return true;
    const same = flows.some((old) => old.flow === flow && old.chart === one.chart);
    return same && one.paths.includes(path) && !fresh.has(path);
  };
  const elsewhere = ({ flow }: { readonly flow: string }): boolean => !ran.has(flow);
  return {
    ...now,
    flows: [...flows.filter(elsewhere), ...now.flows],
    results: [...results.filter(holds), ...now.results],
    leftOut: [...leftOut.filter(elsewhere), ...now.leftOut],
    paths: [
      ...paths.filter(({ id }) => elsewhere({ flow: id.split('#')[0] as string })),
      ...now.paths,
    ],
  };
}

const partsOf = (level: Level): string => join(folder, `replay-${level}`);

/** Forgets what an earlier run left. */
export function forgetResults(level: Level): void {
  rmSync(partsOf(level), { recursive: true, force: true });
}

/** Puts a path's result where the end of the run finds it: paths are replayed side by side. */
export function keepResult(level: Level, result: Replayed): void {
  mkdirSync(partsOf(level), { recursive: true });
  const file = join(partsOf(level), `${result.path.replace('#', '-')}.json`);
  writeFileSync(file, JSON.stringify(result));
}

/** Writes what the processes of a run replayed; when that was everything, it names what the level leaves out. */
export function collectResults(level: Level, planned: () => readonly Planned[]): void {
  const parts = partsOf(level);
  if (!existsSync(parts)) return;
  const replayed = readdirSync(parts).map(
    (name) => JSON.parse(readFileSync(join(parts, name), 'utf8')) as Replayed,
  );
  const all = planned();
  writeReplayResults(level, all, replayed);
  forgetResults(level);
  if (!isWhole(all, replayed)) return;
  for (const { transition, reason } of all.flatMap(({ leftOut }) => leftOut)) {
    console.log(`Left out by the ${level} level: ${transition}\n  ${reason}`);
  }
}

function withoutFixtures(flow: string, paths: readonly Path[]): Path[] {
  const committed = new Set(readPaths(flow).map(({ id }) => id));
  return paths.filter(({ id }) => !committed.has(id));
}

function revision(): string {
  try {
    const git = (...args: string[]): string =>
      execFileSync('git', args, { encoding: 'utf8' }).trim();
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '+'}`;
  } catch {
    return 'unknown';
  }
}

function junit({ level, at, results }: ReplayRun): string {
  const failures = results.filter(({ verdict }) => verdict === 'failed').length;
  const cases = results.map(({ path, flow, durationMs, message }) => {
    const head = `    <testcase classname="${flow}" name="${escape(path)}" time="${(durationMs / 1_000).toFixed(3)}"`;
    return message === undefined
      ? `${head}/>`
      : `${head}><failure message="${escape(message)}"/></testcase>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n  <testsuite name="replay ${level}" tests="${results.length}" failures="${failures}" timestamp="${at}">\n${cases.join('\n')}\n  </testsuite>\n</testsuites>\n`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};
const escape = (text: string): string =>
  text.replaceAll(/[&<>"\n]/g, (character) => ENTITIES[character] as string);
