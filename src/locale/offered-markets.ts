import { MARKETS, type Market } from '../../reference/markets.ts';
import type { LocaleScope } from './locale.ts';

/** Markets to offer in the switch, in the brand's order (MARKET-04). */
export const offeredMarkets = ({ markets }: LocaleScope): readonly Market[] =>
  markets.map((id) => MARKETS[id]).filter((market) => market.isMarketEnabled);
