import { transferableAbortController } from 'node:util';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { operations } from '../../openapi/operations.gen.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import type { OperationId } from '../../openapi/types.ts';
import { provideLocks } from '../../replay/dom/locks.ts';
import { LIFETIME, MINUTE, tokenPlatform } from '../../replay/dom/token-platform.ts';
import { createTokenStore } from '../../src/api/token-store.ts';
import { createBrowserRuntime } from '../../src/app/browser.ts';
import { announceLive } from '../../src/runtime/live.tsx';
import {
  announceEndOfMaintenance,
  isUnderMaintenance,
} from '../../src/runtime/guard/maintenance.ts';
import type { Runtime } from '../../src/runtime/runtime.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';

/** The runtime of a page load, without a page: storage, client, other tabs, and the session between them. */

const AINO = '100123';
const brand = { ...northlight, siteId: '77' };

type Reply = Response | 'silence' | 'no answer' | undefined;

let platform: ReturnType<typeof tokenPlatform>;
let sent: { readonly operation: string; readonly url: URL; readonly headers: Headers }[];
let answers: Partial<Record<OperationId, () => Reply>>;
let runtime: Runtime | undefined;
let listeners: string[];
/** Facts of the site. */
let told: string[];

const idOf = ({ method, url }: Request): OperationId | undefined =>
  (Object.keys(operations) as OperationId[]).find(
    (id) => operations[id].method === method && operations[id].path === new URL(url).pathname,
  );
/** The first success of the contract's examples. */
function exampleOf(operation: OperationId): unknown {
  const all: readonly { ok: boolean; data?: object }[] = Object.values(outcomes[operation]);
  return all.find(({ ok }) => ok)?.data;
}
const json = (body: unknown, status = 200): Response => Response.json(body, { status });
const no = (status: number, code?: string) => () =>
  json({ code, message: 'No.', traceId: 't' }, status);

