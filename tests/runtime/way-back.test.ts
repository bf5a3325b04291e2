import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createAppRouter } from '../../src/app/router.tsx';
import { readBonusCode, readReturn } from '../../src/runtime/pages/search.ts';
import { wayBack, withoutBonusCode, withQuery } from '../../src/runtime/pages/way-back.ts';

/** The reading of a query, and the way back after a login: only the reference of a deposit is carried. */

const CASHIER = '/my-account/banking/deposit';

const { options } = createAppRouter(createMemoryHistory());
const read = (query: string) => options.parseSearch?.(query) ?? {};

test.each([
  ['', undefined],
  ['?from=mail', undefined],
  ['?Deposit=dep_1', undefined],
  ['?deposit=dep_1', 'dep_1'],
  ['?from=mail&deposit=dep_1&bonusCode=A', 'dep_1'],
  ['?deposit=a%20b%26c', 'a b&c'],
  // Digits are no number: a long one would become another reference.
  ['?deposit=12345678901234567890', '12345678901234567890'],
  ['?deposit=1e3', '1e3'],
  ['?deposit=%22a%22', '"a"'],
  // A provider that hands back nothing: somebody did return.
  ['?deposit=', ''],
  ['?deposit', ''],
])('of %j the cashier reads %j [DEP-22]', (query, found) => {
  expect(readReturn(read(query)).deposit).toBe(found);
});

test('any page reads a bonus code [LOGIN-04]', () => {
  expect(readBonusCode(read('?campaign=x&bonusCode=007')).bonusCode).toBe('007');
  expect(readBonusCode(read('?campaign=x')).bonusCode).toBeUndefined();
});

test.each(['', '?deposit=12345678901234567890', '?a=true&b=%22x%22&c=1e3', '?c=a+b%26'])(
  'a query stays as it was written: %j [DEP-22]',
  (query) => {
    expect(options.stringifySearch?.(read(query))).toBe(query);
  },
);

test.each([
  ['', CASHIER],
  ['?from=mail&bonusCode=A', CASHIER],
  ['?deposit=dep_1', `${CASHIER}?deposit=dep_1`],
  ['?from=mail&deposit=dep_1&bonusCode=A', `${CASHIER}?deposit=dep_1`],
  ['?deposit=a%26b%3Dc', `${CASHIER}?deposit=a%26b%3Dc`],
  ['?deposit=', `${CASHIER}?deposit=`],
])('who left with %j is led back to %s [GUARD-05] [DEP-22]', (query, way) => {
  expect(wayBack(CASHIER, readReturn(read(query)))).toBe(way);
});

test.each([
  ['/rewards', '/rewards?bonusCode=A+%26B'],
  ['/rewards?tab=2', '/rewards?tab=2&bonusCode=A+%26B'],
  ['/rewards#new', '/rewards?bonusCode=A+%26B#new'],
  ['/rewards?tab=2#new', '/rewards?tab=2&bonusCode=A+%26B#new'],
  ['/rewards#new?', '/rewards?bonusCode=A+%26B#new?'],
])('a query is added to %s [LOGIN-04]', (path, all) => {
  expect(withQuery(path, { bonusCode: 'A &B' })).toBe(all);
});

test.each([
  ['/en-UN/x?bonusCode=A', '/en-UN/x'],
  ['/en-UN/x?from=mail&bonusCode=A+B&n=1#y', '/en-UN/x?from=mail&n=1#y'],
  ['/en-UN/x?from=mail', '/en-UN/x?from=mail'],
])('a bonus code that was used is taken out of %s [BCODE-04]', (path, rest) => {
  expect(withoutBonusCode(path)).toBe(rest);
});
