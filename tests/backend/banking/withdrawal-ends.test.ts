import { setTimeout as sleep } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unmatchedCallbacks } from '../../../backend/banking/tables.ts';
import { getTransactions } from '../../../backend/banking/transactions.ts';
import { approveWithdrawal, declineWithdrawal } from '../../../backend/banking/withdrawal-ends.ts';
import { withdrawalPorts } from '../../../backend/bindings/payments.ts';
import { newPlayerFlags } from '../../../backend/players/flags.ts';
import { closeAudited } from './audit.ts';
import {
  balancesOf,
  cancel,
  pendingOf,
  playerWithMoney,
  rowOf,
  tell,
  withdraw,
} from './payouts.ts';
import { callOf, NOON, openBank, type Bank } from './support.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => closeAudited(bank));

const REVIEWED = { flags: { ...newPlayerFlags, isWithdrawalReview: true } };

/** A player with 500 euro who asked for some of it, which a person must look at. */
async function asked(amount = 4_000) {
  const player = await playerWithMoney(bank, REVIEWED);
  const { pendingWithdrawalId: id } = await withdraw(bank, player, { amount });
  return { player, id };
}

const approve = (id: string) =>
  approveWithdrawal(bank.platform, id, withdrawalPorts.payouts, 'payments@croupier.test');

/** Waits until a withdrawal ended. */
async function ended(id: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { state } = await rowOf(bank, id);
    if (state !== 'REQUESTED' && state !== 'APPROVED') return state;
    await sleep(100);
  }
  throw new Error(`${id} did not end`);
}

const statusOf = async (player: string) => {
  const { transactions } = await getTransactions(callOf(bank.platform, player));
  return transactions.find(({ type }) => type === 'WITHDRAW')?.status;
};

test('[WDR-07] all that end while the player looks away are told, however many', async () => {
  const { player, id } = await asked(1_000);
  const ids = [id];
  while (ids.length < 6)
    ids.push((await withdraw(bank, player, { amount: 1_000 })).pendingWithdrawalId);
  for (const each of ids) await declineWithdrawal(bank.platform, each, 'OTHER');
  const { decided } = await pendingOf(bank, player);
  expect(decided.map(({ pendingWithdrawalId }) => pendingWithdrawalId).toSorted()).toEqual(
    ids.toSorted(),
  );
});

