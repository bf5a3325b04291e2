import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentRequests } from '../../../backend/banking/tables.ts';
import { players } from '../../../backend/players/tables.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';
import { depositBody } from './support.ts';

/**
 * The rules for a deposit, over HTTP: those of the player's own country, whatever a browser says about where it
 * is.
 */

let site: Instance;
beforeAll(async () => {
  site = await openInstance();
});
afterAll(() => site.close());

const ADDRESSES: readonly Record<string, string>[] = [
  {},
  { SiteContext: '{"siteId":"1"}' },
  { 'x-country': 'FI', 'accept-language': 'fi-FI', referer: 'http://localhost/fi-FI/' },
  { 'x-forwarded-host': 'sol-alta.localhost', origin: 'http://localhost' },
];

const check = async (session: Tokens, headers: Record<string, string>, later: boolean) =>
  (
    await site.call('checkDepositAllowed', {
      session,
      headers,
      body: { ipAddress: '203.0.113.7', blackbox: '' },
      ...(later && { query: { later: 'true' } }),
    })
  ).body.result;
const request = async (session: Tokens, headers: Record<string, string> = {}) => {
  const { status, code } = await site.call('requestDeposit', {
    session,
    headers: { ...headers, 'Idempotency-Key': randomUUID() },
    body: depositBody(),
  });
  return [status, code];
};

test.each(ADDRESSES)(
  '[GUARD-19] [DEP-15] documents wait for nobody whose residence forbids it: %j',
  async (headers) => {
    const session = await site.logIn('documents-soon@croupier.test');
    const { body } = await site.call('getAccessDetails', { session });
    const move = (countryCode: string) =>
      site.platform.db
        .update(players)
        .set({ countryCode, market: countryCode })
        .where(eq(players.id, body.playerId));
    expect(await check(session, headers, true)).toBe('SUCCESS');
    await move('SE');
    try {
      expect(await check(session, headers, true)).toBe('DOCUMENTS_PREFERRED');
      expect(await request(session, headers)).toEqual([409, 'error.deposit.not_allowed']);
    } finally {
      await move('FI');
    }
  },
);

test('[DEP-13] [NS-13] who is suspended between the check and the request deposits nothing', async () => {
  const session = await site.logIn('verified@croupier.test');
  const { body } = await site.call('getAccessDetails', { session });
  expect(await check(session, {}, false)).toBe('SUCCESS');
  const set = async (multibrandSuspended: boolean): Promise<void> => {
    const { db, events } = site.platform;
    await db.update(players).set({ multibrandSuspended }).where(eq(players.id, body.playerId));
    events.publish('player.changed', { playerId: body.playerId });
  };
  await set(true);
  expect(await request(session)).toEqual([409, 'error.deposit.not_allowed']);
  await set(false);
  expect((await request(session))[0]).toBe(201);
});

test('[DEP-14] documents that are asked for between the check and the request stop it', async () => {
  const session = await site.logIn('verified@croupier.test');
  const { body } = await site.call('getAccessDetails', { session });
  await site.platform.db.insert(documentRequests).values({
    playerId: body.playerId,
    documentType: 'PROOF_OF_ID',
    status: 'REQUESTED',
    dueAt: new Date(site.platform.clock.now() - 86_400_000),
  });
  expect(await request(session)).toEqual([409, 'error.deposit.not_allowed']);
});
