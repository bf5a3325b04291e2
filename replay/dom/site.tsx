import 'fake-indexeddb/auto';
import { createBrowserHistory } from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { operations } from '../../openapi/operations.gen.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import type { OperationId } from '../../openapi/types.ts';
import { tokenOf } from './token-platform.ts';
import { openPopovers, standInForBrowser } from './dom-parts.ts';
import { provideLocks } from './locks.ts';
import { createBrowserRuntime } from '../../src/app/browser.ts';
import { connectEffects } from '../../src/app/effects.ts';
import { announceEndOfMaintenance } from '../../src/app/maintenance.ts';
import { queryClient } from '../../src/app/query.ts';
import { Root } from '../../src/app/Root.tsx';
import { createAppRouter } from '../../src/app/router.tsx';
import type { Brand } from '../../src/brands/index.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { followLinks } from '../../src/shell/links.ts';
import { compileCatalogue } from '../../src/texts/catalogue.ts';
import { activateTexts } from '../../src/texts/index.ts';
import { dismissToast, toastList } from '../../src/ui/toasts.ts';

/** The whole site in a DOM over the real client, token store and effects; only `fetch` is the test's. */

/** What the platform answers: a body with status 200, or status and body. */
export type Answer =
  | {
      readonly status?: number;
      readonly body: unknown;
      /** `Retry-After`, in s; 0 when it is not given, so that no test waits. */
      readonly retryAfter?: number;
    }
  | 'silence'
  | 'no answer';

/** What the site really sent. */
export interface Sent {
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  /** JSON; undefined without a body. */
  readonly body: unknown;
}

export interface SiteOptions {
  readonly at: string;
  readonly brand?: Brand;
  /** Signs a player in before the page opens. */
  readonly player?: boolean;
  /** Answers that differ from the examples of the contract. */
  readonly platform?: Partial<Record<OperationId, Answer>>;
  /** Results of the content service by document type; others are empty. */
  readonly content?: Readonly<Record<string, unknown>>;
  /** Location cookies. */
  readonly cookies?: Readonly<Record<string, string>>;
}

const TABLE = Object.entries(operations).map(([id, { method, path }]) => ({
  id: id as OperationId,
  method: method as string,
  path: new RegExp(`^${path.replaceAll(/\{[^}]*\}/g, '[^/]+')}$`),
}));

/** The first success of the contract's examples. */
function example(operation: OperationId): { readonly body: object } {
  const all: readonly { ok: boolean; data?: object }[] = Object.values(outcomes[operation]);
  return { body: all.find(({ ok }) => ok)?.data ?? {} };
}

/** The example of an operation with other values in it. */
export const withData = (operation: OperationId, data: object): Answer => ({
  body: { ...example(operation).body, ...data },
});

export const MAINTENANCE: Answer = {
  status: 503,
  body: { code: 'error.maintenance', message: 'The site is under maintenance.', traceId: 't' },
};

export const TERMS = [{ version: 3, publishedAt: '2026-11-01' }];

/** A static page as the content service keeps it. */
export const page = (pageId: string, path: string, title: string) => ({
  pageId,
  path,
  title,
  group: 'legal',
  disableLink: false,
  onlyShowMarkets: [],
  excludedMarkets: [],
  body: [
    {
      _type: 'block',
      _key: 'a',
      children: [{ _type: 'span', _key: 'b', text: `${title}, in full` }],
    },
  ],
});

const CLAIMS = {
  player_id: '100123',
  player_access_id: 'a1',
  email: 'aino.virtanen@example.com',
  country_code: 'FI',
  language_code: 'en',
  registrationDate: '2026-01-15T09:30:00Z',
};

function token(): string {
  const iat = Math.floor(Date.now() / 1_000);
  return tokenOf({ ...CLAIMS, iat, exp: iat + 3_600 });
}

const catalogue = (language: string): unknown =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '..', '..', 'src', 'texts', `${language}.json`), 'utf8'),
  );

interface VirtualConsole {
  on(event: 'jsdomError', listener: (error: Error) => void): void;
}

/** How often the page was loaded anew since: a DOM does not do it, and says so. */
export function countReloads(): () => number {
  const { virtualConsole } = Reflect.get(globalThis, 'jsdom') as { virtualConsole: VirtualConsole };
  let count = 0;
  virtualConsole.on('jsdomError', ({ message }) => {
    if (message.includes('navigation')) count += 1;
  });
  return () => count;
}

