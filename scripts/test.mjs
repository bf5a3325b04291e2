// The test command: every check there is, in one run with one summary, or with --changed what a change can
// reach. Bare Node is enough.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../tools/lib/browser.mjs';
import { ensureInstalled, fail, pinnedNode, root, run, toolEnv } from '../tools/lib/setup.mjs';
import { announceReplays } from '../tools/test/replays.mjs';
import { failure, reportFile, runStep, tally } from '../tools/test/steps.mjs';

/** @typedef {import('../tools/test/steps.mjs').Step} Step */

const started = performance.now();
await ensureInstalled();
process.env['PATH'] = toolEnv()['PATH'];
const node = pinnedNode();
const [flag, ...rest] = process.argv.slice(2);
if (flag === '--changed') {
  const { code } = await run(node, ['scripts/changed.ts', ...rest]);
  process.exit(code);
}
if (flag !== undefined) fail(`npm test takes --changed, and no ${flag}.`);
const browser = await ensureBrowser();

/** @type {Step[]} */
const checks = [
  { name: 'format', program: 'oxfmt', args: ['--check', '.'] },
  { name: 'lint', program: 'oxlint', args: [] },
  { name: 'zones', program: node, args: ['scripts/zones.ts'] },
  { name: 'contract', program: node, args: ['tools/codegen/generate.mjs', '--check'] },
  { name: 'approvals', program: node, args: ['scripts/atlas-check.ts'] },
  { name: 'types', program: 'tsc', args: [] },
  { name: 'unused', program: 'knip', args: ['--no-progress', '--no-config-hints'] },
  {
    name: 'only for tests',
    program: 'knip',
    args: ['--config=knip.shipped.json', '--production', '--no-progress', '--no-config-hints'],
  },
  { name: 'breaks apply', program: node, args: ['scripts/breaks.ts', '--check'] },
];
/** @type {Step} */
const faults = {
  name: 'faults in wiring',
  program: node,
  args: ['scripts/mutate.ts', '--wires', '--sample'],
};
/** @type {Step} */
const build = { name: 'build', program: node, args: ['scripts/build.ts'] };
/** @type {Step} */
const tests = {
  name: 'unit, view, backend',
  program: 'vitest',
  args: ['run', '--reporter=default', '--reporter=json', `--outputFile=${reportFile('vitest')}`],
  report: 'vitest',
};
/** Others with every commit, so that all come round; what changed is tried by `--changed`. @type {Step} */
const breaks = {
  name: 'breaks, a sample',
  program: node,
  args: ['scripts/breaks.ts', '--sample', '6'],
};
/** @type {Step} */
const browserTests = {
  name: 'browser',
  program: 'playwright',
  args: ['test', '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile('playwright') },
  report: 'playwright',
};

/** The route tree is committed and generated: the build must find nothing to change in it. */
async function buildSite() {
  const file = join(root, 'src', 'routeTree.gen.ts');
  const read = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const before = read();
  const built = await runStep(build);
  if (built.failed > 0 || read() === before) return [built];
  return [
    built,
    failure('route tree', 'src/routeTree.gen.ts was stale; it is new now: commit it.'),
  ];
}

/** The checks one after the other, beside the build and the samples: each leaves a part of a core free. */
async function runChecks() {
  const results = [];
  for (const check of checks) results.push(await runStep(check));
  return results;
}

/** The sample of breaks needs no build, but a core that is free: here the build's, once it is done. */
async function buildAndSample() {
  const results = await buildSite();
  return [...results, await runStep(breaks)];
}

const [built, checked, sampled] = await Promise.all([
  buildAndSample(),
  runChecks(),
  runStep(faults),
]);
const tested = await runStep(tests);
const inBrowser =
  browser === undefined
    ? failure('browser', 'No browser: install Chromium or Chrome, or set CHROMIUM_PATH.')
    : built[0]?.failed === 0
      ? await runStep(browserTests)
      : failure('browser', 'Not run: the build failed.');

const all = [...built, ...checked, sampled, tested, inBrowser, ...announceReplays()];
process.exitCode = tally(all, performance.now() - started) ? 0 : 1;
