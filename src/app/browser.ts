import { fromCallback, fromPromise } from 'xstate';
import type {
  ClearedSession,
  NewsForOtherTabs,
  RenewedTokens,
  StoredSession,
} from '../../machines/access/session/machine.ts';
import type { Failure } from '../../machines/operations.ts';
import type { Call, CallOptions } from '../api/call.ts';
import { prepareCalls } from '../api/prepare.ts';
import { countCall } from '../api/calls-out.ts';
import { readLocation } from '../api/session-cookie.ts';
import { createTokenStore, STORAGE_KEYS, type TokenStore } from '../api/token-store.ts';
import type { Brand } from '../brands/index.ts';
import { whenUsed } from '../runtime/idle.ts';
import {
  announceMaintenance,
  isUnderMaintenance,
  onMaintenance,
} from '../runtime/guard/maintenance.ts';
import type { PageContent } from '../runtime/content/page-content.ts';
import { whenLive } from '../runtime/live.tsx';
import { onWake, watchPage } from '../runtime/page-watch.ts';
import { isOnline, onNetwork } from '../ui/try-again.ts';
import { lateRealtime } from './realtime-host.ts';
import { createRuntime, type Runtime } from '../runtime/runtime.ts';

/** The runtime of a page load in a browser: real storage, real calls, other tabs. */
export function createBrowserRuntime(brand: Brand, content?: PageContent): Runtime {
  const tokens = createTokenStore({
    now: Date.now,
    elapsed: () => performance.now(),
    // The client ends the session for a refusal, as for every call (SESS-11); there is nothing left to judge here.
    exchange: async (refreshToken) =>
      (await call('refreshSession', { body: { refreshToken } })).data,
  });
  const call = lazyCall({
    baseUrl: location.origin,
    siteId: brand.siteId,
    tokens,
    // The tokens go no further than the store.
    onSessionStart: async (issued) => {
      runtime.session.send({ type: 'session.started', ...(await tokens.save(issued)) });
    },
    onSessionEnd: (reason) => {
      runtime.session.send({ type: `session.${reason}` });
    },
    onMaintenance: announceMaintenance,
  });

  const runtime: Runtime = createRuntime({
    brand,
    call,
    session: {
      readStoredSession: fromPromise<StoredSession>(() => Promise.resolve(tokens.read())),
      clearStoredSession: fromPromise<ClearedSession>(() => tokens.clear()),
      renewTokens: fromPromise<RenewedTokens>(() => tokens.renew()),
      watchOtherTabs: fromCallback<NewsForOtherTabs>(({ sendBack, receive }) => {
        receive(() => tokens.leave());
        return watchOtherTabs(tokens, sendBack);
      }),
      watchReach,
    },
    device: {
      get ipAddress() {
        return readLocation().ipAddress ?? '';
      },
      // Made when it is sent: the time zone alone takes a slow phone a tenth of a second.
      get blackbox() {
        return blackbox();
      },
    },
    isSessionKept: tokens.isKept,
    watchPage,
    realtime: lateRealtime,
    content,
  });
  return runtime;
}

/**
 * A visitor's first page calls nothing, so the client of the platform is fetched when they begin to use it, some
 * time before a call. Without that chunk nothing can be asked: to a flow that is the same as no answer.
 */
function lazyCall(options: CallOptions): Call {
  let loaded: Promise<Call> | undefined;
  const load = (): Promise<Call> => {
    loaded ??= import('../api/call.ts').then(
      ({ createCall }) => createCall(options),
      (): never => {
        loaded = undefined;
        throw { kind: 'unreachable' } satisfies Failure;
      },
    );
    return loaded;
  };
  void whenUsed().then(prepareCalls);
  return (operation, ...rest) => countCall(load().then((made) => made(operation, ...rest)));
}

/**
 * Hears from other tabs, which share the storage, and looks again when the browser brings a page back from its
 * back/forward cache: an ended session must not show (LOGOUT-06). A tab that was asleep hears late: the current
 * storage counts, whatever the news was.
 */
function watchOtherTabs(
  tokens: TokenStore,
  send: (event: { type: 'session.startedElsewhere' | 'session.endedElsewhere' }) => void,
): () => void {
  // While a page takes over the server's markup, it must show what the server rendered: a visitor.
  const look = async (): Promise<void> => {
    await whenLive();
    const news = tokens.elsewhere();
    if (news !== undefined) send({ type: `session.${news}Elsewhere` });
  };
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === STORAGE_KEYS.session || key === null) void look();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) void look();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onPageShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
  };
}

/** Tells whether anybody can be reached, and when that changes (NS-51). */
const watchReach = fromCallback(({ sendBack }) => {
  const tell = (): void => {
    const isLost = !isOnline() || isUnderMaintenance();
    sendBack({ type: isLost ? 'platform.lost' : 'platform.returned' });
  };
  tell();
  // A page that slept may have missed that the network is back.
  const stops = [onNetwork(tell), onMaintenance(tell), onWake(tell)];
  return () => {
    for (const stop of stops) stop();
  };
});

/** Tells this device from others without a third party: agent, languages, screen, time zone. */
function blackbox(): string {
  const { userAgent, languages } = navigator;
  const { width, height, colorDepth } = screen;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return JSON.stringify({ userAgent, languages, width, height, colorDepth, timeZone });
}
