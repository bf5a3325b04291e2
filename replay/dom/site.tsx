import { createBrowserHistory } from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { deviceStorage } from '../../src/api/safe-storage.ts';
import { connectEffects } from '../../src/app/effects.ts';
import { queryClient } from '../../src/runtime/query.ts';
import { Root } from '../../src/app/Root.tsx';
import { createAppRouter } from '../../src/app/router.tsx';
import type { Runtime } from '../../src/runtime/runtime.ts';
import type { Brand } from '../../src/brands/index.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { activateNotation } from '../../src/money/format.ts';
import { followLinks } from '../../src/shell/links.ts';
import { activateTexts } from '../../src/texts/index.ts';
import { COOKIE_KEYS } from '../cookie-choice.ts';
import { agreeToCookies, emptyDevice, TODAY } from './device.ts';
import { openPopovers } from './dom-parts.ts';
import { heldPlatform, type HeldControls, type HeldOptions } from './held.ts';
import { compiledTexts } from './texts.ts';
import { settle } from './time.ts';
import { wirePlatform, type WireControls, type WireOptions } from './wire.ts';

/**
 * The whole site in a DOM: the real router, shell, views, charts and effects; the test provides everything behind
 * it.
 */

interface PageOptions {
  /** Path, query and hash, with the locale before it. */
  readonly at: string;
  readonly brand?: Brand;
  /** Whether the visitor still has to answer the notice about cookies; otherwise they agreed to everything. */
  readonly asksAboutCookies?: boolean;
}

/** On a platform over the wire: real client, tokens and storage; the test replaces only `fetch`. */
export type SiteOptions = PageOptions & WireOptions;

/** On the contract's samples: no client, and calls that wait for the test. */
export interface HeldSiteOptions extends PageOptions {
  readonly held: HeldOptions;
}

interface Page {
  readonly runtime: Runtime;
  readonly router: ReturnType<typeof createAppRouter>;
  readonly view: ReturnType<typeof render>;
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly path: () => string;
  readonly go: (href: string) => Promise<void>;
  /** Closes the page, with everything that it ran. */
  readonly close: () => void;
}

export type Site = Page & WireControls;
export type HeldSite = Page & HeldControls;

/** Before each test: a device without memory, and a clock that begins on one day and that the test may push. */
export function freshDevice(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: TODAY });
  emptyDevice();
}

let opened: Page | undefined;

/** After each test. */
export function leaveSite(): void {
  opened?.close();
  opened = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

export async function openSite(options: HeldSiteOptions): Promise<HeldSite>;
export async function openSite(options: SiteOptions): Promise<Site>;
export async function openSite({
  at,
  brand = northlight,
  asksAboutCookies = false,
  ...behind
}: HeldSiteOptions | SiteOptions): Promise<Page & (HeldControls | WireControls)> {
  const language = at.slice(1, 3);
  activateTexts(language, await compiledTexts(language));
  activateNotation(brand.notation);
  // As on every page that the server sends.
  document.title = brand.name;
  if (!asksAboutCookies && deviceStorage.get(COOKIE_KEYS[0]) === undefined) agreeToCookies();
  history.replaceState(null, '', at);
  queryClient.clear();
  const { runtime, controls } =
    'held' in behind ? heldPlatform(brand, behind.held) : await wirePlatform(brand, behind);
  const page = await show(runtime);
  opened = page;
  await settle();
  return { ...page, ...controls };
}

async function show(runtime: Runtime): Promise<Page> {
  const browsing = createBrowserHistory();
  const router = createAppRouter(browsing);
  connectEffects(runtime, router, Promise.resolve(true));
  runtime.site.start();
  const unfollow = followLinks(document, (href) => {
    const samePage = href.startsWith(`${location.pathname}${location.search}#`);
    void router.navigate({ href, ...(samePage && { state: true, resetScroll: false }) });
  });
  const closePopovers = openPopovers(document);
  await router.load();
  const view = render(<Root runtime={runtime} router={router} />);
  return {
    runtime,
    router,
    view,
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    path: () => location.pathname,
    go: (href) => act(() => router.navigate({ href })),
    close() {
      unfollow();
      closePopovers();
      cleanup();
      browsing.destroy();
      runtime.site.stop();
    },
  };
}
