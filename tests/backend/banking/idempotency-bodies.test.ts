import { expect, test } from 'vitest';
import { hashBody } from '../../../backend/banking/idempotency.ts';
import { depositBody } from './support.ts';

const first = hashBody(depositBody());

test.each<[string, Record<string, unknown>]>([
  ['from another page', { returnUrl: '/fi-FI/games' }],
  ['from another address', { ipAddress: '198.51.100.9' }],
  ['from another screen', { blackbox: 'another-device' }],
])('[DEP-20] asked for again %s it is the same intention', (_where, different) => {
  expect(hashBody(depositBody(different))).toBe(first);
});

test.each<[string, Record<string, unknown>]>([
  ['method', { method: 'SKRILL' }],
  ['amount', { amount: 5_001 }],
  ['currency', { currency: 'NOK' }],
  ['bonus', { selectedBonusId: 'welcome-100' }],
])('[DEP-20] another %s is another intention', (_what, different) => {
  expect(hashBody(depositBody(different))).not.toBe(first);
});

test('[DEP-20] the order of properties says nothing, at any depth; that of lists does', () => {
  const one = { b: { d: [{ x: 1, y: 2 }, 'two'], c: null }, a: 1 };
  const other = { a: 1, b: { c: null, d: [{ y: 2, x: 1 }, 'two'] } };
  expect(hashBody(one)).toBe(hashBody(other));
  expect(hashBody({ a: 1, b: { c: null, d: ['two', { x: 1, y: 2 }] } })).not.toBe(hashBody(one));
  expect(hashBody({ a: { b: 1 } })).not.toBe(hashBody({ a: { b: 2 } }));
  expect(hashBody({ a: null })).not.toBe(hashBody({ a: {} }));
});

test('[DEP-20] no body is an intention, too: its hash is one of 256 bits', () => {
  expect(hashBody(undefined)).toMatch(/^[0-9a-f]{64}$/);
  expect(hashBody(undefined)).toBe(hashBody({}));
});
