import type { Brand } from '../brand.ts';

export const solAlta: Brand & { id: 'sol-alta' } = {
  id: 'sol-alta',
  name: 'Sol Alta',
  hosts: ['sol-alta', 'solalta'],
  productionHosts: ['sol-alta.example', 'www.sol-alta.example'],
  markets: ['UN', 'BR', 'CL', 'PE', 'PT'],
  siteId: '3',
  dataset: 'sol-alta',
  welcomePath: 'welcome',
  redirectAfterLogin: '/',
  helpLink: '/contact-live-chat',
  footerCompanyText: true,
  hero: { title: 'home.solAlta.title', lead: 'home.solAlta.lead' },
  aboutUs: false,
  phonePrefixFilter: false,
  hideTermsPage: false,
  alsoRemovedInGlobalEnglish: [],
};
