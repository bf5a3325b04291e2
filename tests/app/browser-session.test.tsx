import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyDevice } from '../../replay/dom/device.ts';
import { leaveSite } from '../../replay/dom/site.tsx';
import { DAY, LIFETIME, MINUTE, tokenPlatform } from '../../replay/dom/token-platform.ts';
import { BREAK_KEY, IDLE_KEY, type TokenStore } from '../../src/api/token-store.ts';
import { queryClient } from '../../src/runtime/query.ts';
import { toastList } from '../../src/ui/toasts.ts';
import { AINO, BO, openToBoth, otherTab } from './two-players.ts';

type Site = Awaited<ReturnType<typeof openToBoth>>;

beforeEach(emptyDevice);
afterEach(() => {
  leaveSite();
  vi.restoreAllMocks();
});

const playerOf = ({ runtime }: Site): string | undefined =>
  runtime.session.getSnapshot().context.account?.playerId;
const isPlayer = (here: Site, player: string) =>
  waitFor(() => {
    expect(here.runtime.session.getSnapshot().context.session?.playerId).toBe(player);
    expect(playerOf(here)).toBe(player);
  });
/** The messages in toasts, and above the page. */
const messages = (): readonly (string | null)[] => [
  ...toastList().map(({ message }) => message),
  ...within(screen.getByRole('main', { hidden: true }))
    .queryAllByRole('status', { hidden: true })
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '' && !text.endsWith('…')),
];
const queries = (): unknown[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey)
    .filter(([kind]) => kind !== 'content');

