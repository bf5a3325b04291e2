import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessions } from '../../../backend/access/tables.ts';
import { openWebhookSecret } from '../../../backend/banking/webhook-secret.ts';
import { players } from '../../../backend/players/tables.ts';
import { sign } from '../../../backend/platform/http/signature.ts';
import { SIGNATURE_HEADER } from '../../../backend/third-parties/payment-provider/merchant.ts';
import { paymentIdOf } from '../banking/payment-pages.ts';
import { depositBody, NOON } from '../banking/support.ts';
import { openInstance, type Instance } from '../instance.ts';
import { untilWaiting } from '../locks.ts';

/** A break, and the work that is under way when it begins: the later one finds the other. */

const EMAIL = 'verified@croupier.test';
const BREAK = { duration: 7 };
let site: Instance;
beforeAll(async () => {
  site = await openInstance({ clockStart: NOON });
});
afterAll(() => site.close());
beforeEach(() => site.control('PUT', 'clock', { now: new Date(NOON).toISOString(), frozen: true }));
afterEach(() => change({ status: 'REGISTERED', statusUntil: null }));

const isHim = eq(players.email, EMAIL);
const change = (different: Partial<typeof players.$inferInsert>) =>
  site.platform.db.update(players).set(different).where(isHim);
const find = async () => {
  const [player] = await site.platform.db.select().from(players).where(isHim);
  if (!player) throw new Error('no such player');
  return player;
};
const logIn = () => site.call('logIn', { body: { email: EMAIL, password: 'Demo-Player-1' } });

/** Calls while somebody holds a row that both wait for: the first of the two gets it first. */
async function inTurn<First, Second>(
  held: ReturnType<typeof sql>,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<readonly [First, Second]> {
  const { db } = site.platform;
  const both = await db.transaction(async (tx) => {
    await tx.execute(held);
    const one = first();
    await untilWaiting(db, 1);
    const other = second();
    await untilWaiting(db, 2);
    return [one, other] as const;
  });
  return Promise.all(both);
}

describe('[EXC-06] a break that begins at the same moment', () => {
  test('calls off a payment that the provider asks about: it takes no money', async () => {
    const session = await site.logIn(EMAIL);
    const { body } = await site.call('requestDeposit', {
      session,
      body: depositBody(),
      headers: { 'Idempotency-Key': randomUUID() },
    });
    const { referenceId } = body;
    const event = JSON.stringify({
      eventId: randomUUID(),
      type: 'payment.authorisation',
      paymentId: paymentIdOf(body.redirectUrl),
      reference: referenceId,
      amount: 5_000,
      currency: 'EUR',
    });
    const secret = await openWebhookSecret(site.platform.db);
    const [begun, asked] = await inTurn(
      sql`SELECT FROM transactions WHERE reference_id = ${referenceId} FOR UPDATE`,
      () => site.call('startTimeout', { session, body: BREAK }),
      () =>
        site.app.inject({
          method: 'POST',
          url: '/webhooks/payments',
          headers: {
            'content-type': 'application/json',
            [SIGNATURE_HEADER]: sign(secret, Date.now(), event),
          },
          payload: event,
        }),
    );
    expect(begun.status).toBe(200);
    expect(asked.json()).toEqual({ approved: false });
    const { rows } = await site.platform.db.execute(
      sql`SELECT status FROM transactions WHERE reference_id = ${referenceId}`,
    );
    expect(rows).toEqual([{ status: 'CANCELLED' }]);
  });

  test('[EXC-07] lets nobody in who gave the password before', async () => {
    const session = await site.logIn(EMAIL);
    const { id } = await find();
    const [begun, late] = await inTurn(
      sql`SELECT FROM players WHERE id = ${id} FOR UPDATE`,
      () => site.call('startTimeout', { session, body: BREAK }),
      logIn,
    );
    expect(begun.status).toBe(200);
    expect([late.status, late.code]).toEqual([403, 'login.timeout']);
    const open = await site.platform.db.select().from(sessions).where(eq(sessions.playerId, id));
    expect(open.filter(({ endedAt }) => endedAt === null)).toEqual([]);
  });

  test('[EXC-07] is not ended by a log in that ends the one before it', async () => {
    await change({ status: 'TIMEOUT', statusUntil: new Date(NOON - 1) });
    const { id } = await find();
    const { db } = site.platform;
    const waiting = await db.transaction(async (tx) => {
      await tx.execute(sql`SELECT FROM players WHERE id = ${id} FOR UPDATE`);
      // It has read that the break before is over. Another log in was first, and its player excludes themselves.
      const late = logIn();
      await untilWaiting(db, 1);
      const statusUntil = new Date(NOON + 180 * 86_400_000);
      await tx.update(players).set({ status: 'SELF_EXCLUDED', statusUntil }).where(isHim);
      return { late };
    });
    const late = await waiting.late;
    expect([late.status, late.code]).toEqual([403, 'login.exclusion']);
    expect(await find()).toMatchObject({ status: 'SELF_EXCLUDED' });
  });
});
