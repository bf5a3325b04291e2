import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { createAppRouter } from './router.tsx';

/**
 * What the build prerenders: every brand in each of its locales, on every public route.
 * `hosts` are first labels of a host name (`sol-alta` matches `sol-alta.example`); the first brand
 * is the default one.
 */
export const site: Site = {
  brands: [
    {
      id: 'northlight',
      hosts: ['northlight'],
      defaultLocale: 'en-UN',
      locales: ['en-UN', 'fi-FI'],
    },
    { id: 'sol-alta', hosts: ['sol-alta'], defaultLocale: 'en-UN', locales: ['en-UN', 'pt-BR'] },
  ],
  routes: [
    { kind: 'home', path: '/' },
    { kind: 'signup', path: '/signup' },
  ],
};

export interface Site {
  readonly brands: readonly {
    readonly id: string;
    readonly hosts: readonly string[];
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
