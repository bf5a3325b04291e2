import type { MarketCode } from './markets.ts';
import type { Notation } from './money.ts';

/** The facts of a brand that the site, the platform and the content service share. Pure data. */
export interface BrandFacts {
  readonly name: string;
  /** `SiteContext` of every API call (BRAND-03). */
  readonly siteId: string;
  /** First labels of the hosts that show this brand: `sol-alta` matches `sol-alta.example`. */
  readonly hosts: readonly string[];
  /**
   * Full host names that search engines may list; every other host is `noindex` (LAYOUT-05). In production,
   * links in messages to players lead to the first.
   */
  readonly productionHosts: readonly string[];
  /** Markets in the order of the switch. The global market is always among them. */
  readonly markets: readonly MarketCode[];
  /** The notation of its amounts, on its pages and in all its messages (LOC-10). */
  readonly notation: Notation;
}

/** By brand, which is also the name of its dataset in the content service (BRAND-02). */
export const BRAND_FACTS = {
  northlight: {
    name: 'Northlight',
    siteId: '2',
    hosts: ['northlight'],
    productionHosts: ['northlight.example', 'www.northlight.example'],
    markets: ['UN', 'FI', 'NO', 'SE', 'CA'],
    notation: 'specified',
  },
  'sol-alta': {
    name: 'Sol Alta',
    siteId: '3',
    hosts: ['sol-alta', 'solalta'],
    productionHosts: ['sol-alta.example', 'www.sol-alta.example'],
    markets: ['UN', 'BR', 'CL', 'PE', 'PT'],
    notation: 'locale',
  },
} as const satisfies Readonly<Record<string, BrandFacts>>;

/** Ids of the brands that ship. */
export type BrandId = keyof typeof BRAND_FACTS;

/** The brand of a player who names none. */
export const DEFAULT_BRAND = BRAND_FACTS.northlight;

/** The brand of a site id; undefined: nobody's. */
export const brandIdOfSite = (siteId: string): BrandId | undefined =>
  (Object.keys(BRAND_FACTS) as BrandId[]).find((id) => BRAND_FACTS[id].siteId === siteId);

/** The brand of a site id; the default brand for an id that is nobody's. */
export const brandOfSite = (siteId: string): BrandFacts => {
  const id = brandIdOfSite(siteId);
  return id === undefined ? DEFAULT_BRAND : BRAND_FACTS[id];
};
