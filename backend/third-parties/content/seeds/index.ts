import { banners, payAndPlayBanner } from './banners.ts';
import { Assets } from './build.ts';
import { FACTS } from './facts.ts';
import { footer } from './footer.ts';
import { homePages, navigation, verticals } from './home.ts';
import { languages, licence, markets } from './markets.ts';
import { staticPages } from './pages/index.ts';
import { paymentMethods } from './payments.ts';
import { settings, termsVersions } from './settings.ts';
import type { ContentDocument, Dataset } from '../documents.ts';

export type { ContentDocument, Dataset } from '../documents.ts';

/** Names under which a dataset may be asked for; `production` is the client's default (CONT-08). */
export const DATASETS: Readonly<Record<string, Dataset>> = {
  northlight: 'northlight',
  'sol-alta': 'sol-alta',
  production: 'northlight',
};

/** Every document of a brand. */
export function seedDocuments(dataset: Dataset): readonly ContentDocument[] {
  const facts = FACTS[dataset];
  const assets = new Assets();
  const methods = paymentMethods(facts, assets);
  const shownBanners = banners(facts, assets);
  const areas = verticals(facts, assets);
  const documents: readonly ContentDocument[] = [
    settings(facts),
    navigation,
    footer(facts, assets),
    licence(facts, assets),
    ...languages,
    ...markets(facts, assets, methods),
    ...methods,
    ...shownBanners,
    payAndPlayBanner(facts, assets),
    ...areas,
    ...homePages(facts, shownBanners, areas),
    ...staticPages(facts),
    ...termsVersions,
  ];
  return [...documents, ...assets.documents];
}
