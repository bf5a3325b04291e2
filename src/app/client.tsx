import { createBrowserHistory } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import { BRANDS } from '../brands/index.ts';
import { DEFAULT_LOCALE, parseLocale } from '../locale/locale.ts';
import { followLinks } from '../shell/links.ts';
import { StartFailed } from '../shell/crash.tsx';
import { createBrowserRuntime } from './browser.ts';
import { connectEffects } from './effects.ts';
import { exposeStatus } from './status.ts';
import { Root } from './Root.tsx';
import { createAppRouter } from './router.tsx';
import { startTexts, textsSettled } from './start-texts.ts';

async function start(root: Element): Promise<void> {
  // The server chose the brand by the host, and wrote it into the page.
  const brand =
    BRANDS.find(({ id }) => id === document.documentElement.dataset['brand']) ?? BRANDS[0];
  const match = parseLocale(location.pathname + location.search + location.hash, brand);
  if (match.kind === 'redirect') history.replaceState(history.state, '', match.to);
  const { language } = match.kind === 'matched' ? match.locale : DEFAULT_LOCALE;

  const texts = startTexts(language);
  const settled = textsSettled(texts);
  const runtime = createBrowserRuntime(brand);
  const router = createAppRouter(createBrowserHistory());
  connectEffects(runtime, router, settled);
  exposeStatus(runtime);
  runtime.wallet.start();
  runtime.login.start();
  runtime.session.start();
  followLinks(document, (href) => {
    // A hash on the same page keeps the state: the path that a guard turned away is in it.
    const samePage = href.startsWith(`${location.pathname}${location.search}#`);
    void router.navigate({ href, ...(samePage && { state: true, resetScroll: false }) });
  });
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    const next = parseLocale(toLocation.href, brand);
    if (next.kind === 'matched' && next.locale.language !== texts.getSnapshot().context.language) {
      texts.send({ type: 'language.chosen', language: next.locale.language });
    }
  });

  // A visitor without a session is known at once; then the prerendered page is replaced by itself.
  await Promise.all([
    router.load(),
    settled,
    waitFor(runtime.session, (snapshot) => !snapshot.matches('pending')),
  ]);
  const container = createRoot(root);
  container.render((await settled) ? <Root runtime={runtime} router={router} /> : <StartFailed />);
}

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no #root');
// Not a top-level await: a lazy route that imports anything of this chunk would wait for it for ever.
void start(root);
