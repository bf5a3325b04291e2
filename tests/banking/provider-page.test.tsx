import { beforeEach, expect, test } from 'vitest';
import { announceOnce } from '../../src/banking/deposit/announced.ts';
import { providerPath } from '../../src/banking/deposit/provider-page.ts';

beforeEach(() => {
  sessionStorage.clear();
});

test.each([
  ['/payment-provider/cashier/pay_1?x=1#y', '/payment-provider/cashier/pay_1?x=1#y'],
  [`${location.origin}/payment-provider/cashier/pay_1`, '/payment-provider/cashier/pay_1'],
  ['', undefined],
  ['//evil.example/pay', undefined],
  ['/\\evil.example/pay', undefined],
  ['https://evil.example/pay', undefined],
  ['javascript:alert(1)', undefined],
  ['http://', undefined],
])('%s leads to %s [DEP-05]', (url, path) => {
  expect(providerPath(url)).toBe(path);
});

test('a deposit is announced once, and twenty are remembered [DEP-22]', () => {
  expect(announceOnce('dep_0')).toBe(true);
  expect(announceOnce('dep_0')).toBe(false);
  for (let at = 1; at <= 19; at += 1) expect(announceOnce(`dep_${at}`)).toBe(true);
  expect(announceOnce('dep_0')).toBe(false);
  expect(announceOnce('dep_20')).toBe(true);
  expect(announceOnce('dep_0')).toBe(true);
});
