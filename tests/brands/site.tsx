import 'fake-indexeddb/auto';
import { createBrowserHistory } from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import { vi } from 'vitest';
import type { ContentDocument } from '../../backend/third-parties/content/seeds/index.ts';
import { operations } from '../../openapi/operations.gen.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import type { OperationId } from '../../openapi/types.ts';
import { tokenOf } from '../../replay/dom/token-platform.ts';
import { STORAGE_KEYS } from '../../src/api/token-store.ts';
import { createBrowserRuntime } from '../../src/app/browser.ts';
import { connectEffects } from '../../src/app/effects.ts';
import { queryClient } from '../../src/app/query.ts';
import { Root } from '../../src/app/Root.tsx';
import { createAppRouter } from '../../src/app/router.tsx';
import type { Brand } from '../../src/brands/index.ts';
import { followLinks } from '../../src/shell/links.ts';
import { dismissToast, toastList } from '../../src/ui/toasts.ts';
import { standInForBrowser } from '../../replay/dom/dom-parts.ts';
import { answerContent, datasetOf } from './content.ts';

/** What the platform answers instead of the first example of an operation. */
export type Answers = { readonly [Operation in OperationId]?: Answer };
export interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

export interface BrandSiteOptions {
  readonly brand: Brand;
  /** Address to open. */
  readonly at: string;
  /** A player is signed in on this device. */
  readonly signedIn?: boolean;
  readonly answers?: Answers;
  /** What an editor has added to the content of this brand. */
  readonly added?: readonly ContentDocument[];
}

/** Tokens as the platform issues them, good for a quarter of an hour. */
function issuedTokens() {
  const iat = Math.floor(Date.now() / 1_000);
  const life = { iat, exp: iat + 900 };
  return {
    idToken: tokenOf({
      player_id: '100123',
      player_access_id: 'access-1',
      email: 'aino@example.com',
      country_code: 'FI',
      language_code: 'fi',
      registrationDate: '2026-01-15T09:30:00Z',
      ...life,
    }),
    accessToken: tokenOf(life),
    refreshToken: 'r1',
    expiresIn: 900,
  };
}

const OPERATIONS = Object.entries(operations).map(([id, { method, path }]) => ({
  id: id as OperationId,
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{[^}]*\}/g, '[^/]+')}$`),
}));

/** Lets promises, effects and lazy modules settle. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

/**
 * The whole site of a brand in a DOM: real storage, client, guards, router, shell and views. Only the
 * network ends here: the content service answers for each dataset, the platform with its contract's
 * first examples.
 */
export async function openBrandSite({
  brand,
  at,
  signedIn = false,
  answers = {},
  added = [],
}: BrandSiteOptions) {
  standInForBrowser();
  vi.stubGlobal('navigator', navigator);
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: (_name: string, work: () => unknown) => Promise.resolve(work()) },
  });
  localStorage.clear();
  for (const { id } of toastList()) dismissToast(id);
  queryClient.clear();
  if (signedIn) {
    const { idToken, accessToken, refreshToken } = issuedTokens();
    localStorage.setItem(STORAGE_KEYS.idToken, idToken);
    localStorage.setItem(STORAGE_KEYS.accessToken, accessToken);
    localStorage.setItem(STORAGE_KEYS.refreshToken, refreshToken);
  }
  const datasets = new Set<string>();
  const calls: { readonly operation: OperationId; readonly headers: Headers }[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(
      new URL(input instanceof Request ? input.url : input, location.origin),
      {
        ...(input instanceof Request ? { method: input.method, headers: input.headers } : init),
      },
    );
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/content/')) {
      datasets.add(datasetOf(request.url));
      return answerContent(request, added);
    }
    const found = OPERATIONS.find(
      ({ method, pattern }) => method === request.method && pattern.test(pathname),
    );
    if (found === undefined) return new Response('', { status: 404 });
    calls.push({ operation: found.id, headers: request.headers });
    const own = answers[found.id];
    if (own) return Response.json(own.body, { status: own.status ?? 200 });
    if (found.id === 'logIn') return Response.json(issuedTokens());
    const [first] = Object.values(outcomes[found.id] as Record<string, { data?: unknown }>);
    return Response.json(first?.data ?? {});
  });
  history.replaceState(null, '', at);
  const runtime = createBrowserRuntime(brand);
  const browsing = createBrowserHistory();
  const router = createAppRouter(browsing);
  connectEffects(runtime, router, Promise.resolve(true));
  runtime.wallet.start();
  runtime.session.start();
  const unfollow = followLinks(document, (href) => {
    void router.navigate({ href });
  });
  await router.load();
  render(<Root runtime={runtime} router={router} />);
  await settle();
  return {
    runtime,
    router,
    /** Datasets that were asked for content. */
    datasets,
    /** What was asked of the platform. */
    calls,
    close() {
      unfollow();
      cleanup();
      browsing.destroy();
      for (const actor of [runtime.session, runtime.wallet]) actor.stop();
      vi.unstubAllGlobals();
    },
  };
}
