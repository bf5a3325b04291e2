import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkDepositAllowed } from '../../../backend/banking/deposits.ts';
import { lockWallet, post } from '../../../backend/banking/ledger.ts';
import { documentRequests } from '../../../backend/banking/tables.ts';
import { getTransactions } from '../../../backend/banking/transactions.ts';
import { getWallet } from '../../../backend/banking/wallet.ts';
import { approveWithdrawal, declineWithdrawal } from '../../../backend/banking/withdrawal-ends.ts';
import { defaultRateLimits } from '../../../backend/platform/rate-limits.ts';
import { newPlayerFlags } from '../../../backend/players/flags.ts';
import { players } from '../../../backend/players/tables.ts';
import { playerBonuses, campaigns } from '../../../backend/rewards/tables.ts';
import { depositCampaigns } from '../../../backend/seeds/campaigns.ts';
import { payoutProvider } from '../../../backend/third-parties/payout-provider/provider.ts';
import { closeAudited } from './audit.ts';
import { callback, deliver, openDeposit, pay, paymentIdOf } from './payment-pages.ts';
import {
  balancesOf,
  cancel,
  checkLimit,
  pendingOf,
  playerWithMoney,
  rowOf,
  withdraw,
} from './payouts.ts';
import { callOf, newPlayer, NOON, openBank, type Bank } from './support.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
  await bank.platform.db.insert(campaigns).values([...depositCampaigns]);
});
afterAll(() => closeAudited(bank));

const set = (id: string, values: Partial<typeof players.$inferInsert>) =>
  bank.platform.db.update(players).set(values).where(eq(players.id, id));

const DAY = 86_400_000;

/** Puts money into the main balance, minor units. */
const give = (playerId: string, amount: number) =>
  bank.platform.db.transaction(async (tx) => {
    const wallet = await lockWallet(tx, playerId);
    if (!wallet) throw new Error('no wallet');
    await post(tx, wallet, {
      reference: `a gift to ${playerId}`,
      at: NOON,
      entries: [
        { account: 'ADJUSTMENTS', amount: -amount },
        { account: 'MAIN', amount },
      ],
    });
  });

