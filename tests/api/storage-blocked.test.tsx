import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { provideLocks } from '../../replay/dom/locks.ts';
import { LIFETIME, MINUTE, tokenPlatform } from '../../replay/dom/token-platform.ts';
import { createSafeStorage } from '../../src/api/safe-storage.ts';
import { forgetSessionCookie, readLocation } from '../../src/api/session-cookie.ts';
import { createTokenStore, type Tokens } from '../../src/api/token-store.ts';

let time = 0;
let platform = tokenPlatform(() => time);
const exchanging = (refreshToken: string) => platform.exchange(refreshToken);
const openTab = (exchange: (token: string) => Promise<Tokens | undefined> = exchanging) =>
  createTokenStore({ now: () => time, elapsed: () => time, exchange });

const blocked = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const full = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  provideLocks();
  localStorage.clear();
  time = Date.UTC(2026, 10, 21, 12);
  platform = tokenPlatform(() => time);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** All acts of a session, in the page in which it began. */
async function livesOn(tab: ReturnType<typeof openTab>): Promise<void> {
  const first = platform.issue('100123');
  expect((await tab.save(first)).session.playerId).toBe('100123');
  expect(tab.read()).toMatchObject({ status: 'valid', session: { playerId: '100123' } });
  expect(await tab.forCall()).toMatchObject(first);
  time += LIFETIME - MINUTE;
  const renewed = await tab.forCall();
  expect(renewed?.accessToken).not.toBe(first.accessToken);
  time += LIFETIME - MINUTE;
  expect((await tab.renew()).status).toBe('renewed');
  expect(new Set(platform.exchanged).size).toBe(platform.exchanged.length);
}
async function endsHere(tab: ReturnType<typeof openTab>): Promise<void> {
  expect(await tab.clear()).toEqual({ status: 'cleared' });
  expect(tab.read()).toEqual({ status: 'none' });
  expect(await tab.forCall()).toBeUndefined();
}

