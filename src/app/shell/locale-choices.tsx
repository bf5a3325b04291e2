import { useLocation } from '@tanstack/react-router';
import { GLOBAL_MARKET, MARKETS, type Market } from '../../../reference/markets.ts';
import { readLocation } from '../../api/session-cookie.ts';
import {
  DEFAULT_LOCALE,
  languageName,
  localeOf,
  toLocale,
  type Locale,
} from '../../locale/locale.ts';
import { offeredLanguages, offeredMarkets } from '../../locale/offered.ts';
import { suggestLocale } from '../../locale/suggest.ts';
import { pathFor } from '../../locale/paths.ts';
import { Choices } from '../../shell/Choices.tsx';
import type { LocaleChoices } from '../../shell/items.ts';
import { useLanguage, useT } from '../../texts/index.ts';
import { useBrand, useLocale } from '../../runtime/context.tsx';
import type { Read } from '../../runtime/content/content-types.ts';
import { useContent } from '../../runtime/content/use-content.ts';
import { useOnceLive } from '../../runtime/live.tsx';
import { usePage } from '../../runtime/pages/use-page.ts';

/** The query of the address; the server, which renders a page for all of them, knows none. */
function useSearch(): string {
  const search = useLocation({ select: (location) => location.searchStr });
  return useOnceLive(() => search, '');
}

/** The locale of the place where the edge located the visitor, by its prefix (MARKET-05, LOC-07). */
function useSuggestedLocale(): Locale | undefined {
  const brand = useBrand();
  const suggested = (): string => {
    const { countryCode: country, regionCode: region } = readLocation();
    return suggestLocale({ country, region }, brand).prefix;
  };
  return toLocale(useOnceLive(suggested, ''), brand);
}

/** Markets by name in the language of the page; the server may know other names than the browser. */
function useMarketName(): (market: Market) => string {
  const t = useT();
  const shown = useLanguage();
  const language = useOnceLive(() => shown, 'en');
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return ({ id, name }) =>
    id === GLOBAL_MARKET ? t('shell.market.global') : (names.of(id) ?? name);
}

/** Whether the content service lists something; until that is known, and when it lists nothing, it does. */
const isListed = <Item,>(read: Read<readonly Item[]>, is: (item: Item) => boolean): boolean =>
  read.status !== 'ready' || read.value.length === 0 || read.value.some(is);

/**
 * The same page in the other languages of this market, and in the other markets (MARKET-01, MARKET-03). Before
 * them, where another market shows, the visitor's own one, if there is one.
 */
function useLocaleChoices(): LocaleChoices {
  const t = useT();
  const brand = useBrand();
  const locale = useLocale();
  const suggested = useSuggestedLocale();
  const { path } = usePage();
  const nameOf = useMarketName();
  const listed = useContent('languages', {});
  const running = useContent('markets', { lang: useLanguage() });
  const runs = ({ id }: Market): boolean => isListed(running, ({ marketId }) => marketId === id);
  const languagesOf = (market: Market): readonly string[] =>
    offeredLanguages(market).filter((language) =>
      isListed(listed, ({ code }) => code === language),
    );
  const search = useSearch();
  const to = (language: string, market: typeof locale.market): string =>
    pathFor(localeOf(language, market), path) + search;
  return {
    ...(suggested &&
      suggested.market !== locale.market &&
      suggested.market !== DEFAULT_LOCALE.market &&
      runs(MARKETS[suggested.market]) && {
        suggested: {
          id: 'suggested',
          href: to(suggested.language, suggested.market),
          label: t('shell.suggested', {
            market: nameOf(MARKETS[suggested.market]),
            language: languageName(suggested.language),
          }),
        },
      }),
    languages: languagesOf(MARKETS[locale.market]).map((language) => ({
      id: language,
      href: to(language, locale.market),
      label: languageName(language),
      current: language === locale.language,
    })),
    markets: offeredMarkets(brand)
      .filter(runs)
      .map((market) => {
        const languages = languagesOf(market);
        const [first = DEFAULT_LOCALE.language] = languages;
        const language = languages.includes(locale.language) ? locale.language : first;
        return {
          id: market.id,
          href: to(language, market.id),
          label: nameOf(market),
          current: market.id === locale.market,
        };
      }),
  };
}

/** Language, market and theme of the site, to be chosen. */
export default function SiteChoices() {
  return <Choices locales={useLocaleChoices()} />;
}
