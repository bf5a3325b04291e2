import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPlayerFlags } from '../../../backend/players/flags.ts';
import { players } from '../../../backend/players/tables.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';
import { auditLedger } from './audit.ts';
import { withdrawalBody } from './payouts.ts';

/** Over HTTP alone, as a person with nothing but a browser's tools: only refusals, and no money moves. */

let site: Instance;
let demo: Tokens;
let other: Tokens;
beforeAll(async () => {
  site = await openInstance();
  demo = await site.logIn('demo@croupier.test');
  other = await site.logIn('verified@croupier.test');
});
afterAll(async () => {
  expect((await auditLedger(site.platform.db)).findings).toEqual([]);
  await site.close();
});

type Session = Pick<Tokens, 'idToken' | 'accessToken'>;

const money = async (session: Session) => {
  const { buckets } = (await site.call('getWallet', { session })).body;
  return { main: buckets.main[0]?.cashAmount ?? 0, locked: buckets.locked[0]?.cashAmount ?? 0 };
};

/** Posts these very bytes, as JSON. */
const send = (path: string, session: Session, payload: string, key: string = randomUUID()) =>
  site.app.inject({
    method: 'POST',
    url: `/api/v1/player/wallet/withdrawal/${path}`,
    headers: {
      'content-type': 'application/json',
      authorization: session.idToken,
      'access-token': session.accessToken,
      'idempotency-key': key,
    },
    payload,
  });

const ask = (session: Session, body: object = {}, key: string = randomUUID()) =>
  site.call('requestWithdrawal', {
    session,
    body: withdrawalBody({ amount: 1_000, ...body }),
    headers: { 'Idempotency-Key': key },
  });

const takeBack = (session: Session, body: object, key: string = randomUUID()) =>
  site.call('cancelWithdrawal', {
    session,
    body: { amount: 1_000, cancelByPlayer: true, ...body },
    headers: { 'Idempotency-Key': key },
  });

describe('[WDR-11] an amount', () => {
  test.each([
    '0',
    '-1',
    '-1000',
    '1000.5',
    '10.001',
    '1e300',
    '1e15',
    '100000000001',
    '9007199254740993',
    '"1000"',
    '[1000]',
    'true',
    'null',
    '{}',
  ])('of %s is no amount', async (amount) => {
    const before = await money(demo);
    const payload = JSON.stringify(withdrawalBody({ amount: 0 })).replace(
      '"amount":0',
      `"amount":${amount}`,
    );
    expect((await send('request', demo, payload)).statusCode).toBe(400);
    expect(await money(demo)).toEqual(before);
  });

  test('written twice, or with a name of the prototype, is not taken for another', async () => {
    const before = await money(demo);
    const body = JSON.stringify(withdrawalBody({ amount: 1_000 }));
    const twice = `${body.slice(0, -1)},"amount":-1000}`;
    expect((await send('request', demo, twice)).statusCode).toBe(400);
    const poisoned = `${body.slice(0, -1)},"__proto__":{"forfeitBonus":true}}`;
    expect((await send('request', demo, poisoned)).statusCode).toBe(400);
    const more = `${body.slice(0, -1)},"playerId":"1"}`;
    expect((await send('request', demo, more)).statusCode).toBe(400);
    expect(await money(demo)).toEqual(before);
  });

  test.each([{ method: 'XYZ' }, { currency: 'eur' }, { forfeitBonus: false }])(
    '%o is not in the contract',
    async (body) => {
      expect((await ask(demo, body)).status).toBe(400);
    },
  );
});

