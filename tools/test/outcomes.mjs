import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../lib/setup.mjs';

/**
 * A test that failed at least once: `red` if at the last try, too.
 * @typedef {{ title: string, red: boolean, messages: string[] }} Troubled
 * @typedef {{ status: string, errors: { message?: string }[] }} Try
 * @typedef {{ file: string, line: number, title: string, tests: { projectName: string, status: string, results: Try[] }[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ errors: { message?: string }[], suites: Suite[] }} PlaywrightReport
 * @typedef {{ testResults: { name: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} VitestReport
 */

/** @type {(report: VitestReport) => Troubled[]} */
const ofVitest = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(({ fullName, status, failureMessages }) => ({
        title: `${relative(root, name)} › ${fullName}`,
        red: status === 'failed',
        messages: failureMessages,
      })),
  );

/** @type {(suite: Suite) => Spec[]} */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** @type {(errors: readonly { message?: string }[]) => string[]} */
const messagesOf = (errors) => errors.flatMap(({ message }) => message ?? []);

/** @type {(report: PlaywrightReport) => Troubled[]} */
const ofPlaywright = ({ errors, suites }) => [
  // What happened outside of any test, such as a spec that does not load.
  ...messagesOf(errors).map((message) => ({ title: 'playwright', red: true, messages: [message] })),
  ...suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }) => ({
        title: `e2e/${file}:${line} › [${projectName}] ${title}`,
        red: status === 'unexpected',
        messages: results.flatMap((one) => messagesOf(one.errors)),
      })),
  ),
];

/**
 * What a runner's report says of tests that failed: those that are red with all their reasons, and those
 * that passed at a second try (wobbly) with the first line of why.
 * @type {(runner: 'vitest' | 'playwright', file: string) => { red: string[], wobbly: string[] }}
 */
export function readOutcomes(runner, file) {
  if (!existsSync(file)) return { red: [], wobbly: [] };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const troubled = (runner === 'vitest' ? ofVitest(report) : ofPlaywright(report)).map((one) => ({
    ...one,
    messages: one.messages.map((message) => stripVTControlCharacters(message)),
  }));
  return {
    red: troubled.filter(({ red }) => red).map((one) => [one.title, ...one.messages].join('\n')),
    wobbly: troubled
      .filter(({ red }) => !red)
      .map(({ title, messages }) => `${title}: ${messages[0]?.split('\n')[0] ?? ''}`),
  };
}