describe('[WDR-01] [API-064] the check', () => {
  test('says what the limit leaves, what there is and by what it is paid', async () => {
    const player = await playerWithMoney(bank);
    expect(await checkLimit(bank, player)).toEqual({
      result: 'SUCCESS',
      limit: 1_000_000,
      originalLimit: 1_000_000,
      duration: 'daily',
      resetOn: '2026-11-18T22:00:00.000Z',
      currency: 'EUR',
      balance: 50_000,
      // Money goes back the way it came.
      methods: [
        {
          method: 'CREDITCARD',
          min: 1_000,
          max: 500_000,
          fee: 0,
          time: 'WITHIN_3_BANK_DAYS',
          instrument: 'Visa ···· 4242',
        },
      ],
    });
  });

  test('[WDR-02] counts what was asked for today, until the day is over', async () => {
    const player = await playerWithMoney(bank, {}, 500_000);
    await withdraw(bank, player, { amount: 400_000 });
    expect(await checkLimit(bank, player)).toMatchObject({ limit: 600_000, balance: 100_000 });
  });

  test('[WDR-13] [PROF-02] forbids it by the flags, and nobody for a risk alone', async () => {
    const player = await playerWithMoney(bank);
    for (const flags of [{ withdrawal: false }, { payout: false }]) {
      await set(player, { flags: { ...newPlayerFlags, ...flags } });
      expect(await checkLimit(bank, player)).toMatchObject({ result: 'FORBIDDEN', methods: [] });
      await expect(withdraw(bank, player)).rejects.toMatchObject({
        code: 'error.withdrawal.not_allowed',
      });
    }
    await set(player, { flags: newPlayerFlags, multibrandSuspended: true });
    expect(await checkLimit(bank, player)).toMatchObject({ result: 'FORBIDDEN' });
    await set(player, { multibrandSuspended: false, status: 'PAYOUT', riskPayout: true });
    expect(await checkLimit(bank, player)).toMatchObject({ result: 'SUCCESS' });
    expect(await withdraw(bank, player)).toMatchObject({ needsReview: true });
    await set(player, { status: 'RESTRICTED' });
    expect(await checkLimit(bank, player)).toMatchObject({ result: 'RESTRICTED' });
    await set(player, { status: 'CLOSED' });
    expect(await checkLimit(bank, player)).toMatchObject({ result: 'FORBIDDEN' });
  });

  test('[WDR-10] asks for documents before money goes out', async () => {
    const { db } = bank.platform;
    const player = await playerWithMoney(bank);
    const asked = (status: 'REQUESTED' | 'UNDER_REVIEW', dueIn: number) =>
      db
        .insert(documentRequests)
        .values({
          playerId: player,
          documentType: 'PROOF_OF_ID',
          status,
          dueAt: new Date(NOON + dueIn),
        })
        .onConflictDoUpdate({
          target: [documentRequests.playerId, documentRequests.documentType],
          set: { status, dueAt: new Date(NOON + dueIn) },
        });
    await asked('REQUESTED', 5 * DAY);
    expect(await checkLimit(bank, player)).toMatchObject({
      result: 'DOCUMENTS_PREFERRED',
      daysLeftToVerifyDocuments: 5,
    });
    expect(await checkLimit(bank, player, { later: true })).toMatchObject({ result: 'SUCCESS' });
    await set(player, { countryCode: 'SE' });
    expect(await checkLimit(bank, player, { later: true })).toMatchObject({
      result: 'DOCUMENTS_PREFERRED',
    });
    await expect(withdraw(bank, player)).rejects.toMatchObject({ status: 409 });
    await set(player, { countryCode: 'FI' });
    await asked('REQUESTED', -DAY);
    expect(await checkLimit(bank, player)).toMatchObject({ result: 'DOCUMENTS_REQUIRED' });
    // No exception for a level here: that is for deposits alone.
    await set(player, { kycStatus: 'PENDING_EXPIRED' });
    expect(await checkLimit(bank, player)).toMatchObject({ result: 'DOCUMENTS_REQUIRED' });
    await asked('UNDER_REVIEW', -DAY);
    expect(await checkLimit(bank, player)).toMatchObject({ result: 'DOCUMENTS_UNDER_REVIEW' });
    await asked('REQUESTED', -30 * DAY);
    expect(await checkLimit(bank, player)).toMatchObject({
      result: 'DOCUMENTS_REQUIRED_RESTRICTED',
    });
  });

  test('[WDR-10] asks who was never verified, before the first money goes out', async () => {
    const player = await playerWithMoney(bank, { kycStatus: 'NOT_VERIFIED' });
    expect(await checkLimit(bank, player)).toMatchObject({ result: 'DOCUMENTS_REQUIRED' });
    await expect(withdraw(bank, player)).rejects.toMatchObject({
      code: 'error.withdrawal.not_allowed',
    });
  });

  test('offers no method that the player’s country does not have, though they paid in by it', async () => {
    const player = await newPlayer(bank.platform);
    for (const method of ['TRUSTLY', 'CREDITCARD']) {
      const { referenceId: reference, redirectUrl } = await openDeposit(bank, player, { method });
      await deliver(bank, callback({ reference, paymentId: paymentIdOf(redirectUrl) }));
    }
    const offered = async () =>
      (await checkLimit(bank, player)).methods.map(({ method }) => method).toSorted();
    expect(await offered()).toEqual(['CREDITCARD', 'TRUSTLY']);
    await set(player, { countryCode: 'CA' });
    expect(await offered()).toEqual(['CREDITCARD']);
    await expect(withdraw(bank, player, { method: 'TRUSTLY' })).rejects.toMatchObject({
      code: 'error.withdrawal.not_allowed',
    });
  });

  test('[WDR-02] what came back uses nothing of the limit', async () => {
    const player = await playerWithMoney(bank);
    const { limit } = await checkLimit(bank, player);
    const { pendingWithdrawalId: id } = await withdraw(bank, player);
    expect((await checkLimit(bank, player)).limit).toBe(limit - 4_000);
    await cancel(bank, player, id);
    expect((await checkLimit(bank, player)).limit).toBe(limit);
    const { pendingWithdrawalId: declined } = await withdraw(bank, player);
    await declineWithdrawal(bank.platform, declined, 'OTHER');
    expect((await checkLimit(bank, player)).limit).toBe(limit);
  });

  test('offers what can take money back, where none that was used can', async () => {
    const player = await newPlayer(bank.platform);
    const { redirectUrl } = await openDeposit(bank, player, { method: 'TRUSTLY', amount: 5_000 });
    expect(redirectUrl).toBeTruthy();
    expect((await checkLimit(bank, player)).methods).toEqual([]);
  });
});

