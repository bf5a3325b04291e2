import { and, asc, eq, getTableName, gt, lte, sql, type SQL } from 'drizzle-orm';
import { integer, pgTable, text, type PgTable } from 'drizzle-orm/pg-core';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { doublingDelay } from '../../platform/doubling-delay.ts';
import type { Log } from '../../platform/log.ts';
import { startWorkerLoop, type Working } from '../../platform/worker-loop.ts';
import { instant } from '../../platform/tables.ts';
import { LEASE } from './callback-queue.ts';
import { post, type Receiver } from './merchant.ts';

/** The needs of a provider's worker that tells its merchant by callbacks. */
export interface CallbackContext extends Receiver {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/** A row whose end one callback tells: the callback stands in the row and not in a queue of its own. */
interface Told {
  readonly id: string;
  /** How often the callback is still to be sent, and has been tried. */
  readonly toSend: number;
  readonly attempts: number;
}

export interface Callbacks<Row extends Told> {
  readonly table: PgTable & Readonly<Record<keyof Told | 'nextAttemptAt', unknown>>;
  /** Changes these rows, and answers them. */
  readonly take: (
    tx: Transaction,
    ids: string[],
    change: { readonly nextAttemptAt: Date; readonly attempts: SQL },
  ) => Promise<Row[]>;
  readonly bodyOf: (row: Row) => object;
}

/** Such a table, as far as it is about callbacks. */
const rowsOf = (table: PgTable) =>
  pgTable(getTableName(table), {
    id: text().primaryKey(),
    toSend: integer('to_send').notNull(),
    attempts: integer().notNull(),
    nextAttemptAt: instant('next_attempt_at'),
  });

const BATCH = 20;

/**
 * Sends the callbacks that have been due for longest, by real time. Taking them moves the next attempt ahead.
 * So a process that dies loses nothing, and other instances leave them alone meanwhile.
 */
async function sendDue<Row extends Told>(
  context: CallbackContext,
  { table, take, bodyOf }: Callbacks<Row>,
): Promise<void> {
  const { db, log } = context;
  const rows = rowsOf(table);
  const taken = await db.transaction(async (tx) => {
    const now = Date.now();
    const due = await tx
      .select({ id: rows.id })
      .from(rows)
      .where(and(lte(rows.nextAttemptAt, new Date(now)), gt(rows.toSend, 0)))
      .orderBy(asc(rows.nextAttemptAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    return take(
      tx,
      due.map(({ id }) => id),
      { nextAttemptAt: new Date(now + LEASE), attempts: sql`${rows.attempts} + 1` },
    );
  });
  for (const row of taken) {
    const answer = await post(context, JSON.stringify(bodyOf(row)), log);
    const left = answer === undefined ? row.toSend : row.toSend - 1;
    const next = Date.now() + (answer === undefined ? doublingDelay(row.attempts) : 0);
    await db
      .update(rows)
      .set({ toSend: left, nextAttemptAt: left > 0 ? new Date(next) : null })
      .where(eq(rows.id, row.id));
  }
}

/** How often the work looks for something to do, ms. */
const ROUND = 500;

/** Runs a provider's work until stopped: ends whatever is due, and then tells of it. */
export const startProvider = <Row extends Told>(
  name: string,
  context: CallbackContext,
  settleDue: (context: CallbackContext) => Promise<void>,
  callbacks: Callbacks<Row>,
): Working =>
  startWorkerLoop(
    async () => {
      await settleDue(context);
      await sendDue(context, callbacks);
    },
    { log: context.log, name, every: ROUND },
  );
