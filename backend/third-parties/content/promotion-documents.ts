import type { Base, Block, Image, Localized, Reference, Shown } from './document-base.ts';

/** The documents of offers and campaigns (PROMO-01, LAND-01, CONT-12). */

export interface PromotionCategory extends Base<'promotionCategory'> {
  /** In addresses. */
  readonly categoryId: string;
  readonly label: Localized;
  readonly order: number;
}

export interface PromotionTag extends Base<'promotionTag'> {
  /** In addresses. */
  readonly tagSlug: string;
  readonly label: Localized;
}

export interface Promotion extends Base<'promotion'>, Shown {
  /** In addresses; unique among all promotions of the brand. */
  readonly promotionSlug: string;
  readonly category: Reference;
  readonly tags: readonly Reference[];
  readonly title: Localized;
  readonly summary: Localized;
  /** The significant terms: they stand wherever the promotion does. */
  readonly terms: Localized;
  readonly body: Localized<readonly Block[]>;
  readonly picture: Image;
  readonly button?: Localized;
  readonly urlAction?: string;
  /** Position among all promotions. */
  readonly order: number;
  /** Of a promotion that gives a bonus: what laws ask about it. */
  readonly bonus?: {
    /** The platform's campaign. */
    readonly campaignId: string;
    /** It goes with the first deposit. */
    readonly isFirst: boolean;
    /** How many times it must be played through. */
    readonly wagering: number;
    /** Days to do so. */
    readonly days: number;
  };
}

export interface LandingPage extends Base<'landingPage'> {
  /** In addresses. */
  readonly landingId: string;
  readonly title: Localized;
  readonly body: Localized<readonly Block[]>;
  readonly picture: Image;
  readonly button?: Localized;
  readonly urlAction?: string;
  /** Shown below the text, to those who may see it. */
  readonly promotion: Reference | null;
}

/** A market names its own (PROMO-03). */
export interface VipPage extends Base<'vipPage'> {
  readonly title: Localized;
  readonly body: Localized<readonly Block[]>;
}

interface Box<Type extends string> extends Base<Type>, Shown {
  readonly title: Localized;
  readonly text: Localized;
  readonly picture: Image;
  readonly button?: Localized;
  readonly urlAction?: string;
  readonly lobby: 'casino' | 'live' | 'both';
  /** Position in its lobby. */
  readonly order: number;
}

export type TournamentBox = Box<'tournamentBox'>;
export type ContentBox = Box<'contentBox'>;

export type PromotionDocument =
  | ContentBox
  | LandingPage
  | Promotion
  | PromotionCategory
  | PromotionTag
  | TournamentBox
  | VipPage;
