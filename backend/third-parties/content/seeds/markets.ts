import { everywhere, PUBLISHED_AT, reference, type Assets } from './build.ts';
import type { BrandFacts } from './facts.ts';
import type { LanguageDocument, Licence, Localized, Market, PaymentMethod } from './types.ts';

const NAMES: Readonly<Record<string, Localized>> = {
  BR: { en: 'Brazil', fi: 'Brasilia', pt: 'Brasil' },
  CA: { en: 'Canada', fi: 'Kanada', pt: 'Canadá' },
  CL: { en: 'Chile', fi: 'Chile', pt: 'Chile' },
  FI: { en: 'Finland', fi: 'Suomi', pt: 'Finlândia' },
  NO: { en: 'Norway', fi: 'Norja', pt: 'Noruega' },
  PE: { en: 'Peru', fi: 'Peru', pt: 'Peru' },
  PT: { en: 'Portugal', fi: 'Portugali', pt: 'Portugal' },
  SE: { en: 'Sweden', fi: 'Ruotsi', pt: 'Suécia' },
  UN: { en: 'International', fi: 'Kansainvälinen', pt: 'Internacional' },
};

export const languages: readonly LanguageDocument[] = (
  [
    ['en', 'English', 'English', 'en'],
    ['fi', 'Suomi', 'Finnish', 'fi'],
    ['pt', 'Português', 'Portuguese', 'pt-BR'],
  ] as const
).map(([code, name, englishName, tag]) => ({
  _id: `language.${code}`,
  _type: 'language',
  _updatedAt: PUBLISHED_AT,
  code,
  name,
  englishName,
  tag,
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
    const name = NAMES[marketId] ?? everywhere(marketId);
    return {
      _id: `market.${marketId}`,
      _type: 'market',
      _updatedAt: PUBLISHED_AT,
      marketId,
      route: marketId,
      name,
      flag: assets.image({ kind: 'flag', market: marketId }, 60, 40),
      active: true,
      licences: [reference('licence.main')],
      paymentMethods: own.map(({ _id }) => reference(_id)),
      paymentMethodBanners: own.map(({ logo }) => logo),
      vipPage: null,
      payAndPlayBanner: null,
      disableLiveChat: marketId === 'CA',
    };
  });
}
