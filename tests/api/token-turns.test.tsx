import { createStore, get } from 'idb-keyval';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
