/** The documents that the site reads from the content service, in one language. */

/** Portable Text, as `RichText` renders it. */
export type RichTextValue = readonly { readonly _type: string }[];

export interface ContentImage {
  /** `image-{id}-{width}x{height}-{format}` (CONT-10); may be malformed. */
  readonly asset: string;
  /** Empty for decoration. */
  readonly alt: string;
}

export const AUDIENCES = ['authorized', 'not-authorized', 'both'] as const;
export const DEPOSIT_GROUPS = ['zero', 'one', 'many'] as const;

/** The readers of an item: visitors or players (TARGET-01), and which players (TARGET-03). */
export interface Targeting {
  readonly authorized: (typeof AUDIENCES)[number];
  /** `targeted`: only players of a deposit group, or listed by id. */
  readonly targetAudienceOption: 'no-limit' | 'targeted';
  /** The groups by number of deposits: none, exactly one, more than one. */
  readonly depositGroups: readonly (typeof DEPOSIT_GROUPS)[number][];
  readonly playerIds: readonly string[];
}

/** To whom and when an item shows. */
export interface Shown extends Targeting {
  /** ISO 8601; absent without a bound. */
  readonly startDate: string | undefined;
  readonly endDate: string | undefined;
  /** Market codes; empty for every market. */
  readonly markets: readonly string[];
}

export interface Banner extends Shown {
  readonly id: string;
  readonly title: string;
  readonly description: string | undefined;
  /** For players, with `{name}` in place of the first name. */
  readonly greeting: string | undefined;
  readonly button: string | undefined;
  readonly urlAction: string | undefined;
  readonly isClickable: boolean;
  readonly images: { readonly desktop: ContentImage; readonly mobile: ContentImage };
  /** `dark`: the picture is dark, words on it are light. */
  readonly tone: 'dark' | 'light';
}

export const AREAS = ['casino', 'liveCasino', 'sports', 'virtualSports'] as const;

export interface Vertical {
  readonly id: string;
  readonly area: (typeof AREAS)[number];
  readonly title: string;
  readonly description: string | undefined;
  readonly urlAction: string;
  readonly image: ContentImage;
}

export interface QuickLink {
  readonly id: string;
  readonly title: string;
  readonly urlAction: string;
  /** Name of a pictogram. */
  readonly icon: string;
  readonly authorized: Targeting['authorized'];
}

export interface Home {
  readonly banners: readonly Banner[];
  readonly redesignedBanner: Banner | undefined;
  readonly verticals: readonly Vertical[];
  readonly quickLinks: readonly QuickLink[];
}

export const PAGE_GROUPS = ['information', 'contact-us', 'legal', 'system'] as const;

/** The facts that decide whether a page shows (FOOT-03). */
export interface StaticPageEntry {
  readonly pageId: string;
  /** Path after the locale prefix. */
  readonly path: string;
  /** Absent when the page is not written in the language asked for. */
  readonly title: string | undefined;
  readonly group: (typeof PAGE_GROUPS)[number];
  readonly disableLink: boolean;
  readonly onlyShowMarkets: readonly string[];
  readonly excludedMarkets: readonly string[];
}

export interface StaticPage extends StaticPageEntry {
  readonly body: RichTextValue;
  /** ISO 8601. */
  readonly updatedAt: string | undefined;
}

export interface PaymentMethod {
  readonly method: string;
  readonly name: string;
  readonly description: string | undefined;
  readonly depositTime: string | undefined;
  /** Absent: no withdrawals. */
  readonly withdrawalTime: string | undefined;
  readonly fee: string | undefined;
  readonly logo: ContentImage;
}

export interface FooterLogo {
  readonly id: string;
  readonly name: string;
  /** `https:` only. */
  readonly url: string | undefined;
  readonly logo: ContentImage;
}

export interface Footer {
  /**
   * Section toggles (FOOT-01): the legal pages; the lists of information and contact pages; the logos
   * of licences and regulators.
   */
  readonly footerTermsAndConditions: boolean;
  readonly footerContent: boolean;
  readonly footerLicenseLogos: boolean;
  readonly companyText: RichTextValue;
  readonly partners: readonly FooterLogo[];
  readonly regulationLogos: readonly FooterLogo[];
}

export interface Licence {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  /** Where the regulator's register has it; `https:`. */
  readonly url: string | undefined;
  readonly text: string | undefined;
  readonly logo: ContentImage;
}

/** The content side of a market that runs, as far as it stands on every page (MARKET-01). */
export interface ContentMarket {
  readonly marketId: string;
  readonly disableLiveChat: boolean;
  readonly licences: readonly Licence[];
}

export interface ContentLanguage {
  readonly code: string;
  /** In its own words. */
  readonly name: string;
}

/** The newest terms (TERMS-01). */
export interface LatestTerms extends TermsVersion {
  /** The earlier versions, the newest first: a player who accepted an old one reads the changes since. */
  readonly earlier: readonly TermsVersion[];
}

export interface TermsVersion {
  readonly version: number;
  /** ISO 8601. */
  readonly publishedAt: string | undefined;
  /** The change. */
  readonly summary: string | undefined;
}

export interface SiteSettings {
  /** The maintenance page replaces every page (GUARD-01). */
  readonly maintenance: boolean;
  readonly maintenanceMessage: string | undefined;
  readonly aboutUs: RichTextValue;
}
