import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { players } from '../../../backend/players/tables.ts';
import { hashBody, once } from '../../../backend/banking/idempotency.ts';
import { forgetOld } from '../../../backend/platform/retention.ts';
import { post } from '../../../backend/banking/ledger.ts';
import { Refusal } from '../../../backend/platform/refusal.ts';
import { statement } from '../../../backend/platform/statement.ts';
import { openDeposit, pay } from './payment-pages.ts';
import { balancesOf, cancel, playerWithMoney, withdraw } from './payouts.ts';
import { newPlayer, NOON, openBank, scalar, type Bank } from './support.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const rows = (player: string) =>
  scalar(
    bank.platform,
    sql`SELECT count(*)::integer FROM transactions WHERE player_id = ${player}`,
  );

const nothing = () => Promise.resolve();
const done = { read: nothing, decide: () => Promise.resolve({ reply: 'done', writes: [] }) };

describe('[DEP-20] one key is one movement', () => {
  test('the same key and body get the identical reply, whatever the order of properties', async () => {
    const player = await newPlayer(bank.platform);
    const key = randomUUID();
    const first = await openDeposit(bank, player, {}, key);
    const again = await openDeposit(bank, player, { blackbox: '', amount: 5_000 }, key);
    expect(JSON.stringify(again)).toBe(JSON.stringify(first));
    expect(hashBody({ a: 1, b: { c: [2], d: null } })).toBe(
      hashBody({ b: { d: null, c: [2] }, a: 1 }),
    );
    expect(await rows(player)).toBe(1);
  });

  test('fifty at once open one deposit', async () => {
    const player = await newPlayer(bank.platform);
    const key = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => openDeposit(bank, player, {}, key)),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await rows(player)).toBe(1);
  });

  test('the same key with another body is refused, and the first reply stays', async () => {
    const player = await newPlayer(bank.platform);
    const key = randomUUID();
    const first = await openDeposit(bank, player, {}, key);
    await expect(openDeposit(bank, player, { amount: 6_000 }, key)).rejects.toMatchObject({
      status: 422,
      code: 'error.idempotency.mismatch',
    });
    expect(await openDeposit(bank, player, {}, key)).toEqual(first);
  });

  test('keys are one player’s own', async () => {
    const key = randomUUID();
    const one = await openDeposit(bank, await newPlayer(bank.platform), {}, key);
    const other = await openDeposit(bank, await newPlayer(bank.platform), {}, key);
    expect(other.referenceId).not.toBe(one.referenceId);
  });

  test('a refusal is a reply too: the same one, also when it would be allowed by now', async () => {
    const player = await newPlayer(bank.platform, { status: 'TIMEOUT' });
    const key = randomUUID();
    const refusal = () =>
      openDeposit(bank, player, {}, key).then(
        () => undefined,
        (error: unknown) =>
          error instanceof Refusal
            ? { status: error.status, code: error.code, traceId: error.details.traceId }
            : undefined,
      );
    const first = await refusal();
    expect(first).toMatchObject({ status: 409, code: 'error.deposit.not_allowed' });
    await bank.platform.db.update(players).set({ status: 'REGISTERED' });
    expect(await refusal()).toEqual(first);
    expect(await openDeposit(bank, player, {}, randomUUID())).toMatchObject({
      status: 'WAITING_INPUT',
    });
  });

  test('minutes later the same key is told of what it did, and does nothing more; a new one does', async () => {
    const player = await playerWithMoney(bank);
    const [key, paidKey] = [randomUUID(), randomUUID()];
    const first = await withdraw(bank, player, {}, key);
    await openDeposit(bank, player, {}, paidKey);
    await bank.platform.movableClock?.advance(4 * 60_000);
    expect(await withdraw(bank, player, {}, key)).toEqual(first);
    await bank.platform.movableClock?.advance(2 * 60_000);
    const told = { status: 422, code: 'error.idempotency.repeated' };
    await expect(withdraw(bank, player, {}, key)).rejects.toMatchObject(told);
    await expect(openDeposit(bank, player, {}, paidKey)).rejects.toMatchObject(told);
    expect(await balancesOf(bank, player)).toEqual({ main: 46_000, locked: 4_000 });
    await withdraw(bank, player);
    expect(await balancesOf(bank, player)).toEqual({ main: 42_000, locked: 8_000 });
    await bank.platform.movableClock?.set(NOON, false);
  });

  test('a cancellation is of one withdrawal: it is the same, however much later', async () => {
    const player = await playerWithMoney(bank);
    const { pendingWithdrawalId: id } = await withdraw(bank, player);
    const key = randomUUID();
    await cancel(bank, player, id, { key });
    await bank.platform.movableClock?.advance(60 * 60_000);
    expect(await cancel(bank, player, id, { key })).toEqual({});
    await bank.platform.movableClock?.set(NOON, false);
  });

  test('a refusal of minutes ago is decided anew: nothing had moved, and the reasons may be gone', async () => {
    const player = await playerWithMoney(bank);
    const key = randomUUID();
    const ask = () => withdraw(bank, player, { amount: 60_000 }, key);
    await expect(ask()).rejects.toMatchObject({ code: 'error.withdrawal.not_enough_funds' });
    const { redirectUrl } = await openDeposit(bank, player, { amount: 20_000 });
    await pay(bank, redirectUrl);
    await expect(ask()).rejects.toMatchObject({ code: 'error.withdrawal.not_enough_funds' });
    await bank.platform.movableClock?.advance(6 * 60_000);
    const taken = await ask();
    expect(await ask()).toEqual(taken);
    expect(await balancesOf(bank, player)).toEqual({ main: 10_000, locked: 60_000 });
    await bank.platform.movableClock?.set(NOON, false);
  });

  test('what was written before a refusal is rolled back, a failure keeps nothing', async () => {
    const player = await newPlayer(bank.platform);
    const intent = { playerId: player, operation: 'test', key: 'k', body: {}, mayRecur: false };
    const credit = (then: () => never) =>
      once(bank.platform, intent, {
        read: nothing,
        decide: async (tx, wallet) => {
          await post(tx, wallet, {
            reference: 'credit',
            at: NOON,
            entries: [
              { account: 'ADJUSTMENTS', amount: -1 },
              { account: 'MAIN', amount: 1 },
            ],
          });
          return then();
        },
      });
    const failing = credit(() => {
      throw new Error('the process stumbled');
    });
    await expect(failing).rejects.toThrow('the process stumbled');
    const refusing = credit(() => {
      throw new Refusal(409, 'error.deposit.not_allowed', 'No.');
    });
    await expect(refusing).rejects.toBeInstanceOf(Refusal);
    const moved = sql`SELECT count(*)::integer FROM ledger_entries e JOIN ledger_movements m
      ON m.id = e.movement_id WHERE m.reference = 'credit'`;
    expect(await scalar(bank.platform, moved)).toBe(0);
    // The refusal is kept: the work is not even tried again.
    await expect(once(bank.platform, intent, done)).rejects.toThrow('No.');
  });

  test('a write that fails takes the others and the reply with it', async () => {
    const player = await newPlayer(bank.platform);
    const intent = { playerId: player, operation: 'test', key: 'k', body: {}, mayRecur: false };
    const accept = statement(
      'test_accept_terms',
      'INSERT INTO terms_acceptances (player_id, version, accepted_at) VALUES ($1, $2, now())',
    );
    const writing = (version: number) => ({
      read: nothing,
      decide: () =>
        Promise.resolve({
          reply: version,
          writes: [
            accept.bind([player, 1]),
            accept.bind([player, version]),
            accept.bind([player, 2]),
          ],
        }),
    });
    const beyondInteger = 3_000_000_000;
    await expect(once(bank.platform, intent, writing(beyondInteger))).rejects.toThrow('integer');
    const written = sql`SELECT count(*)::integer FROM terms_acceptances WHERE player_id = ${player}`;
    expect(await scalar(bank.platform, written)).toBe(0);
    expect(await once(bank.platform, intent, writing(3))).toBe(3);
    expect(await once(bank.platform, intent, writing(4))).toBe(3);
    expect(await scalar(bank.platform, written)).toBe(3);
  });

  test('replies are kept for a week', async () => {
    const player = await newPlayer(bank.platform);
    const key = randomUUID();
    const first = await openDeposit(bank, player, {}, key);
    await bank.platform.movableClock?.advance(7 * 86_400_000 - 1_000);
    await forgetOld(bank.platform);
    await expect(openDeposit(bank, player, {}, key)).rejects.toMatchObject({
      code: 'error.idempotency.repeated',
    });
    await bank.platform.movableClock?.advance(2_000);
    await forgetOld(bank.platform);
    expect(await openDeposit(bank, player, {}, key)).not.toEqual(first);
    await bank.platform.movableClock?.set(NOON, false);
  });

  test('a player who does not exist is refused', async () => {
    const intent = {
      playerId: randomUUID(),
      operation: 'test',
      key: 'k',
      body: {},
      mayRecur: false,
    };
    await expect(once(bank.platform, intent, done)).rejects.toMatchObject({
      code: 'error.session.forbidden',
    });
  });
});
