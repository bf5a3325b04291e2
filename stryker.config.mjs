// Stock StrykerJS for the wiring, the code between charts and players, by hand: npm run mutate:wiring -- <file>

/** What stands behind `--mutate`: files, each of which may name a range of lines. */
const asked = process.argv[process.argv.indexOf('--mutate') + 1] ?? '';
const files = asked.split(',').map((one) => one.replace(/:\d.*$/, ''));

/** Tests in a DOM take ten times as long: they judge when they are named, as in TESTS=tests/api npm run … */
const tests = process.env['TESTS'];
const command =
  tests === undefined
    ? `vitest related ${files.join(' ')} --run --bail 1 --project node --project backend`
    : `vitest run ${tests} --bail 1`;

export default {
  // The runner that Stryker takes by itself: its one for Vitest runs no test for a mutant, and reports that it survived.
  commandRunner: { command },
  coverageAnalysis: 'off',
  dryRunTimeoutMinutes: 30,
  // A busy machine is no endless loop.
  timeoutMS: 120_000,
  // It would call an interface of TypeScript that is there no more.
  tsconfigFile: 'none',
  checkers: [],
  disableTypeChecks: false,
  ignorePatterns: ['.cache', '.data', 'dist', 'test-results', 'playwright-report'],
  tempDirName: '.cache/stryker',
  cleanTempDir: 'always',
  reporters: ['progress', 'clear-text'],
  clearTextReporter: { reportTests: false },
};
