import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { revision } from '../review/paths/results.ts';
import { ensureBrowser } from '../tools/lib/browser.mjs';
import { readArguments, refuse } from '../tools/lib/command-line.ts';
import { root } from '../tools/lib/setup.mjs';
import {
  allParts,
  LEFT,
  quickParts,
  shardInWords,
  WHOLE,
  type Shard,
} from '../tools/test/parts.ts';
import { greenInWords, keepGreen, readGreen } from '../tools/test/record.ts';
import { announceReplays } from '../tools/test/replays.ts';
import { failure, inTurn, runStep, tally, type Result } from '../tools/test/steps.ts';
import { yardstick, yardstickInWords } from '../tools/test/yardstick.ts';

const USAGE = `npm test [-- --changed [revision]]
npm run test:all [-- --shard 1/3]

  (nothing)          what is quick, with one path of each flow in the browser
  --changed          what a change since the last commit, or since a revision, can reach
  test:all           everything there is
  --shard 1/3        the first of three shares of everything`;

const { values } = readArguments(
  USAGE,
  { all: { type: 'boolean', default: false }, shard: { type: 'string' } },
  0,
);
const shard = values.shard === undefined ? WHOLE : shardGiven(values.shard);
if (values.shard !== undefined && !values.all) refuse(USAGE, '--shard is for npm run test:all');

function shardGiven(text: string): Shard {
  const [index = 0, count = 0] = text.split('/').map(Number);
  const isOne = Number.isInteger(count) && Number.isInteger(index) && index >= 1 && index <= count;
  return isOne ? { index, count } : refuse(USAGE, `No shard: ${text}`);
}

/** Builds; the route tree is generated and committed, so that the build must find nothing to change in it. */
async function buildSite(): Promise<Result[]> {
  const file = join(root, 'src', 'routeTree.gen.ts');
  const read = (): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const before = read();
  const built = await runStep(parts.site);
  if (built.failed > 0 || read() === before) return [built];
  const stale = 'src/routeTree.gen.ts was stale; it is new now: commit it.';
  return [built, failure('route tree', stale)];
}

/** Runs the browser's tests if what they need could be built. */
async function inBrowser(built: readonly Result[]): Promise<Result> {
  const { name } = parts.browser;
  if (browser === undefined)
    return failure(name, 'No browser: install Chromium or Chrome, or set CHROMIUM_PATH.');
  return built.every(({ failed }) => failed === 0)
    ? runStep(parts.browser)
    : failure(name, 'Not run: the build failed.');
}

/** One line for each part: its end, its time, and its tests that did not run. */
function table(results: readonly Result[]): string[] {
  const row = (...[name = '', ...cells]: readonly string[]): string =>
    `${name.padEnd(28)}${cells.map((cell) => cell.padStart(10)).join('')}`;
  const others = Array.from({ length: shard.count }, (_, at) => `${at + 1}/${shard.count}`).filter(
    (one) => one !== shardInWords(shard),
  );
  return [
    row('part', 'passed', 'failed', 'not run', 's'),
    ...results.map(({ name, passed, failed, leftOut, seconds }) =>
      row(name, `${passed}`, `${failed}`, `${leftOut}`, seconds.toFixed(0)),
    ),
    ...(others.length === 0 ? [] : [`Not run here: the shards ${others.join(', ')}`]),
    '',
  ];
}

/** The parts that were left out, and when each was last green here. */
function left(): string[] {
  const green = readGreen();
  return [
    'Left to npm run test:all:',
    ...LEFT.map(([part, holds]) => `  ${part} (${holds}): ${greenInWords(green[part])}`),
    '',
  ];
}

const began = performance.now();
const since = new Date().toISOString();
const before = yardstick();
const browser = await ensureBrowser();
const parts = values.all ? allParts(shard) : quickParts();

const [site, checked] = await Promise.all([buildSite(), inTurn(parts.checks)]);
// One after the other: beside one another they take half as much of the processor again.
const tested = await inTurn(parts.tests);
const faulty = await Promise.all(parts.faults.map((step) => runStep(step)));
const built = [...site, ...(parts.atlas === undefined ? [] : [await runStep(parts.atlas)])];
const browsed = await inBrowser(built);

const all = [...built, ...checked, ...tested, ...faulty, browsed];
keepGreen(all, { shard: shardInWords(shard), commit: revision(), at: new Date().toISOString() });
announceReplays(since);
const isGreen = tally(all, performance.now() - began, [
  ...(values.all ? table(all) : left()),
  yardstickInWords([before, yardstick()]),
]);
process.exitCode = isGreen ? 0 : 1;
