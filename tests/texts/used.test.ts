import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operations } from '../../openapi/operations.gen.ts';
import { sourceTexts } from '../../src/texts/sources.ts';

const root = join(import.meta.dirname, '..', '..');
const ids = Object.keys(sourceTexts('en'));
const filesOf = (zone: string) => globSync(`${zone}/**/*.{ts,tsx}`, { cwd: root });
const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** Every literal of a file, in whichever quotes; `<T id="…" />` has double ones. */
const literalsIn = (path: string): string[] =>
  [...read(path).matchAll(/'([\w.]+)'|"([\w.]+)"/g)].map(([, one, other]) => one ?? other ?? '');

describe('TEXT-01: the texts', () => {
  it('are all used: none is translated for nobody', () => {
    const used = new Set(filesOf('src').flatMap(literalsIn));
    expect(ids.filter((id) => !used.has(id))).toEqual([]);
  });

  it('are named by no platform: a code has its words in a record of its flow', () => {
    const codes = new Set(
      Object.values(operations).flatMap(({ refusals }): string[] => [...refusals]),
    );
    expect(codes.size).toBeGreaterThan(10);
    expect(ids.filter((id) => codes.has(id))).toEqual([]);
  });

  it.each(filesOf('machines'))('are unknown to charts: %s', (path) => {
    expect(literalsIn(path).filter((literal) => ids.includes(literal))).toEqual([]);
  });

  it('are put together nowhere', () => {
    const made = filesOf('src').flatMap((path) =>
      [...read(path).matchAll(/\bt\(\s*`|isTextId\(/g)].map(([call]) => `${path}: ${call}`),
    );
    // What stands in for texts that have not come asks whether they have.
    expect(made.toSorted()).toEqual([
      'src/shell/crash.tsx: isTextId(',
      'src/texts/index.ts: isTextId(',
    ]);
  });
});
