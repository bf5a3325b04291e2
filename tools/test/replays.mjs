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
 * What a flow may add to a run, in s. The largest, of 115 transitions, adds 27 to 32 s on a quiet machine, most of
 * them less than 10; at 20 s each, forty flows would take as long as all that is not a replay.
 */
const FLOW_LIMIT = 40;
const LEVELS = ['view', 'browser'];
/** The ms that a transition of most flows takes on a machine of two cores that nothing else uses, by level. */
const USUAL = new Map([
  ['view', 160],
  ['browser', 600],
]);
/** Beyond that it is not the machine alone. */
const SLOWEST = 4;

/**
 * The seconds that a flow adds to a run whose workers share the cores.
 * @type {(times: Times, cores: number) => number}
 */
const shareOf = (times, cores) =>
  [...times.values()].reduce((sum, one) => sum + one, 0) / 1000 / cores;

/**
 * How many times slower than usual a machine is: by the flow in the middle, which one flow that grew does not move.
 * @type {(flows: ReadonlyMap<string, Times>, transitions: ReadonlyMap<string, number>) => number}
 */
export function slownessOf(flows, transitions) {
  const found = [...flows]
    .flatMap(([flow, times]) =>
      [...times].map(
        ([level, ms]) => ms / (transitions.get(flow) ?? 1) / (USUAL.get(level) ?? Infinity),
      ),
    )
    .toSorted((a, b) => a - b);
  return Math.min(Math.max(found[Math.floor(found.length / 2)] ?? 1, 1), SLOWEST);
}

/**
 * Flows that add too much to a run, in words; where the machine is slow, they may add as many times more. Only
 * where nothing else is meant to run on the machine (`CI`): elsewhere the times say as much about its other work.
 * @type {(flows: ReadonlyMap<string, Times>, cores: number, slowness: number, env: NodeJS.ProcessEnv) => string[]}
 */
export function tooLong(flows, cores, slowness, env) {
  if (env['CI'] === undefined) return [];
  const limit = FLOW_LIMIT * slowness;
  return [...flows]
    .map(([flow, times]) => ({ flow, share: shareOf(times, cores) }))
    .filter(({ share }) => share > limit)
    .map(({ flow, share }) => `${flow} adds ${share.toFixed(1)} s, of ${limit.toFixed(0)} at most`);
}

/**
 * Says what the paths of each flow took: for each level the ms of a transition, on one core, and the
 * seconds that the flow adds to a run. Answers a failure where one adds too much.
 * @type {() => import('./steps.mjs').Result[]}
 */
export function announceReplays() {
  const cores = availableParallelism();
  const flows = timesOfFlows();
  const transitions = new Map([...flows.keys()].map((flow) => [flow, transitionsOf(flow)]));
  const slowness = slownessOf(flows, transitions);
  const cells = (/** @type {readonly string[]} */ words) =>
    words.map((word) => word.padStart(13)).join('');
  const heads = ['transitions', ...LEVELS.map((level) => `${level}, ms`), 'in all, s'];
  console.log(`\n${'replays'.padEnd(25)}${cells(heads)}`);
  for (const [flow, times] of flows) {
    const taken = transitions.get(flow) ?? 1;
    const each = LEVELS.map((level) => (times.get(level) ?? 0) / taken);
    const share = shareOf(times, cores);
    const row = cells([`${taken}`, ...each.map((one) => one.toFixed(0)), share.toFixed(1)]);
    console.log(`${flow.padEnd(25)}${row}`);
  }
  console.log(`a transition took ${slowness.toFixed(1)} times what is usual`);
  const long = tooLong(flows, cores, slowness, process.env);
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