beforeEach(() => {
  announceLive();
  globalThis.indexedDB = new IDBFactory();
  provideLocks();
  localStorage.clear();
  sessionStorage.clear();
  // Node's `fetch` does not take jsdom's own signals.
  const { constructor, signal } = transferableAbortController();
  vi.stubGlobal('AbortController', constructor);
  vi.stubGlobal('AbortSignal', signal.constructor);
  platform = tokenPlatform(Date.now);
  sent = [];
  answers = { logIn: () => json({ ...platform.issue(AINO), expiresIn: LIFETIME / 1_000 }) };
  vi.stubGlobal('fetch', (request: Request) => {
    const operation = idOf(request);
    if (operation === undefined) throw new Error(`Nobody answers ${request.url}`);
    sent.push({ operation, url: new URL(request.url), headers: request.headers });
    const reply = answers[operation]?.() ?? json(exampleOf(operation));
    if (reply === 'silence') return new Promise(() => {});
    if (reply === 'no answer') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(reply);
  });
  listeners = [];
  const { addEventListener: add, removeEventListener: remove } = globalThis;
  vi.stubGlobal('addEventListener', (...given: Parameters<typeof add>) => {
    listeners.push(given[0]);
    add(...given);
  });
  vi.stubGlobal('removeEventListener', (...given: Parameters<typeof remove>) => {
    const at = listeners.indexOf(given[0]);
    if (at >= 0) listeners.splice(at, 1);
    remove(...given);
  });
});
afterEach(() => {
  runtime?.site.stop();
  runtime = undefined;
  // Work that still waits for the page to be used need not.
  dispatchEvent(new Event('keydown'));
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  }
  announceEndOfMaintenance();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(create = createBrowserRuntime): Runtime {
  runtime = create(brand);
  told = [];
  runtime.site.on('*', ({ type }) => told.push(type));
  runtime.site.start();
  return runtime;
}
const state = ({ session }: Runtime) => JSON.stringify(session.getSnapshot().value);
const playerOf = ({ session }: Runtime) => session.getSnapshot().context.session?.playerId;
async function isSignedIn(here: Runtime): Promise<void> {
  await expect.poll(() => here.session.getSnapshot().hasTag('authorized')).toBe(true);
}
async function isAnonymous(here: Runtime): Promise<void> {
  await expect.poll(() => state(here)).toBe('{"resolved":"anonymous"}');
}
const logIn = (here: Runtime) =>
  here.call('logIn', { body: { email: 'aino@example.com', password: 'x' } });
/** Another tab of this browser. @param ago time of its acts, in ms before now */
const otherTab = (ago = 0) =>
  createTokenStore({
    now: () => Date.now() - ago,
    elapsed: () => performance.now(),
    exchange: () => Promise.resolve(undefined),
  });
/** What the browser tells of other tabs, heard to its end. */
const hear = async (news: Event): Promise<void> => {
  dispatchEvent(news);
  await new Promise((resolve) => setTimeout(resolve, 0));
};
const tell = (key: string | null) => hear(new StorageEvent('storage', { key }));
const calls = (operation: OperationId) => sent.filter((one) => one.operation === operation).length;

describe('a login', () => {
  test('begins a session with the tokens that it brought, which are kept [LOGIN-03] [SESS-05]', async () => {
    const here = open();
    await isAnonymous(here);
    expect(await logIn(here)).toMatchObject({ ok: true });
    await isSignedIn(here);
    expect(playerOf(here)).toBe(AINO);
    expect(localStorage.getItem('refreshToken')).toBe('refresh-1');
    expect(told).toEqual([]);
    const [first] = sent;
    expect([first?.url.origin, first?.headers.get('SiteContext')]).toEqual([
      location.origin,
      '{"siteId":"77"}',
    ]);
    const asked = sent.find(({ operation }) => operation === 'getAccessContext');
    expect(asked?.headers.get('Access-Token')).toBe(localStorage.getItem('accessToken'));
  });

  test('with Pay and Play begins one, too [PNP-07]', async () => {
    answers.logInPayAndPlay = () => json({ ...platform.issue(AINO), expiresIn: 900 });
    const here = open();
    await isAnonymous(here);
    await here.call('logInPayAndPlay', { body: { sessionId: 'ps_31f0' } });
    await isSignedIn(here);
  });

  test('that is refused begins none [LOGIN-08]', async () => {
    answers.logIn = no(401, 'login.unauthorized');
    const here = open();
    await isAnonymous(here);
    expect(await logIn(here)).toMatchObject({ ok: false, code: 'login.unauthorized' });
    await expect.poll(() => state(here)).toBe('{"resolved":"anonymous"}');
    expect(localStorage).toHaveLength(0);
  });
});

describe('a session that the device has stored', () => {
  test('is taken up, and its calls carry its tokens [SESS-05] [SESS-13]', async () => {
    await otherTab().save(platform.issue(AINO));
    const here = open();
    await isSignedIn(here);
    const before = JSON.stringify(Object.entries(localStorage));
    expect(await here.call('getWallet', {})).toMatchObject({ ok: true });
    // Only a login brings tokens.
    expect(JSON.stringify(Object.entries(localStorage))).toBe(before);
    expect(calls('logIn')).toBe(0);
  });

  test('goes with a log-out [LOGOUT-03]', async () => {
    await otherTab().save(platform.issue(AINO));
    const here = open();
    await isSignedIn(here);
    here.session.send({ type: 'signOut.requested' });
    await isAnonymous(here);
    expect(calls('signOut')).toBe(1);
    expect(localStorage).toHaveLength(0);
  });

  test('ends with the call that the platform refuses [SESS-11]', async () => {
    await otherTab().save(platform.issue(AINO));
    const here = open();
    await isSignedIn(here);
    answers.getWallet = no(401);
    await here.call('getWallet', {}).catch(() => undefined);
    await isAnonymous(here);
    expect(here.session.getSnapshot().context.endReason).toBe('rejected');
  });

  test('is not kept where the browser keeps nothing, and holds for the page [SESS-05]', async () => {
    for (const storage of ['localStorage', 'sessionStorage'] as const) {
      vi.spyOn(globalThis, storage, 'get').mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      });
    }
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const here = open();
    await logIn(here);
    await isSignedIn(here);
    expect(told).toEqual(['session.onlyHere']);
  });
});

describe('tokens that are due', () => {
  /** Due at once, and good for two more minutes. */
  async function openDue(reply?: () => Reply): Promise<Runtime> {
    const ago = LIFETIME - 2 * MINUTE;
    await otherTab(ago).save(tokenPlatform(() => Date.now() - ago).issue(AINO));
    if (reply) answers.refreshSession = reply;
    return open();
  }

  test('are exchanged, and the session goes on [SESS-10]', async () => {
    const fresh = platform.issue(AINO);
    const here = await openDue(() => json({ ...fresh, expiresIn: 900 }));
    await expect.poll(() => localStorage.getItem('accessToken')).toBe(fresh.accessToken);
    await isSignedIn(here);
    expect(calls('refreshSession')).toBe(1);
  });

  test.each([401, 403])('and refused with %i end it [SESS-10] [SESS-11]', async (status) => {
    const here = await openDue(no(status));
    await isAnonymous(here);
    expect(localStorage).toHaveLength(0);
  });

  test.each<[string, () => Reply]>([
    ['a refusal that says something else', no(400)],
    ['too many questions', no(429)],
    ['a failure of the platform', no(500)],
    ['silence', () => 'no answer'],
  ])('and answered with %s end nothing [SESS-10] [SESS-11]', async (_, reply) => {
    const here = await openDue(reply);
    await isSignedIn(here);
    await expect.poll(() => calls('refreshSession')).toBeGreaterThan(0);
    // It is asked again before the tokens have run out.
    const fresh = platform.issue(AINO);
    answers.refreshSession = () => json({ ...fresh, expiresIn: 900 });
    await expect
      .poll(() => here.call('getWallet', {}).then(() => localStorage.getItem('accessToken')))
      .toBe(fresh.accessToken);
    expect(here.session.getSnapshot().hasTag('authorized')).toBe(true);
  });
});

