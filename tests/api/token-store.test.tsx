import { createStore, get, set } from 'idb-keyval';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { provideLocks } from '../../replay/dom/locks.ts';
import { DAY, LIFETIME, MINUTE, tokenOf, tokenPlatform } from '../../replay/dom/token-platform.ts';
import { createTokenStore, STORAGE_KEYS, type Tokens } from '../../src/api/token-store.ts';

/** Noon by the platform's clock; the device's clock may be elsewhere. */
let time = 0;
let skew = 0;
let platform = tokenPlatform(() => time);

/** A tab of this browser: its own store on the storage that all share. */
const openTab = (exchange: (refreshToken: string) => Promise<Tokens | undefined> = exchanging) =>
  createTokenStore({ now: () => time + skew, elapsed: () => time, exchange });
const exchanging = (refreshToken: string) => platform.exchange(refreshToken);

/** The content of the database, as another program would read it. */
const inDatabase = (): Promise<Partial<Tokens> | undefined> =>
  get('tokens', createStore('croupier', 'session'));
const stored = (key: keyof typeof STORAGE_KEYS): string | null =>
  localStorage.getItem(STORAGE_KEYS[key]);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  provideLocks();
  localStorage.clear();
  time = Date.UTC(2026, 10, 21, 12);
  skew = 0;
  platform = tokenPlatform(() => time);
});

describe('a session on this device', () => {
  test('begins with a login: tokens in both places, the player known, renewal ahead of the end [SESS-05] [SESS-10]', async () => {
    const tab = openTab();
    expect(tab.read()).toEqual({ status: 'none' });
    const tokens = platform.issue('100123');
    const { session, renewIn } = await tab.save(tokens);
    expect(session).toMatchObject({ playerId: '100123', email: '100123@example.com' });
    expect(renewIn).toBe(LIFETIME - 3 * MINUTE);
    expect(await inDatabase()).toMatchObject(tokens);
    expect(stored('idToken')).toBe(tokens.idToken);
    expect(stored('accessToken')).toBe(tokens.accessToken);
    expect(stored('refreshToken')).toBe(tokens.refreshToken);
    expect(stored('lastAuthUser')).toBe('100123');
    expect(JSON.parse(stored('session') ?? '')).toMatchObject(session);
    expect(document.cookie).toContain('session=');
    expect(await tab.forCall()).toMatchObject(tokens);
    expect(tab.isKept()).toBe(true);
  });

  test('is found again by another page of this browser [SESS-01]', async () => {
    await openTab().save(platform.issue('100123'));
    time += 5 * MINUTE;
    const next = openTab();
    expect(next.read()).toMatchObject({
      status: 'valid',
      session: { playerId: '100123' },
      renewIn: LIFETIME - 8 * MINUTE,
    });
    expect(next.isKept()).toBe(true);
  });

  test('that is over by the clock signs out, and is sent to nobody [SESS-10] [GUARD-20]', async () => {
    const tab = openTab();
    await tab.save(platform.issue('100123'));
    time += LIFETIME - 1;
    expect(openTab().read().status).toBe('valid');
    time += 1;
    expect(openTab().read()).toEqual({ status: 'expired' });
    expect(await tab.forCall()).toBeUndefined();
    expect(platform.exchanged).toEqual([]);
  });

  test('ends with whichever of its two tokens ends first [SESS-10]', async () => {
    const tab = openTab();
    const { idToken, refreshToken } = platform.issue('100123');
    const iat = time / 1_000;
    await tab.save({ idToken, refreshToken, accessToken: tokenOf({ iat, exp: iat + 240 }) });
    expect(openTab().read()).toMatchObject({ status: 'valid', renewIn: (4 * MINUTE * 4) / 5 });
    time += 4 * MINUTE;
    expect(openTab().read()).toEqual({ status: 'expired' });
  });

  test('of which a part is missing or unreadable is none: what is left of it is cleared [SESS-10]', async () => {
    await openTab().save(platform.issue('100123'));
    localStorage.removeItem('idToken');
    const tab = openTab();
    expect(tab.read()).toEqual({ status: 'expired' });
    expect(await tab.clear()).toEqual({ status: 'cleared' });
    expect(localStorage).toHaveLength(0);
    expect(await inDatabase()).toBeUndefined();

    await tab.save(platform.issue('100123'));
    for (const broken of ['', 'nonsense', 'a.b.c', tokenOf({ exp: 9_999_999_999 })]) {
      localStorage.setItem('idToken', broken);
      expect(openTab().read(), broken).toEqual({ status: 'expired' });
    }
    // Nor does it hear whose it was.
    localStorage.removeItem('authorization');
    for (const broken of ['nonsense', 'a.b.c']) {
      localStorage.setItem('idToken', broken);
      expect(openTab().read(), broken).toEqual({ status: 'expired' });
    }
    await expect(tab.save({ ...platform.issue('1'), idToken: 'nonsense' })).rejects.toThrow(
      'cannot be read',
    );
  });
});

