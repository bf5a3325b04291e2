import type { StaticPageEntry } from './types.ts';

/** Where a page would show. */
export interface PageScope {
  readonly market: string;
  /** The brand's flag (ROUTE-16, NS-03). */
  readonly hideTermsPage: boolean;
}

/** Whether it is the terms page, which a brand may hide. */
const TERMS_PAGE_ID = 'terms_and_conditions';

/**
 * Whether a page may be opened: it is written in the language asked for, and neither market nor
 * brand leaves it out (FOOT-03). An unlinked page (`disableLink`) still opens from its address.
 */
export function isOpenable(page: StaticPageEntry, { market, hideTermsPage }: PageScope): boolean {
  const { pageId, title, onlyShowMarkets, excludedMarkets } = page;
  return (
    title !== undefined &&
    (onlyShowMarkets.length === 0 || onlyShowMarkets.includes(market)) &&
    !excludedMarkets.includes(market) &&
    !(hideTermsPage && pageId === TERMS_PAGE_ID)
  );
}

/** A page that has a title and may be linked. */
export type LinkedPage = StaticPageEntry & { readonly title: string };

/** The pages of a group that menus and footer link to (FOOT-03). */
export const linkedPages = (
  pages: readonly StaticPageEntry[],
  group: StaticPageEntry['group'],
  scope: PageScope,
): readonly LinkedPage[] =>
  pages.filter(
    (page): page is LinkedPage =>
      page.group === group && !page.disableLink && isOpenable(page, scope),
  );
