import { BRAND_FACTS } from '../../../../openapi/reference/brands.ts';
import type { MarketCode } from '../../../../openapi/reference/markets.ts';
import type { Dataset, Localized } from '../documents.ts';

/** What a brand's texts state about the company behind it. Everything is made up. */
export interface BrandFacts {
  readonly dataset: Dataset;
  readonly brand: string;
  readonly company: string;
  readonly registration: string;
  readonly address: string;
  readonly regulator: Localized & { readonly en: string };
  readonly regulatorInitials: string;
  readonly licence: string;
  readonly mediator: string;
  readonly mediatorInitials: string;
  readonly host: string;
  readonly markets: readonly MarketCode[];
}

export const FACTS: Readonly<Record<Dataset, BrandFacts>> = {
  northlight: {
    dataset: 'northlight',
    brand: BRAND_FACTS.northlight.name,
    company: 'Northlight Interactive Ltd',
    registration: 'C 84217',
    address: '12 Harbour Row, Saltholm',
    regulator: {
      en: 'Saltholm Gaming Authority',
      fi: 'Saltholmin rahapeliviranomainen',
      pt: 'Autoridade de Jogos de Saltholm',
    },
    regulatorInitials: 'SGA',
    licence: 'SGA/RG/0417/2022',
    mediator: 'Nordic Gaming Mediation',
    mediatorInitials: 'NGM',
    host: 'northlight.example',
    markets: BRAND_FACTS.northlight.markets,
  },
  'sol-alta': {
    dataset: 'sol-alta',
    brand: BRAND_FACTS['sol-alta'].name,
    company: 'Sol Alta Entretenimento SA',
    registration: '559 214',
    address: 'Rua da Marginal 48, Porto Valmar',
    regulator: {
      en: 'Valmar Gaming Commission',
      fi: 'Valmarin rahapelikomissio',
      pt: 'Comissão de Jogos de Valmar',
    },
    regulatorInitials: 'CJV',
    licence: 'CJV-B2C-0212/2023',
    mediator: 'Provedoria do Jogador',
    mediatorInitials: 'PJ',
    host: 'sol-alta.example',
    markets: BRAND_FACTS['sol-alta'].markets,
  },
};

/** E-mail addresses end in `.example`, which nobody can own. */
export const email = (facts: BrandFacts, box: string): string => `${box}@${facts.host}`;
