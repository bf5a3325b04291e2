import { isBonusLawful, type OfferRules } from '../../../reference/offer-rules.ts';
import type { LobbyBox, PromotionCard } from '../../content/promotion-types.ts';
import { isShown, type ShownTo } from '../../content/targeting.ts';

/** The reader of offers, with the rules of their law. */
export interface OfferReader extends ShownTo {
  readonly rules: OfferRules;
}

/** Whether a promotion is for this reader, here and now, and lawful (TARGET-04, PROMO-01). */
export function isOffered(promotion: PromotionCard, reader: OfferReader): boolean {
  const { bonus } = promotion;
  if (!isShown(promotion, reader)) return false;
  if (bonus === undefined) return true;
  const { viewer, rules } = reader;
  // Somebody who has deposited cannot have it any more, whoever the editors meant.
  const isLate = bonus.isFirst && viewer.kind === 'player' && viewer.deposits !== 0;
  return !isLate && isBonusLawful(bonus, rules);
}

/** Whether a box is for this reader. One of a tournament counts as an offer where the law knows none but the first. */
export const isBoxShown = (box: LobbyBox, reader: OfferReader): boolean =>
  isShown(box, reader) && (box.kind === 'contentBox' || reader.rules.bonuses === 'any');
