import { expect, test } from 'vitest';
import { pathInWords } from '../../atlas/build/path-words.ts';
import type { AtlasPath } from '../../atlas/data.ts';
import { titlesOf } from '../../atlas/site/path-titles.ts';
import { FLOWS } from '../../machines/registry.ts';
import { readPaths } from '../../replay/fixtures.ts';

const path = (
  id: string,
  screens: readonly string[],
  part: Partial<AtlasPath> = {},
): AtlasPath => ({
  id,
  input: 'typical',
  policy: undefined,
  steps: screens.map((screen, index) => ({
    words: `goes on ${index}`,
    screen,
    states: [],
    transitions: [],
    facts: [],
    calls: [],
    told: [],
  })),
  ...part,
});

test('a title names how a path starts, the rarest screens on it, and its end', () => {
  const titles = titlesOf([
    path('1', ['off', 'onTop', 'busy', 'lost', 'busy', 'done']),
    path('2', ['off', 'busy', 'onTop', 'busy', 'found', 'done'], {
      input: 'comesBack',
      policy: 'SE',
    }),
    path('3', ['off', 'busy', 'done'], { policy: 'default' }),
    path('4', ['off']),
  ]);
  expect([...titles.values()]).toEqual([
    'Off → on top → … → lost → done',
    'Comes back under SE: off → … → on top → found → done',
    'Off → busy → done',
    'Off',
  ]);
});

test('the titles of a flow differ, and can be scanned', () => {
  for (const flow of FLOWS) {
    const paths = readPaths(flow.id).map((one) => pathInWords(flow, one));
    const titles = [...titlesOf(paths).values()];
    expect(new Set(titles).size, flow.id).toBe(paths.length);
    for (const title of titles) expect(title.length, title).toBeLessThanOrEqual(140);
  }
});
