import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getNetPosition, partsOf } from '../../../backend/banking/net-position.ts';
import { playerDays, transactions } from '../../../backend/banking/tables.ts';
import { auditLedger } from './audit.ts';
import { callOf, newPlayer, NOON, openBank, type Bank } from './support.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

type Row = typeof transactions.$inferInsert;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const iso = (at: number): string => new Date(at).toISOString();

/** A won round of one euro, by default. */
async function transact(playerId: string, at: number, different: Partial<Row> = {}) {
  const referenceId = `tx_${randomUUID()}`;
  await bank.platform.db.insert(transactions).values({
    referenceId,
    playerId,
    type: 'WIN',
    category: 'CASINO',
    status: 'COMPLETED',
    amount: 100,
    currency: 'EUR',
    balanceAfter: 0,
    wallet: 'MAIN',
    at: new Date(at),
    ...different,
  });
  return referenceId;
}

const change = (referenceId: string, different: Partial<Row>) =>
  bank.platform.db
    .update(transactions)
    .set(different)
    .where(eq(transactions.referenceId, referenceId));

async function figures(playerId: string, from?: number, to?: number) {
  const query = {
    ...(from !== undefined && { from: iso(from) }),
    ...(to !== undefined && { to: iso(to) }),
  };
  const { netPosition, winLoss } = await getNetPosition(callOf(bank.platform, playerId, { query }));
  return [netPosition, winLoss];
}

const payment = (type: Row['type'], status: Row['status'], amount: number): Partial<Row> => ({
  type,
  status,
  amount,
  category: 'PAYMENT',
});

describe('[TXN-11] [API-060] what payments and play came to', () => {
  test('are withdrawals minus deposits, and winnings minus stakes, of the main balance', async () => {
    const player = await newPlayer(bank.platform, { currency: 'NOK' });
    expect(await getNetPosition(callOf(bank.platform, player))).toEqual({
      netPosition: 0,
      winLoss: 0,
      currency: 'NOK',
    });
    await transact(player, NOON, payment('DEPOSIT', 'SUCCESS', 5_000));
    for (const status of ['FAILED', 'PENDING', 'CANCELLED', 'WAITING_INPUT', 'REVERTED'] as const) {
      await transact(player, NOON, payment('DEPOSIT', status, 700));
    }
    await transact(player, NOON, payment('WITHDRAW', 'COMPLETED', -1_500));
    await transact(player, NOON, payment('WITHDRAW', 'PENDING', -300));
    await transact(player, NOON, { ...payment('DEPOSIT', 'COMPLETED', 900), category: 'BONUS' });
    await transact(player, NOON, { type: 'BET', amount: -250 });
    await transact(player, NOON, { type: 'BET', amount: -40, status: 'PENDING' });
    await transact(player, NOON, { type: 'BET', amount: -60, status: 'FAILED' });
    await transact(player, NOON, { type: 'BET', amount: -80, status: 'REVERTED' });
    await transact(player, NOON, { type: 'BET_VOID', amount: 80 });
    await transact(player, NOON, { type: 'WIN', amount: 400, wallet: 'BONUS' });
    await transact(player, NOON, { type: 'CASHOUT', amount: 30 });
    await transact(await newPlayer(bank.platform), NOON);
    expect(await figures(player)).toEqual([-3_500, -260]);
    await expect(getNetPosition(callOf(bank.platform, randomUUID()))).rejects.toMatchObject({
      status: 403,
    });
  });

  test('count from the beginning of a period, and not its end', async () => {
    const player = await newPlayer(bank.platform);
    // Each of another size: a sum shows which of them are in it.
    const at = [NOON - 3 * DAY, NOON - DAY, NOON - 1, NOON, NOON + 1, NOON + 2 * DAY];
    for (const [n, moment] of at.entries()) await transact(player, moment, { amount: 10 ** n });
    expect(await figures(player, NOON)).toEqual([0, 111_000]);
    expect(await figures(player, undefined, NOON)).toEqual([0, 111]);
    expect(await figures(player, NOON - DAY, NOON + 1)).toEqual([0, 1_110]);
    expect(await figures(player, NOON - 3 * DAY, NOON + 2 * DAY)).toEqual([0, 11_111]);
    expect(await figures(player, NOON + 1, NOON)).toEqual([0, 0]);
  });

  test('follow a transaction that changes, to another day as well', async () => {
    const player = await newPlayer(bank.platform);
    const deposit = await transact(player, NOON, payment('DEPOSIT', 'PENDING', 2_000));
    expect(await figures(player)).toEqual([0, 0]);
    await change(deposit, { status: 'SUCCESS', at: new Date(NOON + DAY) });
    expect(await figures(player)).toEqual([-2_000, 0]);
    await change(deposit, { at: new Date(NOON - DAY), amount: 2_500 });
    const kept = () =>
      bank.platform.db
        .select({ day: playerDays.day, net: playerDays.netPosition })
        .from(playerDays)
        .where(and(eq(playerDays.playerId, player), sql`net_position <> 0`));
    expect(await kept()).toEqual([{ day: iso(NOON - DAY).slice(0, 10), net: -2_500 }]);
    await change(deposit, { status: 'REVERTED' });
    expect(await kept()).toEqual([]);
  });

  test('are kept by days: the whole ones of a period, and what is left on either side', () => {
    const midnight = Math.floor(NOON / DAY) * DAY;
    expect(partsOf(midnight - HOUR, midnight + 2 * DAY + HOUR)).toEqual({
      days: [midnight, midnight + 2 * DAY],
      before: [midnight - HOUR, midnight],
      behind: [midnight + 2 * DAY, midnight + 2 * DAY + HOUR],
    });
    expect(partsOf(midnight + 1, midnight + DAY + 1).days).toEqual([0, 0]);
  });

  test('that are off are a finding of the audit', async () => {
    const { db } = bank.platform;
    const player = await newPlayer(bank.platform);
    await transact(player, NOON);
    await db.delete(playerDays);
    const about = async () =>
      (await auditLedger(db)).findings.filter((finding) => finding.includes(player));
    expect(await about()).toEqual([
      `player ${player}, ${iso(NOON).slice(0, 10)}: 0 and 0 are kept, 0 and 100 counted`,
    ]);
  });
});
