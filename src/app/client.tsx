import { createBrowserHistory } from '@tanstack/react-router';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import { PROGRESS } from '../access/sign-up/progress-key.ts';
import { deviceStorage, tabStorage } from '../api/safe-storage.ts';
import { STORAGE_KEYS } from '../api/token-store.ts';
import { BRANDS } from '../brands/index.ts';
import { DEFAULT_LOCALE, parseLocale } from '../locale/locale.ts';
import { activateNotation } from '../money/format.ts';
import { activeLanguage } from '../texts/index.ts';
import { followLinks } from '../shell/links.ts';
import { StartFailed } from '../shell/crash.tsx';
import { createBrowserRuntime } from './browser.ts';
import { connectEffects } from './effects.ts';
import { announceLive, whenLive } from '../runtime/live.tsx';
import { isRendered, readPageContent } from '../runtime/content/page-content.ts';
import { exposeStatus } from './status.ts';
import { Root } from './Root.tsx';
import { createAppRouter } from './router.tsx';
import { startTexts, textsSettled } from './start-texts.ts';

async function start(root: Element): Promise<void> {
  await pause();
  // The server chose the brand by the host, and wrote it into the page.
  const brand =
    BRANDS.find(({ id }) => id === document.documentElement.dataset['brand']) ?? BRANDS[0];
  const match = parseLocale(location.pathname + location.search + location.hash, brand);
  if (match.kind === 'redirect') history.replaceState(history.state, '', match.to);
  const { language } = match.kind === 'matched' ? match.locale : DEFAULT_LOCALE;

  activateNotation(brand.notation);
  const texts = startTexts(language);
  const settled = textsSettled(texts);
  const isServed = isRendered(document);
  // A visitor who may be a player does not see the page of visitors until that is known.
  const isTaken = isServed && deviceStorage.get(STORAGE_KEYS.idToken) !== undefined;
  if (isTaken) root.replaceChildren();
  await pause();
  const runtime = createBrowserRuntime(brand, readPageContent(document));
  const served = location.pathname;
  const router = createAppRouter(createBrowserHistory());
  connectEffects(runtime, router, settled);
  exposeStatus(runtime);
  runtime.site.start();
  followLinks(document, (href) => {
    // Until the page is live a press waits: the router must not change pages under React's hands.
    void whenLive().then(() => {
      // A hash on the same page keeps the state: the path that a guard turned away is in it.
      const samePage = href.startsWith(`${location.pathname}${location.search}#`);
      return router.navigate({ href, ...(samePage && { state: true, resetScroll: false }) });
    });
  });
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    const next = parseLocale(toLocation.href, brand);
    if (next.kind === 'matched' && next.locale.language !== texts.getSnapshot().context.language) {
      texts.send({ type: 'language.chosen', language: next.locale.language });
    }
  });

  await pause();
  // A visitor without a session is known at once.
  const [, hasTexts] = await Promise.all([
    router.load(),
    settled,
    waitFor(runtime.session, (snapshot) => !snapshot.matches('pending')),
  ]);
  if (!hasTexts) {
    createRoot(root).render(<StartFailed />);
    announceLive();
    return;
  }
  const site = <Root runtime={runtime} router={router} />;
  const asServed =
    isServed &&
    !isTaken &&
    served === router.state.location.pathname &&
    // A sign-up that a reload interrupted goes on elsewhere.
    tabStorage.get(PROGRESS) === undefined &&
    document.documentElement.lang.startsWith(activeLanguage()) &&
    runtime.session.getSnapshot().matches({ resolved: 'anonymous' });
  if (!asServed) {
    createRoot(root).render(site);
    announceLive();
    return;
  }
  // Tells the router that the markup is the server's, which has no boundary around the whole.
  router.ssr = { manifest: undefined };
  takeOver(root, site);
  await whenLive();
  // The router hears of a changed address once it is live: of a hash that was typed before, now.
  if (router.history.location.href !== router.state.location.href) await router.load();
}

/** Ends a task, so that a waiting press or frame has its turn. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });

/** Makes the server's markup live as it stands: in small steps, so that the page stays responsive. */
function takeOver(root: Element, site: ReactNode): void {
  startTransition(() => {
    hydrateRoot(root, site, {
      onCaughtError: (error) => {
        console.error(error);
        // The way on from the screen that shows now.
        announceLive();
      },
      onRecoverableError: (error, { componentStack }) => {
        const cause = error instanceof Error ? error.cause : undefined;
        console.warn(
          'A part of the page was not as the server rendered it',
          error,
          cause,
          componentStack,
        );
      },
    });
  });
}

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no #root');
// Not a top-level await: a lazy route that imports anything of this chunk would wait for it for ever.
void start(root);
