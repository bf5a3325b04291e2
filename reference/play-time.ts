import type { MarketPolicy } from './policies.ts';

const MINUTE = 60_000;

/** A time for which a game was open, ms since the epoch. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/**
 * For how long somebody has played, in ms: the time for which a game was open, over all of their games; two that are
 * open at once count once. Who had none open for as long as `reset` begins anew.
 * @param spans none lies in the future
 * @param since what lies before does not count
 * @param reset ms
 */
export function playedMs(
  spans: readonly Span[],
  since: number,
  now: number,
  reset: number,
): number {
  let played = 0;
  let earliest = now;
  const latestFirst = spans.toSorted((one, other) => other.until - one.until);
  for (const { from, until } of latestFirst) {
    if (until <= since || earliest - until >= reset) break;
    const begin = Math.max(from, since);
    played += Math.max(0, Math.min(until, earliest) - begin);
    earliest = Math.min(earliest, begin);
  }
  return played;
}

/** The check inside games, as it stands for a player. All in ms. */
export interface CheckStanding {
  readonly playedMs: number;
  /** Until it is due, if a game stays open; 0: it waits for an answer. */
  readonly dueInMs: number;
  /** For which play still rests after the last one; 0: it does not. */
  readonly restMs: number;
}

/**
 * How the check inside games stands; undefined where the law asks for none.
 * @param spans the times for which the player had games open
 * @param restsUntil of the last check that was answered, ms since the epoch; null: none was
 */
export function checkStanding(
  { gameCheckMinutes }: Pick<MarketPolicy, 'gameCheckMinutes'>,
  spans: readonly Span[],
  restsUntil: number | null,
  now: number,
): CheckStanding | undefined {
  if (gameCheckMinutes === null) return undefined;
  const interval = gameCheckMinutes * MINUTE;
  const restMs = Math.max(0, (restsUntil ?? 0) - now);
  const played = playedMs(spans, restsUntil ?? -Infinity, now, interval);
  return { playedMs: played, restMs, dueInMs: restMs + Math.max(0, interval - played) };
}

/** Whether the check keeps stakes from being taken. */
export const keepsFromPlay = (check: CheckStanding | undefined): boolean =>
  check !== undefined && (check.restMs > 0 || check.dueInMs === 0);
