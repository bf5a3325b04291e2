import { createStore, get } from 'idb-keyval';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { provideLocks } from '../../replay/dom/locks.ts';
import { LIFETIME, MINUTE, tokenPlatform } from '../../replay/dom/token-platform.ts';
import { createTokenStore } from '../../src/api/token-store.ts';

/** Acts of other tabs on the tokens while it is another's turn. */

let time = 0;
let platform = tokenPlatform(() => time);
const openTab = () =>
  createTokenStore({
    now: () => time,
    elapsed: () => time,
    exchange: (refreshToken) => platform.exchange(refreshToken),
  });

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  provideLocks();
  localStorage.clear();
  time = Date.UTC(2026, 10, 21, 12);
  platform = tokenPlatform(() => time);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a log-out while another tab is writing renewed tokens takes those away, too [LOGOUT-03] [SESS-10]', async () => {
  const tab = openTab();
  await tab.save(platform.issue('100123'));
  const other = openTab();
  other.read();
  time += LIFETIME - MINUTE;
  let logout: Promise<unknown> | undefined;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
    this: IDBObjectStore,
    ...what
  ) {
    logout = other.clear();
    return this.put(...what);
  });
  expect((await tab.renew()).status).toBe('renewed');
  expect(localStorage.getItem('refreshToken')).not.toBeNull();
  expect(await logout).toEqual({ status: 'cleared' });
  expect(localStorage).toHaveLength(0);
  expect(await get('tokens', createStore('croupier', 'session'))).toBeUndefined();
});

test('a call waits for nobody’s turn while its tokens are not due [SESS-10]', async () => {
  const tab = openTab();
  const tokens = platform.issue('100123');
  await tab.save(tokens);
  const request = vi.spyOn(navigator.locks, 'request').mockReturnValue(new Promise(() => {}));
  expect(await tab.forCall()).toMatchObject(tokens);
  expect(request).not.toHaveBeenCalled();
});

describe('what never answers holds nobody up for longer than seconds', () => {
  const SECONDS = 3_000;
  const passing = async <T,>(act: Promise<T>, ms: number): Promise<T> => {
    await vi.advanceTimersByTimeAsync(ms);
    return act;
  };
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const waiting = new AbortController();
      setTimeout(() => {
        waiting.abort();
      }, ms);
      return waiting.signal;
    });
  });

  test('a tab that never lets go: login, renewal and log-out go on [SESS-05] [SESS-10] [LOGOUT-03]', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const signal = new AbortController().signal;
    const holding = navigator.locks.request('croupier-tokens', { signal }, () => promise);
    const tab = openTab();
    const login = tab.save(platform.issue('100123'));
    await vi.advanceTimersByTimeAsync(SECONDS - 1);
    expect(tab.read()).toEqual({ status: 'none' });
    await passing(login, 1);
    expect(tab.read().status).toBe('valid');
    time += LIFETIME - MINUTE;
    expect((await passing(tab.renew(), 30_000)).status).toBe('renewed');
    expect(await passing(tab.clear(), SECONDS)).toEqual({ status: 'cleared' });
    expect(localStorage).toHaveLength(0);
    resolve();
    await holding;
  });

  test('a database that never answers: login, renewal and log-out go on [SESS-05] [SESS-10] [LOGOUT-03]', async () => {
    vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
    const tab = openTab();
    await passing(tab.save(platform.issue('100123')), SECONDS);
    expect(tab.read().status).toBe('valid');
    time += LIFETIME - MINUTE;
    expect((await passing(tab.renew(), 2 * SECONDS)).status).toBe('renewed');
    expect(await passing(tab.clear(), SECONDS)).toEqual({ status: 'cleared' });
    expect(localStorage).toHaveLength(0);
  });
});

test('a database that failed once does not end the session: of its set and the newer one the newer counts, in every tab [SESS-10]', async () => {
  const tab = openTab();
  await tab.save(platform.issue('100123'));
  const other = openTab();
  other.read();
  time += LIFETIME - MINUTE;
  const full = (): never => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(full);
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementationOnce(full);
  expect((await tab.renew()).status).toBe('renewed');
  time += LIFETIME - MINUTE;
  expect((await other.renew()).status).toBe('renewed');
  expect(new Set(platform.exchanged).size).toBe(2);
});
