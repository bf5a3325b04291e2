import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readOutcomes } from '../../tools/test/outcomes.ts';

/** The first words of the test command: a log may be cut before the place where a runner says it. */

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outcomes-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const written = async (report: object): Promise<string> => {
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(report));
  return file;
};

const attempt = (status: string, ...messages: string[]) => ({
  status,
  errors: messages.map((message) => ({ message })),
});
const spec = (title: string, status: string, ...results: ReturnType<typeof attempt>[]) => ({
  title,
  file: 'access/login.spec.ts',
  line: 26,
  tests: [{ projectName: 'phone', status, results }],
});

test('a browser test that stays red is named with each reason, wherever it is nested', async () => {
  const file = await written({
    errors: [{ message: 'fit.spec.ts does not load' }],
    stats: { expected: 1, flaky: 0, unexpected: 1, skipped: 2 },
    suites: [
      {
        title: 'access/login.spec.ts',
        specs: [spec('passes', 'expected', attempt('passed'))],
        suites: [
          {
            title: 'refusals',
            specs: [
              spec(
                'says so',
                'unexpected',
                attempt('failed', '\u001B[31mexpected a popup\u001B[39m'),
                attempt('timedOut', 'too slow'),
              ),
            ],
          },
        ],
      },
    ],
  });
  expect(readOutcomes('playwright', file)).toEqual({
    passed: 1,
    failed: 1,
    leftOut: 2,
    red: [
      'playwright\nfit.spec.ts does not load',
      'e2e/access/login.spec.ts:26 › [phone] says so\nexpected a popup\ntoo slow',
    ],
    wobbly: [],
  });
});

test('one that passes at a second try is wobbly, with the first line of why', async () => {
  const results = [attempt('failed', 'no header\nat line 3'), attempt('passed')];
  const file = await written({
    errors: [],
    stats: { expected: 3, flaky: 1, unexpected: 0, skipped: 0 },
    suites: [{ title: '', specs: [spec('is steady', 'flaky', ...results)] }],
  });
  expect(readOutcomes('playwright', file)).toEqual({
    passed: 4,
    failed: 0,
    leftOut: 0,
    red: [],
    wobbly: ['e2e/access/login.spec.ts:26 › [phone] is steady: no header'],
  });
});

test('unit tests are told apart in the same way', async () => {
  const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const file = await written({
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 5,
    testResults: [
      {
        name: join(process.cwd(), 'tests', 'unit.test.ts'),
        assertionResults: [
          test('well', 'passed'),
          test('red', 'failed', 'why'),
          test('wobbly', 'passed', 'once\nmore'),
        ],
      },
    ],
  });
  expect(readOutcomes('vitest', file)).toEqual({
    passed: 2,
    failed: 1,
    leftOut: 5,
    red: ['tests/unit.test.ts › red\nwhy'],
    wobbly: ['tests/unit.test.ts › wobbly: once'],
  });
});

test('a runner that wrote no report leaves nothing to name', () => {
  expect(readOutcomes('vitest', join(folder, 'none.json'))).toBeUndefined();
});
