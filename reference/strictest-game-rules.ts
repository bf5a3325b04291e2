import { boundOfBoth } from './either-bound.ts';
import type { FreePlay, GameRules, PermittedGame } from './game-rules.ts';

/** Each leaves fewer people in than the one before. */
const FREE_PLAY = ['guests', 'players', 'ageVerified'] as const satisfies readonly FreePlay[];

/** The rules of somebody who is under two laws at once: whatever one of them forbids is forbidden. */
export function strictest(one: GameRules, other: GameRules): GameRules {
  return {
    gameKinds: one.gameKinds.filter((kind) => other.gameKinds.includes(kind)),
    gameAllowList: permittedByBoth(one.gameAllowList, other.gameAllowList),
    liveCasino: one.liveCasino && other.liveCasino,
    jackpots: one.jackpots && other.jackpots,
    freePlayFor:
      FREE_PLAY.findLast((who) => who === one.freePlayFor || who === other.freePlayFor) ??
      'ageVerified',
    returnShownAt:
      one.returnShownAt === 'stake' || other.returnShownAt === 'stake' ? 'stake' : 'page',
    topWinChanceShown: one.topWinChanceShown || other.topWinChanceShown,
    oddsShown: one.oddsShown || other.oddsShown,
    leastReturn: boundOfBoth(Math.max, one.leastReturn, other.leastReturn),
  };
}

function permittedByBoth(
  one: GameRules['gameAllowList'],
  other: GameRules['gameAllowList'],
): GameRules['gameAllowList'] {
  if (one === null || other === null) return one ?? other;
  return one.filter((game) => isPermitted(game, other));
}

/** Whether a list holds a game in exactly this version. */
export const isPermitted = (
  { slug, version }: PermittedGame,
  list: readonly PermittedGame[],
): boolean => list.some((permitted) => permitted.slug === slug && permitted.version === version);
