import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mismatchInWords } from '../../machines/engine/path-words.ts';
import type { AnyFlow } from '../../machines/flow.ts';
import { replay, type Path } from '../../machines/engine/fixture.ts';
import { modelOf } from '../../machines/engine/flow-model.ts';
import { fingerprintOf } from '../charts/fingerprint.ts';
import type { Level } from './level.ts';

/** The result of replaying one path. */
export interface ReplayResult {
  readonly path: string;
  readonly flow: string;
  /** Git revision that was replayed, with `+` when files had been changed since. */
  readonly commit: string;
  /** When it ended: ISO 8601, UTC. */
  readonly at: string;
  readonly verdict: 'passed' | 'failed';
  /** The step that failed; 0 is the start. */
  readonly step?: number;
  readonly message?: string;
  readonly durationMs: number;
  /** The files that a failed replay in a browser left below {@link RESULTS}: the picture, and Playwright's trace. */
  readonly picture?: string;
  readonly trace?: string;
}

/** The result, as the process that replayed it knows it. */
export interface Replayed extends Omit<ReplayResult, 'commit' | 'at'> {
  /** SHA-256 of everything that decided the run. */
  readonly fingerprint: string;
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
}

/** The flow that its results are about. */
export interface ReplayedFlow {
  readonly flow: string;
  /** SHA-256 of everything that decides what it does and shows. */
  readonly fingerprint: string;
  /** Ids of all paths that the level has for it. */
  readonly paths: readonly string[];
}

/** A transition that cannot come about at a level, and why. */
export interface LeftOut {
  readonly transition: string;
  readonly reason: string;
}

/** The paths of a flow that a level replays. */
interface Planned {
  readonly flow: AnyFlow;
  readonly paths: readonly Path[];
}

/** The paths that a level cannot bring about. */
interface PlannedAround extends Planned {
  readonly leftOut: readonly LeftOut[];
}

/** The files of the last results of each level. */
export const RESULTS = join(import.meta.dirname, '..', '..', '.cache', 'results');

/** Replays a path on the chart alone. */
export function replayOnModel(flow: AnyFlow, path: Path): Replayed {
  const began = performance.now();
  const mismatch = replay(modelOf(flow), path);
  return {
    path: path.id,
    flow: flow.id,
    fingerprint: fingerprintOf(flow),
    verdict: mismatch === undefined ? 'passed' : 'failed',
    durationMs: performance.now() - began,
    ...(mismatch && {
      step: mismatch.step,
      message: `${mismatchInWords(flow, path, mismatch)}\n  npm run replay -- ${path.id} --level model`,
    }),
  };
}

/**
 * Writes the results of a level: JSON for the atlas, JUnit for QA's own tools.
 * @param planned the flows that were replayed, as the level has them
 * @param whole whether to drop all earlier runs; else the valid earlier results stay
 * @param unlessSame whether the last run, with its date, stays where this one is of the same and ended alike
 */
export function writeReplayResults(
  level: Level,
  planned: readonly Planned[],
  replayed: readonly Replayed[],
  { whole = false, unlessSame = false, into = RESULTS } = {},
): void {
  if (replayed.length === 0) return;
  const run = runOf(level, planned, replayed);
  const file = fileOf(level, into);
  if (unlessSame && existsSync(file) && told(run) === told(JSON.parse(readFileSync(file, 'utf8'))))
    return;
  storeRun(run, whole, into);
}

/** Where the last results of a level lie in a folder. */
const fileOf = (level: Level, folder: string): string => join(folder, `replay-${level}.json`);

/** A run without its time and duration. */
const told = ({ commit, flows, results }: ReplayRun): string =>
  JSON.stringify([
    commit,
    flows,
    results.map(({ path, verdict, step, message }) => [path, verdict, step, message]),
  ]);

/** @param whole whether to drop all earlier runs */
export function storeRun(now: ReplayRun, whole: boolean, into: string): void {
  const file = fileOf(now.level, into);
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
  const at = new Date().toISOString();
  const flows = all.filter(({ flow }) => replayed.some((one) => one.flow === flow.id));
  return {
    level,
    commit,
    at,
    flows: flows.map(({ flow, paths }) => ({
      flow: flow.id,
      fingerprint: fingerprintOf(flow),
      paths: paths.map(({ id }) => id),
    })),
    results: flows.flatMap(({ flow, paths }) =>
      paths.flatMap(({ id }) =>
        replayed.flatMap(({ fingerprint, ...result }) =>
          // A flow that was edited during the run is not the planned one.
          result.path === id && fingerprint === fingerprintOf(flow)
            ? [{ ...result, commit, at }]
            : [],
        ),
      ),
    ),
  };
}

/** The results of a run, beside earlier ones that are still about the same flows and paths. */
function merged(before: Partial<ReplayRun>, now: ReplayRun): ReplayRun {
  const { flows = [], results = [] } = before;
  const ran = new Map(now.flows.map((one) => [one.flow, one]));
  const fresh = new Set(now.results.map(({ path }) => path));
  const holds = ({ path, flow }: ReplayResult): boolean => {
    const one = ran.get(flow);
    if (one === undefined) return true;
    const same = flows.some((old) => old.flow === flow && old.fingerprint === one.fingerprint);
    return same && one.paths.includes(path) && !fresh.has(path);
  };
  const elsewhere = ({ flow }: { readonly flow: string }): boolean => !ran.has(flow);
  return {
    ...now,
    flows: [...flows.filter(elsewhere), ...now.flows],
    results: [...results.filter(holds), ...now.results],
  };
}

const partsOf = (level: Level): string => join(RESULTS, `replay-${level}`);

/** Removes the files of an earlier run. */
export function forgetResults(level: Level): void {
  rmSync(partsOf(level), { recursive: true, force: true });
}

/** The folder of a failed replay's pictures, below {@link RESULTS}: `failed/banking.deposit-7f3a.png`. */
export const evidenceFile = (path: string, ending: 'png' | 'zip'): string =>
  `failed/${path.replace('#', '-')}.${ending}`;

/** Puts a path's result where the end of the run finds it: paths are replayed side by side. */
export function keepResult(level: Level, result: Replayed): void {
  mkdirSync(partsOf(level), { recursive: true });
  const file = join(partsOf(level), `${result.path.replace('#', '-')}.json`);
  writeFileSync(file, JSON.stringify(result));
}

/** Writes the results of all processes of a run; a complete run also names the paths that the level leaves out. */
export function collectResults(level: Level, planned: () => readonly PlannedAround[]): void {
  const parts = partsOf(level);
  if (!existsSync(parts)) return;
  const replayed = readdirSync(parts).map(
    (name) => JSON.parse(readFileSync(join(parts, name), 'utf8')) as Replayed,
  );
  const all = planned();
  const whole = isWhole(all, replayed);
  writeReplayResults(level, all, replayed, { whole });
  forgetResults(level);
  if (!whole) return;
  for (const { transition, reason } of all.flatMap(({ leftOut }) => leftOut)) {
    console.log(`Left out by the ${level} level: ${transition}\n  ${reason}`);
  }
}

/** @param cwd a folder in the repository that is asked; by default the command's */
export function revision(cwd = process.cwd()): string {
  try {
    const git = (...args: string[]): string =>
      execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();
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