describe('who is signed in in this tab', () => {
  test('a tab that slept through a log-out and another’s login shows the other, and clears nothing [LOGOUT-06] [LOGOUT-02]', async () => {
    const here = await openToBoth();
    await here.logIn(AINO);
    await isPlayer(here, AINO);
    const other = otherTab();
    other.tokens.read();
    await other.tokens.clear();
    const tokens = here.platform.issue(BO);
    await other.tokens.save(tokens);
    // The events of its sleep are told now, one after the other.
    other.tell();
    other.tell();
    await isPlayer(here, BO);
    expect(await other.tokens.forCall()).toMatchObject(tokens);
    expect(localStorage.getItem('refreshToken')).toBe(tokens.refreshToken);
  });

  test('an end that is noticed too late leaves the newer session alone, and shows it [LOGOUT-06]', async () => {
    const here = await openToBoth();
    await here.logIn(AINO);
    await isPlayer(here, AINO);
    const other = otherTab();
    const tokens = here.platform.issue(BO);
    await other.tokens.save(tokens);
    // Before the news comes, this tab notices by a call that its session is gone.
    here.runtime.wallet.send({ type: 'refresh.requested' });
    await isPlayer(here, BO);
    expect(localStorage.getItem('refreshToken')).toBe(tokens.refreshToken);
    const strangers = here.asked().filter(({ operation }) => operation === 'getWallet');
    expect(strangers.map(({ player }) => player)).toEqual([AINO, BO]);
  });

  test('nothing of a former player is left under another’s session: account, context, reads [LOGOUT-02] [SESS-04]', async () => {
    const here = await openToBoth({ at: '/en-UN/my-account' });
    await here.logIn(AINO);
    await isPlayer(here, AINO);
    const seen: (string | undefined)[] = [];
    here.runtime.session.subscribe(({ context: { session, account, access } }) => {
      if (session?.playerId === BO) seen.push(account?.playerId);
      if (session === undefined) expect([account, access]).toEqual([undefined, undefined]);
    });
    await here.runtime.call('getLatestActivityLog', undefined);
    queryClient.setQueryData(['access', 'latestActivityLog', AINO], null);
    const other = otherTab();
    await other.tokens.save(here.platform.issue(BO));
    other.tell();
    await isPlayer(here, BO);
    expect(new Set(seen)).toEqual(new Set([undefined, BO]));
    await waitFor(() => {
      expect(JSON.stringify(queries())).not.toContain(AINO);
    });
  });

  test('a player’s reads are kept under the player’s id, and go at log-out [LOGOUT-02] [SESS-15]', async () => {
    await otherTab().tokens.save(tokenPlatform(Date.now).issue(AINO));
    const here = await openToBoth({ at: '/en-UN/my-account' });
    await isPlayer(here, AINO);
    await screen.findByText('Login history');
    expect(queries()).toContainEqual(['access', 'latestActivityLog', AINO]);
    for (const key of queries()) expect(key).toContain(AINO);
    queryClient.setQueryData(['content', 'x'], 'stays');
    here.runtime.session.send({ type: 'signOut.requested' });
    await waitFor(() => {
      expect(queries()).toEqual([]);
    });
    expect(queryClient.getQueryData(['content', 'x'])).toBe('stays');
    await waitFor(() => {
      expect(messages()).toEqual(['You are logged out.']);
    });
  });

  test('is signed out here when another tab logs out, and told so [LOGOUT-06]', async () => {
    const here = await openToBoth();
    await here.logIn(AINO);
    await isPlayer(here, AINO);
    const other = otherTab();
    other.tokens.read();
    other.tell();
    expect(here.runtime.session.getSnapshot().hasTag('authorized')).toBe(true);
    // Nothing else runs meanwhile: a call of this tab's own would notice, too.
    const cleared = other.tokens.clear();
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(here.runtime.session.getSnapshot().hasTag('authorized')).toBe(true);
    dispatchEvent(new StorageEvent('storage', { key: null }));
    await cleared;
    await waitFor(() => {
      expect(messages()).toEqual(['You logged out in another tab.']);
    });
    expect(here.runtime.session.getSnapshot().matches({ resolved: 'anonymous' })).toBe(true);
  });

  const noWord = (): Promise<void> => Promise.resolve();
  const orders = [
    ['is still being left there', noWord],
    ['has been left there', (tokens: TokenStore) => tokens.clear()],
  ] as const;
  test.each(orders)(
    'the platform refuses a session that %s: it was a log-out all the same [LOGOUT-06] [SESS-11]',
    async (_, leaves) => {
      const here = await openToBoth();
      await here.logIn(AINO);
      await isPlayer(here, AINO);
      const other = otherTab();
      other.tokens.read();
      other.tokens.leave();
      expect(await other.tokens.forCall()).toBeDefined();
      expect(here.runtime.session.getSnapshot().hasTag('authorized')).toBe(true);
      // As fast as the platform can be; the browser tells this tab of the storage only later.
      here.runtime.session.send({ type: 'session.rejected' });
      await leaves(other.tokens);
      await waitFor(() => {
        expect(messages()).toEqual(['You logged out in another tab.']);
      });
    },
  );

  test.each(['session.rejected', 'session.endedElsewhere'] as const)(
    'a break that another tab was told of is why this one ends, also when %s comes first [EXC-06]',
    async (type) => {
      const here = await openToBoth();
      await here.logIn(AINO);
      await isPlayer(here, AINO);
      const left: string[] = [];
      here.runtime.site.on('player.left', ({ reason }) => left.push(reason));
      here.runtime.site.on('landing.begun', ({ path, withWayBack }) =>
        left.push(`${path} ${withWayBack}`),
      );
      const other = otherTab();
      other.tokens.read();
      localStorage.setItem(BREAK_KEY, other.tokens.current() ?? '');
      await other.tokens.clear();
      here.runtime.session.send({ type });
      await waitFor(() => {
        expect(left).toEqual(['onBreak', '/break false']);
      });
      // Its page says so, and no message beside it.
      expect(messages()).toEqual([]);
    },
  );

  test('a tab that hears that somebody left says that nobody was there, where another knows it [ACT-06] [LOGOUT-06]', async () => {
    const here = await openToBoth();
    await here.logIn(AINO);
    await isPlayer(here, AINO);
    const other = otherTab();
    other.tokens.read();
    localStorage.setItem(IDLE_KEY, 'yes');
    await other.tokens.clear();
    other.tell();
    const told = await screen.findByRole('dialog', { name: 'You are logged out' });
    expect(told).toBeVisible();
    // The way back is the first thing there; a close would leave people who press Enter where they are.
    expect(within(told).getByRole('link', { name: 'Log in again' })).toHaveFocus();
    expect(messages()).toEqual([]);
  });

  test('idleness of an earlier session says nothing of this one [ACT-06] [LOGOUT-06]', async () => {
    localStorage.setItem(IDLE_KEY, 'yes');
    const here = await openToBoth();
    await here.logIn(AINO);
    await isPlayer(here, AINO);
    await waitFor(() => {
      expect(localStorage.getItem(IDLE_KEY)).toBeNull();
    });
    const other = otherTab();
    other.tokens.read();
    await other.tokens.clear();
    other.tell();
    await waitFor(() => {
      expect(messages()).toEqual(['You logged out in another tab.']);
    });
  });

  test('a break of an earlier session says nothing of this one [EXC-06]', async () => {
    const here = await openToBoth();
    await here.logIn(AINO);
    await isPlayer(here, AINO);
    localStorage.setItem(BREAK_KEY, 'an earlier one');
    here.runtime.session.send({ type: 'session.rejected' });
    await waitFor(() => {
      expect(messages().at(-1)).toContain('to keep your account safe');
    });
  });

  test('a log-out that is asked for here is told to other tabs before the platform [LOGOUT-06]', async () => {
    const here = await openToBoth();
    await here.logIn(AINO);
    await isPlayer(here, AINO);
    const other = otherTab();
    other.tokens.read();
    here.runtime.session.send({ type: 'signOut.requested' });
    expect(here.asked().map(({ operation }) => operation)).not.toContain('signOut');
    expect(await other.tokens.clear()).toEqual({ status: 'leftElsewhere' });
    await waitFor(() => {
      expect(messages()).toEqual(['You are logged out.']);
    });
  });

  test('a session that the platform ends by itself is told so, also after an earlier log-out [SESS-11] [LOGOUT-06]', async () => {
    const here = await openToBoth();
    await here.logIn(AINO);
    await isPlayer(here, AINO);
    here.runtime.session.send({ type: 'signOut.requested' });
    await waitFor(() => {
      expect(here.runtime.session.getSnapshot().matches({ resolved: 'anonymous' })).toBe(true);
    });
    await here.logIn(AINO);
    await isPlayer(here, AINO);
    here.runtime.session.send({ type: 'session.rejected' });
    await waitFor(() => {
      expect(messages().at(-1)).toContain('to keep your account safe');
    });
  });

  test('is looked up again when the browser brings the page back [LOGOUT-06]', async () => {
    const here = await openToBoth();
    await here.logIn(AINO);
    await isPlayer(here, AINO);
    const comesBack = async (persisted: boolean) => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
      // Before the browser paints.
      for (let turn = 0; turn < 3; turn += 1) await Promise.resolve();
    };
    const other = otherTab();
    other.tokens.read();
    // Nothing else runs meanwhile: a call of this tab's own would notice, too.
    const cleared = other.tokens.clear();
    await comesBack(false);
    expect(here.runtime.session.getSnapshot().hasTag('authorized')).toBe(true);
    await comesBack(true);
    expect(here.runtime.session.getSnapshot().hasTag('authorized')).toBe(false);
    await cleared;
  });
});

