import type { BrandFacts } from '../facts.ts';
import type { StaticPage } from '../../documents.ts';
import { complaints, contactByEmail, contactLiveChat } from './contact.ts';
import { cookiesPolicy, privacyPolicy } from './cookies.ts';
import { aboutUs, paymentMethods } from './money.ts';
import { staticPage, type PageWriter } from './page.ts';
import { bettingRules, bonusTerms, casinoRules } from './rules.ts';
import { ageRestrictions, responsibleGambling } from './safety.ts';
import {
  accessError,
  closedAccount,
  registrationSuccess,
  resetPasswordHelp,
  serverError,
} from './system.ts';
import { termsAndConditions } from './terms.ts';

/** In the order of the footer lists. */
const WRITERS: readonly PageWriter[] = [
  aboutUs,
  responsibleGambling,
  ageRestrictions,
  paymentMethods,
  privacyPolicy,
  termsAndConditions,
  cookiesPolicy,
  bonusTerms,
  casinoRules,
  bettingRules,
  contactLiveChat,
  contactByEmail,
  complaints,
  accessError,
  serverError,
  closedAccount,
  resetPasswordHelp,
  registrationSuccess,
];

/** The brand's static pages (ROUTE-09, ROUTE-13, ROUTE-14). */
export function staticPages(facts: BrandFacts): readonly StaticPage[] {
  return WRITERS.map((write, order) => staticPage(write(facts), order));
}
