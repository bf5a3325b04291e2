import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../lib/setup.mjs';

/**
 * One part of the test command. `report` names the JSON file that a test runner writes; a step
 * without one counts as one test.
 * @typedef {{ name: string, program: string, args: string[], report?: 'vitest' | 'playwright', env?: NodeJS.ProcessEnv }} Step
 * @typedef {{ name: string, passed: number, failed: number, seconds: number, output: string }} Result
 * @typedef {{ transitions: readonly string[] }} Taken
 * @typedef {{ start: Taken, steps: readonly { expect: Taken }[] }} FixturePath
 */

const results = join(root, '.cache', 'results');
mkdirSync(results, { recursive: true });

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
  const passed = counted?.passed ?? (code === 0 ? 1 : 0);
  const failed = counted?.failed ?? 0;
  // A runner may fail outside any test (a file that does not load, an unhandled rejection).
  const result = {
    name: step.name,
    passed,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    seconds,
    output,
  };
  announce(result);
  return result;
}

/** A step that could not run counts as one failure. @type {(name: string, why: string) => Result} */
export function notRun(name, why) {
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

/** What a flow may add to a run, in s; forty flows at that price take as long as all that is not a replay. */
const FLOW_LIMIT = 20;
const LEVELS = ['view', 'browser'];

/**
 * Says what the paths of each flow took: for each level the ms of a transition, on one core, and the
 * seconds that the flow adds to a run whose workers share them.
 */
export function announceReplays() {
  /** @type {Map<string, Map<string, number>>} */
  const flows = new Map();
  for (const level of LEVELS) {
    const file = reportFile(`replay-${level}`);
    if (!existsSync(file)) continue;
    for (const { flow, durationMs } of JSON.parse(readFileSync(file, 'utf8')).results) {
      const times = flows.get(flow) ?? new Map();
      flows.set(flow, times.set(level, (times.get(level) ?? 0) + durationMs));
    }
  }
  const cells = (/** @type {readonly string[]} */ words) =>
    words.map((word) => word.padStart(13)).join('');
  const heads = ['transitions', ...LEVELS.map((level) => `${level}, ms`), 'in all, s'];
  console.log(`\n${'replays'.padEnd(25)}${cells(heads)}`);
  for (const [flow, times] of flows) {
    const transitions = transitionsOf(flow);
    const each = LEVELS.map((level) => (times.get(level) ?? 0) / transitions);
    const ms = [...times.values()].reduce((sum, one) => sum + one, 0);
    const share = ms / 1000 / availableParallelism();
    const row = cells([`${transitions}`, ...each.map((one) => one.toFixed(0)), share.toFixed(1)]);
    const over = share > FLOW_LIMIT ? `  over ${FLOW_LIMIT} s` : '';
    console.log(`${flow.padEnd(25)}${row}${over}`);
  }
}

/** How many transitions of a flow its paths take. @type {(flow: string) => number} */
function transitionsOf(flow) {
  const file = join(root, 'machines', 'paths', 'fixtures', `${flow}.gen.json`);
  const { paths } = JSON.parse(readFileSync(file, 'utf8'));
  const taken = paths.flatMap((/** @type {FixturePath} */ { start, steps }) => [
    ...start.transitions,
    ...steps.flatMap(({ expect }) => expect.transitions),
  ]);
  return new Set(taken).size;
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