describe('[WDR-11] [API-062] the request', () => {
  test('moves the money from main to locked, and says so in the history', async () => {
    const player = await playerWithMoney(bank);
    const { pendingWithdrawalId } = await withdraw(bank, player);
    expect(await balancesOf(bank, player)).toEqual({ main: 46_000, locked: 4_000 });
    const { transactions } = await getTransactions(callOf(bank.platform, player));
    expect(transactions[0]).toMatchObject({
      referenceId: pendingWithdrawalId,
      type: 'WITHDRAW',
      status: 'PENDING',
      amount: -4_000,
      balanceAfterTransaction: 46_000,
    });
    // The connection's: the client's own claim is no evidence.
    expect(await rowOf(bank, pendingWithdrawalId)).toMatchObject({ ipAddress: '127.0.0.1' });
    expect(await pendingOf(bank, player)).toMatchObject({
      withdrawals: [
        { pendingWithdrawalId, amount: 4_000, status: 'PENDING', method: 'CREDITCARD' },
      ],
      decided: [],
    });
  });

  test('is one, however often it is asked for under its key', async () => {
    const player = await playerWithMoney(bank);
    const key = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => withdraw(bank, player, {}, key)),
    );
    expect(new Set(replies.map(({ pendingWithdrawalId }) => pendingWithdrawalId)).size).toBe(1);
    expect(await balancesOf(bank, player)).toEqual({ main: 46_000, locked: 4_000 });
    await expect(withdraw(bank, player, { amount: 5_000 }, key)).rejects.toMatchObject({
      code: 'error.idempotency.mismatch',
    });
  });

  test('of two tabs at once takes no more than there is', async () => {
    const player = await playerWithMoney(bank, {}, 5_000);
    const results = await Promise.allSettled(
      Array.from({ length: 4 }, () => withdraw(bank, player, { amount: 4_000 })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'error.withdrawal.not_enough_funds' });
    expect(await balancesOf(bank, player)).toEqual({ main: 1_000, locked: 4_000 });
  });

  test.each([
    ['above the balance', { amount: 50_001 }, 'error.withdrawal.not_enough_funds'],
    ['below the least', { amount: 999 }, 'error.withdrawal.amount.too_low'],
    ['in another currency', { currency: 'GBP' }, 'error.withdrawal.currency'],
    ['by what they never paid with', { method: 'SKRILL' }, 'error.withdrawal.not_allowed'],
  ])('%s is refused, and nothing moves', async (_what, body, code) => {
    const player = await playerWithMoney(bank);
    await expect(withdraw(bank, player, body)).rejects.toMatchObject({ code });
    expect(await balancesOf(bank, player)).toEqual({ main: 50_000, locked: 0 });
  });

  test('the last of it goes out, however little', async () => {
    const player = await playerWithMoney(bank, {}, 1_500);
    await withdraw(bank, player, { amount: 1_000 });
    expect((await checkLimit(bank, player)).methods).toMatchObject([{ min: 500 }]);
    await withdraw(bank, player, { amount: 500 });
    expect(await balancesOf(bank, player)).toEqual({ main: 0, locked: 1_500 });
  });

  test('[WDR-02] [DEP-21] is held to what the limit leaves', async () => {
    const player = await playerWithMoney(bank, {}, 500_000);
    for (const amount of [500_000, 500_000]) {
      const { redirectUrl } = await openDeposit(bank, player, { amount });
      await pay(bank, redirectUrl);
    }
    await withdraw(bank, player, { amount: 500_000 });
    await withdraw(bank, player, { amount: 450_000 });
    await expect(withdraw(bank, player, { amount: 50_001 })).rejects.toMatchObject({
      code: 'error.withdrawal.limit',
    });
    await withdraw(bank, player, { amount: 50_000 });
    expect(await checkLimit(bank, player)).toMatchObject({
      result: 'WITHDRAWAL_LIMIT_REACHED',
      limit: 0,
    });
    await expect(withdraw(bank, player)).rejects.toMatchObject({ code: 'error.withdrawal.limit' });
  });

  test('[WDR-02] [DEP-10] the limit of the day is of a day where the player lives, and says when it is back', async () => {
    const clock = bank.platform.movableClock;
    // Ten at night in São Paulo, where it is tomorrow by UTC; half past eleven in Helsinki, where it is not.
    const evenings = [
      ['BR', 'BRL', Date.UTC(2026, 10, 19, 1), '2026-11-19T03:00:00.000Z'],
      ['FI', 'EUR', Date.UTC(2026, 10, 18, 21, 30), '2026-11-18T22:00:00.000Z'],
    ] as const;
    for (const [countryCode, currency, evening, resetOn] of evenings) {
      await clock?.set(evening - 3 * 3_600_000, true);
      const player = await newPlayer(bank.platform, { countryCode, currency });
      await give(player, 20_000_000);
      const { limit, methods } = await checkLimit(bank, player);
      const [{ method } = { method: 'none' }] = methods;
      for (let left = limit; left > 0; left = (await checkLimit(bank, player)).limit) {
        const most = Math.min(left, methods[0]?.max ?? 0);
        await withdraw(bank, player, { method, currency, amount: most });
      }
      await clock?.set(evening, true);
      const reached = { result: 'WITHDRAWAL_LIMIT_REACHED', limit: 0, resetOn };
      expect(await checkLimit(bank, player)).toMatchObject(reached);
      const body = { ipAddress: '203.0.113.7', blackbox: '' };
      const call = callOf<'checkDepositAllowed'>(bank.platform, player, { body });
      expect(await checkDepositAllowed(call)).toMatchObject({
        result: 'WITHDRAWAL_LIMIT_REACHED',
        resetOn,
      });
      await clock?.set(Date.parse(resetOn), true);
      expect(await checkLimit(bank, player)).toMatchObject({ result: 'SUCCESS', limit });
    }
    await clock?.set(NOON, false);
  });

  test('[WDR-02] the day that counts is that of the request, whenever it is paid out', async () => {
    const clock = bank.platform.movableClock;
    // Ten to midnight in Helsinki.
    const evening = Date.UTC(2026, 10, 18, 21, 50);
    await clock?.set(evening, true);
    const player = await playerWithMoney(bank);
    const { limit } = await checkLimit(bank, player);
    const { pendingWithdrawalId } = await withdraw(bank, player, { amount: 10_000 });
    expect((await checkLimit(bank, player)).limit).toBe(limit - 10_000);
    await clock?.set(evening + 20 * 60_000, true);
    expect((await checkLimit(bank, player)).limit).toBe(limit);
    await approveWithdrawal(bank.platform, pendingWithdrawalId, payoutProvider, null);
    expect((await rowOf(bank, pendingWithdrawalId)).state).toBe('APPROVED');
    expect((await checkLimit(bank, player)).limit).toBe(limit);
    await clock?.set(NOON, false);
  });

  test('[WDR-11] thirty an hour are taken, cancellations counted and repetitions not', async () => {
    const { config } = bank.platform;
    const limits = { ...config.limits, withdrawals: defaultRateLimits('production').withdrawals };
    const limited = { ...bank, platform: { ...bank.platform, config: { ...config, limits } } };
    const player = await playerWithMoney(bank);
    const ask = (key?: string) => withdraw(limited, player, { amount: 1_000 }, key);
    const key = randomUUID();
    const { pendingWithdrawalId: first } = await ask(key);
    await cancel(limited, player, first, { amount: 1_000 });
    for (let n = 2; n < 30; n += 1) await ask();
    expect(await ask(key)).toMatchObject({ pendingWithdrawalId: first });
    await expect(ask()).rejects.toMatchObject({ status: 429, code: 'error.rate_limited' });
    await bank.platform.movableClock?.advance(3_600_000);
    await ask();
    await bank.platform.movableClock?.set(NOON, false);
  });

  test('[WDR-13] goes to a person above what the sum is in the player’s own currency', async () => {
    const player = await newPlayer(bank.platform, { countryCode: 'IN', currency: 'INR' });
    const paidIn = { amount: 20_000_000, currency: 'INR' };
    const { referenceId: reference, redirectUrl } = await openDeposit(bank, player, paidIn);
    const news = { reference, paymentId: paymentIdOf(redirectUrl), ...paidIn };
    await deliver(bank, callback(news));
    const ask = (amount: number) => withdraw(bank, player, { amount, currency: 'INR' });
    expect(await ask(10_000_000)).toMatchObject({ needsReview: false });
    expect(await ask(100_000)).toMatchObject({ needsReview: true });
  });

  test('[WDR-13] goes to a person with the flag, or above the sum', async () => {
    const player = await playerWithMoney(bank, {}, 300_000);
    expect(await withdraw(bank, player, { amount: 100_001 })).toMatchObject({ needsReview: true });
    const other = await playerWithMoney(bank, {}, 300_000);
    expect(await withdraw(bank, other, { amount: 100_000 })).toMatchObject({ needsReview: false });
    const reviewed = await playerWithMoney(bank, {
      flags: { ...newPlayerFlags, isWithdrawalReview: true },
    });
    const { pendingWithdrawalId, needsReview } = await withdraw(bank, reviewed);
    expect(needsReview).toBe(true);
    expect(await rowOf(bank, pendingWithdrawalId)).toMatchObject({ needsReview: true });
  });
});

