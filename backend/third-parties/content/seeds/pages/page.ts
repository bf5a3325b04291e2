import { PUBLISHED_AT } from '../build.ts';
import type { BrandFacts } from '../facts.ts';
import { portableText } from '../portable-text.ts';
import type { Localized, StaticPage } from '../../documents.ts';

/** A page as it is written: its bodies in the markup of `portableText`. */
export interface PageSource {
  readonly pageId: string;
  /** Path after the locale prefix; the id where no other is known. */
  readonly path?: string;
  readonly group: StaticPage['group'];
  readonly title: Localized;
  readonly body: Localized;
  readonly disableLink?: boolean;
  readonly onlyShowMarkets?: readonly string[];
  readonly excludedMarkets?: readonly string[];
}

/** Writes a brand's version of a page. */
export type PageWriter = (facts: BrandFacts) => PageSource;

export function staticPage(source: PageSource, order: number): StaticPage {
  const bodies = Object.entries(source.body).map(([code, text]) => [code, portableText(text)]);
  return {
    _id: `staticPage.${source.pageId}`,
    _type: 'staticPage',
    _updatedAt: PUBLISHED_AT,
    pageId: source.pageId,
    path: source.path ?? `/${source.pageId}`,
    title: source.title,
    body: Object.fromEntries(bodies),
    group: source.group,
    order,
    disableLink: source.disableLink ?? false,
    onlyShowMarkets: source.onlyShowMarkets ?? [],
    excludedMarkets: source.excludedMarkets ?? [],
  };
}
