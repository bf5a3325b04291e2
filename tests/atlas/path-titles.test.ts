import { expect, test } from 'vitest';
import { pathInWords } from '../../review/charts/describe.ts';
import type { AtlasPath } from '../../atlas/data.ts';
import { titlesOf } from '../../atlas/site/path-titles.ts';
import { FLOWS } from '../../machines/registry.ts';
import { readPaths } from '../../review/paths/fixtures.ts';

/** @param happened the happening, and the screen that it leads to */
const path = (
  id: string,
  happened: readonly (readonly [words: string, screen: string])[],
  part: Partial<AtlasPath> = {},
): AtlasPath => ({
  id,
  input: 'typical',
  policy: undefined,
  steps: [['starts', 'cashier'] as const, ...happened].map(([words, screen]) => ({
    words,
    screen,
    states: [],
    transitions: [],
    facts: [],
    calls: [],
    told: [],
  })),
  ...part,
});
const submits = ['submits the amount', 'waiting'] as const;
const declines = ['the bank declines', 'declined'] as const;
const again = ['the player tries again', 'cashier'] as const;
const paid = ['the bank pays', 'succeeded'] as const;

test('a title tells what happens on this path alone, in its order, and where it ends', () => {
  const titles = titlesOf([
    path('1', [submits, declines, again, submits, paid]),
    path('2', [submits, paid]),
    path('3', [submits, ['the bank is silent', 'waiting'], ['8 s pass', 'slow']], {
      input: 'comesBack',
      policy: 'SE',
    }),
    path('4', [], { policy: 'default' }),
  ]);
  expect([...titles.values()]).toEqual([
    'The bank declines, then the player tries again, then the bank pays → succeeded',
    'Submits the amount, then the bank pays → succeeded',
    'Comes back under SE: submits the amount, then the bank is silent, then 8 s pass → slow',
    'Starts → cashier',
  ]);
});

test('what every path has gives way to what one alone has', () => {
  const many = Array.from({ length: 4 }, (_, index) =>
    path(`${index}`, [submits, again, submits, paid, [`the answer is ${index}`, 'done']]),
  );
  const rare = path('rare', [
    submits,
    again,
    declines,
    paid,
    ['the rest is long '.repeat(5), 'end'],
  ]);
  const titles = titlesOf([...many, rare]);
  expect(titles.get('2')).toContain('the answer is 2');
  expect(titles.get('rare')).toBe('The bank declines; ends at end');
});

test('an arrow stands only before what follows at once, never before an end that other steps lead to', () => {
  const asked = ['the check answers DOCUMENTS', 'documents'] as const;
  const titles = titlesOf([
    path('elsewhere', [asked, again, submits, again]),
    path('there', [again, submits, again, declines]),
    path('beside', [submits, again, submits, again]),
  ]);
  expect(titles.get('elsewhere')).toMatch(/^The check answers DOCUMENTS, .*; ends at cashier$/);
  expect(titles.get('there')).toMatch(/the bank declines → declined$/);
  for (const flow of FLOWS) {
    const paths = readPaths(flow.id).map((one) => pathInWords(flow, one));
    const named = titlesOf(paths);
    for (const { id, steps } of paths) {
      const title = named.get(id) ?? '';
      // The title of a path without a step tells how it starts.
      const last = steps.length === 1 ? 'starts' : (steps.at(-1)?.words ?? '');
      expect(title.includes(' → '), `${flow.id}: ${title}`).toBe(
        title.toLowerCase().includes(`${last} → `.toLowerCase()),
      );
    }
  }
});

test('paths of the same steps are still told apart', () => {
  const titles = [...titlesOf([path('a', [submits]), path('b', [submits])]).values()];
  expect(titles).toEqual(['Submits the amount → waiting', 'Submits the amount → waiting (b)']);
});

test('the titles of a flow differ, and can be scanned', () => {
  for (const flow of FLOWS) {
    const paths = readPaths(flow.id).map((one) => pathInWords(flow, one));
    const titles = [...titlesOf(paths).values()];
    expect(new Set(titles).size, flow.id).toBe(paths.length);
    for (const title of titles) {
      expect(title.length, title).toBeLessThanOrEqual(150);
      expect(title, 'no path needs its id to be told apart').not.toContain('#');
    }
  }
});