describe('[WDR-08] [API-065] taking a withdrawal back', () => {
  test('puts the money back, once, however often and from however many tabs', async () => {
    const { player, id } = await asked();
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, () => cancel(bank, player, id)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balancesOf(bank, player)).toEqual({ main: 50_000, locked: 0 });
    expect(await statusOf(player)).toBe('CANCELLED');
    expect((await pendingOf(bank, player)).decided).toMatchObject([
      { pendingWithdrawalId: id, outcome: 'CANCELLED' },
    ]);
  });

  test('under the same key is answered the same, and done once', async () => {
    const { player, id } = await asked();
    const key = randomUUID();
    await cancel(bank, player, id, { key });
    expect(await cancel(bank, player, id, { key })).toEqual({});
    expect(await balancesOf(bank, player)).toEqual({ main: 50_000, locked: 0 });
  });

  test('is nobody else’s, and of no other amount', async () => {
    const { player, id } = await asked();
    const other = await playerWithMoney(bank);
    await expect(cancel(bank, other, id)).rejects.toMatchObject({ status: 404 });
    await expect(cancel(bank, player, id, { amount: 3_999 })).rejects.toMatchObject({
      code: 'error.withdrawal.not_found',
    });
    expect(await balancesOf(bank, player)).toEqual({ main: 46_000, locked: 4_000 });
  });

  test('is not done where the law of the residence forbids it', async () => {
    const player = await playerWithMoney(bank, { ...REVIEWED, countryCode: 'CA' });
    const { pendingWithdrawalId: id } = await withdraw(bank, player);
    await expect(cancel(bank, player, id)).rejects.toMatchObject({
      code: 'error.withdrawal.cancel.not_allowed',
    });
    expect(await balancesOf(bank, player)).toEqual({ main: 46_000, locked: 4_000 });
  });

  test('[WDR-09] has a limit in a day', async () => {
    const player = await playerWithMoney(bank, REVIEWED);
    const next = async () => (await withdraw(bank, player)).pendingWithdrawalId;
    for (let n = 0; n < 5; n += 1) await cancel(bank, player, await next());
    await expect(cancel(bank, player, await next())).rejects.toMatchObject({
      code: 'error.withdrawal.cancel.limit_reached',
    });
    expect(await balancesOf(bank, player)).toEqual({ main: 46_000, locked: 4_000 });
  });

  test('[WDR-09] that day is one of where the player lives', async () => {
    const clock = bank.platform.movableClock;
    // Half past eleven at night in Helsinki, and an hour later.
    await clock?.set(Date.UTC(2026, 10, 18, 21, 30), true);
    const player = await playerWithMoney(bank, REVIEWED);
    const next = async () => (await withdraw(bank, player)).pendingWithdrawalId;
    for (let n = 0; n < 5; n += 1) await cancel(bank, player, await next());
    await clock?.advance(3_600_000);
    expect(await cancel(bank, player, await next())).toEqual({});
    await clock?.set(NOON, false);
  });

  test('[WDR-09] and it is the day on which one is taken back, not that on which it was asked for', async () => {
    const clock = bank.platform.movableClock;
    // An hour before midnight in Helsinki, and half an hour after it.
    await clock?.set(Date.UTC(2026, 10, 18, 21), true);
    const player = await playerWithMoney(bank, REVIEWED);
    const ids: string[] = [];
    for (let n = 0; n < 6; n += 1) ids.push((await withdraw(bank, player)).pendingWithdrawalId);
    await clock?.advance(90 * 60_000);
    for (const id of ids.slice(0, 5)) await cancel(bank, player, id);
    await expect(cancel(bank, player, ids[5] ?? '')).rejects.toMatchObject({
      code: 'error.withdrawal.cancel.limit_reached',
    });
    await clock?.set(NOON, false);
  });

  test('against an approval: one of the two, never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { player, id } = await asked();
      const [cancelled, approved] = await Promise.allSettled([
        cancel(bank, player, id),
        approve(id),
      ]);
      const isBack = cancelled.status === 'fulfilled';
      expect(approved).toMatchObject({ value: !isBack });
      const { main } = await balancesOf(bank, player);
      expect(main).toBe(isBack ? 50_000 : 46_000);
    }
  });
});

describe('[WDR-13] what a person decides', () => {
  test('waits for that person, whatever the time', async () => {
    const { player, id } = await asked();
    await bank.platform.movableClock?.advance(86_400_000);
    await sleep(1_500);
    expect(await rowOf(bank, id)).toMatchObject({ state: 'REQUESTED' });
    expect(await balancesOf(bank, player)).toMatchObject({ locked: 4_000 });
  });

  test('declined, the money is back, with the reason', async () => {
    const { player, id } = await asked();
    expect(await declineWithdrawal(bank.platform, id, 'DOCUMENTS')).toBe(true);
    expect(await declineWithdrawal(bank.platform, id, 'OTHER')).toBe(false);
    expect(await approve(id)).toBe(false);
    expect(await balancesOf(bank, player)).toEqual({ main: 50_000, locked: 0 });
    expect(await statusOf(player)).toBe('FAILED');
    expect((await pendingOf(bank, player)).decided).toMatchObject([
      { outcome: 'DECLINED', reason: 'DOCUMENTS' },
    ]);
  });

  test('approved, it is paid out by the provider, and cannot be taken back', async () => {
    const { player, id } = await asked();
    expect(await approve(id)).toBe(true);
    expect(await approve(id)).toBe(false);
    await expect(cancel(bank, player, id)).rejects.toMatchObject({ status: 404 });
    expect((await pendingOf(bank, player)).withdrawals).toMatchObject([{ status: 'PROCESSING' }]);
    await bank.platform.movableClock?.advance(10_000);
    expect(await ended(id)).toBe('PAID');
    expect(await balancesOf(bank, player)).toEqual({ main: 46_000, locked: 0 });
    expect(await statusOf(player)).toBe('SUCCESS');
  });
});

