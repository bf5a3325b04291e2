import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import type {
  ClearedSession,
  PlayerSession,
  StoredSession,
} from '../../machines/access/session/machine.ts';
import { agreeToCookies } from '../../replay/dom/device.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import type { OperationId } from '../../openapi/types.ts';
import type { Call } from '../../src/api/call.ts';
import { connectEffects } from '../../src/app/effects.ts';
import { watchPage } from '../../src/runtime/page-watch.ts';
import { queryClient } from '../../src/runtime/query.ts';
import type { AppRouter } from '../../src/app/router.tsx';
import { leftNews, tellLeft } from '../../src/app/left-news.ts';
import { createRuntime, type Runtime } from '../../src/runtime/runtime.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { compileCatalogue } from '../../src/texts/catalogue.ts';
import { activateTexts } from '../../src/texts/index.ts';
import { dismissToast, toastList } from '../../src/ui/toasts.ts';
import { sourceTexts } from '../../src/texts/sources.ts';

const en = sourceTexts('en');

/** The shell's reactions to the facts that the site announces; the charts are the real ones. */

const aino: PlayerSession = {
  email: 'aino.virtanen@example.com',
  playerId: '100123',
  playerAccessId: 'a1',
  countryCode: 'FI',
  language: 'fi',
  loginMethod: 'DEFAULT',
  registrationDate: '2026-01-15T09:30:00Z',
  multibrand: { suspended: false },
};
const started = (playerId: string) => ({
  type: 'session.started' as const,
  session: { ...aino, playerId },
  renewIn: 720_000,
});

type Answers = Partial<Record<OperationId, object | Error>>;
let runtime: Runtime;
/** The session that the browser has stored now. */
let stored: StoredSession;
const navigate = vi.fn<(to: { href: string; replace?: boolean }) => Promise<void>>();
const hrefs = () => navigate.mock.calls.map(([{ href }]) => href);
const called: OperationId[] = [];

function open(
  answers: Answers = {},
  { at = '/fi-FI/terms', kept = true, texts = Promise.resolve(true) } = {},
): void {
  const given: Answers = {
    getAccessContext: outcomes.getAccessContext.success,
    getAccessDetails: outcomes.getAccessDetails.success,
    signOut: outcomes.signOut.success,
    ...answers,
  };
  const call = ((operation: OperationId) => {
    called.push(operation);
    const answer = given[operation] ?? new Error('no answer');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  }) as Call;
  runtime = createRuntime({
    brand: northlight,
    call,
    session: {
      readStoredSession: fromPromise<StoredSession>(() => Promise.resolve(stored)),
      clearStoredSession: fromPromise<ClearedSession>(() => Promise.resolve({ status: 'cleared' })),
      renewTokens: fromPromise(() => new Promise(() => {})),
      watchOtherTabs: fromCallback(() => {}),
    },
    device: { ipAddress: '', blackbox: '' },
    isSessionKept: () => kept,
    watchPage,
  });
  const { pathname, searchParams } = new URL(at, 'https://site.test');
  const location = { href: at, pathname, search: Object.fromEntries(searchParams) };
  const router = { state: { location }, navigate } as unknown as AppRouter;
  connectEffects(runtime, router, texts);
  runtime.site.start();
}
const settle = () => vi.advanceTimersByTimeAsync(0);
const toasts = () => toastList().map(({ severity, message }) => `${severity}: ${message}`);
/** The message above the page to which the end of a session led. */
const left = () => {
  const news = leftNews();
  return news && [news.severity, news.text];
};

beforeEach(async () => {
  vi.useFakeTimers();
  agreeToCookies();
  activateTexts('en', await compileCatalogue('en', en));
  navigate.mockReset().mockResolvedValue();
  called.length = 0;
  stored = { status: 'none' };
  delete window.dataLayer;
});
afterEach(() => {
  tellLeft(undefined);
  runtime.site.stop();
  for (const { id } of toastList()) dismissToast(id);
  queryClient.clear();
  vi.useRealTimers();
});

