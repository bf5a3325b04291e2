import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDevice, leaveSite, openSite, page, pass, withData } from './open-site.tsx';

vi.setConfig({ testTimeout: 20_000 });
beforeEach(freshDevice);
afterEach(leaveSite);

const doors = (): readonly string[] =>
  screen
    .queryAllByRole('link', { name: /^(Log in|Sign up|Deposit)$/ })
    .map((link) => link.textContent);
const settings = (maintenance: boolean) => ({ maintenance, maintenanceMessage: null });
const closed = (name: string) => screen.findByRole('heading', { level: 1, name });
const NOT_HERE = 'We are not available where you are';

describe('a site that is closed offers no door that would not open', () => {
  test('maintenance takes log-in and sign-up away, and gives them back [GUARD-01]', async () => {
    const site = await openSite({ at: '/en-UN/', content: { settings: settings(false) } });
    await screen.findByRole('heading', { level: 1 });
    expect(new Set(doors())).toEqual(new Set(['Log in', 'Sign up']));
    site.publish('settings', settings(true));
    await pass(61_000);
    await closed('We will be right back');
    expect(doors()).toEqual([]);
    site.publish('settings', settings(false));
    await pass(61_000);
    expect(new Set(doors())).toEqual(new Set(['Log in', 'Sign up']));
  });

  test('a country that is not served has none, on the pages that stay readable either [GUARD-02]', async () => {
    const site = await openSite({
      at: '/en-UN/',
      cookies: { 'country-code': 'US' },
      content: { staticPage: page('terms', '/terms', 'Terms') },
    });
    await closed(NOT_HERE);
    expect(doors()).toEqual([]);
    await site.go('/en-UN/terms');
    await screen.findByText('Terms, in full');
    expect(doors()).toEqual([]);
  });

  test('a restricted player is not asked for money, and can log out [GUARD-02] [GUARD-16]', async () => {
    await openSite({
      at: '/en-UN/',
      player: true,
      platform: { getAccessContext: withData('getAccessContext', { restrictedAccess: true }) },
    });
    await closed(NOT_HERE);
    expect(doors()).toEqual([]);
    expect(screen.getByText('Log out')).toBeInTheDocument();
  });

  test('a player who is not restricted has the way to the deposit [GUARD-16]', async () => {
    await openSite({ at: '/en-UN/', player: true });
    expect((await screen.findAllByRole('link', { name: 'Deposit' })).length).toBeGreaterThan(0);
  });
});
