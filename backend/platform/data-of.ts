import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { ConfigError } from './stand-ins.ts';
import { settings } from './tables.ts';

const settingName = 'production-since';

/** Notes that a database is production's from now on. */
export async function markProductionData(db: Database, at: Date): Promise<void> {
  const value = at.toISOString();
  await db.insert(settings).values({ name: settingName, value }).onConflictDoNothing();
}

/**
 * Development reads every message, moves time and empties tables for whoever asks: never with data
 * of real players.
 * @throws ConfigError when production has run on this database
 */
export async function refuseProductionData(db: Database): Promise<void> {
  const found = await db.select().from(settings).where(eq(settings.name, settingName)).limit(1);
  if (found.length === 0) return;
  throw new ConfigError(
    'Development does not start on a database of production. Start with --mode=production, or name ' +
      'another database in DATABASE_URL. See docs/production.md',
  );
}
