import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { players } from '../../../backend/players/tables.ts';
import { hashBody, once } from '../../../backend/banking/idempotency.ts';
import { forgetOld } from '../../../backend/platform/retention.ts';
import { post } from '../../../backend/banking/ledger.ts';
import { Refusal } from '../../../backend/platform/refusal.ts';
import { statement } from '../../../backend/platform/statement.ts';
import { openDeposit } from './payment-pages.ts';
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

  test('another page, address or screen is the same intention', async () => {
    const player = await newPlayer(bank.platform);
    const key = randomUUID();
    const first = await openDeposit(bank, player, {}, key);
    const elsewhere = {
      returnUrl: '/fi-FI/elsewhere',
      ipAddress: '192.0.2.77',
      blackbox: 'turned',
    };
    expect(await openDeposit(bank, player, elsewhere, key)).toEqual(first);
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

  test('what was written before a refusal is rolled back, a failure keeps nothing', async () => {
    const player = await newPlayer(bank.platform);
    const intent = { playerId: player, operation: 'test', key: 'k', body: {} };
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
    const moved = sql`SELECT count(*)::integer FROM ledger_entries`;
    expect(await scalar(bank.platform, moved)).toBe(0);
    // The refusal is kept: the work is not even tried again.
    await expect(once(bank.platform, intent, done)).rejects.toThrow('No.');
  });

  test('a write that fails takes the others and the reply with it', async () => {
    const player = await newPlayer(bank.platform);
    const intent = { playerId: player, operation: 'test', key: 'k', body: {} };
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
    expect(await openDeposit(bank, player, {}, key)).toEqual(first);
    await bank.platform.movableClock?.advance(2_000);
    await forgetOld(bank.platform);
    expect(await openDeposit(bank, player, {}, key)).not.toEqual(first);
    await bank.platform.movableClock?.set(NOON, false);
  });

  test('a player who does not exist is refused', async () => {
    const intent = { playerId: randomUUID(), operation: 'test', key: 'k', body: {} };
    await expect(once(bank.platform, intent, done)).rejects.toMatchObject({
      code: 'error.session.forbidden',
    });
  });
});
