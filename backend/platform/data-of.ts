import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { ConfigError, type Mode } from './stand-ins.ts';
import { settings } from './tables.ts';

const settingName = 'data-of';
/** As production marked its databases before development did. */
const olderName = 'production-since';

/** Whose data a database holds. */
interface Owner {
  readonly mode: Mode;
  /** ISO 8601, UTC: the first start on the database. */
  readonly since: string;
}

/**
 * The mode that a database belongs to: that of its first start, which is noted there once. Of two that
 * start on an empty one at the same moment both are told the same.
 */
export async function ownerOfData(db: Database, mode: Mode, at: Date): Promise<Mode> {
  const named = (name: string) => db.select().from(settings).where(eq(settings.name, name));
  if ((await named(olderName)).length > 0) return 'production';
  const value: Owner = { mode, since: at.toISOString() };
  await db.insert(settings).values({ name: settingName, value }).onConflictDoNothing();
  const [row] = await named(settingName);
  return (row?.value as Owner | undefined)?.mode ?? mode;
}

/** A database that production was let in to by name is production's from then on. */
export async function takeDataOver(db: Database, at: Date): Promise<void> {
  const value: Owner = { mode: 'production', since: at.toISOString() };
  await db.update(settings).set({ value }).where(eq(settings.name, settingName));
}

/**
 * Development reads every message, moves time and empties tables for whoever asks: never with data
 * of real players.
 * @throws ConfigError when production was the first to run on this database, or was let in to it
 */
export async function refuseProductionData(db: Database, at: Date): Promise<void> {
  if ((await ownerOfData(db, 'development', at)) === 'development') return;
  throw new ConfigError(
    'Development does not start on a database of production. Start with --mode=production, or name ' +
      'another database in DATABASE_URL. See docs/production.md',
  );
}
