import { BRAND_FACTS, brandIdOfSite, type BrandId } from '../../reference/brands.ts';
import { hasTexts, LANGUAGES, type TextLanguage } from '../../reference/languages.ts';
import type { Written } from '../../reference/money.ts';
import type { players } from './tables.ts';

/** The page that asked: it is kept, so that later messages use the same brand and language. */
export interface Shown {
  /** The site id of the brand whose page asked. */
  readonly siteId: string;
  /** The locale of that page, as addresses have it: `pt-BR`, `en-UN`. */
  readonly locale: string;
}

/** The player's own brand and locale, for messages that no page asked for. */
export type Home = Pick<typeof players.$inferSelect, 'siteId' | 'languageCode' | 'market'>;

/** The brand, language and notation in which a player is shown or sent something. */
interface Presented {
  readonly brand: BrandId;
  /** The merchant, as people read it. */
  readonly brandName: string;
  readonly language: TextLanguage;
  /** Notation of the brand, tag of the texts. */
  readonly written: Written;
}

/**
 * The address that a player gave, as it is shown to them alone. If another account has it and that must stay
 * hidden, no mail goes there.
 */
export const emailOf = ({
  email,
  claimedEmail,
}: Pick<typeof players.$inferSelect, 'email' | 'claimedEmail'>): string | null =>
  email ?? claimedEmail;

/** The language part of a locale or of a player's language code: `pt-BR` → `pt`. */
export const languageOf = (code: string): string => code.split('-')[0]?.toLowerCase() ?? '';

/** The language that a code is written to in: English where there are no texts. */
export function spokenIn(code: string): TextLanguage {
  const own = languageOf(code);
  return hasTexts(own) ? own : 'en';
}

const LOCALE = /^\/([a-z]{2}-[A-Z]{2})(?:[/?#]|$)/;

/**
 * The brand and locale of the page that asked, by its site id and its path; for an unknown page, or none, the
 * player's own.
 */
export function shownAt(siteId: string, path: string, home: Home): Shown {
  return {
    siteId: brandIdOfSite(siteId) === undefined ? home.siteId : siteId,
    locale: LOCALE.exec(path)?.[1] ?? `${languageOf(home.languageCode)}-${home.market}`,
  };
}

/** The presentation for a known page. An unknown site id counts as the first brand's. */
export function presented({ siteId, locale }: Shown): Presented {
  const brand = brandIdOfSite(siteId) ?? 'northlight';
  const language = spokenIn(locale);
  const { name, notation } = BRAND_FACTS[brand];
  return {
    brand,
    brandName: name,
    language,
    written: { notation, tag: LANGUAGES[language].texts },
  };
}
