import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeAudited } from './audit.ts';
import { checkDepositAllowed } from '../../../backend/banking/deposits.ts';
import { documentRequests, playerLimits } from '../../../backend/banking/tables.ts';
import { getTransactions } from '../../../backend/banking/transactions.ts';
import { getRecentDepositMethods, getWallet } from '../../../backend/banking/wallet.ts';
import { openDeposit, pay, readDeposit } from './payment-pages.ts';
import { callOf, newPlayer, NOON, openBank, type Bank } from './support.ts';

const DAY = 86_400_000;
let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => closeAudited(bank));

const check = (player: string, query = {}) =>
  checkDepositAllowed(
    callOf(bank.platform, player, { query, body: { ipAddress: '203.0.113.7', blackbox: '' } }),
  );

async function paid(player: string, body: Record<string, unknown> = {}): Promise<string> {
  const { referenceId, redirectUrl } = await openDeposit(bank, player, body);
  await pay(bank, redirectUrl);
  return referenceId;
}

describe('[WAL-02] the wallet', () => {
  test('lists what the deposits brought', async () => {
    const player = await newPlayer(bank.platform);
    await paid(player);
    await paid(player, { amount: 1_250 });
    const { buckets } = await getWallet(callOf(bank.platform, player));
    expect(buckets.main).toEqual([{ walletType: 'MAIN', cashAmount: 6_250 }]);
  });
});

describe('[DEP-02] [DEP-19] the check reads the real state', () => {
  test('limits with what is left, what kind and when the whole is back', async () => {
    const player = await newPlayer(bank.platform);
    await bank.platform.db.insert(playerLimits).values([
      { playerId: player, kind: 'DEPOSIT', period: 'D', limit: 6_000, startedAt: new Date(NOON) },
      { playerId: player, kind: 'DEPOSIT', period: 'M', limit: 90_000, startedAt: new Date(NOON) },
    ]);
    await paid(player);
    expect(await check(player)).toEqual({
      result: 'SUCCESS',
      currency: 'EUR',
      limitLeft: 1_000,
      limitType: 'deposit',
      resetOn: '2026-11-18T22:00:00.000Z',
      isSpendLimit: false,
      bounds: [
        {
          kind: 'OWN_LIMIT',
          period: 'D',
          amount: 6_000,
          used: 5_000,
          left: 1_000,
          resetOn: '2026-11-18T22:00:00.000Z',
        },
        {
          kind: 'OWN_LIMIT',
          period: 'M',
          amount: 90_000,
          used: 5_000,
          left: 85_000,
          resetOn: '2026-11-30T22:00:00.000Z',
        },
      ],
    });
    await expect(openDeposit(bank, player, { amount: 1_001 })).rejects.toMatchObject({
      status: 409,
      code: 'error.deposit.limit_reached',
    });
    await paid(player, { amount: 1_000 });
    expect(await check(player)).toMatchObject({ result: 'SELF_LIMIT_REACHED', limitLeft: 0 });
    await bank.platform.movableClock?.advance(DAY);
    expect(await check(player)).toMatchObject({ result: 'SUCCESS', limitLeft: 6_000 });
    await bank.platform.movableClock?.set(NOON, false);
  });

  test('[DEP-06] [DEP-15] documents with days left; later lets through', async () => {
    const player = await newPlayer(bank.platform);
    await bank.platform.db.insert(documentRequests).values({
      playerId: player,
      documentType: 'PROOF_OF_ID',
      status: 'REQUESTED',
      dueAt: new Date(NOON + 12 * DAY),
    });
    expect(await check(player)).toEqual({
      result: 'DOCUMENTS_PREFERRED',
      currency: 'EUR',
      daysLeftToVerifyDocuments: 12,
    });
    expect(await check(player, { later: true })).toEqual({ result: 'SUCCESS', currency: 'EUR' });
  });

  test('a country that the operator may not serve, of residence or of the moment', async () => {
    const resident = await newPlayer(bank.platform, { countryCode: 'US' });
    expect(await check(resident)).toMatchObject({ result: 'RESTRICTED', hideCashier: true });
    const travelling = callOf<'checkDepositAllowed'>(bank.platform, await newPlayer(bank.platform));
    const there = { ...travelling, origin: { ...travelling.origin, country: 'IR' } };
    expect(await checkDepositAllowed(there)).toMatchObject({ result: 'RESTRICTED' });
  });
});

