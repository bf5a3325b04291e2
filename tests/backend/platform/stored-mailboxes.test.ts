import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payAndPlayPersons } from '../../../backend/access/tables.ts';
import { migrateDatabase } from '../../../backend/platform/migrate.ts';
import { players } from '../../../backend/players/tables.ts';
import { openInstance, type Instance } from '../instance.ts';

/** Addresses that an earlier version stored as they were typed. */

let site: Instance;
beforeAll(async () => {
  site = await openInstance();
});
afterAll(() => site.close());

const idOf = async (email: string): Promise<string> => {
  const [row] = await site.platform.db
    .select({ id: players.id })
    .from(players)
    .where(eq(players.email, email));
  if (row === undefined) throw new Error(`no account has ${email}`);
  return row.id;
};
const set = (id: string, values: Partial<typeof players.$inferInsert>) =>
  site.platform.db.update(players).set(values).where(eq(players.id, id));
const addressesOf = async (id: string) => {
  const [row] = await site.platform.db
    .select({ email: players.email, claimedEmail: players.claimedEmail })
    .from(players)
    .where(eq(players.id, id));
  return row;
};

test('[LOGIN-01] [SIGN-09] a domain with umlauts that was stored as it was typed is found again, and by one form alone', async () => {
  const id = await idOf('demo@croupier.test');
  const claiming = await idOf('limit-left@croupier.test');
  await set(id, { email: 'demo@pääkkö.test' });
  await set(claiming, { email: null, claimedEmail: 'über@pääkkö.test', passwordHash: 'none:1' });
  await site.platform.db
    .insert(payAndPlayPersons)
    .values({ subject: 'a'.repeat(64), playerId: id, knownEmail: 'demo@pääkkö.test' })
    .onConflictDoUpdate({
      target: payAndPlayPersons.playerId,
      set: { knownEmail: 'demo@pääkkö.test' },
    });
  expect(await migrateDatabase(site.platform.config.databaseUrl ?? '')).toEqual([]);
  expect([await addressesOf(id), await addressesOf(claiming)]).toEqual([
    { email: 'demo@xn--pkk-qlaa4i.test', claimedEmail: null },
    { email: null, claimedEmail: 'über@xn--pkk-qlaa4i.test' },
  ]);
  const [person] = await site.platform.db
    .select()
    .from(payAndPlayPersons)
    .where(eq(payAndPlayPersons.playerId, id));
  expect(person?.knownEmail).toBe('demo@xn--pkk-qlaa4i.test');
  for (const typed of ['demo@pääkkö.test', 'demo@xn--pkk-qlaa4i.test'])
    expect((await site.logIn(typed)).accessToken).not.toBe('');
});

test('[SIGN-09] of two accounts with one mailbox nothing is lost: the one that is found keeps it, the other is named', async () => {
  const [holderId, playerId] = await Promise.all([
    idOf('verified@croupier.test'),
    idOf('new@croupier.test'),
  ]);
  await set(holderId, { email: 'both@xn--pkk-qlaa4i.test' });
  await set(playerId, { email: 'both@pääkkö.test' });
  for (const _start of ['first', 'next'])
    expect(await migrateDatabase(site.platform.config.databaseUrl ?? '')).toEqual([
      { playerId, holderId },
    ]);
  expect([await addressesOf(holderId), await addressesOf(playerId)]).toMatchObject([
    { email: 'both@xn--pkk-qlaa4i.test' },
    { email: 'both@pääkkö.test' },
  ]);
});
