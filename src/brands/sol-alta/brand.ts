import { BRAND_FACTS } from '../../../reference/brands.ts';
import type { Brand } from '../brand.ts';

export const solAlta: Brand & { id: 'sol-alta' } = {
  id: 'sol-alta',
  ...BRAND_FACTS['sol-alta'],
  dataset: 'sol-alta',
  welcomePath: 'welcome',
  redirectAfterLogin: '/',
  helpLink: '/contact-live-chat',
  supportEmail: 'support@sol-alta.example',
  footerCompanyText: true,
  hero: { title: 'home.solAlta.title', lead: 'home.solAlta.lead' },
  aboutUs: false,
  phonePrefixFilter: false,
  hideTermsPage: false,
  alsoRemovedInGlobalEnglish: [],
};
