import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { speak } from '../setup/in-locale.tsx';
import { storedSession } from '../setup/stored-session.ts';
import { forget, site } from './guard-outside.ts';
import {
  LOADER,
  PAGE,
  PLAYER,
  saying,
  settled,
  shown,
  UNKNOWN,
  visit,
  VISITOR,
} from './guard-shown.support.tsx';

/** The visitors to whom a page shows, and where others are led, with what. */

vi.mock('../../src/runtime/guard/site-state.tsx', () => import('./guard-outside.ts'));
vi.mock('../../src/runtime/content/use-content.ts', () => import('./guard-outside.ts'));
beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => {});
  forget();
  await speak('en');
});

const { getAccessContext: CONTEXT, getAccessDetails: DETAILS } = outcomes;
const HOME = '/fi-FI';
const LATER = {
  status: 'ready',
  value: { version: 9, publishedAt: '2026-11-20', summary: '', earlier: [] },
} as const;

describe('a visitor', () => {
  test('sees a page for everybody, once it is known who it is [GUARD-03]', async () => {
    const { runtime } = await visit('/open', {});
    expect(shown()).toEqual([LOADER]);
    runtime.site.stop();
    await visit('/open', VISITOR);
    expect(shown()).toContain(PAGE);
  });

  test('is led to the words about pages for players, with the way back, the hash and no step more [GUARD-04] [GUARD-05] [ROUTE-12]', async () => {
    const { where, carried, entries } = await visit('/account?deposit=dep_1#login', VISITOR);
    expect(where()).toBe('/fi-FI/page-error-401#login');
    expect(carried().from).toBe('/account?deposit=dep_1');
    expect(carried().turnedAway).toBeUndefined();
    expect(entries()).toBe(2);
  });

  test('has no hash to take along where there is none', async () => {
    const { where } = await visit('/account', VISITOR);
    expect(where()).toBe('/fi-FI/page-error-401');
  });

  test('is whom the platform does not confirm [SESS-13]', async () => {
    const unconfirmed = { ...PLAYER, access: CONTEXT.notAuthorized };
    expect((await visit('/account', unconfirmed)).where()).toBe('/fi-FI/page-error-401');
    await visit('/open', unconfirmed);
    expect(shown()).toContain(PAGE);
  });

  test('is led nowhere while a landing page is on its way [LOGOUT-01]', async () => {
    const { runtime, where, go } = await visit('/open', VISITOR);
    act(() =>
      runtime.site.send({ type: 'session.ended', reason: 'expired', redirectPath: undefined }),
    );
    await go('/account');
    await settled();
    expect([where(), shown()]).toEqual(['/fi-FI/account', [LOADER]]);
    act(() => runtime.site.send({ type: 'landing.shown' }));
    await settled();
    expect(where()).toBe('/fi-FI/page-error-401');
  });
});

describe('while a session begins or ends', () => {
  test('a page for everybody stays as it is, one for players waits [GUARD-03]', async () => {
    const { runtime, mounted, go } = await visit('/open', PLAYER);
    expect(mounted).toHaveBeenCalledTimes(1);
    act(() => runtime.session.send({ type: 'signOut.requested' }));
    await settled();
    expect(shown()).toEqual([PAGE]);
    expect(mounted).toHaveBeenCalledTimes(1);
    await go('/account');
    expect(shown()).toEqual([LOADER]);
  });
});

