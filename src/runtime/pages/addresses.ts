import type { RegisteredRouter, ResolveParams } from '@tanstack/react-router';
import type { Locale } from '../../locale/locale.ts';
import { pathFor } from '../../locale/paths.ts';
import type { ContentPath } from './unrouted.ts';
import { withQuery } from './way-back.ts';

type Routes = RegisteredRouter['routeTree']['types']['fileRouteTypes']['fileRoutesByTo'];

type AfterLocale<To> = To extends '/$locale'
  ? '/'
  : To extends '/$locale/$'
    ? never
    : To extends `/$locale${infer Path}`
      ? Path
      : never;

/** Paths of the site's pages after the locale: pages with a route, and content that the site names. */
export type PagePath = AfterLocale<keyof Routes> | ContentPath;

type To<Path extends string> = Path extends '/' ? '/$locale' : `/$locale${Path}`;

/** The query that the route of a page reads; of content, the query that every page reads. */
type SearchOf<Path extends string> = Routes[To<Path> extends keyof Routes
  ? To<Path>
  : '/$locale/$']['types']['fullSearchSchemaInput'];

/** The parts of an address beside its path. */
interface Parts {
  readonly params?: object;
  readonly search?: object;
}

type PartsOf<Path extends string> = Parts &
  ({} extends ResolveParams<Path>
    ? { readonly params?: never }
    : { readonly params: ResolveParams<Path> }) & {
    readonly search?: SearchOf<Path>;
  };

/** Makes the address of a page of this site: one that does not exist does not compile. */
export type MakeAddress = <Path extends PagePath>(
  path: Path,
  ...parts: {} extends PartsOf<Path> ? [parts?: PartsOf<Path>] : [parts: PartsOf<Path>]
) => string;

/** Addresses in a locale (LOC-01): `addressIn(locale)('/signup')` → `/en-UN/signup`. */
export const addressIn =
  (locale: Pick<Locale, 'prefix'>): MakeAddress =>
  (path: string, { params, search }: Parts = {}) => {
    const values: Readonly<Record<string, string>> = { ...params };
    const filled = path.replaceAll(/\$(\w+)/g, (_, name: string) =>
      encodeURIComponent(values[name] ?? ''),
    );
    return pathFor(locale, search === undefined ? filled : withQuery(filled, { ...search }));
  };

/** Opens the login over the page at hand (ROUTE-12). */
export const LOG_IN = '#login';
