import { LANGUAGES, textLanguages } from '../../../../openapi/reference/languages.ts';
import {
  MARKETS,
  originCountries,
  type MarketCode,
} from '../../../../openapi/reference/markets.ts';
import { isPayAndPlayOn, payAndPlayOf } from '../../../../openapi/reference/pay-and-play.ts';
import { everywhere, inEveryLanguage, PUBLISHED_AT, reference, type Assets } from './build.ts';
import type { BrandFacts } from './facts.ts';
import type { LanguageDocument, Licence, Localized, Market, PaymentMethod } from '../documents.ts';

/** Of markets that are no country's. */
const NAMES: Readonly<Partial<Record<MarketCode, Localized>>> = {
  UN: { en: 'International', fi: 'Kansainvälinen', pt: 'Internacional' },
};

/** A country's market is called as the country is in each language. */
function nameOf(id: MarketCode): Localized {
  const { name, originCountryCode } = MARKETS[id];
  const [country] = originCountries(originCountryCode);
  if (country === undefined) return NAMES[id] ?? everywhere(name);
  return inEveryLanguage((language) => displayName(language, 'region', country));
}

const displayName = (language: string, type: 'language' | 'region', code: string): string =>
  new Intl.DisplayNames(language, { type, fallback: 'code' }).of(code) ?? code;

export const languages: readonly LanguageDocument[] = textLanguages().map((code) => ({
  _id: `language.${code}`,
  _type: 'language',
  _updatedAt: PUBLISHED_AT,
  code,
  name: LANGUAGES[code].name,
  englishName: displayName('en', 'language', code),
  tag: LANGUAGES[code].texts,
  active: true,
}));

/** The brand's one licence, which every market of it shows (FOOT-04). */
export function licence(facts: BrandFacts, assets: Assets): Licence {
  const { regulator, company, licence: number } = facts;
  return {
    _id: 'licence.main',
    _type: 'licence',
    _updatedAt: PUBLISHED_AT,
    name: regulator,
    number,
    text: {
      en: `${company} is licensed and supervised by the ${regulator.en}, licence ${number}.`,
      fi: `Yhtiön ${company} toimiluvan ${number} on myöntänyt ja sen toimintaa valvoo ${regulator.fi}.`,
      pt: `A ${company} é licenciada e fiscalizada pela ${regulator.pt}, licença ${number}.`,
    },
    logo: assets.image(
      { kind: 'seal', brand: facts.dataset, initials: facts.regulatorInitials },
      160,
      160,
      regulator,
    ),
  };
}

/** The content side of the brand's markets (MARKET-01). */
export function markets(
  facts: BrandFacts,
  assets: Assets,
  methods: readonly PaymentMethod[],
): readonly Market[] {
  return facts.markets.map((marketId) => {
    const own = methods.filter((method) => method.markets.includes(marketId));
    return {
      _id: `market.${marketId}`,
      _type: 'market',
      _updatedAt: PUBLISHED_AT,
      marketId,
      route: marketId,
      name: nameOf(marketId),
      flag: assets.image({ kind: 'flag', market: marketId }, 60, 40),
      active: true,
      licences: [reference('licence.main')],
      paymentMethods: own.map(({ _id }) => reference(_id)),
      paymentMethodBanners: own.map(({ logo }) => logo),
      vipPage: null,
      payAndPlayBanner: isPayAndPlayOn(payAndPlayOf(facts.dataset), marketId)
        ? reference('banner.pay-and-play')
        : null,
      disableLiveChat: marketId === 'CA',
    };
  });
}
