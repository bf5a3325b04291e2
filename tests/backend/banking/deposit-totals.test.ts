import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLedger } from './audit.ts';
import { readDepositPlayer } from '../../../backend/banking/deposit-facts.ts';
import { depositSummary } from '../../../backend/banking/deposit-summary.ts';
import { depositTotals, transactions } from '../../../backend/banking/tables.ts';
import { newPlayer, NOON, openBank, type Bank } from './support.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

type Row = typeof transactions.$inferInsert;

async function transact(playerId: string, different: Partial<Row>): Promise<string> {
  const referenceId = `dep_${randomUUID()}`;
  await bank.platform.db.insert(transactions).values({
    referenceId,
    playerId,
    type: 'DEPOSIT',
    category: 'PAYMENT',
    status: 'WAITING_INPUT',
    amount: 1_000,
    currency: 'EUR',
    balanceAfter: 0,
    wallet: 'MAIN',
    at: new Date(NOON),
    ...different,
  });
  return referenceId;
}

const move = (referenceId: string, status: Row['status']) =>
  bank.platform.db
    .update(transactions)
    .set({ status })
    .where(eq(transactions.referenceId, referenceId));

async function standing(playerId: string, except?: string) {
  const scope = { now: NOON, locatedIn: null, ...(except !== undefined && { except }) };
  const player = await readDepositPlayer(bank.platform.db, playerId, scope);
  const { count, firstAt } = await depositSummary(bank.platform.db, playerId);
  return { lifetime: player?.facts.lifetimeDeposits, count, firstAt: firstAt?.getTime() };
}

describe('[DEP-02] [DEP-22] the totals of a player’s deposits', () => {
  test('are kept as deposits come and end', async () => {
    const player = await newPlayer(bank.platform);
    const none = { lifetime: 0, count: 0, firstAt: undefined };
    const waiting = await transact(player, {});
    await transact(player, { category: 'BONUS', status: 'COMPLETED' });
    await transact(player, { type: 'WITHDRAW', status: 'SUCCESS', amount: -500 });
    expect(await standing(player)).toEqual(none);
    await move(waiting, 'PENDING');
    expect(await standing(player)).toEqual({ ...none, lifetime: 1_000 });
    expect(await standing(player, waiting)).toEqual(none);
    await move(waiting, 'FAILED');
    expect(await standing(player)).toEqual(none);
    const second = await transact(player, { status: 'PENDING', at: new Date(NOON + 1) });
    await move(second, 'SUCCESS');
    await transact(player, { status: 'SUCCESS', amount: 70, at: new Date(NOON + 2) });
    const both = { lifetime: 1_070, count: 2, firstAt: NOON + 1 };
    expect(await standing(player)).toEqual(both);
    expect(await standing(player, second)).toEqual({ ...both, lifetime: 70 });
    // A payment that failed at first succeeded after all.
    await move(waiting, 'SUCCESS');
    expect(await standing(player)).toEqual({ lifetime: 2_070, count: 3, firstAt: NOON });
    expect(await standing(await newPlayer(bank.platform))).toEqual(none);
  });

  test('that are off are a finding of the audit', async () => {
    const { db } = bank.platform;
    const player = await newPlayer(bank.platform);
    await transact(player, { status: 'PENDING' });
    const about = async () =>
      (await auditLedger(db)).findings.filter((finding) => finding.includes(player));
    expect(await about()).toEqual([]);
    await db.update(depositTotals).set({ succeeded: 1 }).where(eq(depositTotals.playerId, player));
    expect(await about()).toEqual([
      `player ${player}: 1000 in 1 deposits are kept, 1000 in 0 counted`,
    ]);
    await db.delete(depositTotals).where(eq(depositTotals.playerId, player));
    expect(await about()).toHaveLength(1);
  });
});
