import { beforeEach, expect, test } from 'vitest';
import { announceOnce } from '../../src/banking/deposit/announced.ts';

beforeEach(() => {
  sessionStorage.clear();
});

test('a deposit is announced once, and twenty are remembered [DEP-22]', () => {
  expect(announceOnce('dep_0')).toBe(true);
  expect(announceOnce('dep_0')).toBe(false);
  for (let at = 1; at <= 19; at += 1) expect(announceOnce(`dep_${at}`)).toBe(true);
  expect(announceOnce('dep_0')).toBe(false);
  expect(announceOnce('dep_20')).toBe(true);
  expect(announceOnce('dep_0')).toBe(true);
});
