import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { normaliseMailboxes, type SharedMailbox } from './stored-mailboxes.ts';

const migrationsFolder = resolve(import.meta.dirname, 'migrations');

/** Any constant will do, as long as every instance uses the same. */
const lock = 727_001;

/**
 * Brings a database to the current schema, and its addresses to their one form; instances that start together take
 * turns.
 * @returns the accounts that turned out to share a mailbox
 */
export async function migrateDatabase(url: string): Promise<readonly SharedMailbox[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'croupier-migrate' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    await migrate(drizzle({ client }), { migrationsFolder, migrationsSchema: 'public' });
    return await normaliseMailboxes(client);
  } finally {
    await client.end();
  }
}
