import { describe, expect, test } from 'vitest';
import { misfitOf } from '../../replay/requirements/check.ts';
import { broken, contentOf, listedBreaks, type Entry } from '../../replay/requirements/entries.ts';
import { judgeFile } from '../../replay/requirements/judge.ts';
import type { Ran, Run } from '../../replay/requirements/lane.ts';

const entry: Entry = {
  rows: ['LOC-03'],
  fault: 'of a sample',
  file: 'machines/operations.ts',
  before: 'const TOO_MANY_REQUESTS = 429;',
  after: 'const TOO_MANY_REQUESTS = 428;',
  test: 'tests/ui/locale.test.ts',
  named: 'short',
  area: 'ui',
  fingerprint: 'of a sample',
};
const known = new Set(['LOC-03']);

describe('before a break is run', () => {
  test('one that stands, and parses, is fit', () => {
    expect(misfitOf(entry, known)).toBeUndefined();
  });
  test.each([
    [{ before: 'const TOO_MANY_REQUESTS = 427;' }, 'stands 0 times'],
    [{ before: 'const ' }, /stands \d+ times/],
    [{ before: '' }, 'stands 0 times'],
    [{ file: 'src/locale/none.ts' }, 'no such file'],
    [{ test: 'tests/ui/none.test.ts' }, 'no test file'],
    [{ after: 'const TOO_MANY_REQUESTS = ;' }, 'does not compile'],
    [{ after: 'const TOO_MANY_REQUESTS = 429;' }, 'changes nothing'],
    [{ rows: ['unheard of'] }, 'unheard of is no requirement'],
    [
      { file: 'src/texts/access/en.json', before: '"login.title":', after: '"login.title"' },
      'does not compile',
    ],
  ])('%j is told apart', (change, why) => {
    expect(misfitOf({ ...entry, ...change }, known)).toMatch(why);
  });
  test('what is put in stands as it is written', () => {
    expect(broken({ ...entry, before: 'a', after: '$& $1' }, 'bab')).toBe('b$& $1b');
  });
});

const ran = (failure?: string, name = 'a short test'): Ran => ({
  name,
  fullName: `of > ${name}`,
  failure,
});
const green: Run = { tests: [ran()], outside: [], applied: 0 };
const red: Run = { tests: [ran('expected 1 to be 2')], outside: [], applied: 1 };

/** What is said of the entry, after a run without and one with the break. */
async function said(...runs: readonly (Run | Error)[]): Promise<string> {
  const left = [...runs];
  const lane = {
    run: () => {
      const next = left.shift();
      return next instanceof Error || next === undefined
        ? Promise.reject(next ?? new Error('ran once more'))
        : Promise.resolve(next);
    },
  };
  let words = '';
  await judgeFile(lane, entry.test, [entry], (_, verdict) => {
    words = `${verdict.noticed ? '' : 'FAILED '}${verdict.words}`;
  });
  return words;
}

describe('a break', () => {
  test('is noticed when its test is green without and red with it', async () => {
    expect(await said(green, red)).toBe('noticed');
  });
  test.each<[string, readonly (Run | Error)[], string]>([
    ['stays green', [green, { ...green, applied: 1 }], 'not noticed'],
    ['was never loaded', [green, { ...red, applied: 0 }], 'never loaded'],
    [
      'does not load',
      [green, { tests: [], outside: ['x is not defined'], applied: 1 }],
      'does not come to run: x is not',
    ],
    ['does not end', [green, new Error('did not end within 120 s')], 'did not end'],
    ['has a test that is red anyway', [red], 'red without the break'],
    [
      'has a test file that is red anyway',
      [{ tests: [], outside: ['no'], applied: 0 }],
      'red without',
    ],
    ['has no test', [{ ...green, tests: [] }], 'no such test runs'],
    ['has two tests', [{ ...green, tests: [ran(), ran(undefined, 'too short')] }], '2 tests have'],
  ])('that %s proves nothing', async (_, runs, words) => {
    const verdict = await said(...runs);
    expect(verdict).toContain(`FAILED`);
    expect(verdict).toContain(words);
  });
  test('is judged by its own test alone', async () => {
    const both = [ran('expected 1 to be 2', 'another'), ran()];
    expect(await said(green, { ...red, tests: both })).toBe('FAILED not noticed');
  });
  test('is run by its exact name, where one has it', async () => {
    const tests = [ran(undefined, 'short'), ran()];
    const noticed = { ...red, tests: [ran('expected 1 to be 2', 'short')] };
    expect(await said({ ...green, tests }, noticed)).toBe('noticed');
  });
});

test('a fingerprint is of the break, the code and the test', async () => {
  const { entries } = await listedBreaks();
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.filter(({ fingerprint }) => !/^[0-9a-f]{12}$/.test(fingerprint))).toEqual([]);
  expect(new Set(entries.map(({ fingerprint }) => fingerprint)).size).toBe(entries.length);
  expect(entries.filter(({ file }) => contentOf(file) === undefined)).toEqual([]);
});
