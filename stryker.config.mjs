// Stock StrykerJS for the wiring, the code between charts and players, by hand: npm run mutate:wiring -- <file>

/** What stands behind `--mutate`: files, each of which may name a range of lines. */
const asked = process.argv[process.argv.indexOf('--mutate') + 1] ?? '';
const files = asked.split(',').map((one) => one.replace(/:\d.*$/, ''));

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  // Its runner for Vitest runs no test for a mutant, and reports that it survived.
  testRunner: 'command',
  commandRunner: {
    command: `vitest related ${files.join(' ')} --run --bail 1 --exclude "**/*.replay.test.tsx"`,
  },
  coverageAnalysis: 'off',
  // It would call an interface of TypeScript that is there no more.
  tsconfigFile: 'none',
  checkers: [],
  disableTypeChecks: false,
  ignorePatterns: ['.cache', '.data', 'dist', 'test-results', 'playwright-report'],
  tempDirName: '.cache/stryker',
  reporters: ['progress', 'clear-text'],
  clearTextReporter: { reportTests: false },
};
