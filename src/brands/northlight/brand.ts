import { BRAND_FACTS } from '../../../reference/brands.ts';
import type { Brand } from '../brand.ts';

export const northlight: Brand & { id: 'northlight' } = {
  id: 'northlight',
  ...BRAND_FACTS.northlight,
  dataset: 'northlight',
  welcomePath: 'welcome',
  redirectAfterLogin: '/',
  helpLink: '/contact-live-chat',
  supportEmail: 'support@northlight.example',
  footerCompanyText: true,
  hero: { title: 'home.northlight.title', lead: 'home.northlight.lead' },
  aboutUs: true,
  phonePrefixFilter: true,
  hideTermsPage: false,
  alsoRemovedInGlobalEnglish: ['BG', 'CH', 'PL'],
};