describe('a player', () => {
  test.each(['/open', '/account', '/cashier', '/bonus', '/casino'])(
    'with nothing against them sees %s',
    async (at) => {
      const { where } = await visit(at, PLAYER);
      expect([where(), shown()]).toEqual([`/fi-FI${at}`, [PAGE]]);
    },
  );

  const stored = storedSession('100123');
  const suspendedHere = {
    ...stored,
    ...('session' in stored && {
      session: { ...stored.session, multibrand: { suspended: true } },
    }),
  } as typeof stored;
  test.each([
    ['risk-payout', '/cashier', { access: CONTEXT.riskPayout }],
    ['suspended, as the platform says', '/cashier', { access: CONTEXT.multibrandSuspended }],
    ['suspended, as the session says', '/cashier', { stored: suspendedHere }],
    [
      'who may not claim',
      '/bonus',
      { access: saying(CONTEXT.success, { manualClaimAllowed: false }) },
    ],
    ['without casino', '/casino', { account: saying(DETAILS.success, { casino: false }) }],
    ['who may not deposit', '/cashier', { account: DETAILS.depositDisabled }],
  ])(
    '%s is led home from %s and told so, with no way back [GUARD-06]',
    async (_, at, different) => {
      const { where, carried } = await visit(at, { ...PLAYER, ...different });
      expect(where()).toBe(HOME);
      expect(carried()).toMatchObject({ turnedAway: true });
      expect(carried().from).toBeUndefined();
    },
  );

  test('who is restricted reads so, with a way to help [GUARD-02]', async () => {
    await visit('/open', { ...PLAYER, access: CONTEXT.restricted });
    const heading = { name: 'Your account is restricted' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
  });

  test('is shown later terms first, and comes back [GUARD-08] [TERMS-02]', async () => {
    site({ latestTerms: LATER });
    const { where, carried } = await visit('/casino', PLAYER);
    expect([where(), carried().from]).toEqual(['/fi-FI/accept-terms-condition', '/casino']);
  });

  test('waits where money or play depends on what is not known yet [GUARD-17]', async () => {
    const waiting = await visit('/casino', { ...PLAYER, account: new Promise(() => {}) });
    expect([waiting.where(), shown()]).toEqual(['/fi-FI/casino', [LOADER]]);
    waiting.unmount();
    site({ latestTerms: { status: 'loading' } });
    await visit('/casino', PLAYER);
    expect(shown()).toEqual([LOADER]);
  });

  test('is told when it cannot be found out, and tries again [GUARD-17]', async () => {
    const { answers, call } = await visit('/casino', { ...PLAYER, account: new Error('lost') });
    expect(shown()).toEqual([UNKNOWN]);
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      '/fi-FI/',
    );
    answers['getAccessDetails'] = DETAILS.success;
    call.mockClear();
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    await settled();
    expect(shown()).toEqual([PAGE]);
  });

  test('asks for terms again where they could not be had [GUARD-17]', async () => {
    const retry = vi.fn();
    site({ latestTerms: { status: 'error', why: 'unreachable', retry } });
    await visit('/casino', PLAYER);
    expect(shown()).toEqual([UNKNOWN]);
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('a page that is open already [DEP-13]', () => {
  const suspend = async ({ answers, runtime }: Awaited<ReturnType<typeof visit>>) => {
    answers['getAccessContext'] = CONTEXT.multibrandSuspended;
    act(() => runtime.session.send({ type: 'standing.doubted' }));
    await settled();
  };

  test('stays with whom it suspends, and no other does', async () => {
    const visited = await visit('/cashier', PLAYER);
    await suspend(visited);
    expect([visited.where(), shown()]).toEqual(['/fi-FI/cashier', [PAGE]]);
    await visited.go('/savings');
    await settled();
    expect(visited.where()).toBe(HOME);
  });

  test('stays while a round of its game is under way, and no other game opens for it [INGAME-03] [GUARD-10]', async () => {
    const visited = await visit('/slot', PLAYER);
    act(() => visited.runtime.site.send({ type: 'game.played' }));
    await suspend(visited);
    expect([visited.where(), shown()]).toEqual(['/fi-FI/slot', [PAGE]]);
    await visited.go('/roulette');
    await settled();
    expect(visited.where()).not.toBe('/fi-FI/roulette');
  });

  test('is not open to the next player on the device', async () => {
    const first = storedSession('100123');
    const visited = await visit('/cashier', { stored: first });
    Object.assign(first, storedSession('100777'));
    visited.answers['getAccessContext'] = CONTEXT.multibrandSuspended;
    act(() => visited.runtime.session.send({ type: 'session.startedElsewhere' }));
    await settled();
    expect(visited.where()).toBe(HOME);
  });
  test('shows to whom the provider sends back, whatever stands against them [DEP-22]', async () => {
    const { where } = await visit('/cashier?deposit=dep_1', {
      ...PLAYER,
      access: CONTEXT.riskPayout,
    });
    expect([where(), shown()]).toEqual(['/fi-FI/cashier?deposit=dep_1', [PAGE]]);
  });
});
