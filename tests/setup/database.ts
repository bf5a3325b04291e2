import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import {
  startEmbeddedServer,
  type EmbeddedServer,
} from '../../backend/platform/embedded/server.ts';
import { migrateDatabase } from '../../backend/platform/migrate.ts';

/** Environment variable through which the test run's set-up hands its server to the workers. */
export const testServerVariable = 'CROUPIER_TEST_SERVER';
/** The same for a database that is seeded: to copy one costs a tenth of seeding another. */
export const seededDatabaseVariable = 'CROUPIER_TEST_SEEDED';
/** When it was seeded, in ms: a clock that went on would end the day of a persona's limit, or its week. */
export const seededAtVariable = 'CROUPIER_TEST_SEEDED_AT';

const folder = resolve(import.meta.dirname, '..', '..', '.cache', 'test-postgres');

/** Starts, or joins, the one server that all test databases live on. */
export const startTestServer = (): Promise<EmbeddedServer> =>
  startEmbeddedServer({ folder, disposable: true });

/** A database of its own for one test file. */
export interface TestDatabase {
  readonly name: string;
  readonly url: string;
  /** Closes all connections to it and deletes it. */
  drop(): Promise<void>;
}

const migrationsFolder = resolve(
  import.meta.dirname,
  '..',
  '..',
  'backend',
  'platform',
  'migrations',
);

/** Changes with the migrations, so that a template is never stale; it holds no seeds. */
function templateName(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder).toSorted()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(resolve(migrationsFolder, name)));
  }
  return `template_${hash.digest('hex').slice(0, 16)}`;
}

const within = (adminUrl: string, database: string): string => {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
};

async function withAdmin<T>(adminUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Any constant; only one worker builds the template. */
const lock = 727_002;

async function ensureTemplate(adminUrl: string, name: string): Promise<void> {
  await withAdmin(adminUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount !== 0) return;
    await client.query('DROP DATABASE IF EXISTS template_building WITH (FORCE)');
    await client.query('CREATE DATABASE template_building');
    await migrateDatabase(within(adminUrl, 'template_building'));
    await client.query(`ALTER DATABASE template_building RENAME TO ${name}`);
  });
}

/**
 * A fresh, migrated database on the shared test server, in some 50 ms.
 * Under `npm test` the server is started once for the run; a single file that is run alone starts
 * it itself, or joins it, and stops it again when it was the last.
 *
 * @param copied name of a database to copy, to which nobody is connected; without it the migrations alone
 */
export async function testDatabase(copied?: string): Promise<TestDatabase> {
  const given = process.env[testServerVariable];
  const server = given === undefined ? await startTestServer() : null;
  const adminUrl = given ?? server?.url('postgres') ?? '';
  const template = copied ?? templateName();
  if (copied === undefined) await ensureTemplate(adminUrl, template);
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withAdmin(adminUrl, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`),
  );
  return {
    name,
    url: within(adminUrl, name),
    async drop() {
      await withAdmin(adminUrl, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
      await server?.stop();
    },
  };
}
