import { expect, test } from 'vitest';
import { cut } from '../../../backend/platform/cut.ts';

const FAMILY = '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}';
const ALI = '\u0639\u0644\u064a';

test.each([
  ['', 3, ''],
  ['Oulu', 4, 'Oulu'],
  ['Oulu', 3, 'Oul'],
  [ALI, 2, '\u0639\u0644'],
  ['\u{1f469}', 1, ''],
  ['a\u{1f469}', 2, 'a'],
  [`a${FAMILY}`, FAMILY.length, 'a'],
  [`${FAMILY}b`, FAMILY.length, FAMILY],
  ['Zoe\u0308', 3, 'Zo'],
  ['\u{1f1eb}\u{1f1ee}\u{1f1f8}\u{1f1ea}', 6, '\u{1f1eb}\u{1f1ee}'],
])('%j, at most %i: %j', (text, most, kept) => {
  expect(cut(text, most)).toBe(kept);
});