describe('where a session stands', () => {
  test('the names are the specified ones, and each is cleared with it [SESS-05] [LOGOUT-03]', async () => {
    const tab = openTab();
    await tab.save(platform.issue('100123'));
    const written = ['accessToken', 'authorization', 'idToken', 'lastAuthUser', 'refreshToken'];
    expect(Object.keys(localStorage).toSorted()).toEqual(written);
    for (const flag of ['firstLogin', 'showUpdatedTnC', 'welcomed', 'eddPostponed'])
      localStorage.setItem(flag, '');
    await tab.clear();
    expect(localStorage).toHaveLength(0);
  });

  test.each(['idToken', 'accessToken', 'refreshToken'])(
    'without its %s it is expired, and nothing is sent or renewed [SESS-10] [GUARD-20]',
    async (key) => {
      const tab = openTab();
      await tab.save(platform.issue('100123'));
      for (const left of ['', null]) {
        if (left === null) localStorage.removeItem(key);
        else localStorage.setItem(key, left);
        expect(await tab.forCall()).toBeUndefined();
        expect(await tab.renew()).toEqual({ status: 'rejected' });
        expect(openTab().read()).toEqual({ status: 'expired' });
      }
      expect(platform.exchanged).toEqual([]);
    },
  );

  test('all tabs wait for one lock, and what fails under it is not tried again [SESS-10]', async () => {
    const request = vi.spyOn(navigator.locks, 'request');
    const asked: string[] = [];
    const tab = openTab((refreshToken) => {
      asked.push(refreshToken);
      return Promise.reject(new Error('No answer'));
    });
    await tab.save(platform.issue('100123'));
    time += LIFETIME - MINUTE;
    await expect(tab.renew()).rejects.toThrow('No answer');
    expect(asked).toHaveLength(1);
    expect(request.mock.calls.map(([name]) => name)).toEqual([
      'croupier-tokens',
      'croupier-tokens',
    ]);
  });
});