/** Lets time pass, and what waits for it settle. */
export const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

/** Before each test: a device without memory, and a clock that the test may push. */
export function freshDevice(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  standInForBrowser();
  provideLocks();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  }
  queryClient.clear();
  announceEndOfMaintenance();
  for (const { id } of toastList()) dismissToast(id);
}

let close: (() => void) | undefined;

/** After each test. */
export function leaveSite(): void {
  cleanup();
  close?.();
  close = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

export async function openSite({ at, brand = northlight, player = false, ...more }: SiteOptions) {
  const platform: Partial<Record<OperationId, Answer>> = {
    logIn: {
      body: { idToken: token(), accessToken: token(), refreshToken: 'r', expiresIn: 3_600 },
    },
    ...more.platform,
  };
  const content: Record<string, unknown> = { termsVersion: TERMS, ...more.content };
  const calls: OperationId[] = [];
  const requests = new Map<OperationId, Sent>();
  const answerTo = (answer: Answer): Promise<Response> => {
    if (answer === 'silence') return new Promise(() => {});
    if (answer === 'no answer') return Promise.reject(new TypeError('Failed to fetch'));
    const { status = 200, body, retryAfter = 0 } = answer;
    const headers = { 'retry-after': String(retryAfter) };
    return Promise.resolve(Response.json(body, { status, headers }));
  };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = input instanceof Request ? input : undefined;
    const url = new URL(input instanceof Request ? input.url : input, location.origin);
    if (url.pathname.startsWith('/content')) {
      const groq = url.searchParams.get('query') ?? '';
      const type = /_type == "(\w+)"/.exec(groq)?.[1] ?? '';
      const result = content[type] ?? null;
      return result === 'silence' || result === 'no answer'
        ? answerTo(result)
        : answerTo({ body: { result, ms: 1 } });
    }
    const method = request?.method ?? init?.method ?? 'GET';
    const found = TABLE.find((one) => one.method === method && one.path.test(url.pathname));
    if (!found) throw new TypeError(`Nobody answers ${method} ${url.pathname}`);
    calls.push(found.id);
    const text = await request?.clone().text();
    requests.set(found.id, {
      query: Object.fromEntries(url.searchParams),
      headers: new Headers(request?.headers),
      body: text ? JSON.parse(text) : undefined,
    });
    return answerTo(platform[found.id] ?? example(found.id));
  });
  for (const [name, value] of Object.entries(more.cookies ?? {})) {
    document.cookie = `${name}=${value}; path=/`;
  }
  const language = at.slice(1, 3);
  activateTexts(language, await compileCatalogue(language, catalogue(language)));
  history.replaceState(null, '', at);
  const runtime = createBrowserRuntime(brand);
  if (player) await runtime.call('logIn', { body: { email: 'aino@example.com', password: 'x' } });
  const browsing = createBrowserHistory();
  const router = createAppRouter(browsing);
  const disconnect = connectEffects(runtime, router, Promise.resolve(true));
  runtime.wallet.start();
  runtime.session.start();
  const closePopovers = openPopovers(document);
  const unfollow = followLinks(document, (href) => {
    const samePage = href.startsWith(`${location.pathname}${location.search}#`);
    void router.navigate({ href, ...(samePage && { state: true, resetScroll: false }) });
  });
  await router.load();
  const view = render(<Root runtime={runtime} router={router} />);
  close = () => {
    unfollow();
    closePopovers();
    disconnect();
    browsing.destroy();
    for (const actor of [runtime.session, runtime.wallet]) actor.stop();
  };
  return {
    runtime,
    router,
    view,
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    path: () => location.pathname,
    /** How often an operation has been called. */
    called: (operation: OperationId) => calls.filter((one) => one === operation).length,
    /** What the last call of an operation carried. */
    sent(operation: OperationId): Sent {
      const last = requests.get(operation);
      if (last === undefined) throw new Error(`${operation} was not called`);
      return last;
    },
    /** Changes what the platform answers from now on. */
    answer(operation: OperationId, answer: Answer) {
      platform[operation] = answer;
    },
    /** Changes what the content service answers from now on. */
    publish(type: string, result: unknown) {
      content[type] = result;
    },
    go: (href: string) => act(() => router.navigate({ href })),
  };
}
