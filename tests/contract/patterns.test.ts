import formats from 'ajv-formats';
import { analyse } from 'scslre';
import { describe, expect, it } from 'vitest';
import { contract } from './bundle.ts';

/** The values of a keyword anywhere in the contract, each once. */
function valuesOf(keyword: string): readonly string[] {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === keyword && typeof value === 'string') found.add(value);
      else visit(value);
    }
  };
  visit(contract);
  return [...found].toSorted();
}

/** Parts of a pattern that take the square of a text's length, or more: read from the pattern, not timed. */
const slowParts = (pattern: RegExp): readonly string[] =>
  analyse(pattern).reports.map(({ type, character }) => `${type} by ${character.pick}`);

describe('a request that is far too long is judged at once', () => {
  it.each(valuesOf('pattern'))('by %s', (pattern) => {
    expect(slowParts(new RegExp(pattern, 'u'))).toEqual([]);
  });

  it('by what an e-mail address is to ajv', () => {
    expect(slowParts(formats.default.get('email') as RegExp)).toEqual([]);
  });

  it.each(['^(a+)+$', '^[a-z]*[a-z0-9]*$', '[ ]+$', '^.*,.*,.*$'])(
    'which %s would not be',
    (pattern) => {
      expect(slowParts(new RegExp(pattern, 'u'))).not.toEqual([]);
    },
  );
});
