import type { TextLanguage } from '../../../reference/languages.ts';
import type {
  Audience,
  Base,
  Block,
  Dataset,
  Image,
  Localized,
  Reference,
  Shown,
} from './document-base.ts';
import type { GameDocument } from './game-documents.ts';
import type { PromotionDocument } from './promotion-documents.ts';

/** Shapes of the content service's documents, as an editor's studio would define them. */

export type { Dataset, Image };

/** Drawn on request by the image route; `art` says what (see `art/`). */
export interface ImageAsset extends Base<'sanity.imageAsset'> {
  readonly assetId: string;
  readonly extension: 'svg';
  readonly mimeType: 'image/svg+xml';
  readonly metadata: { readonly dimensions: { readonly width: number; readonly height: number } };
  readonly art: Art;
}

/** A payment method as a pictogram. */
export type Emblem = 'bank' | 'card' | 'phone' | 'voucher' | 'wallet';

/** A drawing: a motif in the brand's palette or in a studio's style, a flag by market code, or a mark. */
export type Art =
  | {
      readonly kind: 'banner';
      readonly brand: Dataset;
      readonly motif: string;
      readonly seed: number;
    }
  | { readonly kind: 'flag'; readonly market: string }
  | {
      readonly kind: 'game';
      readonly style: string;
      readonly motif: string;
      readonly seed: number;
    }
  | { readonly kind: 'studio'; readonly style: string; readonly seed: number }
  | { readonly kind: 'seal'; readonly brand: Dataset; readonly initials: string }
  | { readonly kind: 'emblem'; readonly brand: Dataset; readonly symbol: Emblem }
  | { readonly kind: 'wordmark'; readonly brand: Dataset; readonly text: string };

export interface Banner extends Base<'banner'>, Shown {
  readonly title: Localized;
  readonly description: Localized;
  /** Shown to a signed-in player before the title; `{name}` is the first name. */
  readonly greeting?: Localized;
  readonly button?: Localized;
  /** A path after the locale prefix, or an `https:` address. */
  readonly urlAction?: string;
  readonly isClickable: boolean;
  readonly images: { readonly desktop: Image; readonly mobile: Image };
  /** Whether texts on the image need to be light or dark. */
  readonly tone: 'dark' | 'light';
}

export interface Vertical extends Base<'vertical'> {
  /** Product area, as the profile flags name it. */
  readonly area: 'casino' | 'liveCasino' | 'sports' | 'virtualSports';
  readonly title: Localized;
  readonly description: Localized;
  readonly urlAction: string;
  readonly image: Image;
}

export interface HomePage extends Base<'homePage'> {
  readonly market: string;
  readonly banners: readonly Reference[];
  readonly redesignedBanner: Reference | null;
  readonly verticals: readonly Reference[];
}

export interface Market extends Base<'market'> {
  /** Market code, for example `UN`. */
  readonly marketId: string;
  /** Path part after the language. */
  readonly route: string;
  readonly name: Localized;
  readonly flag: Image;
  readonly active: boolean;
  readonly licences: readonly Reference[];
  readonly paymentMethods: readonly Reference[];
  readonly paymentMethodBanners: readonly Image[];
  readonly vipPage: Reference | null;
  readonly payAndPlayBanner: Reference | null;
  readonly disableLiveChat: boolean;
}

export interface LanguageDocument extends Base<'language'> {
  readonly code: TextLanguage;
  /** In its own words. */
  readonly name: string;
  readonly englishName: string;
  /** BCP 47. */
  readonly tag: string;
  readonly active: boolean;
}

export interface Licence extends Base<'licence'> {
  readonly name: Localized;
  readonly number: string;
  readonly text: Localized;
  readonly logo: Image;
  /** The regulator's register. */
  readonly url?: string;
}

export interface StaticPage extends Base<'staticPage'> {
  readonly pageId: string;
  /** Path after the locale prefix. */
  readonly path: string;
  readonly title: Localized;
  readonly body: Localized<readonly Block[]>;
  /** The footer list of the page; `system` pages are in none. */
  readonly group: 'information' | 'contact-us' | 'legal' | 'system';
  /** Position within its group. */
  readonly order: number;
  /** Reachable, but not linked (FOOT-03). */
  readonly disableLink: boolean;
  /** Empty: every market. */
  readonly onlyShowMarkets: readonly string[];
  readonly excludedMarkets: readonly string[];
}

export interface PaymentMethod extends Base<'paymentMethod'> {
  /** As the contract spells it, for example `TRUSTLY`. */
  readonly method: string;
  readonly name: Localized;
  readonly description: Localized;
  readonly depositTime: Localized;
  /** Absent: no withdrawals by this method. */
  readonly withdrawalTime?: Localized;
  readonly fee: Localized;
  readonly logo: Image;
  readonly markets: readonly string[];
}

export interface NavigationItem {
  readonly _key: string;
  readonly itemId: string;
  readonly title: Localized;
  readonly urlAction: string;
  /** Name of a pictogram that the site knows. */
  readonly icon: string;
  readonly authorized: Audience;
}

export interface Navigation extends Base<'navigation'> {
  readonly quickLinks: readonly NavigationItem[];
}

/** The lists of information and contact pages are the pages of those groups (ROUTE-14). */
export interface Footer extends Base<'footer'> {
  /** Section toggles (FOOT-01). */
  readonly footerTermsAndConditions: boolean;
  readonly footerContent: boolean;
  readonly footerLicenseLogos: boolean;
  readonly companyText: Localized<readonly Block[]>;
  readonly partners: readonly {
    readonly _key: string;
    readonly name: string;
    readonly url: string;
    /** As `contentCountry` calls them; absent: everywhere. */
    readonly countries?: readonly string[];
    readonly logo: Image;
  }[];
  /** Besides the licences of the market. */
  readonly regulationLogos: readonly {
    readonly _key: string;
    readonly name: Localized;
    readonly url?: string;
    readonly logo: Image;
  }[];
}

export interface TermsVersion extends Base<'termsVersion'> {
  /** Compared as a number (GUARD-09). */
  readonly version: number;
  readonly publishedAt: string;
  /** The change, in a sentence. */
  readonly summary: Localized;
}

/** One choice of a list of the questionnaire. */
interface QuestionnaireChoice {
  readonly _key: string;
  readonly choiceId: string;
  readonly label: Localized;
  /** Asks for a text of the player's own. */
  readonly isOther: boolean;
}

/** The choices of players who are asked for the source of their funds (C-23). */
export interface Questionnaire extends Base<'questionnaire'> {
  readonly occupations: readonly QuestionnaireChoice[];
  readonly sourcesOfFunds: readonly QuestionnaireChoice[];
}

export interface Settings extends Base<'settings'> {
  /** The maintenance page replaces every page (GUARD-01, NS-51). */
  readonly maintenance: boolean;
  readonly maintenanceMessage: Localized;
  readonly aboutUs: Localized<readonly Block[]>;
}

export type ContentDocument =
  | Banner
  | Footer
  | GameDocument
  | HomePage
  | ImageAsset
  | LanguageDocument
  | Licence
  | Market
  | Navigation
  | PaymentMethod
  | PromotionDocument
  | Questionnaire
  | Settings
  | StaticPage
  | TermsVersion
  | Vertical;
