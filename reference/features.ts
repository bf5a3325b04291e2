import type { MarketCode } from './markets.ts';

/** The features that run in some markets alone, and where (TRACK-04). */
const MARKETS_OF = {
  'ad-master': ['BR', 'CL', 'PE'],
} as const satisfies Readonly<Record<string, readonly MarketCode[]>>;

export type Feature = keyof typeof MARKETS_OF;

export const hasFeature = (market: MarketCode, feature: Feature): boolean => {
  const markets: readonly MarketCode[] = MARKETS_OF[feature];
  return markets.includes(market);
};
