import { createMemoryHistory } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { fromCallback, fromPromise, waitFor } from 'xstate';
import type { RenewedTokens, StoredSession } from '../../machines/access/session/machine.ts';
import { BRANDS, type Brand } from '../brands/index.ts';
import {
  DEFAULT_LOCALE,
  languageTag,
  localeOf,
  offeredMarkets,
  toLocale,
} from '../locale/locale.ts';
import { PageLoader } from '../shell/crash.tsx';
import { compileCatalogue } from '../texts/catalogue.ts';
import en from '../texts/en.json';
import fi from '../texts/fi.json';
import { activateTexts } from '../texts/index.ts';
import pt from '../texts/pt.json';
import { PUBLIC_PAGES } from './pages.ts';
import { Root } from './Root.tsx';
import { createAppRouter } from './router.tsx';
import { createRuntime, type Runtime } from './runtime.ts';

const CATALOGUES = { en, fi, pt };

/**
 * What the build prerenders: every brand, in every locale that its addresses may name, on every
 * public route. The first brand is the default one.
 */
export const site: Site = {
  brands: BRANDS.map((brand) => ({
    id: brand.id,
    hosts: brand.hosts,
    productionHosts: brand.productionHosts,
    defaultLocale: DEFAULT_LOCALE.prefix,
    locales: offeredMarkets(brand).flatMap(({ id, languages }) =>
      languages.map((language) => localeOf(language, id).prefix),
    ),
  })),
  routes: PUBLIC_PAGES,
};

export interface Site {
  readonly brands: readonly {
    readonly id: string;
    /** First labels of host names. */
    readonly hosts: readonly string[];
    /** Whole host names that search engines may list (LAYOUT-05). */
    readonly productionHosts: readonly string[];
    readonly defaultLocale: string;
    readonly locales: readonly string[];
  }[];
  readonly routes: readonly { readonly kind: string; readonly path: string }[];
}

/** A page to render; without a `path` it is the loader shell, which shows nothing private. */
export interface PageRequest {
  readonly brand: string;
  readonly locale: string;
  readonly path?: string | undefined;
}

/** The anonymous first paint of one page; `<title>`, `<meta>` and `<link>` lead the markup. */
export interface RenderedPage {
  readonly markup: string;
  /** Ids of the matched routes: their chunks are preloaded and their styles inlined. */
  readonly routeIds: readonly string[];
  /** Value of `<html lang>`. */
  readonly lang: string;
}

/** Nobody is signed in, nothing is called: what a first-time visitor sees before any script runs. */
async function visitorRuntime(brand: Brand): Promise<Runtime> {
  const runtime = createRuntime({
    brand,
    call: () => Promise.reject(new Error('Nothing is called while prerendering')),
    session: {
      readStoredSession: fromPromise<StoredSession>(() => Promise.resolve({ status: 'none' })),
      clearStoredSession: fromPromise(() => Promise.resolve()),
      renewTokens: fromPromise<RenewedTokens>(() => Promise.resolve({ status: 'rejected' })),
      watchOtherTabs: fromCallback(() => {}),
    },
    device: { ipAddress: '', blackbox: '' },
  });
  runtime.session.start();
  runtime.wallet.start();
  runtime.login.start();
  await waitFor(runtime.session, (snapshot) => snapshot.hasTag('resolved'));
  return runtime;
}

export async function renderPage({ brand: id, locale, path }: PageRequest): Promise<RenderedPage> {
  const brand = BRANDS.find((known) => known.id === id) ?? BRANDS[0];
  const { language } = toLocale(locale, brand) ?? DEFAULT_LOCALE;
  const texts = language in CATALOGUES ? language : DEFAULT_LOCALE.language;
  activateTexts(texts, await compileCatalogue(texts, CATALOGUES[texts as keyof typeof CATALOGUES]));
  const lang = languageTag({ ...(toLocale(locale, brand) ?? DEFAULT_LOCALE), language: texts });
  if (path === undefined) {
    const loader = (
      <>
        <title>{brand.name}</title>
        <PageLoader />
      </>
    );
    return { markup: renderToStaticMarkup(loader), routeIds: [], lang };
  }
  const router = createAppRouter(createMemoryHistory({ initialEntries: [`/${locale}${path}`] }));
  await router.load();
  return {
    markup: renderToStaticMarkup(<Root runtime={await visitorRuntime(brand)} router={router} />),
    routeIds: router.state.matches.map((match) => match.routeId),
    lang,
  };
}
