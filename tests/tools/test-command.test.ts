import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allParts, LEFT, quickParts, WHOLE, type Parts } from '../../tools/test/parts.ts';
import { greenInWords, keepGreen, readGreen } from '../../tools/test/record.ts';

const namesIn = ({ checks, site, tests, faults, atlas, browser }: Parts): string[] =>
  [...checks, site, ...tests, ...faults, ...(atlas ? [atlas] : []), browser].map(
    ({ name }) => name,
  );

test('what npm test leaves out is named as npm run test:all names it, and nothing else is', () => {
  const quick = namesIn(quickParts());
  const left = namesIn(allParts(WHOLE)).filter((name) => !quick.includes(name));
  expect(LEFT.map(([part]) => part)).toEqual(left);
});

test('three shards check everything once, and mutate every chart once', () => {
  const shards = [1, 2, 3].map((index) => allParts({ index, count: 3 }));
  const inAll = (of: (parts: Parts) => readonly string[]): string[] =>
    shards.flatMap(of).toSorted();
  const whole = allParts(WHOLE);
  const checksIn = ({ checks }: Parts): string[] => checks.map(({ name }) => name);
  const flowsIn = ({ faults }: Parts): readonly string[] => faults[0]?.args.slice(1) ?? [];
  expect(inAll(checksIn)).toEqual(checksIn(whole).toSorted());
  expect(inAll(flowsIn)).toEqual(flowsIn(whole).toSorted());
});

describe('the record of what was green', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'green-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const part = (name: string, failed = 0) => ({
    name,
    passed: 1,
    failed,
    leftOut: 0,
    seconds: 1,
    wobbly: [],
  });
  const run = (shard: string, commit: string, ...results: ReturnType<typeof part>[]): void =>
    keepGreen(
      results,
      { shard, commit, at: '2026-11-26T14:05:00.000Z' },
      join(folder, 'green.json'),
    );
  const told = (name: string): string => greenInWords(readGreen(join(folder, 'green.json'))[name]);

  test('says when a part was last green, whatever failed since', () => {
    run('1/1', 'aaa', part('atlas'), part('browser', 2));
    run('1/1', 'bbb', part('atlas', 1));
    expect(told('atlas')).toBe('green at aaa on 2026-11-26 14:05 UTC');
    expect(told('browser')).toBe('never green here');
  });

  test('keeps the shards of a part apart, until all of it is green at once', () => {
    run('2/3', 'aaa', part('atlas'));
    run('1/3', 'bbb', part('atlas'));
    expect(told('atlas')).toBe(
      '1/3 green at bbb on 2026-11-26 14:05 UTC, 2/3 green at aaa on 2026-11-26 14:05 UTC',
    );
    run('1/1', 'ccc', part('atlas'));
    expect(told('atlas')).toBe('green at ccc on 2026-11-26 14:05 UTC');
  });
});
