import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Platform } from '../platform/platform.ts';
import type { Call, Success } from '../platform/operation.ts';
import { Refusal } from '../platform/refusal.ts';
import { transactions } from './tables.ts';

type Page = Success<'getTransactions'>;
type Row = Page['transactions'][number];

function present(row: typeof transactions.$inferSelect): Row {
  return {
    referenceId: row.referenceId,
    playerId: row.playerId,
    walletId: `${row.wallet}-${row.playerId}`,
    type: row.type,
    category: row.category,
    status: row.status,
    amount: row.amount,
    balanceAfterTransaction: row.balanceAfter,
    currency: row.currency,
    transactionDate: row.at.toISOString(),
  };
}

/** Behind the last row of a page. By key: no page costs more because of the rows before it. */
const behind = (playerId: string, position: number) => sql`
  (${transactions.at}, ${transactions.position}) < (
    (SELECT last.transacted_at FROM transactions last
      WHERE last.position = ${position} AND last.player_id = ${playerId}), ${position})`;

/** A row that is not there says nothing about the rest of the list. @throws Refusal */
async function refuseUnknown(platform: Platform, playerId: string, position: number) {
  const [row] = await platform.db
    .select({ position: transactions.position })
    .from(transactions)
    .where(and(eq(transactions.position, position), eq(transactions.playerId, playerId)));
  if (!row) throw new Refusal(404, 'error.transactions.position', 'There is no such position.');
}

/** TXN-08: a page of the player's history, newest first; one row more is read to know hasMore. */
export async function getTransactions({
  platform,
  session,
  query,
}: Call<'getTransactions'>): Promise<Page> {
  const { limit = 10, position = 0, category, from, to } = query;
  const rows = await platform.db
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.playerId, session.playerId),
        category === undefined ? undefined : eq(transactions.category, category),
        from === undefined ? undefined : gte(transactions.at, new Date(from)),
        to === undefined ? undefined : lt(transactions.at, new Date(to)),
        position === 0 ? undefined : behind(session.playerId, position),
      ),
    )
    .orderBy(desc(transactions.at), desc(transactions.position))
    .limit(limit + 1);
  if (rows.length === 0 && position !== 0) {
    await refuseUnknown(platform, session.playerId, position);
  }
  const page = rows.slice(0, limit);
  return {
    transactions: page.map(present),
    position: page.at(-1)?.position ?? position,
    hasMore: rows.length > limit,
  };
}
