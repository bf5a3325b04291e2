import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../backend/platform/database.ts';

/** Waits for so many statements that wait for a lock in this database: calls at once have met for certain. */
export async function untilWaiting(db: Database, count: number): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await db.execute(sql`SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`);
      return rows.length;
    })
    .toBe(count);
}