describe('a browser that keeps nothing', () => {
  test.each([
    [
      'blocks local storage',
      () => vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(blocked),
    ],
    [
      'has no room in local storage',
      () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full),
    ],
  ])(
    '%s: the session lives in this page, is renewed, and ends with it [SESS-05]',
    async (_, block) => {
      block();
      const tab = openTab();
      await livesOn(tab);
      expect(tab.isKept()).toBe(false);
      expect(tab.elsewhere()).toBeUndefined();
      // Nor does the database keep a refresh token that no page would find.
      expect(await databaseEntry()).toBeUndefined();
      await endsHere(tab);
      expect(tab.isKept()).toBe(true);
      vi.restoreAllMocks();
      expect(localStorage).toHaveLength(0);
      expect(openTab().read()).toEqual({ status: 'none' });
    },
  );

  test.each([
    ['blocks the database', () => vi.spyOn(indexedDB, 'open').mockImplementation(blocked)],
    ['has no database', () => vi.stubGlobal('indexedDB', undefined)],
    [
      'blocks Web Locks',
      () =>
        vi
          .spyOn(navigator.locks, 'request')
          .mockImplementation(() => Promise.reject(new DOMException('', 'SecurityError'))),
    ],
    [
      'has no Web Locks',
      () => Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined }),
    ],
  ])('%s: the session is kept where it can be [SESS-05]', async (_, block) => {
    block();
    const tab = openTab();
    await livesOn(tab);
    expect(tab.isKept()).toBe(true);
    expect(openTab().read().status).toBe('valid');
    await endsHere(tab);
    expect(localStorage).toHaveLength(0);
  });

  test('no room for renewed tokens: the used ones stay nowhere [SESS-10]', async () => {
    const tab = openTab();
    await tab.save(platform.issue('100123'));
    time += LIFETIME - MINUTE;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    expect((await tab.renew()).status).toBe('renewed');
    expect(tab.isKept()).toBe(false);
    expect(tab.read().status).toBe('valid');
    expect(localStorage.getItem('refreshToken')).toBeNull();
    expect(await databaseEntry()).toBeUndefined();
  });

  test.each(['idToken', 'accessToken', 'refreshToken', 'authorization'])(
    'no room for %s alone: the session is not kept, and its refresh token stays nowhere but in the page [SESS-10]',
    async (last) => {
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
        this: Storage,
        key,
        value,
      ) {
        if (key === last) full();
        Reflect.set(this, key, value);
      });
      const tab = openTab();
      await tab.save(platform.issue('100123'));
      expect(tab.isKept()).toBe(false);
      expect(await databaseEntry()).toBeUndefined();
    },
  );

  test('no room in the database for renewed tokens: the used one is not read again [SESS-10]', async () => {
    const tab = openTab();
    await tab.save(platform.issue('100123'));
    for (const alsoRemoval of [false, true]) {
      time += LIFETIME - MINUTE;
      const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
      const removal = vi.spyOn(IDBObjectStore.prototype, 'delete');
      if (alsoRemoval) removal.mockImplementation(full);
      expect((await tab.renew()).status).toBe('renewed');
      put.mockRestore();
      removal.mockRestore();
      time += LIFETIME - MINUTE;
      expect((await tab.renew()).status).toBe('renewed');
    }
    expect(platform.exchanged).toHaveLength(4);
    expect(await databaseEntry()).toMatchObject({
      refreshToken: localStorage.getItem('refreshToken'),
    });
  });

  test('without Web Locks only one renewal runs in this tab, and a failed one blocks none [SESS-10]', async () => {
    Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
    let answer: () => Promise<Tokens | undefined> = () => Promise.reject(new Error('No answer'));
    const tab = openTab(() => answer());
    await tab.save(platform.issue('100123'));
    time += LIFETIME - MINUTE;
    await expect(tab.renew()).rejects.toThrow('No answer');
    const { promise, resolve } = Promise.withResolvers<Tokens | undefined>();
    answer = () => promise;
    const renewal = tab.renew();
    const logout = tab.clear();
    resolve(platform.issue('100123'));
    expect(await renewal).toEqual({ status: 'rejected' });
    await logout;
    expect(localStorage).toHaveLength(0);
  });

  test('a session in memory is not ended by what other tabs do [LOGOUT-06]', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    const tab = openTab();
    await tab.save(platform.issue('100123'));
    vi.restoreAllMocks();
    localStorage.setItem('authorization', '{"sessionId":"another"}');
    expect(tab.elsewhere()).toBeUndefined();
    localStorage.removeItem('authorization');
    expect(tab.elsewhere()).toBeUndefined();
    await tab.clear();
  });

  test('cookies that may not be read or written take nothing but the hint [SESS-03] [SESS-06]', async () => {
    vi.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(blocked);
    vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(blocked);
    const tab = openTab();
    await tab.save(platform.issue('100123'));
    expect(tab.isKept()).toBe(true);
    expect(forgetSessionCookie).not.toThrow();
    expect(readLocation()).toEqual({
      ipAddress: undefined,
      countryCode: undefined,
      city: undefined,
      regionCode: undefined,
    });
    await endsHere(tab);
  });
});

describe('storage', () => {
  test('keeps for the page what the browser does not, and lets it go once the browser does', () => {
    const storage = createSafeStorage(() => sessionStorage);
    expect(storage.get('a')).toBeUndefined();
    expect(storage.set('a', 'kept')).toBe(true);
    expect(sessionStorage.getItem('a')).toBe('kept');
    expect(storage.get('a')).toBe('kept');
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    expect(storage.set('a', 'held')).toBe(false);
    expect(storage.get('a')).toBe('held');
    expect(sessionStorage.getItem('a')).toBeNull();
    setItem.mockRestore();
    expect(storage.set('a', 'kept again')).toBe(true);
    sessionStorage.setItem('a', 'from another tab');
    expect(storage.get('a')).toBe('from another tab');
    storage.remove('a');
    expect(storage.get('a')).toBeUndefined();
    expect(sessionStorage.getItem('a')).toBeNull();
  });

  test('that is blocked remembers, and forgets, within the page', () => {
    const storage = createSafeStorage(blocked);
    expect(storage.get('a')).toBeUndefined();
    expect(storage.set('a', 'held')).toBe(false);
    expect(storage.get('a')).toBe('held');
    storage.remove('a');
    expect(storage.get('a')).toBeUndefined();
  });
});

async function databaseEntry(): Promise<unknown> {
  const { createStore, get } = await import('idb-keyval');
  return get('tokens', createStore('croupier', 'session'));
}
