import { desc, eq } from 'drizzle-orm';
import { isBreak } from '../access/status.ts';
import { statusChanges } from '../access/tables.ts';
import type { Executor } from '../platform/database.ts';

type Change = typeof statusChanges.$inferSelect;

/** A break of a player's, as the record of the account's status has it. */
export interface BreakRecord {
  readonly kind: 'TIMEOUT' | 'COOLING_OFF' | 'EXCLUSION';
  readonly begun: Date;
  /** Null: it does not end by itself. */
  readonly until: Date | null;
  readonly by: 'PLAYER' | 'OPERATOR';
  /**
   * Null: it holds. `RAN_OUT` at its end, whenever the player came back; `REPLACED` by the break that began
   * then; `LIFTED` before its end.
   */
  readonly ended: { readonly how: 'RAN_OUT' | 'REPLACED' | 'LIFTED'; readonly at: Date } | null;
}

function endOf(until: Date | null, next: Change | undefined, now: Date): BreakRecord['ended'] {
  const at = next?.at ?? now;
  if (until !== null && until <= at) return { how: 'RAN_OUT', at: until };
  return next ? { how: isBreak(next.to) ? 'REPLACED' : 'LIFTED', at } : null;
}

function recordOf(change: Change, next: Change | undefined, now: Date): BreakRecord[] {
  const { to, at, indefinite, initiator, coolingOff } = change;
  if (!isBreak(to)) return [];
  const until = indefinite ? null : change.until;
  const kind = to === 'SELF_EXCLUDED' ? 'EXCLUSION' : coolingOff ? 'COOLING_OFF' : 'TIMEOUT';
  return [{ kind, begun: at, until, by: initiator, ended: endOf(until, next, now) }];
}

/** Changes of status in which the desk looks for breaks. */
const MOST_READ = 100;

/** The breaks and exclusions of a player, the newest first. */
export async function breaksOf(
  executor: Executor,
  playerId: string,
  now: Date,
): Promise<readonly BreakRecord[]> {
  const changes = await executor
    .select()
    .from(statusChanges)
    .where(eq(statusChanges.playerId, playerId))
    .orderBy(desc(statusChanges.id))
    .limit(MOST_READ);
  return changes.flatMap((change, place) => recordOf(change, changes[place - 1], now));
}
