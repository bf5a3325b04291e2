import { BRAND_FACTS } from '../../../../openapi/reference/brands.ts';
import { IMPRINTS, type Imprint } from '../../../../openapi/reference/imprints.ts';
import type { MarketCode } from '../../../../openapi/reference/markets.ts';
import type { Dataset } from '../documents.ts';

/** What a brand's texts state about the company behind it. Everything is made up. */
export interface BrandFacts extends Imprint {
  readonly dataset: Dataset;
  readonly brand: string;
  readonly regulatorInitials: string;
  readonly mediator: string;
  readonly mediatorInitials: string;
  readonly markets: readonly MarketCode[];
}

export const FACTS: Readonly<Record<Dataset, BrandFacts>> = {
  northlight: {
    ...IMPRINTS.northlight,
    dataset: 'northlight',
    brand: BRAND_FACTS.northlight.name,
    regulatorInitials: 'SGA',
    mediator: 'Nordic Gaming Mediation',
    mediatorInitials: 'NGM',
    markets: BRAND_FACTS.northlight.markets,
  },
  'sol-alta': {
    ...IMPRINTS['sol-alta'],
    dataset: 'sol-alta',
    brand: BRAND_FACTS['sol-alta'].name,
    regulatorInitials: 'CJV',
    mediator: 'Provedoria do Jogador',
    mediatorInitials: 'PJ',
    markets: BRAND_FACTS['sol-alta'].markets,
  },
};

/** E-mail addresses end in `.example`, which nobody can own. */
export const email = (facts: BrandFacts, box: string): string => `${box}@${facts.host}`;
