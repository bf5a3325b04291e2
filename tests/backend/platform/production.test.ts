import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { eq, isNotNull } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeConfig } from '../../setup/platform-config.ts';
import { openPlatform } from '../../../backend/platform/platform.ts';
import { ConfigError } from '../../../backend/platform/stand-ins.ts';
import { settings } from '../../../backend/platform/tables.ts';
import { testDatabase, type TestDatabase } from '../../setup/database.ts';
import { campaigns } from '../../../backend/rewards/tables.ts';
import { seed } from '../../../backend/seeds/seed.ts';

const root = resolve(import.meta.dirname, '../../..');
const everything = ['captcha', 'content', 'outbox', 'payment-provider'];

describe('a database that was seeded in development', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
    const config = makeConfig({ databaseUrl: database.url, siteDir: '/nowhere' });
    const platform = await openPlatform(config, fastify({ logger: false }).log);
    await seed(platform);
    await platform.close();
  });
  afterAll(() => database.drop());

  test('is refused by a production instance: one line, and it ends', async () => {
    const main = join(root, 'backend', 'main.ts');
    const run = promisify(execFile)(process.execPath, [main], {
      env: {
        ...process.env,
        CROUPIER_MODE: 'production',
        ALLOW_STAND_INS: everything.join(),
        DATABASE_URL: database.url,
        SITE_DIR: '/nowhere',
        PORT: '0',
      },
    });
    const { code, stderr } = await run.then(
      () => ({ code: 0, stderr: '' }),
      (error: unknown) => error as { code: number; stderr: string },
    );
    expect(code).toBe(1);
    const flag = '--allow-stand-ins=captcha,content,outbox,payment-provider,personas';
    expect(stderr.trim()).toBe(
      'Production on a database seeded in development does not start with personas (seeded players whose ' +
        `password is public). See docs/production.md, or allow by name: ${flag}`,
    );
  });

  test('is taken when personas are allowed by name', async () => {
    const config = makeConfig({
      mode: 'production',
      databaseUrl: database.url,
      allowStandIns: ['personas'],
    });
    const platform = await openPlatform(config, fastify({ logger: false }).log);
    await expect(seed(platform)).resolves.toBeUndefined();
    await platform.close();
  });
});

describe('a database of production', () => {
  const open = async (parts: Parameters<typeof makeConfig>[0]) =>
    openPlatform(makeConfig(parts), fastify({ logger: false }).log);

  test('is refused by a development instance, with the way on, and untouched; it has no gifts', async () => {
    const database = await testDatabase();
    const live = await open({ mode: 'production', databaseUrl: database.url });
    await seed(live);
    expect(await live.db.$count(campaigns)).toBeGreaterThan(0);
    expect(await live.db.$count(campaigns, isNotNull(campaigns.gift))).toBe(0);
    expect(await live.db.$count(campaigns, isNotNull(campaigns.cashbackPercent))).toBe(0);
    const kept = await live.db.select().from(settings);
    // As if the newest migration had not been run there yet.
    const run = async (statement: string) => (await live.db.execute(statement)).rows;
    const table = '"__drizzle_migrations"';
    const [newest] = await run(`SELECT max(created_at) AS at FROM ${table}`);
    await run(`UPDATE ${table} SET created_at = -1 WHERE created_at = ${Number(newest?.['at'])}`);
    const migrations = () => run(`SELECT id, hash, created_at FROM ${table} ORDER BY id`);
    const before = await migrations();
    const development = open({ databaseUrl: database.url });
    await expect(development).rejects.toThrow(
      /^Development does not start on a database of production\. Start with --mode=production, or name another database in DATABASE_URL\./,
    );
    await expect(development).rejects.toThrow(ConfigError);
    expect(await live.db.select().from(settings)).toEqual(kept);
    expect(await migrations()).toEqual(before);
    await run(`UPDATE ${table} SET created_at = ${Number(newest?.['at'])} WHERE created_at = -1`);
    const again = await open({ mode: 'production', databaseUrl: database.url });
    await seed(again);
    await again.close();
    await live.close();
    await database.drop();
  });

  test('a database that nobody has used yet is filled', { tags: 'long' }, async () => {
    const database = await testDatabase();
    const bare = new URL(database.url);
    bare.pathname += '_bare';
    const admin = await open({ databaseUrl: database.url });
    await admin.db.execute(`CREATE DATABASE ${bare.pathname.slice(1)}`);
    const first = await open({ databaseUrl: bare.href });
    expect(await first.db.select().from(settings)).not.toEqual([]);
    await first.close();
    await admin.db.execute(`DROP DATABASE ${bare.pathname.slice(1)} WITH (FORCE)`);
    await admin.close();
    await database.drop();
  });

  test('is none that production refused: development goes on there', { tags: 'long' }, async () => {
    const database = await testDatabase();
    const first = await open({ databaseUrl: database.url });
    await seed(first);
    // As a database from before development marked its own.
    await first.db.delete(settings).where(eq(settings.name, 'data-of'));
    const live = await open({ mode: 'production', databaseUrl: database.url });
    await expect(seed(live)).rejects.toThrow('personas');
    await live.close();
    const second = await open({ databaseUrl: database.url });
    await second.close();
    await first.close();
    await database.drop();
  });

  const personas = /^Production on a database seeded in development does not start with personas/;

  test(
    'is nobody’s until one starts on it: then development’s, though no player is there yet',
    { tags: 'long' },
    async () => {
      const database = await testDatabase();
      const live = await open({ mode: 'production', databaseUrl: database.url });
      const development = await open({ databaseUrl: database.url });
      await expect(seed(live)).rejects.toThrow(personas);
      await live.close();
      await seed(development);
      await development.close();
      await (await open({ databaseUrl: database.url })).close();
      await database.drop();
    },
  );

  test('may be taken from development by name, and is production’s from then on', async () => {
    const database = await testDatabase();
    await (await open({ databaseUrl: database.url })).close();
    const live = await open({
      mode: 'production',
      databaseUrl: database.url,
      allowStandIns: ['personas'],
    });
    await seed(live);
    await expect(open({ databaseUrl: database.url })).rejects.toThrow(ConfigError);
    await live.close();
    const again = await open({ mode: 'production', databaseUrl: database.url });
    await seed(again);
    await again.close();
    await database.drop();
  });

  test('stays so when it was marked in the older way', { tags: 'long' }, async () => {
    const database = await testDatabase();
    const live = await open({ mode: 'production', databaseUrl: database.url });
    await live.db.insert(settings).values({ name: 'production-since', value: '2026-11-01' });
    await expect(open({ databaseUrl: database.url })).rejects.toThrow(ConfigError);
    await seed(live);
    await live.close();
    await database.drop();
  });
});
