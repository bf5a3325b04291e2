import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const migrationsFolder = resolve(import.meta.dirname, 'migrations');

/** Any constant will do, as long as every instance uses the same. */
const lock = 727_001;

/** Brings a database to the current schema; instances that start together take turns. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'croupier-migrate' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    await migrate(drizzle({ client }), { migrationsFolder, migrationsSchema: 'public' });
  } finally {
    await client.end();
  }
}

/** Creates the database that a `postgres://…/name` URL names unless it exists. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) {
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`).catch((error) => {
        // Another instance created it meanwhile.
        if (!/already exists|duplicate key/.test(String(error))) throw error;
      });
    }
  } finally {
    await client.end();
  }
}
