import { readSettings } from './platform/config.ts';
import { openDatabase } from './platform/database.ts';
import { explain } from './platform/explain.ts';
import { rotateSigningKey } from './platform/keys.ts';
import { migrateDatabase } from './platform/migrate.ts';
import { startDatabase } from './platform/start-database.ts';

/** `npm run rotate-keys`: a new signing key in the database that flags or environment name. */
async function rotate(): Promise<void> {
  const database = await startDatabase(readSettings(process.argv.slice(2), process.env));
  try {
    await migrateDatabase(database.url);
    const { db, pool } = openDatabase(database.url, 1, () => undefined);
    try {
      const id = await rotateSigningKey(db);
      process.stdout.write(`Key ${id} signs from the next start of each instance on.\n`);
    } finally {
      await pool.end();
    }
  } finally {
    await database.stop();
  }
}

await rotate().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
