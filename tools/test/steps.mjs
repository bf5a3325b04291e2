import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../lib/setup.mjs';
import { readOutcomes } from './outcomes.mjs';

/**
 * One part of the test command. `report` names the JSON file that a test runner writes; a step
 * without one counts as one test.
 * @typedef {{ name: string, program: string, args: string[], report?: 'vitest' | 'playwright', env?: NodeJS.ProcessEnv }} Step
 * @typedef {{ name: string, passed: number, failed: number, seconds: number, output: string }} Result
 */

const results = join(root, '.cache', 'results');
mkdirSync(results, { recursive: true });

/** Of the output of a failed run of tests: the end has what happened outside of any test. */
const LAST_LINES = 150;

/** Where a runner writes its report. @type {(name: string) => string} */
export const reportFile = (name) => join(results, `${name}.json`);

/** Runs a step; its output is kept and shown only when it failed. @type {(step: Step) => Promise<Result>} */
export async function runStep(step) {
  if (step.report !== undefined) rmSync(reportFile(step.report), { force: true });
  const started = performance.now();
  const { code, output } = await run(step.program, step.args, {
    quiet: true,
    env: { ...process.env, ...step.env },
  });
  const seconds = (performance.now() - started) / 1000;
  const counted = step.report === undefined ? undefined : count(step.report);
  const { red, wobbly } =
    step.report === undefined
      ? { red: [], wobbly: [] }
      : readOutcomes(step.report, reportFile(step.report));
  const passed = counted?.passed ?? (code === 0 ? 1 : 0);
  const failed = counted?.failed ?? 0;
  // A runner may fail outside any test (a file that does not load, an unhandled rejection).
  const result = {
    name: step.name,
    passed,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    seconds,
    // A report of it may be cut short: what is red comes first, and what passed is nobody's question then.
    output:
      red.length === 0
        ? output
        : `${red.join('\n\n')}\n\n${output.split('\n').slice(-LAST_LINES).join('\n')}`,
  };
  announce(result);
  // They cost no run, but each is a defect: of the test, or of what it tests.
  for (const one of wobbly) console.log(`     wobbly: ${one}`);
  return result;
}

/** What could not run, or may not stand as it is, counts as one failure. @type {(name: string, why: string) => Result} */
export function failure(name, why) {
  const result = { name, passed: 0, failed: 1, seconds: 0, output: `${why}\n` };
  announce(result);
  return result;
}

/**
 * Sums up a run, and says whether all of it is well.
 * @type {(all: readonly Result[], ms: number) => boolean}
 */
export function tally(all, ms) {
  const passed = all.reduce((sum, result) => sum + result.passed, 0);
  const failed = all.reduce((sum, result) => sum + result.failed, 0);
  const broken = all.filter((result) => result.failed > 0).map((result) => result.name);
  console.log(`\n${(ms / 1000).toFixed(0)} s`);
  if (broken.length > 0) console.log(`Failed: ${broken.join(', ')}`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

/** @type {(result: Result) => void} */
function announce({ name, passed, failed, seconds, output }) {
  const tests =
    passed + failed > 1 ? `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}` : '';
  const mark = failed === 0 ? 'ok  ' : 'FAIL';
  console.log(`${mark} ${name.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s  ${tests}`);
  if (failed > 0) console.log(output.trimEnd().replaceAll(/^/gm, '     | '));
}

/** @type {(report: 'vitest' | 'playwright') => { passed: number, failed: number } | undefined} */
function count(report) {
  const file = reportFile(report);
  if (!existsSync(file)) return undefined;
  const json = JSON.parse(readFileSync(file, 'utf8'));
  return report === 'vitest'
    ? { passed: json.numPassedTests, failed: json.numFailedTests }
    : { passed: json.stats.expected + json.stats.flaky, failed: json.stats.unexpected };
}