describe('[WDR-12] an active bonus', () => {
  const withBonus = async (): Promise<string> => {
    const player = await newPlayer(bank.platform);
    const { redirectUrl } = await openDeposit(bank, player, { selectedBonusId: 'welcome-100' });
    await pay(bank, redirectUrl);
    return player;
  };

  test('is told of by the check, and lost only by saying so', async () => {
    const player = await withBonus();
    expect(await checkLimit(bank, player)).toMatchObject({
      bonus: { amount: 5_000, wageringLeft: 150_000 },
    });
    await expect(withdraw(bank, player)).rejects.toMatchObject({ code: 'error.withdrawal.bonus' });
    const before = await getWallet(callOf(bank.platform, player));
    expect(before.buckets.bonus).toMatchObject([{ bonusAmount: 5_000 }]);
    await withdraw(bank, player, { forfeitBonus: true });
    const after = await getWallet(callOf(bank.platform, player));
    expect(after.buckets.bonus).toMatchObject([{ bonusAmount: 0 }]);
    expect(await balancesOf(bank, player)).toEqual({ main: 1_000, locked: 4_000 });
    const [bonus] = await bank.platform.db
      .select()
      .from(playerBonuses)
      .where(eq(playerBonuses.playerId, player));
    expect(bonus?.status).toBe('FORFEITED');
    const { transactions } = await getTransactions(callOf(bank.platform, player));
    expect(transactions.map(({ type }) => type)).toContain('FORFEIT');
    expect((await checkLimit(bank, player)).bonus).toBeUndefined();
  });

  test('stays with a withdrawal that is refused', async () => {
    const player = await withBonus();
    await expect(
      withdraw(bank, player, { forfeitBonus: true, amount: 5_001 }),
    ).rejects.toMatchObject({ code: 'error.withdrawal.not_enough_funds' });
    expect((await checkLimit(bank, player)).bonus).toMatchObject({ amount: 5_000 });
  });
});
