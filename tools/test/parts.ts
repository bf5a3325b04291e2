import { FLOWS } from '../../machines/registry.ts';
import { pinnedNode } from '../lib/setup.mjs';
import { reportFile, type Step } from './steps.ts';

/** The parts of a test command, in the order in which they run. */
export interface Parts {
  /** Each leaves a part of a core free: they run one after the other, beside the build. */
  readonly checks: readonly Step[];
  readonly site: Step;
  /** One after the other. */
  readonly tests: readonly Step[];
  /** Steps that put faults into the code. */
  readonly faults: readonly Step[];
  /** Shows what the parts before it found; the replays in the browser are added when they are over. */
  readonly atlas?: Step;
  /** Last, and after the atlas, which it visits. */
  readonly browser: Step;
}

/** One of several machines that share the work, counted from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

export const WHOLE: Shard = { index: 1, count: 1 };

export const shardInWords = ({ index, count }: Shard): string => `${index}/${count}`;

/** Every n-th item, so that the shards are of equal size. */
const shareOf = <T>(all: readonly T[], { index, count }: Shard): T[] =>
  all.filter((_, at) => at % count === index - 1);

const node = (name: string, ...args: readonly string[]): Step => ({
  name,
  program: pinnedNode(),
  args,
});

const checks: readonly Step[] = [
  { name: 'lint', program: 'oxlint', args: [] },
  { name: 'types', program: 'tsc', args: [] },
  { name: 'format', program: 'oxfmt', args: ['--check', '.'] },
  node('zones', 'scripts/zones.ts'),
  node('contract', 'tools/codegen/generate.mjs', '--check'),
  node('approvals', 'scripts/atlas-check.ts'),
  { name: 'unused', program: 'knip', args: ['--no-progress', '--no-config-hints'] },
  {
    name: 'only for tests',
    program: 'knip',
    args: ['--config=knip.shipped.json', '--production', '--no-progress', '--no-config-hints'],
  },
  node('faults apply', 'scripts/faults.ts', '--check'),
];

const site = node('site', 'scripts/build.ts');

const vitest = (name: string, ...args: readonly string[]): Step => {
  const file = reportFile(name);
  return {
    name,
    program: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile=${file}`, ...args],
    report: { runner: 'vitest', file },
  };
};

const playwright = (name: string, ...args: readonly string[]): Step => {
  const file = reportFile(name);
  return {
    name,
    program: 'playwright',
    args: ['test', '--reporter=list,json', ...args],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    report: { runner: 'playwright', file },
  };
};

/** All unit, view and backend tests run but those that are tagged as long, and the files that are named so. */
const NOT_LONG = ['--tagsFilter', '!long', '--exclude', '**/*.long.test.*'];
/** What another part tries whole is not sampled beside it. */
const NO_SAMPLES = ['--tagsFilter', '!sample'];
/** In the browser only tests with that tag run, so that further tests make nobody wait. */
const MAIN = ['--grep', '@main'];

/** The parts of `npm test`. */
export const quickParts = (): Parts => ({
  checks,
  site,
  tests: [
    vitest('unit', ...NOT_LONG, '--project=node'),
    vitest('view', ...NOT_LONG, '--project=jsdom'),
    vitest('backend', ...NOT_LONG, '--project=backend'),
  ],
  faults: [],
  browser: playwright('browser', ...MAIN),
});

/** The halves run side by side, since one alone waits half the time: for a database, or for a page. */
const HALVES = [1, 2];
const halfName = (half: number): string => `faults of requirements ${half}/${HALVES.length}`;

const faultsOfRequirements = ({ index, count }: Shard): readonly Step[] =>
  HALVES.map((half) => {
    const own = { index: (index - 1) * HALVES.length + half, count: count * HALVES.length };
    const shardOfOwn = `--shard=${shardInWords(own)}`;
    return node(halfName(half), 'scripts/faults.ts', '--requirements', shardOfOwn);
  });

/** The parts of `npm run test:all`, or of one of several machines that share it. */
export function allParts(shard: Shard): Parts {
  const own = `--shard=${shardInWords(shard)}`;
  const flows = shareOf(
    FLOWS.map(({ id }) => id),
    shard,
  );
  return {
    checks: shareOf(checks, shard),
    site,
    tests: [vitest('all unit, view, backend', ...NO_SAMPLES, own)],
    faults: [
      node('faults in charts', 'scripts/mutate.ts', ...flows),
      ...faultsOfRequirements(shard),
    ],
    atlas: node('atlas', 'scripts/atlas.ts'),
    browser: playwright('all in the browser', own),
  };
}

/** The parts that `npm test` leaves to `npm run test:all`, by name. */
export const LEFT: readonly (readonly [part: string, holds: string])[] = [
  [
    'all unit, view, backend',
    'every path in the view, and the tests that are tagged or named long',
  ],
  ['faults in charts', 'npm run mutate'],
  ...HALVES.map((half) => [halfName(half), 'npm run faults'] as const),
  ['atlas', 'its build'],
  ['all in the browser', 'every path, the atlas, and the tests that are not tagged @main'],
];