describe('renewal', () => {
  test('of tokens that hold for short, as a session’s last, waits as well: no tab asks without a pause [SESS-10]', async () => {
    const over = time + 15 * MINUTE;
    platform.endAt(over);
    const tab = openTab();
    let { renewIn } = await tab.save(platform.issue('100123'));
    while (platform.exchanged.length < 50) {
      time += Math.max(1, renewIn);
      const renewed = await tab.renew();
      if (renewed.status === 'rejected') break;
      ({ renewIn } = renewed);
      expect(await tab.forCall()).toBeDefined();
    }
    expect(time).toBeGreaterThan(over - 1_000);
    expect(platform.exchanged.length).toBeLessThan(12);
  });

  test('exchanges the tokens once they are due, and keeps the new ones in both places [SESS-10]', async () => {
    const tab = openTab();
    const first = platform.issue('100123');
    await tab.save(first);
    time += LIFETIME - 3 * MINUTE - 1;
    expect(await tab.renew()).toEqual({ status: 'renewed', renewIn: 1 });
    expect(platform.exchanged).toEqual([]);
    time += 1;
    expect(await tab.renew()).toEqual({ status: 'renewed', renewIn: LIFETIME - 3 * MINUTE });
    expect(platform.exchanged).toEqual([first.refreshToken]);
    const held = await tab.forCall();
    expect(held?.accessToken).not.toBe(first.accessToken);
    expect(stored('accessToken')).toBe(held?.accessToken);
    expect(stored('refreshToken')).not.toBe(first.refreshToken);
    expect(await inDatabase()).toMatchObject({
      idToken: stored('idToken'),
      accessToken: stored('accessToken'),
      refreshToken: stored('refreshToken'),
    });
    time += LIFETIME - 3 * MINUTE;
    expect((await tab.renew()).status).toBe('renewed');
    expect(openTab().read().status).toBe('valid');
  });

  test('comes before a call whose tokens are due, once for all calls and tabs [SESS-10]', async () => {
    const [tab, other] = [openTab(), openTab()];
    const first = platform.issue('100123');
    await tab.save(first);
    other.read();
    time += LIFETIME - MINUTE;
    const sent = await Promise.all([tab.forCall(), tab.forCall(), other.forCall()]);
    expect(platform.exchanged).toEqual([first.refreshToken]);
    for (const tokens of sent) expect(tokens?.accessToken).toBe(stored('accessToken'));
    expect(stored('accessToken')).not.toBe(first.accessToken);
  });

  test('takes what the database holds when local storage is behind, and mends it [SESS-10]', async () => {
    const tab = openTab();
    const first = platform.issue('100123');
    await tab.save(first);
    const newer = platform.issue('100123');
    const { sessionId } = JSON.parse(stored('session') ?? '') as { sessionId: string };
    time += LIFETIME - MINUTE;
    const late = { ...newer, accessToken: tokenOf({ iat: time / 1_000, exp: time / 1_000 + 900 }) };
    const idToken = platform.issue('100123').idToken;
    await set(
      'tokens',
      { ...late, idToken, sessionId, clockSkew: 0 },
      createStore('croupier', 'session'),
    );
    expect((await tab.renew()).status).toBe('renewed');
    expect(platform.exchanged).toEqual([]);
    expect(stored('accessToken')).toBe(late.accessToken);
  });

  test('believes what stands beside the claims as far as it is what it should be [SESS-10]', async () => {
    await openTab().save(platform.issue('100123'));
    localStorage.setItem('authorization', '{"sessionId":7,"clockSkew":"soon"}');
    const tab = openTab();
    expect(tab.read().status).toBe('valid');
    expect(tab.current()).toBe('100123');
  });

  test('that the platform refuses ends the session; one without an answer does not [SESS-10] [SESS-11]', async () => {
    let answer: () => Promise<Tokens | undefined> = () => Promise.reject(new Error('No answer'));
    const tab = openTab(() => answer());
    const first = platform.issue('100123');
    await tab.save(first);
    time += LIFETIME - MINUTE;
    await expect(tab.renew()).rejects.toThrow('No answer');
    expect(await tab.forCall()).toMatchObject(first);
    answer = () => Promise.resolve(undefined);
    expect(await tab.renew()).toEqual({ status: 'rejected' });
    expect(await tab.forCall()).toBeUndefined();
    answer = () => Promise.resolve({ ...first, idToken: 'nonsense' });
    expect(await tab.renew()).toEqual({ status: 'rejected' });
    expect(stored('idToken')).toBe(first.idToken);
  });

  test('does not bring back a session that was logged out meanwhile [LOGOUT-03]', async () => {
    for (const loggedOutIn of ['this tab', 'another tab'] as const) {
      const { promise, resolve } = Promise.withResolvers<Tokens | undefined>();
      const asked = Promise.withResolvers<void>();
      const tab = openTab(() => {
        asked.resolve();
        return promise;
      });
      await tab.save(platform.issue('100123'));
      const other = openTab();
      other.read();
      time += LIFETIME - MINUTE;
      const renewal = tab.renew();
      await asked.promise;
      const logout = loggedOutIn === 'this tab' ? tab.clear() : other.clear();
      resolve(platform.issue('100123'));
      expect(await renewal, loggedOutIn).toEqual({ status: 'rejected' });
      expect(await logout, loggedOutIn).toEqual({ status: 'cleared' });
      expect(localStorage, loggedOutIn).toHaveLength(0);
      expect(await inDatabase(), loggedOutIn).toBeUndefined();
    }
  });
});

