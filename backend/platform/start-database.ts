import pg from 'pg';
import type { Config } from './config.ts';
import { startEmbeddedServer } from './embedded/server.ts';

/** A database that can be connected to. */
export interface StartedDatabase {
  readonly url: string;
  /** Stops the embedded server, if it is ours and nobody else uses it. */
  stop(): Promise<void>;
}

/** Creates the database that a `postgres://…/name` URL names unless it exists. */
async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
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

/**
 * The database that the configuration names, or the embedded server's. It is a small module of its own, so that
 * the server starts while the rest of the instance is still being read.
 */
export async function startDatabase(config: Config): Promise<StartedDatabase> {
  if (config.databaseUrl !== null) {
    return { url: config.databaseUrl, stop: () => Promise.resolve() };
  }
  const server = await startEmbeddedServer({ folder: config.dataDir });
  await ensureDatabase(server.url('postgres'), 'croupier');
  return { url: server.url('croupier'), stop: () => server.stop() };
}
