import { createBrowserHistory } from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transferableAbortController } from 'node:util';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { operations } from '../../openapi/operations.gen.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import type { OperationId } from '../../openapi/types.ts';
import { claimsOf } from '../../src/api/claims.ts';
import { createTokenStore } from '../../src/api/token-store.ts';
import { createBrowserRuntime } from '../../src/app/browser.ts';
import { connectEffects } from '../../src/app/effects.ts';
import { queryClient } from '../../src/app/query.ts';
import { Root } from '../../src/app/Root.tsx';
import { createAppRouter } from '../../src/app/router.tsx';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { compileCatalogue } from '../../src/texts/catalogue.ts';
import { activateTexts } from '../../src/texts/index.ts';
import { dismissToast, toastList } from '../../src/ui/toasts.ts';
import { LIFETIME, tokenPlatform } from '../../replay/dom/token-platform.ts';
import { standInForBrowser } from '../../replay/dom/dom-parts.ts';
import { provideLocks } from '../../replay/dom/locks.ts';

/** The players of the stand-in platform: their ids are their passwords. */
export const AINO = '100123';
export const BO = '100456';
const NAMES: Readonly<Record<string, string>> = { [AINO]: 'Aino', [BO]: 'Bo' };

const OPERATIONS = new Map(
  Object.entries(operations).map(([id, { method, path }]) => [`${method} ${path}`, id]),
);

/** Before each test: an empty browser, and a platform that answers over the wire. */
export async function emptyBrowser(): Promise<void> {
  globalThis.indexedDB = new IDBFactory();
  provideLocks();
  standInForBrowser();
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
  for (const { id } of toastList()) dismissToast(id);
  // jsdom's own signals are none to Node's `fetch`.
  const { constructor, signal } = transferableAbortController();
  vi.stubGlobal('AbortController', constructor);
  vi.stubGlobal('AbortSignal', signal.constructor);
  const file = join(import.meta.dirname, '..', '..', 'src', 'texts', 'en.json');
  activateTexts('en', await compileCatalogue('en', JSON.parse(readFileSync(file, 'utf8'))));
}

export interface SiteOptions {
  readonly at?: string;
  readonly firstLogin?: boolean;
  /** How far the device's clock is ahead of the platform's, in ms. */
  readonly skew?: number;
  /** Operations that are refused at first, with the status. */
  readonly refusals?: Readonly<Record<string, number>>;
}

/** The whole site in a DOM as a browser runs it: real storage and client, on a platform over the wire. */
export async function openBrowserSite(options: SiteOptions = {}) {
  const { at = '/en-UN/', firstLogin = false, skew = 0 } = options;
  const platform = tokenPlatform(() => Date.now() - skew);
  /** Operations that were called, and with whose token. */
  const called: { readonly operation: string; readonly player: string | undefined }[] = [];

  /** Operations that are refused for now, with the status. */
  const refusals = new Map(Object.entries(options.refusals ?? {}));

  const answer = async (request: Request, operation: string): Promise<unknown> => {
    const player = claimsOf(request.headers.get('authorization') ?? '')?.player_id;
    called.push({ operation, player });
    switch (operation) {
      case 'logIn': {
        const { password } = (await request.json()) as { password: string };
        return { ...outcomes.logIn.success.data, ...platform.issue(password) };
      }
      case 'refreshSession': {
        const { refreshToken } = (await request.json()) as { refreshToken: string };
        const tokens = await platform.exchange(refreshToken);
        return tokens && { ...tokens, expiresIn: LIFETIME / 1_000 };
      }
      case 'getAccessDetails':
        return {
          ...outcomes.getAccessDetails.success.data,
          playerId: player,
          firstName: NAMES[player ?? ''],
          firstLogin,
        };
      default: {
        const known = outcomes[operation as OperationId] as Record<string, { data: unknown }>;
        return known['success']?.data;
      }
    }
  };
  vi.stubGlobal('fetch', async (input: Request | URL | string) => {
    const request = input instanceof Request ? input : new Request(new URL(input, location.href));
    const operation = OPERATIONS.get(`${request.method} ${new URL(request.url).pathname}`);
    if (operation === undefined) return Response.json({ result: [], ms: 1 });
    const refusal = refusals.get(operation);
    if (refusal !== undefined) {
      called.push({ operation, player: undefined });
      return Response.json({ message: 'No.', traceId: 'trace-1' }, { status: refusal });
    }
    return Response.json(await answer(request, operation));
  });

  const runtime = createBrowserRuntime(northlight);
  history.replaceState(null, '', at);
  const router = createAppRouter(createBrowserHistory());
  connectEffects(runtime, router, Promise.resolve(true));
  runtime.wallet.start();
  runtime.session.start();
  await router.load();
  const view = render(<Root runtime={runtime} router={router} />);

  return {
    runtime,
    platform,
    called,
    refusals,
    view,
    /** A login over the wire; the chart goes on from there. */
    logIn: (player: string) =>
      runtime.call('logIn', { body: { email: `${player}@example.com`, password: player } }),
    close() {
      for (const actor of [runtime.session, runtime.wallet]) actor.stop();
      cleanup();
    },
  };
}

/**
 * Another tab of the same browser, without a page: what it stores, this one hears of when told.
 * @param ago when it does what it does, in ms before now
 */
export function otherTab(ago = 0) {
  const tokens = createTokenStore({
    now: () => Date.now() - ago,
    elapsed: () => performance.now(),
    exchange: () => Promise.resolve(undefined),
  });
  return {
    tokens,
    /** The browser tells this tab that the session's entry changed; the tab may have been asleep. */
    tell(): void {
      dispatchEvent(new StorageEvent('storage', { key: 'authorization' }));
    },
  };
}