describe('log-out', () => {
  test('clears in a fixed order: the cookie, the entries, last that of which other tabs hear; then the database [LOGOUT-03]', async () => {
    const tab = openTab();
    await tab.save(platform.issue('100123'));
    const cleared: string[] = [];
    const note = (what: string) => {
      if (!cleared.includes(what)) cleared.push(what);
    };
    const cookies = vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
      note(`cookie ${cookie.slice(0, cookie.indexOf('='))}`);
    });
    const entries = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(note);
    const database = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      note('database');
      throw new Error('It was asked.');
    });
    await tab.clear().catch(() => undefined);
    for (const spy of [cookies, entries, database]) spy.mockRestore();
    expect(cleared).toEqual([
      'cookie session',
      'idToken',
      'accessToken',
      'refreshToken',
      'lastAuthUser',
      'firstLogin',
      'showUpdatedTnC',
      'welcomed',
      'levelReached',
      'eddPostponed',
      'sowPopupStorage',
      'lastActivity',
      'authorization',
      'database',
    ]);
  });

  test('leaves nothing: no token, no refresh token in the database, no cookie, no flag [LOGOUT-03]', async () => {
    const tab = openTab();
    await tab.save(platform.issue('100123'));
    for (const key of Object.values(STORAGE_KEYS)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, 'true');
    }
    localStorage.setItem('somebody else’s', 'stays');
    expect(await tab.clear()).toEqual({ status: 'cleared' });
    expect(Object.keys(localStorage)).toEqual(['somebody else’s']);
    expect(await inDatabase()).toBeUndefined();
    expect(document.cookie).not.toContain('session=');
    expect(await tab.forCall()).toBeUndefined();
    expect(tab.read()).toEqual({ status: 'none' });
  });

  test('clears the database when only that still holds the session [LOGOUT-03]', async () => {
    const tab = openTab();
    await tab.save(platform.issue('100123'));
    localStorage.clear();
    expect(await tab.forCall()).toBeUndefined();
    expect(await tab.renew()).toEqual({ status: 'rejected' });
    await tab.clear();
    expect(await inDatabase()).toBeUndefined();
  });
});

describe('two tabs, two players', () => {
  test('a tab that slept through a log-out and a login clears nothing of the newer session [LOGOUT-06] [LOGOUT-02]', async () => {
    for (const next of ['100456', '100123']) {
      const [asleep, awake] = [openTab(), openTab()];
      await asleep.save(platform.issue('100123'));
      awake.read();
      await awake.clear();
      const tokens = platform.issue(next);
      await awake.save(tokens);
      expect(await asleep.clear()).toEqual({ status: 'another' });
      expect(await awake.forCall()).toMatchObject(tokens);
      expect(await inDatabase()).toMatchObject(tokens);
      expect(document.cookie).toContain('session=');
      expect(asleep.read()).toMatchObject({ status: 'valid', session: { playerId: next } });
      await awake.clear();
    }
  });

  test('nothing of another player’s session is sent or renewed by a tab that is still in the former [LOGOUT-02] [SESS-04]', async () => {
    const [former, newer] = [openTab(), openTab()];
    await former.save(platform.issue('100123'));
    await newer.save(platform.issue('100456'));
    expect(await former.forCall()).toBeUndefined();
    time += LIFETIME - MINUTE;
    expect(await former.renew()).toEqual({ status: 'rejected' });
    expect(platform.exchanged).toEqual([]);
    expect((await newer.forCall())?.idToken).toBe(stored('idToken'));
  });

  test('a tab is told what is stored now, not what happened on the way [LOGOUT-06]', async () => {
    const [tab, other] = [openTab(), openTab()];
    expect(tab.elsewhere()).toBeUndefined();
    await other.save(platform.issue('100123'));
    expect(tab.elsewhere()).toBe('started');
    tab.read();
    expect(tab.elsewhere()).toBeUndefined();
    time += LIFETIME - MINUTE;
    await other.renew();
    expect(tab.elsewhere()).toBeUndefined();
    await other.save(platform.issue('100123'));
    expect(tab.elsewhere()).toBe('started');
    tab.read();
    await other.clear();
    expect(tab.elsewhere()).toBe('ended');
  });

  test('a session without a name of its own is the player’s [LOGOUT-06]', async () => {
    const tokens = platform.issue('100123');
    for (const key of ['idToken', 'accessToken', 'refreshToken'] as const) {
      localStorage.setItem(key, tokens[key]);
    }
    for (const entry of [null, 'nonsense', 'null', '"text"', '{}']) {
      if (entry !== null) localStorage.setItem('authorization', entry);
      const tab = openTab();
      expect(tab.elsewhere()).toBe('started');
      expect(tab.read()).toMatchObject({ status: 'valid', session: { playerId: '100123' } });
      expect(tab.elsewhere()).toBeUndefined();
      expect(await tab.forCall()).toMatchObject(tokens);
    }
    time += LIFETIME - MINUTE;
    const tab = openTab();
    tab.read();
    expect((await tab.renew()).status).toBe('renewed');
    expect(await tab.clear()).toEqual({ status: 'cleared' });
    expect(await inDatabase()).toBeUndefined();
  });
});

