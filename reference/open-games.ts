import type { PlayRules } from './play-rules.ts';
import type { CheckStanding } from './play-time.ts';

const MINUTE = 60_000;

/** The answer of the regulator's file of activity: whether a player may play here now. */
export type FileAnswer =
  | { readonly isActive: true }
  /**
   * They play at another operator, or did a moment ago. `opensAt`: ms since the epoch; undefined while they play there.
   */
  | { readonly isActive: false; readonly opensAt: number | undefined };

/**
 * Whether the law of a player lets a game for money begin (GAME-01, NS-61), or wants the file of activity asked first.
 * A check that waits for an answer keeps nobody out: the game asks for it.
 * @param check as it stands; undefined where the law asks for none
 */
export function launchByLaw(
  { activityFile }: Pick<PlayRules, 'activityFile'>,
  check: CheckStanding | undefined,
): { readonly word: 'begins' | 'asksFile' } | { readonly word: 'rests'; readonly restMs: number } {
  if (check !== undefined && check.restMs > 0) return { word: 'rests', restMs: check.restMs };
  return { word: activityFile ? 'asksFile' : 'begins' };
}

/** The same once the file was asked. @param file what it says; undefined where it says nothing */
export function launchByFile(
  file: FileAnswer | undefined,
):
  | { readonly word: 'begins' | 'unknown' }
  | { readonly word: 'elsewhere'; readonly opensAt: number | undefined } {
  if (file === undefined) return { word: 'unknown' };
  return file.isActive ? { word: 'begins' } : { word: 'elsewhere', opensAt: file.opensAt };
}

/** Whether a game that begins ends every other that the player has open, on every tab and device (GAME-01). */
export const endsOthers = ({ gamesAtOnce }: Pick<PlayRules, 'gamesAtOnce'>): boolean =>
  gamesAtOnce === 1;

/** What the law wants in sight while a game for money is open (INGAME-03). */
export function figuresInSight({
  netPositionShown,
  gameClockShown,
}: Pick<PlayRules, 'netPositionShown' | 'gameClockShown'>): readonly ('netPosition' | 'clock')[] {
  return [
    ...(netPositionShown ? (['netPosition'] as const) : []),
    ...(gameClockShown ? (['clock'] as const) : []),
  ];
}

/** How a game stands for its page: `CHECK_DUE` shows the check, `RESTING` the rest after it (INGAME-06). */
export function stateOfGame(
  isEnded: boolean,
  check: CheckStanding | undefined,
): 'ENDED' | 'RESTING' | 'CHECK_DUE' | 'OPEN' {
  if (isEnded) return 'ENDED';
  if (check !== undefined && check.restMs > 0) return 'RESTING';
  return check?.dueInMs === 0 ? 'CHECK_DUE' : 'OPEN';
}

/** The check as a game's page gets it; undefined where the law asks for none. @param now ms since the epoch */
export function checkTold(
  { gameCheckFigures }: Pick<PlayRules, 'gameCheckFigures'>,
  check: CheckStanding | undefined,
  now: number,
) {
  if (check === undefined) return undefined;
  const { dueInMs, restMs, playedMs } = check;
  return {
    dueInMs,
    restMs,
    ...(restMs > 0 && { restsUntil: new Date(now + restMs).toISOString() }),
    playedMs,
    figures: [...gameCheckFigures],
  };
}

/**
 * Until when play rests after an answer to the check, in ms since the epoch; undefined: none is due, and the answer
 * changes nothing.
 */
export const restAfterCheck = (
  { gameCheckBreakMinutes }: Pick<PlayRules, 'gameCheckBreakMinutes'>,
  check: CheckStanding | undefined,
  now: number,
): number | undefined => (check?.dueInMs === 0 ? now + gameCheckBreakMinutes * MINUTE : undefined);
