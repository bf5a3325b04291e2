import { useEffect } from 'react';
import type { Mode } from '../../../machines/games/launch/decide.ts';
import type { LaunchScreen } from '../../../machines/games/launch/setup.ts';
import { tabStorage } from '../../api/safe-storage.ts';

/** A note of this tab for a reload: the game that runs, in which mode, and for whom. */
export const GAME_RAN = 'gameRan';

const MODES = ['money', 'free'] as const;

/** @param playerId empty for a guest */
export const noteOf = (gameId: string, playerId: string, mode: Mode): string =>
  JSON.stringify([gameId, playerId, mode]);

/** How the game ran in this tab for the same person, when they reloaded its page. */
export function ranBefore(gameId: string, playerId: string): Mode | undefined {
  const note = isReload() ? tabStorage.get(GAME_RAN) : undefined;
  return MODES.find((mode) => note === noteOf(gameId, playerId, mode));
}

/** Whether a reload brought this very page; any other way to it is no wish to play on. */
function isReload(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  return (
    arrival !== undefined &&
    'type' in arrival &&
    arrival.type === 'reload' &&
    new URL(arrival.name, location.href).pathname === location.pathname
  );
}

/**
 * Keeps the note for as long as the game runs: a reload alone leaves it behind. It outlives the start that follows,
 * since people reload twice.
 */
export function useRan(gameId: string, playerId: string, screen: LaunchScreen): void {
  const mode = screen.name === 'game' ? screen.mode : undefined;
  const isStarting = screen.name === 'starting';
  useEffect(() => {
    if (mode !== undefined) tabStorage.set(GAME_RAN, noteOf(gameId, playerId, mode));
    else if (!isStarting) tabStorage.remove(GAME_RAN);
  }, [gameId, playerId, mode, isStarting]);
  useEffect(() => () => tabStorage.remove(GAME_RAN), []);
}
