import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database.ts';
import { transactions } from './tables.ts';

/** What the player has deposited so far: how often, and when first (null: never). */
export async function depositSummary(
  executor: Executor,
  playerId: string,
): Promise<{ count: number; firstAt: Date | null }> {
  const [row] = await executor
    .select({
      count: sql<number>`count(*)::integer`,
      firstAt: sql<Date | null>`min(${transactions.at})`.mapWith(transactions.at),
    })
    .from(transactions)
    .where(
      and(
        eq(transactions.playerId, playerId),
        eq(transactions.type, 'DEPOSIT'),
        eq(transactions.category, 'PAYMENT'),
        eq(transactions.status, 'SUCCESS'),
      ),
    );
  return { count: row?.count ?? 0, firstAt: row?.firstAt ?? null };
}
