import { describe, expect, test } from 'vitest';
import { readFaults } from '../../review/requirements/fault.ts';
import { problemOf, twiceProven } from '../../review/requirements/check.ts';
import { broken, listedFaults, type Entry } from '../../review/requirements/entries.ts';
import { verdictsOf } from '../../review/requirements/fault-verdict.ts';
import type { Ran, Run } from '../../review/requirements/lane.ts';

const entry: Entry = {
  rows: ['LOC-03'],
  fault: 'of a sample',
  file: 'machines/operations.ts',
  find: 'const TOO_MANY_REQUESTS = 429;',
  put: 'const TOO_MANY_REQUESTS = 428;',
  test: 'tests/zones/faults.test.ts',
  named: 'short',
  list: 'content',
  fingerprint: 'of a sample',
};
const known = new Set(['LOC-03']);

describe('before a break is run', () => {
  test('one that stands, and parses, is fit', () => {
    expect(problemOf(entry, known)).toBeUndefined();
  });
  test.each([
    [{ find: 'const TOO_MANY_REQUESTS = 427;' }, 'stands 0 times'],
    [{ find: 'const ' }, /stands \d+ times/],
    [{ file: 'src/locale/none.ts' }, 'no such file'],
    [{ test: 'tests/ui/none.test.ts' }, 'no test file'],
    [{ test: 'tests/ui/locale.test.ts' }, 'has no test that is called so: short'],
    [{ put: 'const TOO_MANY_REQUESTS = ;' }, 'does not compile'],
    [{ put: 'const TOO_MANY_REQUESTS = 429;' }, 'changes nothing'],
    [{ rows: ['unheard of'] }, 'unheard of is no requirement'],
    [
      { file: 'src/texts/access/en.json', find: '"login.title":', put: '"login.title"' },
      'does not compile',
    ],
  ])('%j is told apart', (change, why) => {
    expect(problemOf({ ...entry, ...change }, known)).toMatch(why);
  });
  test('what is put in stands as it is written', () => {
    expect(broken({ ...entry, find: 'a', put: '$& $1' }, 'bab')).toBe('b$& $1b');
  });
  test('what is replaced is found however it is broken into lines', () => {
    const formatted = 'const  TOO_MANY_REQUESTS =\n  429;';
    expect(broken(entry, formatted)).toBe('const TOO_MANY_REQUESTS = 428;');
  });
  test('two of one requirement are one too many', () => {
    expect(twiceProven([entry, { ...entry, rows: ['LOC-02'] }])).toEqual([]);
    expect(twiceProven([entry, { ...entry, rows: ['LOC-02', 'LOC-03'] }])).toEqual(['LOC-03']);
  });
});

const ran = (failure?: string, name = 'a short test'): Ran => ({
  name,
  fullName: `of > ${name}`,
  failure,
});
const green: Run = { tests: [ran()], outside: [], applied: 0 };
const red: Run = { tests: [ran('expected 1 to be 2')], outside: [], applied: 1 };

/** The words about the entry, after a run without and one with the break. */
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
  await verdictsOf(lane, entry.test, [entry], (_, verdict) => {
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

describe('a list', () => {
  const { rows, fault, file, find, put, test: tests, named } = entry;
  const head = `LOC-03 in ${file}: ${fault}`;
  test('is read block by block', () => {
    const list = [
      `${head}\n- ${find}\n+ ${put}\n? ${tests}: ${named}`,
      `DESIGN in ${file}: ${fault}\n- ${find}\n+\n? ${tests}: ${named}`,
      `LOC-02, LOC-04 in ${file}\n= the compiler`,
    ].join('\n\n');
    const one = { rows, fault, file, find, put, test: tests, named };
    expect(readFaults(`${list}\n`)).toEqual([
      one,
      { ...one, rows: [], put: '' },
      { rows: ['LOC-02', 'LOC-04'], constant: file, heldBy: 'the compiler' },
    ]);
  });
  test.each([head, `${head}\n- ${find}\n? ${tests}: ${named}`, `LOC-03\n= the compiler`])(
    'with a block of another form is refused: %j',
    (block) => {
      expect(() => readFaults(block)).toThrow('This is no break');
    },
  );
  test('tells every break from every other', () => {
    const { entries } = listedFaults();
    expect(entries.length).toBeGreaterThan(0);
    expect(new Set(entries.map(({ fingerprint }) => fingerprint)).size).toBe(entries.length);
  });
});
