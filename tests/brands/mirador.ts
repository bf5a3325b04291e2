import type { Brand } from '../../src/brands/index.ts';

/**
 * A brand that never ships: everything that the shipped brands have in common is different here, so that code that
 * ignores the brand is noticed. `brands.test.ts` proves that for every field.
 */
export const mirador: Brand = {
  id: 'mirador',
  name: 'Mirador',
  hosts: ['mirador', 'mirador-play'],
  productionHosts: ['mirador.example', 'play.mirador.example'],
  // New Zealand is closed: a brand, too, offers only the markets that run (MARKET-04).
  markets: ['NZ', 'NO', 'UN', 'PT'],
  notation: 'locale',
  siteId: '41',
  dataset: 'mirador-content',
  welcomePath: 'hello',
  redirectAfterLogin: '/my-account',
  helpLink: '/about-us',
  supportEmail: 'help@mirador.example',
  footerCompanyText: false,
  hero: { title: 'home.how.title', lead: 'home.how.limits.body' },
  aboutUs: true,
  phonePrefixFilter: true,
  hideTermsPage: true,
  alsoRemovedInGlobalEnglish: ['AT', 'DE'],
};