describe('[DEP-20] a deposit request', () => {
  test.each([
    ['BR', 'CREDITCARD', 'SKRILL'],
    ['BR', 'PAYSAFECARD', 'SKRILL'],
    ['GB', 'CREDITCARD', 'SKRILL'],
  ] as const)(
    '[WAL-08] whoever lives in %s pays with no %s, whatever is asked for',
    async (countryCode, method, other) => {
      const player = await newPlayer(bank.platform, { countryCode });
      const message = 'The method is not offered in the country.';
      await expect(openDeposit(bank, player, { method })).rejects.toMatchObject({
        status: 409,
        code: 'error.deposit.not_allowed',
        message,
      });
      // Something else may stand against it, such as the limit that is offered first in Great Britain.
      const answer = await openDeposit(bank, player, { method: other }).catch(
        (error: unknown) => error,
      );
      expect(answer).not.toMatchObject({ message });
      const { available } = await getRecentDepositMethods(callOf(bank.platform, player));
      expect(available.map((one) => one.method)).not.toContain(method);
    },
  );

  test("nobody reads another player's deposit", async () => {
    const { referenceId } = await openDeposit(bank, await newPlayer(bank.platform));
    const stranger = await newPlayer(bank.platform);
    await expect(readDeposit(bank, stranger, referenceId)).rejects.toMatchObject({
      status: 404,
      code: 'error.deposit.not_found',
    });
  });
});

describe('[TXN-01] [TXN-08] the history', () => {
  test('is paged newest first, filtered by category and time, and says when it ends', async () => {
    const player = await newPlayer(bank.platform);
    const references: string[] = [];
    for (let n = 0; n < 5; n++) {
      await bank.platform.movableClock?.set(NOON + n * 60_000, true);
      references.unshift(await paid(player, { amount: 1_000 + n }));
    }
    await bank.platform.movableClock?.set(NOON + 300_000, false);
    const page = (query: Record<string, unknown>) =>
      getTransactions(callOf(bank.platform, player, { query }));
    const first = await page({ limit: 3 });
    expect(first.transactions.map(({ referenceId }) => referenceId)).toEqual(
      references.slice(0, 3),
    );
    expect(first.hasMore).toBe(true);
    // An arrival in between moves nothing.
    await openDeposit(bank, player, {}, randomUUID());
    const last = await page({ limit: 3, position: first.position });
    expect(last.transactions.map(({ referenceId }) => referenceId)).toEqual(references.slice(3));
    expect(last.hasMore).toBe(false);
    const end = { transactions: [], position: last.position, hasMore: false };
    expect(await page({ position: last.position })).toEqual(end);
    const stranger = await newPlayer(bank.platform);
    const theirs = await openDeposit(bank, stranger, {}, randomUUID());
    const other = getTransactions(callOf(bank.platform, stranger, { query: {} }));
    const { position, transactions } = await other;
    expect(transactions.map(({ referenceId }) => referenceId)).toEqual([theirs.referenceId]);
    // Another player's position, or one that never was, is refused: nobody knows what lies behind it.
    for (const gone of [position, 9_007_199_254_740_991]) {
      await expect(page({ position: gone })).rejects.toMatchObject({
        status: 404,
        code: 'error.transactions.position',
      });
    }
    expect(last.transactions[1]).toMatchObject({
      type: 'DEPOSIT',
      category: 'PAYMENT',
      status: 'SUCCESS',
      amount: 1_000,
      balanceAfterTransaction: 1_000,
    });
    expect((await page({ category: 'CASINO' })).transactions).toEqual([]);
    const window = {
      from: new Date(NOON + 60_000).toISOString(),
      to: new Date(NOON + 180_000).toISOString(),
    };
    expect((await page(window)).transactions.map(({ amount }) => amount)).toEqual([1_002, 1_001]);
    await bank.platform.movableClock?.set(NOON, false);
  });
});
