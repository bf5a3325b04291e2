import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../lib/setup.mjs';
import { readOutcomes, type Runner } from './outcomes.ts';

/** A part of a test command; one without a `report` counts as one test. */
export interface Step {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  /** The JSON report that the step writes, and its runner. */
  readonly report?: { readonly runner: Runner; readonly file: string };
  readonly env?: NodeJS.ProcessEnv;
}

export interface Result {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly leftOut: number;
  readonly seconds: number;
  /** Tests that passed at a second try. */
  readonly wobbly: readonly string[];
}

const results = join(root, '.cache', 'results');
mkdirSync(results, { recursive: true });

/** The last lines of a failed run's output tell of errors outside of any test. */
const LAST_LINES = 150;

/** The file into which a runner writes its report. */
export const reportFile = (name: string): string => join(results, `${name}.json`);

/** Runs a step, and shows its output only if it failed. */
export async function runStep({ name, program, args, report, env }: Step): Promise<Result> {
  if (report !== undefined) rmSync(report.file, { force: true });
  const started = performance.now();
  const { code, output } = await run(program, args, {
    quiet: true,
    env: { ...process.env, ...env },
  });
  const seconds = (performance.now() - started) / 1000;
  const outcomes = report === undefined ? undefined : readOutcomes(report.runner, report.file);
  const { passed, failed, leftOut, red, wobbly } = outcomes ?? {
    passed: code === 0 ? 1 : 0,
    failed: 0,
    leftOut: 0,
    red: [],
    wobbly: [],
  };
  // A runner may fail outside any test (a file that does not load, an unhandled rejection).
  const inAll = code !== 0 && failed === 0 ? 1 : failed;
  const result = { name, passed, failed: inAll, leftOut, seconds, wobbly };
  // A reporter may cut it short: failures come first, and nobody asks for passed tests then.
  const last = output.split('\n').slice(-LAST_LINES).join('\n');
  announce(result, red.length === 0 ? output : `${red.join('\n\n')}\n\n${last}`);
  return result;
}

/** Runs steps one after the other. */
export async function inTurn(steps: readonly Step[]): Promise<Result[]> {
  const done: Result[] = [];
  for (const step of steps) done.push(await runStep(step));
  return done;
}

/** Counts as one failure a step that could not run, or a result that may not stay. */
export function failure(name: string, why: string): Result {
  const result = { name, passed: 0, failed: 1, leftOut: 0, seconds: 0, wobbly: [] };
  announce(result, why);
  return result;
}

/**
 * Prints the sum of a run: the `notes`, the time, the tests that passed only at a second try, and the counts.
 * @returns whether everything passed
 */
export function tally(all: readonly Result[], ms: number, notes: readonly string[] = []): boolean {
  const sum = (of: 'passed' | 'failed'): number => all.reduce((total, one) => total + one[of], 0);
  const broken = all.filter(({ failed }) => failed > 0).map(({ name }) => name);
  const wobbly = all.flatMap((one) => one.wobbly);
  console.log(['', ...notes, `${(ms / 1000).toFixed(0)} s`].join('\n'));
  if (wobbly.length > 0)
    console.log(`Passed at a second try only; each is a defect to find:\n  ${wobbly.join('\n  ')}`);
  if (broken.length > 0) console.log(`Failed: ${broken.join(', ')}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return broken.length === 0;
}

function announce({ name, passed, failed, seconds }: Result, output: string): void {
  const tests =
    passed + failed > 1 ? `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}` : '';
  const mark = failed === 0 ? 'ok  ' : 'FAIL';
  console.log(`${mark} ${name.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s  ${tests}`);
  if (failed > 0) console.log(output.trimEnd().replaceAll(/^/gm, '     | '));
}