describe('whatever the device’s clock says', () => {
  const clocks = [
    ['20 minutes fast', 20 * MINUTE],
    ['20 minutes slow', -20 * MINUTE],
    ['a day fast', DAY],
    ['a day slow', -DAY],
  ] as const;

  test.each(clocks)(
    '%s: a session begins, holds and is renewed as long as it should [SESS-10]',
    async (_, off) => {
      skew = off;
      const tab = openTab();
      const { renewIn } = await tab.save(platform.issue('100123'));
      expect(renewIn).toBe(LIFETIME - 3 * MINUTE);
      expect(openTab().read()).toMatchObject({ status: 'valid', renewIn });
      time += LIFETIME - 2 * MINUTE;
      expect(openTab().read().status).toBe('valid');
      expect(await tab.renew()).toEqual({ status: 'renewed', renewIn: LIFETIME - 3 * MINUTE });
      time += LIFETIME;
      expect(openTab().read()).toEqual({ status: 'expired' });
      expect(await tab.forCall()).toBeUndefined();
    },
  );

  test.each(clocks)(
    '%s from one moment to the next: the platform is asked, and judges [SESS-10]',
    async (_, off) => {
      const tab = openTab();
      const first = platform.issue('100123');
      await tab.save(first);
      time += MINUTE;
      skew = off;
      // A clock that went back makes nothing last longer; one that went ahead ends nothing.
      const isAhead = off > 0;
      expect(tab.read()).toMatchObject({
        status: 'valid',
        renewIn: isAhead ? 0 : LIFETIME - 4 * MINUTE,
      });
      expect(await tab.forCall()).toMatchObject(isAhead ? {} : first);
      expect(platform.exchanged).toEqual(isAhead ? [first.refreshToken] : []);
      time += LIFETIME - 2 * MINUTE;
      expect((await tab.forCall())?.accessToken).toBe(stored('accessToken'));
      expect(platform.exchanged).toHaveLength(isAhead ? 2 : 1);
      platform.end();
      time += LIFETIME - MINUTE;
      expect(await tab.forCall()).toBeUndefined();
    },
  );

  test('set back while the site was closed, it makes nothing valid for longer than it was issued [SESS-10]', async () => {
    await openTab().save(platform.issue('100123'));
    time += 14 * MINUTE;
    skew = -DAY;
    const tab = openTab();
    expect(tab.read()).toMatchObject({ status: 'valid', renewIn: LIFETIME - 3 * MINUTE });
    time += LIFETIME;
    expect(await tab.forCall()).toBeUndefined();
  });
});
