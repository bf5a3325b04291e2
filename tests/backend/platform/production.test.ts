import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeConfig, readConfig } from '../../../backend/platform/config.ts';
import { openPlatform } from '../../../backend/platform/platform.ts';
import { ConfigError, standIns } from '../../../backend/platform/stand-ins.ts';
import { settings } from '../../../backend/platform/tables.ts';
import { testDatabase, type TestDatabase } from '../../../backend/platform/testing.ts';
import { seed } from '../../../backend/seeds/seed.ts';

const root = resolve(import.meta.dirname, '../../..');
const everything = ['captcha', 'content', 'outbox', 'payment-provider'];

describe('production does not start with what stands in for an operator’s contractors', () => {
  const start = (...flags: string[]) => readConfig(['--mode=production', ...flags], {});

  test('it names each, says why, and shows the way on, in one line', () => {
    const line =
      /^Production does not start with captcha \(.+\), content \(.+\), outbox \(.+\), payment-provider \(.+\)\. See docs\/production\.md, or allow by name: --allow-stand-ins=captcha,content,outbox,payment-provider$/;
    expect(() => start()).toThrow(line);
  });

  test.each(everything)('%s alone is missed', (name) => {
    const others = everything.filter((other) => other !== name);
    const flag = `--allow-stand-ins=${others.join(',')}`;
    expect(() => start(flag)).toThrow(`Production does not start with ${name} (`);
  });

  test('it starts with all of them allowed, by flag or by environment', () => {
    const allowed = everything.join(', ');
    expect(start(`--allow-stand-ins=${allowed}`).allowStandIns).toEqual(everything);
    const env = { CROUPIER_MODE: 'production', ALLOW_STAND_INS: allowed };
    expect(readConfig([], env).mode).toBe('production');
    expect(() => readConfig([], { NODE_ENV: 'production' })).toThrow('Production does not start');
  });

  test('a name that is none is said, with those that are', () => {
    const known = Object.keys(standIns).join(', ');
    expect(() => start('--allow-stand-ins=captcha,everything')).toThrow(
      `allow-stand-ins knows ${known}, not "everything".`,
    );
    expect(() => start('--allow-stand-ins=toString')).toThrow('not "toString"');
  });
});

describe('development stays on this machine', () => {
  test.each(['0.0.0.0', '::', '192.168.1.5', 'croupier.example', '1.127.0.0'])(
    'not on %s, unless that is allowed by name',
    (host) => {
      expect(() => readConfig([`--host=${host}`], {})).toThrow(
        `Development on ${host} does not start with open-development (`,
      );
      const open = readConfig([`--host=${host}`, '--allow-stand-ins=open-development'], {});
      expect(open.host).toBe(host);
    },
  );

  test.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('on %s it starts', (host) => {
    expect(readConfig([`--host=${host}`], {}).mode).toBe('development');
  });
});

describe('what an operator sets', () => {
  const read = (env: Record<string, string>) => readConfig([], env);

  test('limits: all off, or some changed; others are as the mode has them', () => {
    expect(read({ LIMITS: 'off' }).limits).toMatchObject({ addressCalls: 0, deposits: 0 });
    const changed = read({ LIMITS: 'deposits=5, addressCalls=0' }).limits;
    expect(changed).toMatchObject({ deposits: 5, addressCalls: 0, codesPerDestination: 10 });
    const live = { CROUPIER_MODE: 'production', ALLOW_STAND_INS: everything.join() };
    expect(read(live).limits).toMatchObject({ addressCalls: 60, deposits: 30, registrations: 20 });
    expect(() => read({ LIMITS: 'deposit=5' })).toThrow('not "deposit=5"');
    expect(() => read({ LIMITS: 'deposits=many' })).toThrow('LIMITS deposits');
  });

  test('hosts, terms, connections', () => {
    const config = read({
      ALLOWED_HOSTS: 'Play.example, .example.org',
      TERMS_VERSION: '4',
      MAX_CONNECTIONS: '9',
    });
    expect(config).toMatchObject({
      allowedHosts: ['play.example', '.example.org'],
      termsVersion: 4,
      maxConnections: 9,
    });
    for (const odd of ['https://a.example', 'a.example:80', '*', '.']) {
      expect(() => read({ ALLOWED_HOSTS: odd })).toThrow('allowed-hosts takes names');
    }
  });
});

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
      timeout: 8_000,
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

  test('is refused by a development instance, with the way on, and untouched', async () => {
    const database = await testDatabase();
    const live = await open({ mode: 'production', databaseUrl: database.url });
    await seed(live);
    const kept = await live.db.select().from(settings);
    const development = open({ databaseUrl: database.url });
    await expect(development).rejects.toThrow(
      /^Development does not start on a database of production\. Start with --mode=production, or name another database in DATABASE_URL\./,
    );
    await expect(development).rejects.toThrow(ConfigError);
    expect(await live.db.select().from(settings)).toEqual(kept);
    const again = await open({ mode: 'production', databaseUrl: database.url });
    await seed(again);
    await again.close();
    await live.close();
    await database.drop();
  });

  test('is none that production refused: development goes on there', async () => {
    const database = await testDatabase();
    const first = await open({ databaseUrl: database.url });
    await seed(first);
    const live = await open({ mode: 'production', databaseUrl: database.url });
    await expect(seed(live)).rejects.toThrow('personas');
    await live.close();
    const second = await open({ databaseUrl: database.url });
    await second.close();
    await first.close();
    await database.drop();
  });
});