describe('the end of a session', () => {
  const signedIn = async (answers: Answers = {}, at = '/fi-FI/my-account'): Promise<void> => {
    open(answers, { at });
    await settle();
    runtime.session.send(started('100123'));
    await settle();
  };

  it.each([
    ['session.rejected', 'warning', 'session.toast.rejected'],
    ['session.expired', 'warning', 'session.toast.expired'],
    ['session.endedElsewhere', 'warning', 'session.toast.endedElsewhere'],
    ['signOut.requested', 'success', 'session.toast.signedOut'],
  ] as const)('LOGOUT-01: by %s leads home, and says so', async (type, severity, words) => {
    await signedIn();
    runtime.session.send({ type });
    await vi.waitFor(() => {
      expect(left()).toEqual([severity, words]);
    });
    expect(toasts()).toEqual([]);
    expect(navigate.mock.calls).toEqual([[{ href: '/fi-FI/', replace: true }]]);
  });

  it.each([
    ['/en-UN/promotions', '/en-UN/promotions'],
    ['/promotions?a=1', '/fi-FI/promotions?a=1'],
    ['//elsewhere.example', '/fi-FI/elsewhere.example'],
  ])('LOGOUT-01: leads where the platform says: %s', async (redirectPath, href) => {
    await signedIn({ signOut: { ok: true, data: { redirectPath } } });
    runtime.session.send({ type: 'signOut.requested' });
    await settle();
    expect(hrefs()).toEqual([href]);
  });

  it('LOGOUT-01: where one log-out led, the end of the next player’s session leads nowhere', async () => {
    await signedIn({ signOut: { ok: true, data: { redirectPath: '/promotions' } } });
    runtime.session.send({ type: 'signOut.requested' });
    await settle();
    runtime.session.send(started('100456'));
    await settle();
    runtime.session.send({ type: 'session.expired' });
    await settle();
    expect([hrefs()[0], hrefs().at(-1)]).toEqual(['/fi-FI/promotions', '/fi-FI/']);
  });

  it('LOGOUT-01: at an address without a locale leads to the default one', async () => {
    await signedIn({}, '/my-account');
    runtime.session.send({ type: 'signOut.requested' });
    await settle();
    expect(hrefs()).toEqual(['/en-UN/']);
  });

  const CASHIER = '/my-account/banking/deposit';
  const LANDED = { href: '/fi-FI/', replace: true };
  it.each([
    ['session.expired', `/fi-FI${CASHIER}?a=1&deposit=dep_1`, `${CASHIER}?deposit=dep_1`],
    ['session.rejected', `/fi-FI${CASHIER}?deposit=`, `${CASHIER}?deposit=`],
    ['session.endedElsewhere', `/fi-FI${CASHIER}?deposit=dep_1`, `${CASHIER}?deposit=dep_1`],
    ['session.expired', `/fi-FI${CASHIER}?a=1`, undefined],
    // A player who logs out has seen what they came for, and somebody else may be next.
    ['signOut.requested', `/fi-FI${CASHIER}?deposit=dep_1`, undefined],
  ] as const)(
    'DEP-22, GUARD-05: by %s on the way back from a payment, %s, remembers %s',
    async (type, at, from) => {
      await signedIn({}, at);
      runtime.session.send({ type });
      await settle();
      const landed = from === undefined ? LANDED : { ...LANDED, state: { from } };
      expect(navigate.mock.calls).toEqual([[landed]]);
    },
  );

  it('DEP-22: remembers nothing of an address without a locale', async () => {
    await signedIn({}, `${CASHIER}?deposit=dep_1`);
    runtime.session.send({ type: 'session.expired' });
    await settle();
    expect(navigate.mock.calls).toEqual([[{ href: '/en-UN/', replace: true }]]);
  });

  it('GUARD-04: until the landing page shows, the guards wait', async () => {
    let landed: () => void = () => undefined;
    navigate.mockImplementation(() => new Promise((resolve) => (landed = resolve)));
    await signedIn();
    const isLanding = () => runtime.site.getSnapshot().hasTag('landing');
    expect(isLanding()).toBe(false);
    runtime.session.send({ type: 'session.expired' });
    await settle();
    expect(isLanding()).toBe(true);
    landed();
    await settle();
    expect(isLanding()).toBe(false);
  });

  it('LOGOUT-02: forgets the player’s reads, not the content', async () => {
    await signedIn();
    queryClient.setQueryData(['activity', '100123'], 1);
    queryClient.setQueryData(['content', 'northlight', 'home'], 2);
    runtime.session.send({ type: 'session.expired' });
    await vi.dynamicImportSettled();
    await settle();
    expect(queryClient.getQueryData(['activity', '100123'])).toBeUndefined();
    expect(queryClient.getQueryData(['content', 'northlight', 'home'])).toBe(2);
  });

  it('WAL-01: ends the wallet, which began with the session', async () => {
    await signedIn();
    expect(called).toContain('getWallet');
    runtime.session.send({ type: 'session.expired' });
    await settle();
    called.length = 0;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(called).toEqual([]);
  });

  it('says nothing before there are texts', async () => {
    let ready: (has: boolean) => void = () => undefined;
    const texts = new Promise<boolean>((resolve) => (ready = resolve));
    stored = { status: 'expired' };
    open({}, { texts });
    await settle();
    expect(left()).toBeUndefined();
    ready(true);
    await vi.waitFor(() => {
      expect(left()).toEqual(['warning', 'session.toast.expired']);
    });
  });
});

