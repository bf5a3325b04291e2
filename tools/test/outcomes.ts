import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../lib/setup.mjs';

export type Runner = 'vitest' | 'playwright';

/** How the tests of a run ended. */
export interface Outcomes {
  readonly passed: number;
  readonly failed: number;
  /** Tests that did not run, in files that did. */
  readonly leftOut: number;
  /** Those that failed at every try, each with all its reasons. */
  readonly red: readonly string[];
  /** Those that passed at a second try, each with the first line of the reason. */
  readonly wobbly: readonly string[];
}

/** A test that failed at least once: `red` if at the last try, too. */
interface Troubled {
  readonly title: string;
  readonly red: boolean;
  readonly messages: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface Thrown {
  readonly message?: string;
}

interface Spec {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly tests: readonly {
    readonly projectName: string;
    readonly status: string;
    readonly results: readonly { readonly errors: readonly Thrown[] }[];
  }[];
}

interface Suite {
  readonly title: string;
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}

interface PlaywrightReport {
  readonly errors: readonly Thrown[];
  readonly stats: Readonly<Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>>;
  readonly suites: readonly Suite[];
}

type Read = Pick<Outcomes, 'passed' | 'failed' | 'leftOut'> & {
  readonly troubled: readonly Troubled[];
};

const ofVitest = (report: VitestReport): Read => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  leftOut: report.numPendingTests,
  troubled: report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(({ fullName, status, failureMessages }) => ({
        title: `${relative(root, name)} › ${fullName}`,
        red: status === 'failed',
        messages: failureMessages,
      })),
  ),
});

const specsOf = ({ specs = [], suites = [] }: Suite): readonly Spec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const messagesOf = (errors: readonly Thrown[]): string[] =>
  errors.flatMap(({ message }) => message ?? []);

const ofPlaywright = ({ errors, stats, suites }: PlaywrightReport): Read => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  leftOut: stats.skipped,
  troubled: [
    // Errors outside of any test, such as a spec that does not load.
    ...messagesOf(errors).map((message) => ({
      title: 'playwright',
      red: true,
      messages: [message],
    })),
    ...suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, status, results }) => ({
          title: `e2e/${file}:${line} › [${projectName}] ${title}`,
          red: status === 'unexpected',
          messages: results.flatMap((one) => messagesOf(one.errors)),
        })),
    ),
  ],
});

/** Reads the JSON report of a test runner; undefined when the runner wrote none. */
export function readOutcomes(runner: Runner, file: string): Outcomes | undefined {
  if (!existsSync(file)) return undefined;
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const { troubled, ...counts } =
    runner === 'vitest'
      ? ofVitest(report as VitestReport)
      : ofPlaywright(report as PlaywrightReport);
  const told = troubled.map((one) => ({
    ...one,
    messages: one.messages.map((message) => stripVTControlCharacters(message)),
  }));
  return {
    ...counts,
    red: told.filter(({ red }) => red).map((one) => [one.title, ...one.messages].join('\n')),
    wobbly: told
      .filter(({ red }) => !red)
      .map(({ title, messages }) => `${title}: ${messages[0]?.split('\n')[0] ?? ''}`),
  };
}