describe('[WDR-08] [WDR-11] a key', () => {
  test('that another player used is of no use: what it brought about is not told', async () => {
    const key = randomUUID();
    const mine = await ask(demo, {}, key);
    const theirs = await ask(other, {}, key);
    expect(mine.status).toBe(201);
    expect(theirs.body.pendingWithdrawalId).not.toBe(mine.body.pendingWithdrawalId);
    expect(
      await takeBack(other, { pendingWithdrawalId: mine.body.pendingWithdrawalId }),
    ).toMatchObject({ status: 404, code: 'error.withdrawal.not_found' });
    expect(await money(demo)).toMatchObject({ locked: 1_000 });
    for (const [session, { body }] of [
      [demo, mine],
      [other, theirs],
    ] as const) {
      const { pendingWithdrawalId } = body;
      expect((await takeBack(session, { pendingWithdrawalId })).status).toBe(200);
    }
  });

  test('of a withdrawal taken back gives the old answer, and locks nothing anew', async () => {
    const key = randomUUID();
    const { body } = await ask(demo, {}, key);
    const before = await money(demo);
    const { pendingWithdrawalId } = body;
    expect((await takeBack(demo, { pendingWithdrawalId })).status).toBe(200);
    expect((await ask(demo, {}, key)).body).toEqual(body);
    expect(await money(demo)).toEqual({ main: before.main + 1_000, locked: before.locked - 1_000 });
  });

  test('of one cancellation ends no other withdrawal', async () => {
    const key = randomUUID();
    const [one, two] = [await ask(demo), await ask(demo)];
    const of = ({ body }: typeof one) => ({ pendingWithdrawalId: body.pendingWithdrawalId });
    expect((await takeBack(demo, of(one), key)).status).toBe(200);
    expect(await takeBack(demo, of(two), key)).toMatchObject({
      code: 'error.idempotency.mismatch',
    });
    expect(await money(demo)).toMatchObject({ locked: 1_000 });
    expect((await takeBack(demo, of(two))).status).toBe(200);
  });

  test('that is missing, or no key, is refused before anything is read', async () => {
    for (const key of ['', 'a b', 'x'.repeat(65)]) {
      expect((await ask(demo, {}, key)).status).toBe(400);
    }
    const { statusCode } = await site.app.inject({
      method: 'POST',
      url: '/api/v1/player/wallet/withdrawal/request',
      headers: { authorization: demo.idToken, 'access-token': demo.accessToken },
      payload: withdrawalBody(),
    });
    expect(statusCode).toBe(400);
  });
});

describe('[WDR-08] taking back', () => {
  test.each([
    '{"pendingWithdrawalId":"wd_1","amount":"1000","cancelByPlayer":true}',
    '{"pendingWithdrawalId":["wd_1"],"amount":1000,"cancelByPlayer":true}',
    '{"pendingWithdrawalId":"wd_1","amount":1000,"cancelByPlayer":false}',
    '{"pendingWithdrawalId":"","amount":1000,"cancelByPlayer":true}',
    '{"amount":1000,"cancelByPlayer":true}',
  ])('with %s is not in the contract', async (payload) => {
    expect((await send('cancellation', demo, payload)).statusCode).toBe(400);
  });

  test.each(["wd_1' OR '1'='1", '%', 'wd_%', '../request', 'x'.repeat(64)])(
    'of "%s" finds nothing',
    async (pendingWithdrawalId) => {
      const { status } = await takeBack(demo, { pendingWithdrawalId });
      expect([400, 404]).toContain(status);
    },
  );

  test('by a deposit’s id finds nothing', async () => {
    const { transactions } = (
      await site.call('getTransactions', { session: demo, query: { category: 'PAYMENT' } })
    ).body;
    const deposit = transactions.find(({ type }) => type === 'DEPOSIT');
    expect(deposit).toBeDefined();
    expect(
      await takeBack(demo, {
        pendingWithdrawalId: deposit?.referenceId,
        amount: deposit?.amount,
      }),
    ).toMatchObject({ status: 404 });
  });
});

describe('[WDR-01] a session', () => {
  test('of a player who was suspended, closed, restricted or not verified meanwhile pays nothing', async () => {
    const { db } = site.platform;
    const me = eq(players.email, 'demo@croupier.test');
    const before = await money(demo);
    for (const change of [
      { multibrandSuspended: true },
      { status: 'RESTRICTED' },
      { status: 'CLOSED' },
      { status: 'BLACKLISTED' },
      { status: 'A_STATUS_OF_TOMORROW' as 'CLOSED' },
      { kycStatus: 'SUSPENDED' },
      { kycStatus: 'NOT_VERIFIED' },
      { kycStatus: 'A_LEVEL_OF_TOMORROW' as 'PENDING' },
      { flags: { ...newPlayerFlags, withdrawal: false } },
      { flags: { ...newPlayerFlags, payout: false } },
    ] as const) {
      await db.update(players).set(change).where(me);
      const { status } = await ask(demo);
      expect([status, change]).toEqual([
        'status' in change && change.status !== 'RESTRICTED' ? 403 : 409,
        change,
      ]);
      await db
        .update(players)
        .set({
          multibrandSuspended: false,
          status: 'REGISTERED',
          kycStatus: 'FULLY VERIFIED',
          flags: newPlayerFlags,
        })
        .where(me);
      demo = await site.logIn('demo@croupier.test');
    }
    expect(await money(demo)).toEqual(before);
  });
});
