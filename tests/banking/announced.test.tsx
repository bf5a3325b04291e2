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

test('what is remembered stays in the tab, under its name [DEP-22]', () => {
  sessionStorage.setItem('announcedDeposits', 'dep_1 dep_2');
  expect(announceOnce('dep_2')).toBe(false);
  expect(announceOnce('dep_3')).toBe(true);
  expect(sessionStorage.getItem('announcedDeposits')).toBe('dep_1 dep_2 dep_3');
  sessionStorage.clear();
  expect(announceOnce('dep_3')).toBe(true);
  expect(sessionStorage.getItem('announcedDeposits')).toBe('dep_3');
});
