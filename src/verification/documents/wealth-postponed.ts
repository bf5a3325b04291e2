import { deviceStorage } from '../../api/safe-storage.ts';
import { STORAGE_KEYS } from '../../api/token-store.ts';

/** A player who put the reminder away is left alone for so long, ms (NS-62). */
const LEFT_ALONE = 24 * 60 * 60_000;

/** When each player of this device put it away last, by this device's clock, ms. */
function dismissals(): Readonly<Record<string, number>> {
  try {
    const kept: unknown = JSON.parse(deviceStorage.get(STORAGE_KEYS.wealthPostponed) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
    );
  } catch {
    return {};
  }
}

/** Recent, and not of a clock that was put back since. */
const isRecent = (at: number): boolean => {
  const gone = Date.now() - at;
  return gone >= 0 && gone < LEFT_ALONE;
};

export const isRemindedLater = (playerId: string): boolean =>
  Object.entries(dismissals()).some(([player, at]) => player === playerId && isRecent(at));

export function remindLater(playerId: string): void {
  const others = Object.entries(dismissals()).filter(([, at]) => isRecent(at));
  const kept = { ...Object.fromEntries(others), [playerId]: Date.now() };
  deviceStorage.set(STORAGE_KEYS.wealthPostponed, JSON.stringify(kept));
}
