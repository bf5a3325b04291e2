import type { Locale } from '../locale/locale.ts';
import { pathFor } from '../locale/paths.ts';

/** A link that content may set. External ones open in a new tab, without a way back to this one. */
export type SafeLink =
  | { readonly kind: 'internal'; readonly href: string }
  | { readonly kind: 'external'; readonly href: string };

/**
 * Reads an address from content: a path after the locale prefix (`/terms`), a hash on this page
 * (`#login`), or an `https:` address. Everything else (`javascript:`, `//host`, `http:`) is no link.
 */
export function safeLink(
  address: string | undefined,
  locale: Pick<Locale, 'prefix'>,
): SafeLink | undefined {
  const trimmed = address?.trim() ?? '';
  if (/^#[\w-]+$/.test(trimmed)) return { kind: 'internal', href: trimmed };
  // `pathFor` joins with one slash, so that `//host` and `/\host` cannot leave the origin either.
  if (/^\/(?![/\\])[^\\\s]*$/.test(trimmed)) {
    return { kind: 'internal', href: pathFor(locale, trimmed) };
  }
  if (!/^https:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return undefined;
  const url = new URL(trimmed);
  return url.username === '' && url.password === ''
    ? { kind: 'external', href: url.href }
    : undefined;
}

/**
 * The address to follow of a link that content sets; undefined for what is no link, or leads to a page of the site
 * that there is not.
 * @param exists whether a path after the locale prefix is a page
 */
export function linkTo(
  address: string | undefined,
  locale: Pick<Locale, 'prefix'>,
  exists: (path: string) => boolean,
): string | undefined {
  const link = safeLink(address, locale);
  if (link === undefined) return undefined;
  return link.kind === 'external' || exists(pathOf(address ?? '')) ? link.href : undefined;
}

/** The path of an address without query and hash; a bare hash stays on the home page. */
const pathOf = (address: string): string => address.trim().replace(/[?#].*$/, '') || '/';
