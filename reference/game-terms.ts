import { ageAt } from './age.ts';
import type { Currency } from './currencies.ts';
import type { GameKind, GameRules } from './game-rules.ts';
import { gameRulesFor, type GameViewer } from './game-visibility.ts';
import { lawAmountIn } from './law-amount.ts';
import type { GameTerms, PlayRules } from './play-rules.ts';
import { policyOfResidence, policyOfVisitor } from './policies.ts';
import { strictestPlay } from './strictest-play-rules.ts';

/** The kinds whose rounds are a slot's to the law. */
const SLOTS: readonly GameKind[] = ['slot', 'jackpotSlot'];

/** Nobody whose age is unknown has reached one. */
const hasReached = (age: number | null, years: number): boolean => age !== null && age >= years;

/** What a game must tell of its wins. */
export type ToldOfWins = Pick<GameRules, 'returnShownAt' | 'topWinChanceShown' | 'oddsShown'>;

/**
 * The terms of a game for somebody.
 * @param rules that who plays is under
 * @param of the game's kind; the age of who plays in full years, null where it is unknown, as a guest's is; the
 * currency of the stakes
 */
export function gameTerms(
  rules: PlayRules & ToldOfWins,
  of: { readonly kind: GameKind; readonly age: number | null; readonly currency: Currency },
): GameTerms {
  const isSlot = SLOTS.includes(of.kind);
  const stakes = rules.highestStakes
    .filter(({ kinds }) => isSlot || kinds === 'all')
    .filter(({ belowAge }) => belowAge === null || !hasReached(of.age, belowAge))
    .map((highest) => lawAmountIn(highest, of.currency));
  const { autoplayRounds, speedUps, returnShownAt, topWinChanceShown, oddsShown } = rules;
  return {
    shortestRoundMs: (isSlot ? rules.shortestSlotRoundMs : rules.shortestOtherRoundMs) ?? 0,
    highestStake: stakes.length === 0 ? null : Math.min(...stakes),
    autoplayRounds,
    speedUps,
    returnShownAt,
    topWinChanceShown,
    oddsShown,
  };
}

/**
 * The rules of play for somebody: for a player those of the residence. A guest is under those of the market and under
 * those of the country of the visit, where it is known: the stricter of both.
 */
export function playRulesFor({ player, market, country }: GameViewer): PlayRules {
  if (player) return policyOfResidence(player.residence);
  const visited = policyOfVisitor(market);
  return country === undefined
    ? visited
    : strictestPlay(visited, policyOfResidence({ countryCode: country }));
}

/**
 * The age by which the law judges who plays, in full years where they live; null where it is unknown, as a guest's is.
 * @param dateOfBirth `yyyy-MM-dd`
 * @param now ms since the epoch
 */
export const ageOf = (
  { player }: GameViewer,
  dateOfBirth: string | null,
  now: number,
): number | null =>
  player === undefined || dateOfBirth === null ? null : ageAt(dateOfBirth, now, player.residence);

/**
 * The terms of a game for somebody who opens it. Who comes to a higher stake by a birthday has it from the day on
 * which it begins where they live.
 * @param of the game's kind; the currency of the stakes; the age by {@link ageOf}
 */
export const gameTermsFor = (
  viewer: GameViewer,
  of: { readonly kind: GameKind; readonly age: number | null; readonly currency: Currency },
): GameTerms => {
  const { returnShownAt, topWinChanceShown, oddsShown } = gameRulesFor(viewer);
  return gameTerms({ ...playRulesFor(viewer), returnShownAt, topWinChanceShown, oddsShown }, of);
};
