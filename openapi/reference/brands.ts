import type { MarketCode } from './markets.ts';

/** What the site, the platform and the content service each know of a brand. Pure data. */
interface BrandFacts {
  readonly name: string;
  /** `SiteContext` of every API call (BRAND-03). */
  readonly siteId: string;
  /** Markets in the order of the switch. The global market is always among them. */
  readonly markets: readonly MarketCode[];
}

/** By brand, which is also the name of its dataset in the content service (BRAND-02). */
export const BRAND_FACTS = {
  northlight: { name: 'Northlight', siteId: '2', markets: ['UN', 'FI', 'NO', 'SE', 'CA'] },
  'sol-alta': { name: 'Sol Alta', siteId: '3', markets: ['UN', 'BR', 'CL', 'PE', 'PT'] },
} as const satisfies Readonly<Record<string, BrandFacts>>;

/** Ids of the brands that ship. */
export type BrandId = keyof typeof BRAND_FACTS;

/** Whose player somebody is who names no brand. */
export const DEFAULT_BRAND = BRAND_FACTS.northlight;
