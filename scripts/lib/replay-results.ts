import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Level } from '../../atlas/data.ts';
import type { Path } from '../../machines/paths/fixture.ts';
import { refreshAtlas } from './atlas-runs.ts';
import { readPaths } from './fixtures.ts';

export { LEVELS } from '../../atlas/data.ts';

/** What came of replaying one path. */
export interface ReplayResult {
  readonly path: string;
  readonly flow: string;
  readonly verdict: 'passed' | 'failed';
  /** The step that failed; 0 is the start. */
  readonly step?: number;
  readonly message?: string;
  readonly durationMs: number;
}

/** One level's last run, as the atlas reads it. */
export interface ReplayRun {
  readonly level: Level;
  /** Git revision, with `+` when files had been changed since. */
  readonly commit: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly results: readonly ReplayResult[];
  /** What no path of the level takes. */
  readonly leftOut: readonly (LeftOut & { readonly flow: string })[];
  /** Paths that the level planned for itself, around what it leaves out. */
  readonly paths: readonly Path[];
}

/** A transition that cannot come about at a level, and why. */
export interface LeftOut {
  readonly transition: string;
  readonly reason: string;
}

/** What one process has replayed: all paths of a flow. */
export interface FlowResults {
  readonly flow: string;
  readonly results: readonly ReplayResult[];
  readonly leftOut: readonly LeftOut[];
  /** Those that are no committed fixtures. */
  readonly paths: readonly Path[];
}

const folder = join(import.meta.dirname, '..', '..', '.cache', 'results');

/** Writes a level's results: JSON for the atlas, JUnit for QA's own tools. */
export function writeReplayResults(level: Level, flows: readonly FlowResults[]): void {
  const run: ReplayRun = {
    level,
    commit: revision(),
    at: new Date().toISOString(),
    results: flows.flatMap(({ results }) => results),
    leftOut: flows.flatMap(({ flow, leftOut }) => leftOut.map((one) => ({ flow, ...one }))),
    paths: flows.flatMap(({ paths }) => paths),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `replay-${level}.json`), `${JSON.stringify(run, null, 1)}\n`);
  writeFileSync(join(folder, `replay-${level}.junit.xml`), junit(run));
  refreshAtlas();
}

const partsOf = (level: Level): string => join(folder, `replay-${level}`);
const partOf = (level: Level, path: string): string =>
  join(partsOf(level), `${path.replace('#', '-')}.json`);

/** Forgets what an earlier run left. */
export function forgetResults(level: Level): void {
  rmSync(partsOf(level), { recursive: true, force: true });
}

/** Puts a path's result where the end of the run finds it: paths are replayed side by side. */
export function keepResult(level: Level, result: ReplayResult): void {
  mkdirSync(partsOf(level), { recursive: true });
  writeFileSync(partOf(level, result.path), JSON.stringify(result));
}

/** Writes the level's results, if all of its paths were replayed, and names what it leaves out. */
export function collectResults(
  level: Level,
  flowsOf: () => readonly {
    readonly flow: { readonly id: string };
    readonly paths: readonly Path[];
    readonly leftOut: readonly LeftOut[];
  }[],
): void {
  if (!existsSync(partsOf(level))) return;
  const flows = flowsOf();
  const files = flows.flatMap(({ paths }) => paths.map(({ id }) => partOf(level, id)));
  if (!files.every((file) => existsSync(file))) return;
  writeReplayResults(
    level,
    flows.map(({ flow, paths, leftOut }) => ({
      flow: flow.id,
      leftOut,
      paths: withoutFixtures(flow.id, paths),
      results: paths.map(
        ({ id }) => JSON.parse(readFileSync(partOf(level, id), 'utf8')) as ReplayResult,
      ),
    })),
  );
  forgetResults(level);
  for (const { leftOut } of flows) {
    for (const { transition, reason } of leftOut) {
      console.log(`Left out by the ${level} level: ${transition}\n  ${reason}`);
    }
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
