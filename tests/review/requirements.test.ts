import { expect, test } from 'vitest';
import { proofCounts, requirementIndex } from '../../review/requirements/index.ts';

const index = await requirementIndex();
const { wording, tested, claimed, faults, proofs } = index;

test('every requirement that code, tests or faults name has a wording in docs/requirements.json', () => {
  const named = new Set([...tested.keys(), ...claimed.keys(), ...faults.keys()]);
  expect([...named].filter((id) => (wording[id] ?? '') === '')).toEqual([]);
});

test('an own decision is worded while something names it; the requirements of the product always', () => {
  const idle = (id: string): boolean => !tested.has(id) && !claimed.has(id);
  expect(Object.keys(wording).filter((id) => id.startsWith('NS-') && idle(id))).toEqual([]);
  expect(proofCounts(index).all).toBe(664);
});

test('ids have their form, wordings are short sentences, in order, no two the same', () => {
  const ids = Object.keys(wording);
  expect(ids.filter((id) => !/^[A-Z]{2,8}-\d{2,3}[a-z]?$/.test(id))).toEqual([]);
  expect(ids).toEqual(ids.toSorted());
  const words = Object.values(wording);
  expect(words.filter((one) => one.length > 120 || !/^\S.*[^\s.]\.$/.test(one))).toEqual([]);
  expect(new Set(words).size).toBe(words.length);
});

test('proven is what a noticed break holds, named what a test mentions, absent the rest', () => {
  for (const [id, proof] of proofs) {
    const ofRow = faults.get(id) ?? [];
    const noticed = ofRow.some(({ came }) => came === 'noticed');
    const named = tested.has(id) || ofRow.length > 0;
    expect([id, proof]).toEqual([id, noticed ? 'proven' : named ? 'named' : 'absent']);
  }
});
