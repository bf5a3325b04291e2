import { render, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  sameScreen,
  useAddress,
  useBrand,
  useLocale,
  usePathFor,
  usePlayerId,
  useRuntime,
} from '../../src/runtime/context.tsx';
import { usePolicy } from '../../src/runtime/player/player-policy.ts';
import { residenceOf } from '../../src/runtime/player/policy.ts';
import { usePage } from '../../src/runtime/pages/use-page.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';
import { hookAt, speak } from '../setup/in-locale.tsx';

/** The context that every part of the site may ask for. */

beforeEach(() => speak('en'));

test.each([
  ['/fi-FI/signup', 'fi-FI', '/fi-FI/my-account?a=1#b'],
  // Not offered: the default stands in until the guard has led elsewhere.
  ['/xx-YY/signup', 'en-UN', '/en-UN/my-account?a=1#b'],
])('at %s the locale is %s, and so are the addresses [LOC-01]', async (at, prefix, address) => {
  const { result, go } = await hookAt(at, () => ({
    locale: useLocale(),
    to: useAddress(),
    pathFor: usePathFor(),
  }));
  expect(result.current.locale.prefix).toBe(prefix);
  expect(result.current.pathFor('/my-account?a=1#b')).toBe(address);
  expect(result.current.to('/my-account')).toBe(address.replace('?a=1#b', ''));
  await go('/en-CA/');
  expect(result.current.locale).toMatchObject({ prefix: 'en-CA', market: 'CA', language: 'en' });
});

test('the brand is the one of the runtime [BRAND-01]', async () => {
  const { result } = await hookAt('/es-CL/', () => [useBrand().id, useLocale().prefix], {
    brand: solAlta,
  });
  expect(result.current).toEqual(['sol-alta', 'es-CL']);
});

test('reads are a player’s by their id, and nobody’s for a visitor [LOGOUT-02]', async () => {
  const visitor = await hookAt('/en-UN/', usePlayerId);
  expect(visitor.result.current).toBe('');
  const player = await hookAt('/en-UN/', usePlayerId, { playerId: '100123' });
  await waitFor(() => {
    expect(player.result.current).toBe('100123');
  });
});

test('the page is the one of the address after the locale, on the way to another still the one that shows [ROUTE-01]', async () => {
  const { result, go } = await hookAt('/fi-FI/my-account', usePage);
  expect(result.current).toMatchObject({ path: '/my-account', rule: { player: true } });
  await go('/fi-FI/signup?a=1#login');
  expect(result.current.path).toBe('/signup');
  await go('/fi-FI/');
  expect(result.current.path).toBe('/');
});

test('a visitor is under the policy of the address, a player under that of their residence [NS-06]', async () => {
  const useWait = () => usePolicy().documentsMayWait;
  const visitor = await hookAt('/en-SE/', useWait);
  expect(visitor.result.current).toBe(false);
  await visitor.go('/fi-FI/');
  expect(visitor.result.current).toBe(true);
  const finn = await hookAt('/en-SE/', useWait, { playerId: '100123' });
  await waitFor(() => {
    expect(finn.result.current).toBe(true);
  });
});

test('a residence is what the account says, until it is read what the token says [NS-06]', () => {
  const session = { countryCode: 'FI' };
  const player = (account: object | undefined) =>
    ({ name: 'player', session, account }) as Parameters<typeof residenceOf>[0];
  expect(residenceOf(player(undefined))).toBe(session);
  const account = { countryCode: 'SE' };
  expect(residenceOf(player(account))).toBe(account);
});

test('screens are compared by what they hold', () => {
  const screen = { name: 'ready', balance: { amount: 1_000, currency: 'EUR' } };
  expect(sameScreen(screen, { ...screen, balance: { ...screen.balance } })).toBe(true);
  expect(sameScreen(screen, { ...screen, balance: { amount: 1_001, currency: 'EUR' } })).toBe(
    false,
  );
});

test('a part outside of the site is told so', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  function Part() {
    useRuntime();
    return null;
  }
  expect(() => render(<Part />)).toThrow(new Error('There is no RuntimeProvider above'));
});
