import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/setup.mjs';
import { failure, reportFile } from './steps.mjs';

/**
 * What the paths of one flow take on a level, in all, on one core.
 * @typedef {ReadonlyMap<string, number>} Times ms by level
 * @typedef {{ transitions: readonly string[] }} Taken
 * @typedef {{ start: Taken, steps: readonly { expect: Taken }[] }} FixturePath
 */

/**
 * What a flow may add to a run, in s. At 20 s each, forty flows take as long as all that is not a replay;
 * the rest is for machines that are slower, or shared.
 */
const FLOW_LIMIT = 30;
const LEVELS = ['view', 'browser'];

/**
 * The seconds that a flow adds to a run whose workers share the cores.
 * @type {(times: Times, cores: number) => number}
 */
const shareOf = (times, cores) =>
  [...times.values()].reduce((sum, one) => sum + one, 0) / 1000 / cores;

/**
 * Flows that add too much to a run, in words. Only where nothing else is meant to run on the machine
 * (`CI`): elsewhere the times say as much about its other work.
 * @type {(flows: ReadonlyMap<string, Times>, cores: number, env: NodeJS.ProcessEnv) => string[]}
 */
export function tooLong(flows, cores, env) {
  if (env['CI'] === undefined) return [];
  return [...flows]
    .map(([flow, times]) => ({ flow, share: shareOf(times, cores) }))
    .filter(({ share }) => share > FLOW_LIMIT)
    .map(({ flow, share }) => `${flow} adds ${share.toFixed(1)} s, of ${FLOW_LIMIT} at most`);
}

/**
 * Says what the paths of each flow took: for each level the ms of a transition, on one core, and the
 * seconds that the flow adds to a run. Answers a failure where one adds too much.
 * @type {() => import('./steps.mjs').Result[]}
 */
export function announceReplays() {
  const cores = availableParallelism();
  const flows = timesOfFlows();
  const cells = (/** @type {readonly string[]} */ words) =>
    words.map((word) => word.padStart(13)).join('');
  const heads = ['transitions', ...LEVELS.map((level) => `${level}, ms`), 'in all, s'];
  console.log(`\n${'replays'.padEnd(25)}${cells(heads)}`);
  for (const [flow, times] of flows) {
    const transitions = transitionsOf(flow);
    const each = LEVELS.map((level) => (times.get(level) ?? 0) / transitions);
    const share = shareOf(times, cores);
    const row = cells([`${transitions}`, ...each.map((one) => one.toFixed(0)), share.toFixed(1)]);
    const over = share > FLOW_LIMIT ? `  over ${FLOW_LIMIT} s` : '';
    console.log(`${flow.padEnd(25)}${row}${over}`);
  }
  const long = tooLong(flows, cores, process.env);
  return long.length === 0 ? [] : [failure('time of replays', long.join('\n'))];
}

function timesOfFlows() {
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
  return flows;
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