describe('a browser that keeps nothing', () => {
  const blocked = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };

  test('lets a player in, says what it means, and forgets them at log-out [SESS-05] [LOGOUT-03]', async () => {
    for (const storage of ['localStorage', 'sessionStorage'] as const) {
      vi.spyOn(globalThis, storage, 'get').mockImplementation(blocked);
    }
    vi.spyOn(indexedDB, 'open').mockImplementation(blocked);
    const here = await openToBoth();
    expect(await here.logIn(AINO)).toMatchObject({ ok: true });
    await isPlayer(here, AINO);
    await waitFor(() => {
      expect(messages()).toEqual([
        'Your browser does not keep your login. You stay logged in only in this tab, until you close or reload it.',
      ]);
    });
    here.runtime.session.send({ type: 'signOut.requested' });
    await waitFor(() => {
      expect(here.runtime.session.getSnapshot().matches({ resolved: 'anonymous' })).toBe(true);
    });
    expect(here.asked().at(-1)).toEqual({ operation: 'signOut', player: AINO });
    await expect(here.runtime.call('getWallet', {})).rejects.toMatchObject({ status: 401 });
  });
});

test.each([
  ['20 minutes fast', 20 * MINUTE],
  ['a day fast', DAY],
  ['a day slow', -DAY],
])('a login works with a clock that is %s [SESS-10] [SESS-01]', async (_, skew) => {
  const here = await openToBoth({ skew });
  await here.logIn(AINO);
  await isPlayer(here, AINO);
  expect(here.calls.map(({ operation }) => operation)).not.toContain('refreshSession');
});

