import { expect, test, vi } from 'vitest';
import { sample } from '../../tools/wires/sample.ts';
import type { FileScore } from '../../tools/wires/scores.ts';
import { hashOf } from '../../tools/wires/scores.ts';

vi.setConfig({ testTimeout: 60_000 });

const SMALL = 'tests/wires/small/small.ts';
const JUDGES = ['tests/wires/small/small.test.ts'];
/** What came of the faults of the small file, in their order. */
const KNOWN = '00000000-000....';

const scored = (score: Partial<FileScore>) => ({
  [SMALL]: {
    source: hashOf([SMALL]),
    tests: '',
    by: JUDGES,
    byHashes: [''],
    verdicts: KNOWN,
    ...score,
  },
});
const sampled = (score: Partial<FileScore>): Promise<string[]> =>
  sample(Date.UTC(2026, 10, 22), scored(score), [SMALL]);

test('a file that is as it was measured passes', async () => {
  expect(await sampled({})).toEqual([]);
});

test('a fault that was noticed once, and is no longer, is named', async () => {
  const [summary, ...faults] = await sampled({ verdicts: KNOWN.replaceAll(/[-.]/g, '0') });
  expect(summary).toContain(`${SMALL} is under its score of 100.0 %`);
  expect(faults).toContain(`  ${SMALL}:11  ConditionalExpression: age >= 18 → true`);
});

test('a changed file may be as good as it was, and no worse', async () => {
  expect(await sampled({ source: 'of another day' })).toEqual([]);
  const better = { source: 'of another day', verdicts: '0'.repeat(KNOWN.length) };
  expect(await sampled(better)).not.toEqual([]);
});

test('what was never measured cannot be worse', async () => {
  expect(await sample(0, {}, [SMALL])).toEqual([]);
});