describe('other tabs', () => {
  test('are heard of once the page has been taken over as the server rendered it [LOGOUT-06]', async () => {
    vi.resetModules();
    const live = await import('../../src/runtime/live.tsx');
    const here = open((await import('../../src/app/browser.ts')).createBrowserRuntime);
    await isAnonymous(here);
    await otherTab().save(platform.issue(AINO));
    await tell('authorization');
    expect(state(here)).toBe('{"resolved":"anonymous"}');
    live.announceLive();
    await isSignedIn(here);
  });

  test('that log in or out are heard of by the entry of the session alone [LOGOUT-06]', async () => {
    const here = open();
    await isAnonymous(here);
    const other = otherTab();
    await other.save(platform.issue(AINO));
    await tell('theme');
    expect(state(here)).toBe('{"resolved":"anonymous"}');
    await tell('authorization');
    await isSignedIn(here);
    await tell('authorization');
    expect(here.session.getSnapshot().hasTag('authorized')).toBe(true);
    await other.clear();
    await tell('theme');
    expect(here.session.getSnapshot().hasTag('authorized')).toBe(true);
    // As a browser tells that everything was cleared.
    await tell(null);
    await isAnonymous(here);
    expect(here.session.getSnapshot().context.endReason).toBe('endedElsewhere');
  });

  test('are looked after when the browser brings the page back, and only then [LOGOUT-06]', async () => {
    await otherTab().save(platform.issue(AINO));
    const here = open();
    await isSignedIn(here);
    const other = otherTab();
    other.read();
    await other.clear();
    await hear(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(here.session.getSnapshot().hasTag('authorized')).toBe(true);
    await hear(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(here.session.getSnapshot().hasTag('authorized')).toBe(false);
  });

  test('are listened to for as long as the session runs', async () => {
    const { site } = open();
    expect(listeners.filter((name) => name === 'storage' || name === 'pageshow')).toEqual([
      'storage',
      'pageshow',
    ]);
    site.stop();
    expect(listeners).not.toContain('storage');
    expect(listeners).not.toContain('pageshow');
  });
});

test('a platform under maintenance closes the site [GUARD-01] [NS-51]', async () => {
  answers.getMarketRiskSetting = no(503, 'error.maintenance');
  const here = open();
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run) => {
    queueMicrotask(run as () => void);
    return 0 as unknown as ReturnType<typeof setTimeout>;
  });
  const query = { market: 'UN', countryCode: 'FI' };
  await here.call('getMarketRiskSetting', { query }).catch(() => undefined);
  expect(isUnderMaintenance()).toBe(true);
});

describe('the device', () => {
  test('is where the edge found it, as far as it did [SESS-03] [SESS-16]', () => {
    const { device } = open();
    expect(device.ipAddress).toBe('');
    document.cookie = 'ip-address=203.0.113.7; path=/';
    expect(device.ipAddress).toBe('203.0.113.7');
  });

  test('is told from others by what any page may read, as it is when asked for [API-177] [DEP-19]', () => {
    const { device } = open();
    const { userAgent } = navigator;
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fi-FI', 'en']);
    vi.stubGlobal('screen', { width: 390, height: 844, colorDepth: 24, orientation: {} });
    expect(JSON.parse(device.blackbox)).toStrictEqual({
      userAgent,
      languages: ['fi-FI', 'en'],
      width: 390,
      height: 844,
      colorDepth: 24,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });
});

describe('the client of the platform', () => {
  const CALL = '../../src/api/call.ts';
  afterEach(() => {
    vi.doUnmock(CALL);
  });
  /** Stands in for the chunk. @returns how often it was fetched */
  function chunk(fetched: () => object): () => number {
    let count = 0;
    vi.doMock(CALL, () => {
      count += 1;
      return fetched();
    });
    return () => count;
  }

  test('is fetched when the page is used, before the first call', async () => {
    const createCall = vi.fn(() => () => Promise.resolve({ ok: true }));
    const fetched = chunk(() => ({ createCall }));
    const here = open();
    await isAnonymous(here);
    expect(fetched()).toBe(0);
    dispatchEvent(new Event('keydown'));
    await expect.poll(fetched).toBe(1);
    await here.call('getWallet', {});
    await here.call('getWallet', {});
    expect(createCall).toHaveBeenCalledOnce();
  });

  test('that cannot be fetched counts as no answer, and is fetched again', async () => {
    chunk(() => {
      throw new Error('The chunk could not be fetched');
    });
    const here = open();
    dispatchEvent(new Event('keydown'));
    await expect(here.call('getWallet', {})).rejects.toEqual({ kind: 'unreachable' });
    vi.doMock(CALL, () => ({ createCall: () => () => Promise.resolve({ ok: true }) }));
    expect(await here.call('getWallet', {})).toEqual({ ok: true });
  });
});

test('what the page came with is at hand', () => {
  const content = { at: 7, find: () => ({ value: 1 }) };
  expect(createBrowserRuntime(brand, content).content).toBe(content);
});
