import { createMemoryHistory, type AnyRoute } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { pageAt } from '../../src/runtime/pages/pages.ts';
import { site } from '../../src/app/prerender.tsx';
import { createAppRouter } from '../../src/app/router.tsx';

/** The route of every page, also of new ones, says who may see it, and the site holds to that. */

beforeEach(freshDevice);
afterEach(leaveSite);

const router = createAppRouter(createMemoryHistory());
const routes = Object.values<AnyRoute>({ ...router.routesById });
const pages = routes
  .filter(({ children }) => children === undefined)
  .filter(({ id }) => id !== '/$locale/$')
  .map(({ id, fullPath, options }) => ({
    id,
    path: fullPath.replace('/$locale', '').replace(/(.)\/$/, '$1'),
    data: options.staticData.page,
  }));
const forPlayers = pages.filter(({ data }) => data?.rule.player === true);

/** Pages of another kind than most. */
const KINDS: Readonly<Record<string, string>> = {
  '/': 'home',
  '/live-casino-online': 'live-casino',
  '/live-casino-online/$id': 'live-casino-table',
  '/online-casino': 'casino-lobby',
  '/online-casino/$id': 'casino-lobby',
  '/promotions': 'promotions-home',
};

describe('the pages of the site', () => {
  test.each(pages)('$id says what it is, by whatever address [ROUTE-29]', ({ path, data }) => {
    expect(data).not.toBeNull();
    for (const address of [path, `${path}/`, path.toUpperCase(), `${path}?a=1#login`]) {
      expect(pageAt(router, address), address).toMatchObject({
        origin: 'route',
        rule: data?.rule,
        kind: KINDS[path] ?? 'page',
      });
    }
  });

  test.each([
    ['/', 'home'],
    ['/page-error-401', 'page'],
    ['/signup', 'page'],
  ])('%s names its kind on the page itself: %s [ROUTE-29]', async (path, kind) => {
    await openSite({ at: `/en-UN${path}` });
    expect(screen.getByRole('main')).toHaveAttribute('data-page-kind', kind);
  });

  test('who logs in over a lobby, a game or the explanation of deposits stays there [FAV-03] [NS-67]', () => {
    const staying = pages.filter(({ data }) => data?.staysAfterLogin === true);
    const paths = new Set(staying.map(({ path }) => path));
    expect(paths).toEqual(
      new Set([
        '/deposit',
        '/live-casino-online',
        '/live-casino-online/$id',
        '/my-account/banking/deposit',
        '/online-casino',
        '/online-casino/$id',
        '/play/$slug',
      ]),
    );
  });

  test('no welcome stands over money, bonuses, limits, checks of the player, terms to accept and games [MODAL-03]', () => {
    const uncovered = pages.filter(({ data }) => data?.staysUncovered === true);
    const paths = new Set(uncovered.map(({ path }) => path));
    expect(paths).toEqual(
      new Set([
        '/accept-terms-condition',
        '/my-account/account/verification',
        '/my-account/banking',
        '/my-account/banking/deposit',
        '/my-account/banking/transactions',
        '/my-account/banking/withdraw',
        '/my-account/bonus-code',
        '/my-account/cashback',
        '/my-account/free-spins',
        '/my-account/gambling-limits',
        '/my-account/identity-check',
        '/my-account/questionnaire',
        '/my-account/rewards',
        '/my-account/rewards/active',
        '/play/$slug',
        '/signup/pnp',
      ]),
    );
  });

  test('below my-account all are for players [GUARD-04] [ROUTE-17]', () => {
    const own = pages.filter(({ path }) => path.startsWith('/my-account'));
    expect(own.length).toBeGreaterThan(2);
    expect(forPlayers).toEqual(expect.arrayContaining(own));
  });

  test.each(forPlayers)('$id is closed to a visitor [GUARD-04]', async ({ path }) => {
    const { path: shown } = await openSite({ at: `/en-UN${path}` });
    await waitFor(() => {
      expect(shown()).toBe('/en-UN/page-error-401');
    });
  });

  test('a page for players is closed to a visitor in capitals, too [GUARD-04]', async () => {
    const { path } = await openSite({ at: '/en-UN/My-Account/BANKING/deposit' });
    await waitFor(() => {
      expect(path()).toBe('/en-UN/page-error-401');
    });
  });

  test('visitors are sent these as they look, and no page for players [ROUTE-01]', () => {
    const lobby = (kind: string) => ({
      kind,
      path: `/${kind}`,
      byVisitor: { unless: ['provider', 'q'] },
    });
    expect(site.routes.toSorted((a, b) => (a.path < b.path ? -1 : 1))).toEqual([
      { kind: 'home', path: '/' },
      { kind: 'betting-rules', path: '/betting-rules' },
      { kind: 'contact-live-chat', path: '/contact-live-chat' },
      { kind: 'cookie-policy', path: '/cookie-policy' },
      { kind: 'deposit', path: '/deposit' },
      lobby('live-casino-online'),
      lobby('online-casino'),
      { kind: 'page-error-401', path: '/page-error-401' },
      { kind: 'payment-methods', path: '/payment-methods' },
      { kind: 'restricted', path: '/restricted' },
      { kind: 'signup', path: '/signup' },
      { kind: 'terms', path: '/terms' },
    ]);
    for (const { path } of site.routes) {
      expect(pageAt(router, path).rule.player, path).toBeUndefined();
    }
  });
});
