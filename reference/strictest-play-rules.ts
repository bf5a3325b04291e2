import { boundOfBoth } from './either-bound.ts';
import { CHECK_FIGURES, type PlayRules } from './play-rules.ts';

/** The rules of somebody who is under two laws at once: whatever one of them forbids is forbidden. */
export const strictestPlay = (one: PlayRules, other: PlayRules): PlayRules => ({
  shortestSlotRoundMs: boundOfBoth(Math.max, one.shortestSlotRoundMs, other.shortestSlotRoundMs),
  shortestOtherRoundMs: boundOfBoth(Math.max, one.shortestOtherRoundMs, other.shortestOtherRoundMs),
  autoplayRounds: Math.min(one.autoplayRounds, other.autoplayRounds),
  speedUps: one.speedUps && other.speedUps,
  highestStakes: [...one.highestStakes, ...other.highestStakes],
  gamesAtOnce: one.gamesAtOnce ?? other.gamesAtOnce,
  netPositionShown: one.netPositionShown || other.netPositionShown,
  gameClockShown: one.gameClockShown || other.gameClockShown,
  gameCheckMinutes: boundOfBoth(Math.min, one.gameCheckMinutes, other.gameCheckMinutes),
  gameCheckFigures: CHECK_FIGURES.filter(
    (figure) => one.gameCheckFigures.includes(figure) || other.gameCheckFigures.includes(figure),
  ),
  gameCheckBreakMinutes: Math.max(one.gameCheckBreakMinutes, other.gameCheckBreakMinutes),
  activityFile: one.activityFile || other.activityFile,
});
