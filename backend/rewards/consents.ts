import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../platform/database.ts';
import { campaignConsents } from './tables.ts';

/** The campaigns of deposits that a player agrees to, by their ids, and since when. */
export async function consentsOf(
  executor: Executor,
  playerId: string,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await executor
    .select()
    .from(campaignConsents)
    .where(and(eq(campaignConsents.playerId, playerId), isNull(campaignConsents.withdrawnAt)));
  return new Map(rows.map(({ campaignId, agreedAt }) => [campaignId, agreedAt]));
}