test('a renewal by the chart keeps what the platform gave, and calls go on with it [SESS-10]', async () => {
  // Due within two seconds, because tokens' times are whole seconds.
  const ago = LIFETIME - 3 * MINUTE - 2_000;
  await otherTab(ago).tokens.save(tokenPlatform(() => Date.now() - ago).issue(AINO));
  const before = localStorage.getItem('accessToken');
  const here = await openToBoth();
  here.platform.adopt('refresh-1', AINO);
  await isPlayer(here, AINO);
  await waitFor(() => {
    expect(localStorage.getItem('accessToken')).not.toBe(before);
  });
  here.runtime.wallet.send({ type: 'refresh.requested' });
  await waitFor(() => {
    expect(here.calls.map(({ operation }) => operation).slice(-2)).toEqual([
      'refreshSession',
      'getWallet',
    ]);
  });
  expect(here.runtime.session.getSnapshot().hasTag('authorized')).toBe(true);
});

describe('the welcome', () => {
  const welcome = () => screen.findByRole('dialog', { name: 'Welcome, Aino' });

  test('is given once, in all tabs, and again only to another player [MODAL-01] [MODAL-03]', async () => {
    const first = await openToBoth({ firstLogin: true });
    await first.logIn(AINO);
    await isPlayer(first, AINO);
    expect(await welcome()).toHaveAttribute('id', 'welcome');
    expect(localStorage.getItem('firstLogin')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Look around first' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('firstLogin')).toBeNull();
    first.close();

    // A new tab has a session storage of its own.
    sessionStorage.clear();
    const second = await openToBoth({ firstLogin: true });
    await isPlayer(second, AINO);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('dialog')).toBeNull();
    const other = otherTab();
    await other.tokens.save(second.platform.issue(BO));
    other.tell();
    await isPlayer(second, BO);
    await screen.findByRole('dialog', { name: 'Welcome, Bo' });
  });

  test('that is closed in one tab closes in the others; the note of it ends with the session [MODAL-03] [LOGOUT-03]', async () => {
    const here = await openToBoth({ firstLogin: true });
    await here.logIn(AINO);
    await isPlayer(here, AINO);
    await welcome();
    localStorage.setItem('welcomed', AINO);
    dispatchEvent(new StorageEvent('storage', { key: 'welcomed' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    here.runtime.session.send({ type: 'signOut.requested' });
    await waitFor(() => {
      expect(Object.keys(localStorage).filter((key) => !key.startsWith('cookie'))).toEqual([]);
    });
  });
});
