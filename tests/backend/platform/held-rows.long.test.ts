import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transactions, withdrawals } from '../../../backend/banking/tables.ts';
import { players } from '../../../backend/players/tables.ts';
import { personaPassword } from '../../../backend/seeds/personas.ts';
import { CALL_TIMEOUT } from '../../../src/api/call.ts';
import { depositBody } from '../banking/support.ts';
import { withdrawalBody } from '../banking/payouts.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';

let site: Instance;
beforeAll(async () => {
  site = await openInstance();
});
afterAll(() => site.close());

const email = 'verified@croupier.test';

/** What a player may ask for, each with its own key. */
function asks(session: Tokens) {
  const keys = [randomUUID(), randomUUID()] as const;
  const keyed = (key: string) => ({ session, headers: { 'Idempotency-Key': key } });
  return {
    deposit: () =>
      site.call('requestDeposit', { ...keyed(keys[0]), body: depositBody({ amount: 2_000 }) }),
    withdrawal: () =>
      site.call('requestWithdrawal', {
        ...keyed(keys[1]),
        body: withdrawalBody({ amount: 2_000 }),
      }),
    limit: () =>
      site.call('updateDepositLimit', { session, body: { duration: 'D', limit: 5_000 } }),
    exclusion: () =>
      site.call('startExclusion', {
        session,
        body: { exclusionInMonths: 6, exclusionDelayInHours: 0 },
      }),
  };
}

test('who asks for something while their rows are held is told to come again, and then it is done once', async () => {
  const { db } = site.platform;
  const session = await site.logIn(email);
  const { playerId } = (await site.call('getAccessDetails', { session })).body;
  const counts = async () => [
    await db.$count(transactions, eq(transactions.playerId, playerId)),
    await db.$count(withdrawals, eq(withdrawals.playerId, playerId)),
  ];
  const before = await counts();
  const ask = asks(session);
  const logIn = () => site.call('logIn', { body: { email, password: personaPassword } });
  const told = await db.transaction(async (holder) => {
    await holder.execute(sql`SELECT FROM players WHERE id = ${playerId} FOR UPDATE`);
    await holder.execute(sql`SELECT FROM wallets WHERE player_id = ${playerId} FOR UPDATE`);
    return Promise.all([...Object.values(ask), logIn].map((one) => one()));
  });
  for (const { status, retryAfter } of told) expect([status, retryAfter]).toEqual([503, 1]);
  expect(await counts()).toEqual(before);

  // As the site repeats it, and once more, because the answer may be lost.
  const done: (number | string)[] = [];
  for (const one of [ask.withdrawal, ask.withdrawal, ask.deposit, ask.deposit, ask.limit]) {
    const { status, code } = await one();
    done.push(code ?? status);
  }
  expect(done).toEqual([201, 201, 201, 201, 200]);
  const [payments = 0, payouts = 0] = await counts();
  expect(payouts).toBe((before[1] ?? 0) + 1);
  expect(payments).toBe((before[0] ?? 0) + 2);
  expect((await ask.exclusion()).status).toBe(200);
  const [own] = await db.select().from(players).where(eq(players.id, playerId));
  expect(own?.status).toBe('SELF_EXCLUDED');
  expect((await logIn()).code).toBe('login.exclusion');
});

test('the answer comes before the site gives up', async () => {
  const setting = async (name: string) => {
    const { rows } = await site.platform.db.execute<{ ms: number }>(
      sql`SELECT setting::int AS ms FROM pg_settings WHERE name = ${name}`,
    );
    return rows[0]?.ms ?? 0;
  };
  const [lock, statement] = [await setting('lock_timeout'), await setting('statement_timeout')];
  const { options } = site.platform.db.$client;
  const silence = options.query_timeout ?? 0;
  expect(lock).toBeGreaterThan(0);
  expect([lock, statement, silence, CALL_TIMEOUT]).toEqual(
    [lock, statement, silence, CALL_TIMEOUT].toSorted((a, b) => a - b),
  );
});
