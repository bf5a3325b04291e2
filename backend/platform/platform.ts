import { publishCommitted } from './after-commit.ts';
import { openMovableClock, systemClock, type Clock, type MovableClock } from './clock.ts';
import type { Config } from './config.ts';
import { claimForDevelopment, refuseProductionData } from './data-of.ts';
import { openDatabase, type Database } from './database.ts';
import { openEvents, type Events } from './events.ts';
import { openSigningKeys, type SigningKeys } from './keys.ts';
import { describeError, type Log } from './log.ts';
import { migrateDatabase } from './migrate.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { startDatabase, type StartedDatabase } from './start-database.ts';

/** Everything that handlers and third parties are given; there are no globals beside it. */
export interface Platform {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly events: Events;
  readonly outbox: Outbox;
  readonly signingKeys: SigningKeys;
  readonly log: Log;
  /** The clock that the control API moves; null in production. */
  readonly movableClock: MovableClock | null;
  /** Ends connections; stops the embedded server when nobody else uses it. */
  close(): Promise<void>;
}

/**
 * Opens everything an instance needs, with the database migrated to the current schema. An empty
 * database that development opens is development's from then on.
 * @throws ConfigError for development on a database of production
 */
export async function openPlatform(
  config: Config,
  log: Log,
  started?: StartedDatabase,
): Promise<Platform> {
  const database = started ?? (await startDatabase(config));
  const { url } = database;
  const report = (what: string) => (error: unknown) => log.error(describeError(error), what);
  const { poolSize, databaseSilenceMs } = config;
  const lost = report('idle database connection lost');
  const { db, pool } = openDatabase(url, poolSize, lost, databaseSilenceMs);
  try {
    const inDevelopment = config.mode === 'development';
    // Before any change: a checkout may bring migrations that production does not have yet.
    if (inDevelopment) await refuseProductionData(db);
    for (const shared of await migrateDatabase(url)) {
      log.error(
        shared,
        'two accounts have one mailbox; nobody is found by the address of the first',
      );
    }
    if (inDevelopment) await claimForDevelopment(db, systemClock.date());
  } catch (error) {
    await pool.end();
    await database.stop();
    throw error;
  }
  const events = await openEvents(url, pool, report('event bus'), databaseSilenceMs);
  publishCommitted(pool, (topic, payload) => events.publish(topic, payload));
  const movableClock =
    config.mode === 'production' ? null : await openMovableClock(db, events, config.clockStart);
  const clock = movableClock ?? systemClock;
  const signingKeys = await openSigningKeys(db);
  return {
    config,
    db,
    clock,
    events,
    outbox: createOutbox(clock),
    signingKeys,
    log,
    movableClock,
    async close() {
      await events.close();
      await pool.end();
      await database.stop();
    },
  };
}
