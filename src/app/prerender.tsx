import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { BRANDS } from '../brands/index.ts';
import { DEFAULT_LOCALE, localeOf, offeredMarkets } from '../locale/locale.ts';
import { createAppRouter } from './router.tsx';

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
  routes: [
    { kind: 'home', path: '/' },
    { kind: 'signup', path: '/signup' },
  ],
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

export async function renderPage({ locale, path }: PageRequest): Promise<RenderedPage> {
  const lang = locale.slice(0, 2);
  if (path === undefined) {
    return { markup: renderToStaticMarkup(<p role="status">…</p>), routeIds: [], lang };
  }
  const router = createAppRouter(createMemoryHistory({ initialEntries: [`/${locale}${path}`] }));
  await router.load();
  return {
    markup: renderToStaticMarkup(<RouterProvider router={router} />),
    routeIds: router.state.matches.map((match) => match.routeId),
    lang,
  };
}
