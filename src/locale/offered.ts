import { hasTexts } from '../../reference/languages.ts';
import { MARKETS, type Market } from '../../reference/markets.ts';
import { DEFAULT_LOCALE, type LocaleScope } from './locale.ts';

/** Markets to offer in the switch, in the brand's order (MARKET-04). */
export const offeredMarkets = ({ markets }: LocaleScope): readonly Market[] =>
  markets.map((id) => MARKETS[id]).filter((market) => market.isMarketEnabled);

/** Languages to offer: those of the market that have texts, else the default language. */
export function offeredLanguages(market: Market): readonly [string, ...string[]] {
  const [first, ...others] = market.languages.filter(hasTexts);
  return first === undefined ? [DEFAULT_LOCALE.language] : [first, ...others];
}
