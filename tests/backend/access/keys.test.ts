import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTokens } from '../../../backend/access/tokens.ts';
import { openSigningKeys, rotateSigningKey } from '../../../backend/platform/keys.ts';
import { settings } from '../../../backend/platform/tables.ts';
import manifest from '../../../package.json' with { type: 'json' };
import { openInstance, type Instance } from '../instance.ts';

let site: Instance;
beforeAll(async () => {
  site = await openInstance();
});
afterAll(() => site.close());

/** Tokens as an instance that starts now makes and takes them. */
const startNow = async () => {
  const { db, clock } = site.platform;
  return createTokens(await openSigningKeys(db), clock, 'eu-west-1');
};

describe('[SESS-05] signing keys', () => {
  test('the new one signs, the one before is still taken, an older one no longer', async () => {
    const first = await startNow();
    const old = first.access('player', 'session', 900);
    const id = await rotateSigningKey(site.platform.db);
    const second = await startNow();
    const token = second.access('player', 'session', 900);
    expect(decodeProtectedHeader(token).kid).toBe(id);
    expect(decodeProtectedHeader(old).kid).not.toBe(id);
    expect(await second.verify(old, 'access')).toMatchObject({ sub: 'player' });
    await rotateSigningKey(site.platform.db);
    const third = await startNow();
    expect(await third.verify(token, 'access')).toMatchObject({ sub: 'player' });
    expect(await third.verify(old, 'access')).toBeNull();
  });

  test('an instance that was not restarted yet takes the new key’s tokens', async () => {
    const waiting = await startNow();
    await rotateSigningKey(site.platform.db);
    const restarted = await startNow();
    const token = restarted.access('player', 'session', 900);
    expect(await waiting.verify(token, 'access')).toMatchObject({ sub: 'player' });
    expect(await restarted.verify(waiting.access('player', 's', 900), 'access')).not.toBeNull();
  });

  test('made-up keys’ names are looked for once in a second', async () => {
    const { db } = site.platform;
    const { newer } = await openSigningKeys(db);
    const looks = vi.spyOn(db, 'select');
    const found = await Promise.all(['a', 'b', 'c'].map(async (id) => newer?.(id)));
    expect(found).toEqual([undefined, undefined, undefined]);
    expect(looks).toHaveBeenCalledTimes(1);
    looks.mockRestore();
  });

  test('a database from before keys were rotated goes on with its own', async () => {
    const { db } = site.platform;
    const [row] = await db.select().from(settings).where(eq(settings.name, 'signing-key'));
    if (!row) throw new Error('No key');
    const { keys } = row.value as { keys: object[] };
    await db
      .update(settings)
      .set({ value: { ...keys[0], kid: '1' } })
      .where(eq(settings.name, 'signing-key'));
    const before = await startNow();
    const token = before.access('player', 'session', 900);
    expect(decodeProtectedHeader(token).kid).toBe('1');
    await rotateSigningKey(db);
    expect(await (await startNow()).verify(token, 'access')).not.toBeNull();
  });
});

describe('[SESS-05] npm run rotate-keys', () => {
  const root = resolve(import.meta.dirname, '../../..');
  const command = (env: Record<string, string>) =>
    promisify(execFile)(process.execPath, [join(root, manifest.scripts['rotate-keys'].slice(5))], {
      env: { ...process.env, ...env },
    }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      (error: unknown) => error as { code: number; stdout: string; stderr: string },
    );

  test('makes the key that signs from the next start on, and names it', async () => {
    const { db, config } = site.platform;
    const before = await openSigningKeys(db);
    const said = await command({ DATABASE_URL: config.databaseUrl ?? '' });
    const after = await openSigningKeys(db);
    expect(said).toEqual({
      code: 0,
      stdout: `Key ${after.current.id} signs from the next start of each instance on.\n`,
      stderr: '',
    });
    expect([...after.accepted.keys()]).toEqual([after.current.id, before.current.id]);
    expect(after.current.id).not.toBe(before.current.id);
  });

  test(
    'in production as everywhere: nothing that stands in for a contractor is opened by it',
    { tags: 'long' },
    async () => {
      const { db, config } = site.platform;
      const before = await openSigningKeys(db);
      const env = { CROUPIER_MODE: 'production', DATABASE_URL: config.databaseUrl ?? '' };
      const said = await command({ ...env, ALLOW_STAND_INS: '' });
      const after = await openSigningKeys(db);
      expect(said).toMatchObject({ code: 0, stderr: '' });
      expect([...after.accepted.keys()]).toEqual([after.current.id, before.current.id]);
    },
  );

  test('says in one line what is wrong with a setting', { tags: 'long' }, async () => {
    const said = await command({ PORT: 'many' });
    expect(said).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'port must be a whole number from 0 to 65535, not "many".\n',
    });
  });
});
