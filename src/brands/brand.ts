import type { MarketCode } from '../../reference/markets.ts';
import type { Notation } from '../../reference/money.ts';
import type { TextId } from '../texts/ids.ts';

/** Everything in which one white label differs from another, without colours and pictures (BRAND-01, NS-53). */
export interface Brand {
  /** A `BrandId` of the reference: each has its tokens, its mark, its icon and its hero. Any other has no pictures yet, and shows its name alone. */
  readonly id: string;
  readonly name: string;
  /** First labels of the hosts that show this brand: `sol-alta` matches `sol-alta.example`. */
  readonly hosts: readonly string[];
  /** Full host names that search engines may list; every other host is `noindex` (LAYOUT-05). */
  readonly productionHosts: readonly string[];
  /** Markets in the order of the switch. The global market is always among them. */
  readonly markets: readonly MarketCode[];
  /** How its amounts are written (LOC-10). */
  readonly notation: Notation;
  /** `SiteContext` of every API call (BRAND-03). */
  readonly siteId: string;
  /** Dataset of the content service (BRAND-02). */
  readonly dataset: string;
  /** Path segment of the welcome page (NS-01). */
  readonly welcomePath: string;
  /** Path after the prefix to which a log-in leads without another destination (LOGIN-05, NS-32). */
  readonly redirectAfterLogin: string;
  /** Path after the prefix; without it there is no help link (BRAND-01). */
  readonly helpLink?: string;
  /** Where players write to; the pages of contacts name it, too. */
  readonly supportEmail: string;
  /** Company text in the footer (FOOT-02). */
  readonly footerCompanyText: boolean;
  /** The first words of the front page. */
  readonly hero: { readonly title: TextId; readonly lead: TextId };
  /** About-us block of the home page. */
  readonly aboutUs: boolean;
  /** Offers only dial prefixes of countries that may register (SIGN-19). */
  readonly phonePrefixFilter: boolean;
  /** Hides the terms page and links to it; it stays readable where terms are accepted (ROUTE-16, NS-03). */
  readonly hideTermsPage: boolean;
  /** Countries not registered in the global market in English, besides the common rules (SIGN-17). */
  readonly alsoRemovedInGlobalEnglish: readonly string[];
}