describe('who is signed in', () => {
  it('LOGOUT-02: another player’s reads go, one’s own stay', async () => {
    const inAnotherTab = async (playerId: string): Promise<void> => {
      stored = { status: 'valid', session: { ...aino, playerId }, renewIn: 720_000 };
      runtime.session.send({ type: 'session.startedElsewhere' });
      await vi.dynamicImportSettled();
      await settle();
    };
    open();
    await settle();
    queryClient.setQueryData(['activity', '100123'], 1);
    const read = () => queryClient.getQueryData(['activity', '100123']);
    await inAnotherTab('100123');
    expect(read()).toBe(1);
    await inAnotherTab('100123');
    expect(read()).toBe(1);
    await inAnotherTab('100456');
    expect(read()).toBeUndefined();
  });

  it('SESS-05: is told once when the browser does not keep it', async () => {
    open({}, { kept: false });
    await settle();
    expect(toasts()).toEqual([]);
    runtime.session.send(started('100123'));
    await settle();
    expect(toasts()).toEqual([`warning: ${en['session.toast.onlyHere']}`]);
    // Once it is gone it does not come back.
    for (const { id } of toastList()) dismissToast(id);
    runtime.session.send({ type: 'account.reloadRequested' });
    await settle();
    expect(toasts()).toEqual([]);
  });

  it('SESS-05: is told nothing when it keeps it', async () => {
    open();
    await settle();
    runtime.session.send(started('100123'));
    await settle();
    expect(toasts()).toEqual([]);
  });
});

describe('GUARD-10, GUARD-13: a page that was left', () => {
  const show = (state: DocumentVisibilityState): void => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const asked = () => called.filter((one) => one === 'getAccessContext').length;
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('asks again what the player may do, when it was left for a minute', async () => {
    open();
    await settle();
    runtime.session.send(started('100123'));
    await settle();
    const before = asked();
    show('visible');
    await settle();
    show('hidden');
    await vi.advanceTimersByTimeAsync(59_999);
    show('visible');
    await settle();
    expect(asked()).toBe(before);
    show('hidden');
    await vi.advanceTimersByTimeAsync(60_000);
    show('hidden');
    await settle();
    expect(asked()).toBe(before);
    show('visible');
    await settle();
    expect(asked()).toBe(before);
    show('hidden');
    await vi.advanceTimersByTimeAsync(60_000);
    show('visible');
    await settle();
    expect(asked()).toBe(before + 1);
    show('visible');
    await vi.advanceTimersByTimeAsync(60_000);
    show('visible');
    await settle();
    expect(asked()).toBe(before + 1);
  });
});

it('listens to the page for as long as the site runs', () => {
  const [listen, leave] = [
    vi.spyOn(document, 'addEventListener'),
    vi.spyOn(document, 'removeEventListener'),
  ];
  open();
  expect(listen).toHaveBeenCalledExactlyOnceWith('visibilitychange', expect.any(Function));
  runtime.site.stop();
  expect(leave.mock.calls).toEqual(listen.mock.calls);
});
