import { CURRENT_TERMS_VERSION } from '../../../reference/terms.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getAccessDetails } from '../../../backend/access/profile.ts';
import { checkDepositAllowed } from '../../../backend/banking/deposits.ts';
import { documentRequests, playerLimits, transactions } from '../../../backend/banking/tables.ts';
import { getRecentDepositMethods } from '../../../backend/banking/wallet.ts';
import { openDeposit, pay, readDeposit, submit } from './payment-pages.ts';
import { callOf, newPlayer, NOON, openBank, type Bank } from './support.ts';

const DAY = 86_400_000;
let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const check = (player: string) =>
  checkDepositAllowed(
    callOf(bank.platform, player, { body: { ipAddress: '203.0.113.7', blackbox: '' } }),
  );

/** Pays, until the platform has heard of it: a starved machine may lose the first callback. */
async function paid(player: string, body: Record<string, unknown> = {}): Promise<void> {
  const { referenceId, redirectUrl } = await openDeposit(bank, player, body);
  await pay(bank, redirectUrl);
  const deposit = () => readDeposit(bank, player, referenceId);
  await expect.poll(async () => (await deposit()).status).toBe('SUCCESS');
}

const limited = (
  player: string,
  limit: number,
  period: 'D' | 'W' | 'M',
  kind: 'DEPOSIT' | 'SPEND' = 'DEPOSIT',
) =>
  bank.platform.db
    .insert(playerLimits)
    .values({ playerId: player, kind, period, limit, startedAt: new Date(NOON - 60 * DAY) });

/** A movement as it is in the history when its money has moved, or is about to. */
const moved = (
  player: string,
  different: Pick<typeof transactions.$inferInsert, 'type' | 'amount'> &
    Partial<typeof transactions.$inferInsert>,
) =>
  bank.platform.db.insert(transactions).values({
    referenceId: randomUUID(),
    playerId: player,
    category: 'PAYMENT',
    status: 'COMPLETED',
    currency: 'EUR',
    balanceAfter: 0,
    wallet: 'MAIN',
    at: new Date(NOON - 60_000),
    ...different,
  });

/** Does something at another instant of the platform's clock. */
async function at(instant: number, work: () => Promise<unknown>): Promise<void> {
  const clock = bank.platform.movableClock;
  await clock?.set(instant, false);
  await work();
  await clock?.set(NOON, false);
}

test.each([0, CURRENT_TERMS_VERSION - 1])(
  '[GUARD-08] who has not accepted the terms that hold opens no deposit, whatever is called: %s',
  async (termsVersion) => {
    const player = await newPlayer(bank.platform, { termsVersion });
    expect(await check(player)).toMatchObject({
      result: 'FORBIDDEN',
      because: 'TERMS',
      hideCashier: true,
    });
    await expect(openDeposit(bank, player)).rejects.toMatchObject({
      status: 409,
      code: 'error.deposit.terms',
    });
  },
);

describe('[DEP-10] [LIM-01] limits of a week and of a month', () => {
  test('count from Monday, and from the first', async () => {
    const player = await newPlayer(bank.platform);
    await limited(player, 10_000, 'W');
    await at(NOON - 6 * DAY, () => paid(player));
    await at(NOON - DAY, () => paid(player, { amount: 2_000 }));
    expect(await check(player)).toMatchObject({
      limitLeft: 8_000,
      resetOn: '2026-11-22T22:00:00.000Z',
    });
    await limited(player, 7_500, 'M');
    expect(await check(player)).toMatchObject({
      limitLeft: 500,
      resetOn: '2026-11-30T22:00:00.000Z',
    });
  });
});

describe('[DEP-10] caps are sums of money, not numbers', () => {
  const brazilian = { countryCode: 'BR', market: 'BR', currency: 'BRL' } as const;
  const inReais = (amount: number) => ({ amount, currency: 'BRL', method: 'SKRILL' });

  test('[DEP-02] what an unverified player may reach is five times as many centavos', async () => {
    const player = await newPlayer(bank.platform, { ...brazilian, kycStatus: 'NOT_VERIFIED' });
    await paid(player, inReais(300_000));
    await expect(openDeposit(bank, player, inReais(700_001))).rejects.toMatchObject({
      status: 409,
      code: 'error.deposit.unverified_cap',
    });
    await paid(player, inReais(700_000));
    // The check that would say that it is reached names the documents instead, which are due now.
    expect(await check(player)).toMatchObject({ result: 'DOCUMENTS_REQUIRED' });
    await bank.platform.db.update(documentRequests).set({ status: 'VERIFIED' });
    expect(await check(player)).toMatchObject({ result: 'EXCEEDS_KYC_LIMIT' });
  });

  test('[DEP-02] and so is what may be withdrawn in a day, with what is on its way', async () => {
    const player = await newPlayer(bank.platform, brazilian);
    const withdrawn = (amount: number, different = {}) =>
      moved(player, { type: 'WITHDRAW', amount, currency: 'BRL', ...different });
    await withdrawn(-4_999_999, { at: new Date(NOON - DAY) });
    await withdrawn(-4_999_999, { status: 'FAILED' });
    await withdrawn(-1_000_000);
    expect(await check(player)).toMatchObject({ result: 'SUCCESS' });
    await withdrawn(-4_000_000, { status: 'PENDING' });
    expect(await check(player)).toMatchObject({ result: 'WITHDRAWAL_LIMIT_REACHED' });
    await expect(openDeposit(bank, player, inReais(10_000))).rejects.toMatchObject({
      status: 409,
      code: 'error.withdrawal.limit',
    });
  });
});

test('[WAL-07] the way used last comes first, and the first deposit stays the first', async () => {
  const player = await newPlayer(bank.platform);
  const bySkrill = async () => {
    const { redirectUrl } = await openDeposit(bank, player, { method: 'SKRILL' });
    await submit(bank, redirectUrl, 'details', { account: 'a@example.org' });
    await submit(bank, redirectUrl, 'confirm');
  };
  const methods = async () =>
    (await getRecentDepositMethods(callOf(bank.platform, player))).methods;
  await at(NOON - 3 * DAY, () => paid(player));
  await at(NOON - 2 * DAY, bySkrill);
  expect(await methods()).toEqual(['SKRILL', 'CREDITCARD']);
  await at(NOON - DAY, () => paid(player));
  expect(await methods()).toEqual(['CREDITCARD', 'SKRILL']);
  const { firstDepositDate } = await getAccessDetails(callOf(bank.platform, player));
  expect(firstDepositDate).toMatch(/^2026-11-15T12:00:/);
});
