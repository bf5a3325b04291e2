import { deviceStorage } from '../../api/safe-storage.ts';
import { mayUse } from '../../runtime/tracking/consent.ts';

/** The name under which the specification keeps it (GAME-11). */
const KEY = 'hidePopup';
/** Games that are remembered. */
const MOST = 50;

/** Those of this visit: without consent to functions nothing is kept any longer. */
const here = new Set<string>();

function kept(): readonly string[] {
  if (!mayUse('performanceFunctional')) return [];
  try {
    const games: unknown = JSON.parse(deviceStorage.get(KEY) ?? '[]');
    return Array.isArray(games) ? games.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether the player wants to read no more what a bonus means for a game. */
export const isLimitationHidden = (gameId: string): boolean =>
  here.has(gameId) || kept().includes(gameId);

export function hideLimitation(gameId: string): void {
  here.add(gameId);
  if (!mayUse('performanceFunctional')) return;
  const others = kept().filter((id) => id !== gameId);
  deviceStorage.set(KEY, JSON.stringify([gameId, ...others].slice(0, MOST)));
}
