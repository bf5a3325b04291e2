import type { RegisteredRouter } from '@tanstack/react-router';
import type { RouteRule } from '../../../machines/site/guard/decide.ts';
import type { StaticPageEntry } from '../../content/types.ts';
import { INFORMS, type PageData, type PageKind } from './page-data.ts';
import { unrouted, type Unrouted } from './unrouted.ts';

/** The place of an address (ROUTE-30), its kind of page, and who may see it. */
export interface Page {
  readonly pageId: string;
  readonly path: string;
  readonly parentPageId: string;
  readonly parentPath: string;
  readonly rootPageId: string;
  readonly kind: PageKind;
  readonly rule: RouteRule;
  readonly origin: 'route' | Unrouted['origin'];
  readonly staysAfterLogin?: true;
  readonly staysUncovered?: true;
  readonly tellsClosed?: true;
}

/**
 * A page by its path after the locale prefix, with a leading slash (ROUTE-29, ROUTE-30).
 *
 * @param data of its route; null when it has none of its own
 */
export function pageOf(rawPath: string, data: PageData | null): Page {
  const segments = segmentsOf(rawPath);
  const path = `/${segments.join('/')}`;
  const parents = segments.slice(0, -1);
  return {
    kind: 'page',
    ...(data ? { ...data, origin: 'route' } : unrouted(path)),
    pageId: segments.at(-1) ?? 'home',
    path,
    parentPageId: parents.at(-1) ?? (segments.length > 0 ? 'home' : ''),
    parentPath: segments.length > 0 ? `/${parents.join('/')}` : '',
    rootPageId: segments[0] ?? 'home',
  };
}

/** The page that a path after the locale leads to. Query and hash do not matter. */
export function pageAt(router: Pick<RegisteredRouter, 'getMatchedRoutes'>, href: string): Page {
  const path = segmentsOf(href.replace(/[?#].*/, '')).join('/');
  const [, , route] = router.getMatchedRoutes(`/-/${path}`);
  return pageOf(path, route?.options.staticData.page ?? null);
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** Whether it may be linked to: only the content service knows its own pages (ROUTE-15). */
export const isLinkable = ({ origin }: Page): boolean => origin !== 'absent';

/** Groups of content that inform or protect, on any pages that an operator adds (GUARD-02, ROUTE-14). */
const INFORMING_GROUPS: readonly StaticPageEntry['group'][] = [
  'legal',
  'information',
  'contact-us',
];

/** The rule of a page that is known by its content alone. */
export const ruleOfContent = ({ group }: Pick<StaticPageEntry, 'group'>): RouteRule =>
  INFORMING_GROUPS.includes(group) ? INFORMS : {};
