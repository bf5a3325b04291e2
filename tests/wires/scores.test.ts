import { expect, test } from 'vitest';
import { wireFiles } from '../../tools/wires/files.ts';
import {
  countsOf,
  hashOf,
  isNoticedStill,
  noticerOf,
  scoreOf,
  type Verdict,
} from '../../tools/wires/scores.ts';
import { wrongReasons } from '../../tools/wires/survivors.ts';

const FILE = 'src/money/parse.ts';
const SOURCE = hashOf([FILE]);
const A = 'tests/ui/money.test.ts';
const B = 'tests/ui/fields.test.tsx';

test('a score tells which test noticed which fault, and what came through', () => {
  const verdicts: Verdict[] = [{ by: A }, 'survived', { by: B }, 'unreached', { by: A }];
  const score = scoreOf(SOURCE, [A, B], verdicts);
  expect(score.verdicts).toBe('0-1.0');
  expect(verdicts.map((_, nth) => noticerOf(score, nth))).toEqual([A, undefined, B, undefined, A]);
  expect(countsOf(score)).toEqual({ noticed: 3, all: 5 });
});

test('a score knows its file and the tests of it, in whatever order', () => {
  const score = scoreOf(SOURCE, [A, B], []);
  expect(scoreOf(SOURCE, [B, A], [])).toEqual(score);
  expect(scoreOf(SOURCE, [A], []).tests).not.toBe(score.tests);
  expect(score.source).toBe(SOURCE);
});

test('what a test noticed is judged again once that test was edited, and what came through always is', () => {
  const score = scoreOf(SOURCE, [A, B], [{ by: A }, 'survived', { by: B }, 'unreached']);
  const edited = { ...score, byHashes: [score.byHashes[0] ?? '', 'of another day'] };
  expect([0, 1, 2, 3].map((nth) => isNoticedStill(edited, nth))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('a reason for a fault that is noticed, or gone, is wrong', () => {
  const reasons = { 'still there': 'nothing differs', noticed: 'nothing differs' };
  expect(wrongReasons(FILE, ['still there', 'not explained'], reasons)).toEqual([
    `explained, but noticed or gone: ${FILE}: noticed`,
  ]);
});

test('what touches tokens, money or safety has the higher aim, and tables are left alone', () => {
  const aims = new Map(wireFiles().map(({ file, aim }) => [file, aim]));
  expect(aims.get('src/api/token-store.ts')).toBe(0.95);
  expect(aims.get('src/app/idle.ts')).toBe(0.95);
  expect(aims.get('backend/banking/ledger.ts')).toBe(0.95);
  expect(aims.get('src/texts/load.ts')).toBe(0.85);
  expect(aims.has('src/locale/countries.data.ts')).toBe(false);
  expect(wireFiles('src/money').every(({ file }) => file.startsWith('src/money/'))).toBe(true);
  expect(wireFiles('src/mon')).toEqual([]);
});
