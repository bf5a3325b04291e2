import { createMemoryHistory, type AnyRoute } from '@tanstack/react-router';
import type { OwnRead } from '../../reference/page-request.ts';
import { BRANDS } from '../brands/index.ts';
import { DEFAULT_LOCALE, localeOf } from '../locale/locale.ts';
import { offeredMarkets } from '../locale/offered.ts';
import { localesByPlace } from '../locale/suggest.ts';
import type { PageData } from '../runtime/pages/page-data.ts';
import { pageOf } from '../runtime/pages/pages.ts';
import { PRERENDERED_CONTENT } from '../runtime/pages/unrouted.ts';
import { createAppRouter } from './router.tsx';

export interface Site {
  readonly brands: readonly {
    readonly id: string;
    /** First labels of host names. */
    readonly hosts: readonly string[];
    /** Whole host names that search engines may list (LAYOUT-05). */
    readonly productionHosts: readonly string[];
    readonly defaultLocale: string;
    readonly locales: readonly string[];
    /** Where the front page leads by the place of a visitor (LOC-07). */
    readonly localesByPlace: Readonly<Record<string, string>>;
  }[];
  readonly routes: readonly {
    readonly kind: string;
    readonly path: string;
    /** Of a page that differs by its visitor: the search parameters with which another one shows. */
    readonly byVisitor?: { readonly unless: readonly string[] };
  }[];
  readonly loaders: readonly LoaderPage[];
}

/** A page that is sent as a loader, with links to the files that it shows. */
interface LoaderPage {
  /** Its path after the locale; a part that begins with `$` stands for any. */
  readonly pattern: string;
  readonly routeId: string;
  /** Whether only players get these files. */
  readonly isForPlayers: boolean;
  readonly readsAhead?: OwnRead;
}

/**
 * The pages to render: every brand, in every locale that its addresses may name, on every public route. The first
 * brand is the default one.
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
    localesByPlace: localesByPlace(brand),
  })),
  routes: prerenderedPages().map(({ path, unless }) => ({
    kind: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'),
    path,
    ...(unless && { byVisitor: { unless } }),
  })),
  loaders: loaders(),
};

/** The pages that say so of themselves, with their paths after the locale. */
function prerenderedPages(): readonly { path: string; unless?: readonly string[] }[] {
  const pages = pagesOfRoutes().flatMap(({ page: { prerendered }, path }) => {
    if (prerendered === undefined || prerendered === false) return [];
    return [prerendered === true ? { path } : { path, unless: prerendered.unless }];
  });
  return [...pages, ...PRERENDERED_CONTENT.map((path) => ({ path }))];
}

/** Pages of players, the front page, which is another one for them, and pages that bring their own read. */
function loaders(): readonly LoaderPage[] {
  return pagesOfRoutes().flatMap(({ page, path, routeId }) => {
    const { readsAhead } = page;
    const isForPlayers = page.rule.player === true || path === '/';
    if (!isForPlayers && readsAhead === undefined) return [];
    return [{ pattern: path, routeId, isForPlayers, ...(readsAhead && { readsAhead }) }];
  });
}

/** Routes that are pages, with their paths after the locale. */
function pagesOfRoutes() {
  const { routesById } = createAppRouter(createMemoryHistory());
  return Object.values<AnyRoute>({ ...routesById }).flatMap(({ id, fullPath, options }) => {
    const page: PageData | null = options.staticData.page;
    if (page === null) return [];
    return [{ page, path: pageOf(fullPath.replace(/^\/\$locale/, ''), page).path, routeId: id }];
  });
}
