import { expect, test } from 'vitest';
import { RETURNED, returnedReference, wayBack, withQuery } from '../../src/app/way-back.ts';

/** The way back after a login: of a query only the reference of a deposit is carried. */

const CASHIER = '/my-account/banking/deposit';

test.each([
  ['', undefined],
  ['?from=mail', undefined],
  ['?Deposit=dep_1', undefined],
  ['?deposit=dep_1', 'dep_1'],
  ['?from=mail&deposit=dep_1&bonusCode=A', 'dep_1'],
  ['?deposit=a%20b%26c', 'a b&c'],
  // A provider that hands back nothing: somebody did return.
  ['?deposit=', ''],
  ['?deposit', ''],
])('in %j the reference is %j [DEP-22]', (search, reference) => {
  expect(returnedReference(search)).toBe(reference);
});

test.each([
  ['', CASHIER],
  ['?from=mail&bonusCode=A', CASHIER],
  ['?deposit=dep_1', `${CASHIER}?deposit=dep_1`],
  ['?from=mail&deposit=dep_1&bonusCode=A', `${CASHIER}?deposit=dep_1`],
  ['?deposit=a%26b%3Dc', `${CASHIER}?deposit=a%26b%3Dc`],
  ['?deposit=', `${CASHIER}?deposit=`],
])('who left with %j is led back to %s [GUARD-05] [DEP-22]', (search, way) => {
  expect(wayBack(CASHIER, search)).toBe(way);
});

test('providers hand the reference back under this name [DEP-22]', () => {
  expect(RETURNED).toBe('deposit');
});

test.each([
  ['/rewards', '/rewards?bonusCode=A+%26B'],
  ['/rewards?tab=2', '/rewards?tab=2&bonusCode=A+%26B'],
])('a query is added to %s [LOGIN-04]', (path, all) => {
  expect(withQuery(path, { bonusCode: 'A &B' })).toBe(all);
});