describe('[WDR-07] what becomes of it by itself', () => {
  test('without a review it goes out after its time', async () => {
    const player = await playerWithMoney(bank);
    const { pendingWithdrawalId: id } = await withdraw(bank, player);
    await sleep(1_300);
    expect(await rowOf(bank, id)).toMatchObject({ state: 'REQUESTED' });
    await bank.platform.movableClock?.advance(15 * 60_000);
    await expect.poll(async () => (await rowOf(bank, id)).state).toBe('APPROVED');
    await bank.platform.movableClock?.advance(10_000);
    expect(await ended(id)).toBe('PAID');
    expect(await balancesOf(bank, player)).toEqual({ main: 46_000, locked: 0 });
  });

  test('an account that does not take it gives it back', async () => {
    const { player, id } = await asked(4_013);
    await approve(id);
    await bank.platform.movableClock?.advance(10_000);
    expect(await ended(id)).toBe('DECLINED');
    expect(await balancesOf(bank, player)).toEqual({ main: 50_000, locked: 0 });
    expect((await pendingOf(bank, player)).decided).toMatchObject([{ reason: 'PROVIDER' }]);
  });

  test('told twice it is paid once', async () => {
    const { player, id } = await asked(4_021);
    await approve(id);
    await bank.platform.movableClock?.advance(10_000);
    expect(await ended(id)).toBe('PAID');
    await sleep(1_200);
    expect(await balancesOf(bank, player)).toEqual({ main: 45_979, locked: 0 });
    expect(await tell(bank, id, 'payout.paid')).toBe(200);
    expect(await balancesOf(bank, player)).toEqual({ main: 45_979, locked: 0 });
  });

  test('never told, the provider is asked', async () => {
    const { player, id } = await asked(4_023);
    await approve(id);
    await bank.platform.movableClock?.advance(10_000);
    await sleep(1_500);
    expect(await rowOf(bank, id)).toMatchObject({ state: 'APPROVED' });
    await bank.platform.movableClock?.advance(10 * 60_000);
    expect(await ended(id)).toBe('PAID');
    expect(await balancesOf(bank, player)).toEqual({ main: 45_977, locked: 0 });
  });

  test('what does not fit moves nothing, and is kept', async () => {
    const { player, id } = await asked();
    // Nobody ordered it yet.
    expect(await tell(bank, id, 'payout.paid')).toBe(422);
    await approve(id);
    expect(await tell(bank, id, 'payout.paid', { amount: 4_001 })).toBe(422);
    expect(await tell(bank, id, 'payout.paid', { payoutId: 'out_other' })).toBe(422);
    expect(await tell(bank, id, 'payout.paid', { currency: 'GBP' })).toBe(422);
    expect(await tell(bank, id, 'payout.paid', { reference: 'wd_unknown' })).toBe(404);
    expect(await tell(bank, id, 'payout.paid', { amount: 0 })).toBe(400);
    expect(await balancesOf(bank, player)).toEqual({ main: 46_000, locked: 4_000 });
    expect(await tell(bank, id, 'payout.failed')).toBe(200);
    // It is back already: a payment all the same is for a person.
    expect(await tell(bank, id, 'payout.paid')).toBe(422);
    expect(await balancesOf(bank, player)).toEqual({ main: 50_000, locked: 0 });
    const kept = await bank.platform.db
      .select()
      .from(unmatchedCallbacks)
      .where(eq(unmatchedCallbacks.referenceId, id));
    expect(kept).toHaveLength(5);
  });
});
