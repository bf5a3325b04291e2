import { eq } from 'drizzle-orm';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTokens } from '../../../backend/access/tokens.ts';
import { openSigningKeys, rotateSigningKey } from '../../../backend/platform/keys.ts';
import { settings } from '../../../backend/platform/tables.ts';
import { openInstance, type Instance } from '../instance.ts';

let site: Instance;
beforeAll(async () => {
  site = await openInstance();
});
afterAll(() => site.close());

/** Tokens as an instance that starts now makes and takes them. */
const startNow = async () => {
  const { db, clock } = site.platform;
  return createTokens(await openSigningKeys(db), clock);
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

  test('a token under another key’s id is nobody’s', async () => {
    const tokens = await startNow();
    const token = tokens.access('player', 'session', 900);
    await rotateSigningKey(site.platform.db);
    const after = await startNow();
    const [, ...rest] = token.split('.');
    const { current } = await openSigningKeys(site.platform.db);
    for (const kid of [current.id, 'unknown', undefined]) {
      const header = Buffer.from(JSON.stringify({ alg: 'ES256', kid, typ: 'JWT' }));
      const forged = [header.toString('base64url'), ...rest].join('.');
      expect(await after.verify(forged, 'access')).toBeNull();
    }
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
