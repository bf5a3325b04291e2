import { boundOfBoth } from './either-bound.ts';

/** The bonuses that may be offered: none, only one before somebody has played, or any. */
export type OfferedBonuses = 'none' | 'first' | 'any';

/** Each leaves more bonuses in than the one before. */
const BONUSES = ['none', 'first', 'any'] as const satisfies readonly OfferedBonuses[];

/** The demands of a regulator on offers. */
export interface OfferRules {
  readonly bonuses: OfferedBonuses;
  /** How many times a bonus may have to be played through at most; null: no bound. */
  readonly mostWagering: number | null;
  /** How many days a player must have for that at least; null: no bound. */
  readonly leastBonusDays: number | null;
  /** Whether every stake counts in full as wagered, whatever the game. */
  readonly fullContribution: boolean;
}

/** The rules where no regulator asks for others. */
export const USUAL_OFFERS: OfferRules = {
  bonuses: 'any',
  mostWagering: null,
  leastBonusDays: null,
  fullContribution: false,
};

/** The terms of a bonus on which laws have a word. */
export interface BonusTerms {
  /** It goes with the first deposit, before which nobody has played for money. */
  readonly isFirst: boolean;
  /** How many times it must be played through. */
  readonly wagering: number;
  /** Days to do so. */
  readonly days: number;
}

/** What of a bonus rules forbid: that there is one at all, how often it is wagered, or in how few days. */
export type Forbidden = 'bonus' | 'wagering' | 'days';

/** What of a bonus rules forbid; nothing: it may be offered. */
export function forbiddenIn(
  { isFirst, wagering, days }: BonusTerms,
  { bonuses, mostWagering, leastBonusDays }: OfferRules,
): readonly Forbidden[] {
  const isKnown = bonuses === 'any' || (bonuses === 'first' && isFirst);
  return [
    ...(isKnown ? [] : (['bonus'] as const)),
    ...(mostWagering !== null && wagering > mostWagering ? (['wagering'] as const) : []),
    ...(leastBonusDays !== null && days < leastBonusDays ? (['days'] as const) : []),
  ];
}

/** Whether rules let a bonus be offered. */
export const isBonusLawful = (terms: BonusTerms, rules: OfferRules): boolean =>
  forbiddenIn(terms, rules).length === 0;

/** The rules of somebody who is under two laws at once: whatever one of them forbids is forbidden. */
export const strictestOffers = (one: OfferRules, other: OfferRules): OfferRules => ({
  bonuses: BONUSES.find((each) => each === one.bonuses || each === other.bonuses) ?? 'none',
  mostWagering: boundOfBoth(Math.min, one.mostWagering, other.mostWagering),
  leastBonusDays: boundOfBoth(Math.max, one.leastBonusDays, other.leastBonusDays),
  fullContribution: one.fullContribution || other.fullContribution,
});
