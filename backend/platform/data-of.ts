import { eq, inArray } from 'drizzle-orm';
import { sqlState, type Database } from './database.ts';
import { ConfigError, type Mode } from './stand-ins.ts';
import { settings } from './tables.ts';

const settingName = 'data-of';
/** The older mark of production's databases, from before development marked its own. */
const olderName = 'production-since';

/** SQLSTATE of a database that has not been migrated yet. */
const NO_SUCH_TABLE = '42P01';

/** The mode whose data a database holds. */
interface Owner {
  readonly mode: Mode;
  /** ISO 8601, UTC: the first start on the database. */
  readonly since: string;
}

/** The mode that a database belongs to; undefined while nobody has started on it. */
async function knownOwner(db: Database): Promise<Mode | undefined> {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.name, [settingName, olderName]))
    .catch((error: unknown) => {
      if (sqlState(error) === NO_SUCH_TABLE) return [];
      throw error;
    });
  if (rows.some(({ name }) => name === olderName)) return 'production';
  return (rows[0]?.value as Owner | undefined)?.mode;
}

/**
 * The mode that a database belongs to: that of its first start, which is noted there once. Two that start on an
 * empty one at the same moment get the same answer.
 */
export async function ownerOfData(db: Database, mode: Mode, at: Date): Promise<Mode> {
  if ((await knownOwner(db)) === undefined) {
    const value: Owner = { mode, since: at.toISOString() };
    await db.insert(settings).values({ name: settingName, value }).onConflictDoNothing();
  }
  return (await knownOwner(db)) ?? mode;
}

/** Makes production's own a database that production was let in to by name. */
export async function takeDataOver(db: Database, at: Date): Promise<void> {
  const value: Owner = { mode: 'production', since: at.toISOString() };
  await db.update(settings).set({ value }).where(eq(settings.name, settingName));
}

/**
 * Development reads every message, moves time and empties tables for any caller: never with data of real
 * players. This check changes nothing; the tables may be missing yet.
 * @throws ConfigError when production was the first to run on this database, or was let in to it
 */
export async function refuseProductionData(db: Database): Promise<void> {
  if ((await knownOwner(db)) === 'production') throw refusal();
}

/**
 * Notes that a database is development's, if it is nobody's yet.
 * @throws ConfigError when production was quicker
 */
export async function claimForDevelopment(db: Database, at: Date): Promise<void> {
  if ((await ownerOfData(db, 'development', at)) === 'production') throw refusal();
}

const refusal = (): ConfigError =>
  new ConfigError(
    'Development does not start on a database of production. Start with --mode=production, or name ' +
      'another database in DATABASE_URL. See docs/production.md',
  );
