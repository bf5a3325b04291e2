import { hasTexts } from '../../../reference/languages.ts';
import { isLocaleAttempt } from '../../../reference/locale-attempt.ts';
import type { VisitorPlace } from './location-cookies.ts';
import type { SiteBrand, SiteIndex, SiteLoader } from './site-index.ts';

/** The destination of an address of the site: a page to show, or another address of the same origin. */
export type Destination =
  | { readonly type: 'page'; readonly locale: string; readonly kind: string }
  | { readonly type: 'redirect'; readonly location: string };

/** Paths that belong to others: an unknown one is a 404 of theirs, never a page. */
export const reserved =
  /^\/(?:api|assets|atlas|cms|control|kyc-provider|locales|outbox|payment-provider|webhooks)(?:\/|$)/;

/**
 * The destination of an address whose percent-encoding cannot be read: home, in the locale that it names;
 * undefined for a path that belongs to others.
 * @param target path and query as sent
 */
export function homeOfUnreadable(target: string): string | undefined {
  if (reserved.test(target.split('?')[0] ?? '')) return undefined;
  return /^\/[a-z]{2,4}-[A-Z]{2}\//.exec(target)?.[0] ?? '/';
}

/**
 * Reads a request target by the locale rules (LOC-03, LOC-04): a missing or unknown prefix goes to the brand's
 * default locale and keeps the rest and the query. The bare address of the site names no locale: it leads to
 * that of the visitor's place, where the brand has one (LOC-07); of whose place nothing is known, to that of the
 * browser. A redirect always starts with `/{locale}/`, so no target can lead to another origin.
 * @param target path and query as sent, percent-encoding untouched.
 * @param accepted the languages that the browser wants, the most wanted first: `pt-br`
 */
export function destinationOf(
  index: SiteIndex,
  brand: SiteBrand,
  target: string,
  place: VisitorPlace = NOWHERE,
  accepted: readonly string[] = [],
): Destination {
  const [path = '', ...queries] = target.split('?');
  const query = queries.length === 0 ? '' : `?${queries.join('?')}`;
  const segments = path.split(/[/\\]+/).filter((segment) => segment !== '');
  const [first] = segments;
  if (first !== undefined && brand.locales.includes(first)) {
    const rest = `/${segments.slice(1).join('/')}`;
    const route = index.routes.find((candidate) => candidate.path === rest);
    return { type: 'page', locale: first, kind: route?.kind ?? 'shell' };
  }
  const kept = first !== undefined && isLocaleAttempt(first) ? segments.slice(1) : segments;
  const own = place.country === undefined ? localeOf(brand, accepted) : localeAt(brand, place);
  const locale = (first === undefined && own) || brand.defaultLocale;
  const location = `/${locale}/${kept.join('/')}${query}`;
  return { type: 'redirect', location };
}

const NOWHERE: VisitorPlace = { country: undefined, region: undefined };

function localeAt({ localesByPlace }: SiteBrand, { country, region }: VisitorPlace) {
  const byPlace = new Map(Object.entries(localesByPlace));
  return byPlace.get(`${country}-${region}`) ?? byPlace.get(`${country}`);
}

/** The locale of the first language with its region that the brand has, unless one of its default locale's comes first. */
function localeOf({ locales, defaultLocale }: SiteBrand, accepted: readonly string[]) {
  const [common = ''] = defaultLocale.split('-');
  for (const tag of accepted) {
    const [language = '', region = ''] = tag.split('-');
    const locale = `${language}-${region.toUpperCase()}`;
    if (hasTexts(language) && locales.includes(locale)) return locale;
    if (language === common) return undefined;
  }
  return undefined;
}

/** What the build knows of a page that is sent as a loader. @param path after the locale */
export function loaderOf({ loaders }: SiteIndex, path: string): SiteLoader | undefined {
  const parts = partsOf(path);
  return loaders.find(({ pattern }) => {
    const wanted = partsOf(pattern);
    return (
      wanted.length === parts.length &&
      wanted.every((part, at) => (part.startsWith('$') ? parts[at] !== '' : part === parts[at]))
    );
  });
}

const partsOf = (path: string): readonly string[] => path.replace(/\/$/, '').split('/');

/**
 * The brand of a request: `asked` where the caller allows it, else by the first label of the host
 * name, else the default.
 */
export function brandOf(
  index: SiteIndex,
  hostname: string,
  defaultId?: string,
  asked?: string,
): SiteBrand {
  const label =
    hostname
      .toLowerCase()
      .replace(/^www\./, '')
      .split('.')[0] ?? '';
  const found =
    index.brands.find((brand) => brand.id === asked) ??
    index.brands.find((brand) => brand.hosts.includes(label)) ??
    index.brands.find((brand) => brand.id === defaultId) ??
    index.brands[0];
  if (found === undefined) throw new Error('The built site holds no brand');
  return found;
}
