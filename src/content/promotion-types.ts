import type { BonusTerms } from '../../reference/offer-rules.ts';
import type { ContentImage, RichTextValue, Shown } from './types.ts';

/** The documents of offers and campaigns, in one language. */

/** A category, or a tag, of promotions. */
export interface PromotionGroup {
  /** In addresses. */
  readonly id: string;
  readonly label: string;
}

/** A promotion as lists show it. */
export interface PromotionCard extends Shown {
  /** In addresses. */
  readonly slug: string;
  readonly category: PromotionGroup;
  readonly tags: readonly PromotionGroup[];
  readonly title: string;
  readonly summary: string | undefined;
  /** The significant terms: a promotion without them does not show. */
  readonly terms: string;
  readonly picture: ContentImage;
  readonly button: string | undefined;
  readonly urlAction: string | undefined;
  /** What laws ask about the bonus that it gives; absent where it gives none. */
  readonly bonus: BonusTerms | undefined;
}

export interface Promotion extends PromotionCard {
  readonly body: RichTextValue;
}

/** The promotions of a market, whoever may see them. */
export interface Promotions {
  readonly categories: readonly PromotionGroup[];
  readonly tags: readonly PromotionGroup[];
  readonly promotions: readonly PromotionCard[];
  /** Title of the market's VIP page; absent where it has none. */
  readonly vipTitle: string | undefined;
}

/** A page of a campaign, in the language that was asked for. */
export interface LandingPage {
  readonly title: string;
  readonly body: RichTextValue;
  readonly picture: ContentImage;
  readonly button: string | undefined;
  readonly urlAction: string | undefined;
  readonly promotion: PromotionCard | undefined;
}

export interface VipPage {
  readonly title: string;
  readonly body: RichTextValue;
}

export const BOX_KINDS = ['tournamentBox', 'contentBox'] as const;

/** A box of a lobby (TARGET-04). */
export interface LobbyBox extends Shown {
  readonly id: string;
  readonly kind: (typeof BOX_KINDS)[number];
  readonly title: string;
  readonly text: string | undefined;
  readonly picture: ContentImage;
  readonly button: string | undefined;
  readonly urlAction: string | undefined;
}
