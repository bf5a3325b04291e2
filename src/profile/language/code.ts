import type { MarketCode } from '../../../reference/markets.ts';
import { internalLanguage, languageCodeToSend, localeOf } from '../../locale/locale.ts';

/** The code that tells the platform the language of a market: the operator's own names stay inside (LOC-08). */
export const codeToSend = (language: string, market: MarketCode): string =>
  languageCodeToSend(internalLanguage(localeOf(language, market)));
