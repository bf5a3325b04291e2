import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { testDatabase } from '../../setup/database.ts';
import { migrateDatabase } from '../../../backend/platform/migrate.ts';

const root = resolve(import.meta.dirname, '../../..');
const migrations = join(root, 'backend/platform/migrations');

test('the migrations lead to exactly the tables in code', () => {
  const copy = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    cpSync(migrations, copy, { recursive: true });
    const config = join(copy, 'drizzle.config.ts');
    const schema = ['backend/*/{tables,*-tables}.ts', 'backend/third-parties/*/tables.ts'];
    const out = relative(root, copy);
    writeFileSync(
      config,
      `export default ${JSON.stringify({ dialect: 'postgresql', schema, out })};`,
    );
    const kit = join(root, 'node_modules/drizzle-kit/bin.cjs');
    execFileSync(process.execPath, [kit, 'generate', `--config=${relative(root, config)}`], {
      cwd: root,
      stdio: 'pipe',
    });
    const sql = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.sql'));
    expect(sql(copy)).toEqual(sql(migrations));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

test('migrating twice, and at the same time, changes nothing', async () => {
  const database = await testDatabase();
  await Promise.all([1, 2, 3].map(() => migrateDatabase(database.url)));
  await database.drop();
});
