import type { Brand } from '../brand.ts';

export const northlight: Brand & { id: 'northlight' } = {
  id: 'northlight',
  name: 'Northlight',
  hosts: ['northlight'],
  productionHosts: ['northlight.example', 'www.northlight.example'],
  markets: ['UN', 'FI', 'NO', 'SE', 'CA'],
  siteId: '2',
  dataset: 'northlight',
  welcomePath: 'welcome',
  redirectAfterLogin: '/',
  helpLink: '/contact-live-chat',
  footerCompanyText: true,
  hero: { title: 'home.northlight.title', lead: 'home.northlight.lead' },
  aboutUs: true,
  phonePrefixFilter: true,
  hideTermsPage: false,
  alsoRemovedInGlobalEnglish: ['BG', 'CH', 'PL'],
};
