import { expect, test } from 'vitest';
import { addressIn } from '../../src/runtime/pages/addresses.ts';

/** Addresses that the site makes of its own pages. */

const address = addressIn({ prefix: 'fi-FI' });

test('lie behind the locale, with what their page reads of a query [LOC-01]', () => {
  expect(address('/')).toBe('/fi-FI/');
  expect(address('/terms')).toBe('/fi-FI/terms');
  expect(address('/my-account/banking')).toBe('/fi-FI/my-account/banking');
  expect(address('/deposit', { search: { deposit: 'a&b c' } })).toBe(
    '/fi-FI/deposit?deposit=a%26b+c',
  );
  expect(address('/signup', { search: { bonusCode: 'A' } })).toBe('/fi-FI/signup?bonusCode=A');
});

test('have their parameters filled in, as an address can hold them [LOC-01]', () => {
  // No page has any yet.
  const make = address as (path: string, parts: object) => string;
  const params = { game: 'a/b?c', table: 'vip' };
  expect(make('/play/$game/$table', { params, search: { tab: '1' } })).toBe(
    '/fi-FI/play/a%2Fb%3Fc/vip?tab=1',
  );
});

test('are held by the compiler [ROUTE-15]', () => {
  const refused = () => [
    // @ts-expect-error -- there is no such page
    address('/my-account/bank'),
    // @ts-expect-error -- the specification has it, the site has not
    address('/sportsbook'),
    // @ts-expect-error -- the locale is not named
    address('/$locale/signup'),
    // @ts-expect-error -- sign-up reads no deposit
    address('/signup', { search: { deposit: 'dep_1' } }),
    // @ts-expect-error -- a query is texts
    address('/deposit', { search: { deposit: 1 } }),
    // @ts-expect-error -- there is nothing to fill in
    address('/deposit', { params: { id: '1' } }),
  ];
  expect(refused).toBeTypeOf('function');
});
