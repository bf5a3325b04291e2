import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { requirementIndex } from '../../scripts/lib/requirement-index.ts';

const file = join(import.meta.dirname, '..', '..', 'docs', 'requirements.json');
const wording = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
const { tested, claimed } = await requirementIndex();

test('every requirement that code or tests name has a wording in docs/requirements.json', () => {
  const missing = [...new Set([...tested.keys(), ...claimed.keys()])].filter(
    (id) => (wording[id] ?? '') === '',
  );
  expect(missing).toEqual([]);
});

test('no wording is left over', () => {
  expect(Object.keys(wording).filter((id) => !tested.has(id) && !claimed.has(id))).toEqual([]);
});

test('wordings are short, and in order', () => {
  expect(Object.keys(wording)).toEqual(Object.keys(wording).toSorted());
  expect(Object.values(wording).filter((words) => words.length > 120)).toEqual([]);
});
