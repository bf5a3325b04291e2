import { eq } from 'drizzle-orm';
import type { Executor } from '../platform/database.ts';
import { depositTotals } from './tables.ts';

/** The player's deposits so far: how many, and when the first was (null: never). */
export async function depositSummary(
  executor: Executor,
  playerId: string,
): Promise<{ count: number; firstAt: Date | null }> {
  const [row] = await executor
    .select({ count: depositTotals.succeeded, firstAt: depositTotals.firstAt })
    .from(depositTotals)
    .where(eq(depositTotals.playerId, playerId));
  return row ?? { count: 0, firstAt: null };
}
