import { ageAt } from './age.ts';
import type { Currency } from './currencies.ts';
import { boundOfBoth } from './either-bound.ts';
import type { GameKind } from './game-rules.ts';
import { gameRulesFor, type GameViewer } from './game-visibility.ts';
import { CHECK_FIGURES, gameTerms, type GameTerms, type PlayRules } from './play-rules.ts';
import { policyOfResidence, policyOfVisitor } from './policies.ts';

/** The rules of somebody who is under two laws at once: whatever one of them forbids is forbidden. */
export const strictestPlay = (one: PlayRules, other: PlayRules): PlayRules => ({
  shortestSlotRoundMs: boundOfBoth(Math.max, one.shortestSlotRoundMs, other.shortestSlotRoundMs),
  shortestOtherRoundMs: boundOfBoth(Math.max, one.shortestOtherRoundMs, other.shortestOtherRoundMs),
  autoplayRounds: Math.min(one.autoplayRounds, other.autoplayRounds),
  speedUps: one.speedUps && other.speedUps,
  highestStakes: [...one.highestStakes, ...other.highestStakes],
  gamesAtOnce: one.gamesAtOnce ?? other.gamesAtOnce,
  winEffects: one.winEffects === 'aboveStake' ? 'aboveStake' : other.winEffects,
  netPositionShown: one.netPositionShown || other.netPositionShown,
  gameClockShown: one.gameClockShown || other.gameClockShown,
  gameCheckMinutes: boundOfBoth(Math.min, one.gameCheckMinutes, other.gameCheckMinutes),
  gameCheckFigures: CHECK_FIGURES.filter(
    (figure) => one.gameCheckFigures.includes(figure) || other.gameCheckFigures.includes(figure),
  ),
  gameCheckBreakMinutes: Math.max(one.gameCheckBreakMinutes, other.gameCheckBreakMinutes),
  brokenRound: one.brokenRound === 'betterForPlayer' ? 'betterForPlayer' : other.brokenRound,
  activityFile: one.activityFile || other.activityFile,
});

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
 * The terms of a game for somebody who opens it now. Who comes to a higher stake by a birthday has it from the day on
 * which it begins where they live.
 * @param of the game's kind; the currency of the stakes; the day of birth as `yyyy-MM-dd`, null where it is unknown
 * @param now ms since the epoch
 */
export function gameTermsFor(
  viewer: GameViewer,
  of: {
    readonly kind: GameKind;
    readonly currency: Currency;
    readonly dateOfBirth: string | null;
  },
  now: number,
): GameTerms {
  const { player } = viewer;
  const age =
    player === undefined || of.dateOfBirth === null
      ? null
      : ageAt(of.dateOfBirth, now, player.residence);
  const { returnShownAt } = gameRulesFor(viewer);
  return gameTerms({ ...playRulesFor(viewer), returnShownAt }, { ...of, age });
}
