import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { depositSummary } from '../../../backend/banking/deposit-summary.ts';
import { lockWallet, post } from '../../../backend/banking/ledger.ts';
import { deposits, transactions } from '../../../backend/banking/tables.ts';
import {
  getRecentDepositMethods,
  getTransactionSummary,
  getWallet,
} from '../../../backend/banking/wallet.ts';
import { callOf, newPlayer, NOON, openBank, type Bank } from './support.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const MINUTE = 60_000;

/** A deposit in the history, so many minutes after noon. */
async function deposited(
  player: string,
  minute: number,
  different: Partial<typeof transactions.$inferInsert> = {},
  method: typeof deposits.$inferInsert.method = 'CREDITCARD',
): Promise<void> {
  const referenceId = randomUUID();
  await bank.platform.db.insert(transactions).values({
    referenceId,
    playerId: player,
    type: 'DEPOSIT',
    category: 'PAYMENT',
    status: 'SUCCESS',
    amount: 5_000,
    currency: 'EUR',
    balanceAfter: 5_000,
    wallet: 'MAIN',
    at: new Date(NOON + minute * MINUTE),
    ...different,
  });
  if (different.category !== undefined || different.type !== undefined) return;
  const shown = { siteId: '2', locale: 'fi-FI' };
  const deposit = { referenceId, playerId: player, method, paymentId: randomUUID(), ...shown };
  await bank.platform.db.insert(deposits).values({ ...deposit, ipAddress: '', blackbox: '' });
}

const noPlayer = { status: 403, code: 'error.session.forbidden' };
const message = 'There is no such player.';

test('[WAL-02] [WAL-03] every pocket is in its bucket, an emptied one too', async () => {
  const player = await newPlayer(bank.platform);
  await bank.platform.db.transaction(async (tx) => {
    const wallet = await lockWallet(tx, player);
    if (!wallet) throw new Error('no such player');
    const entries = [
      { account: 'ADJUSTMENTS', amount: -1_500 },
      { account: 'MAIN', amount: 700 },
      { account: 'LOCKED', amount: 300 },
      { account: 'BONUS:CASINO', amount: 400 },
      { account: 'BONUS:SPORTS', amount: 100 },
    ] as const;
    await post(tx, wallet, { reference: randomUUID(), at: NOON, entries });
    const lost = [
      { account: 'BONUS:SPORTS', amount: -100 },
      { account: 'GAMES', amount: 100 },
    ] as const;
    await post(tx, wallet, { reference: randomUUID(), at: NOON, entries: lost });
  });
  expect(await getWallet(callOf(bank.platform, player))).toEqual({
    currency: 'EUR',
    version: expect.any(Number),
    buckets: {
      main: [{ walletType: 'MAIN', cashAmount: 700 }],
      locked: [{ walletType: 'LOCKED', cashAmount: 300 }],
      bonus: [
        { walletType: 'BONUS', bonusAmount: 400, vertical: 'CASINO' },
        { walletType: 'BONUS', bonusAmount: 0, vertical: 'SPORTS' },
      ],
    },
  });
});

test('[WAL-02] a player without money has no pockets; nobody has no wallet', async () => {
  const player = await newPlayer(bank.platform, { currency: 'NOK' });
  expect(await getWallet(callOf(bank.platform, player))).toEqual({
    currency: 'NOK',
    version: 0,
    buckets: { main: [], locked: [], bonus: [] },
  });
  const nobody = callOf<'getWallet'>(bank.platform, randomUUID());
  await expect(getWallet(nobody)).rejects.toMatchObject({ ...noPlayer, message });
});

describe('[WAL-07] the methods that the player used', () => {
  const read = (player: string) => getRecentDepositMethods(callOf(bank.platform, player));

  test('are those of deposits that succeeded, the latest first, each once, five at most', async () => {
    const player = await newPlayer(bank.platform);
    const used = ['SIRU', 'TRUSTLY', 'SKRILL', 'NETELLER', 'EUTELLER', 'TRUSTLY', 'CREDITCARD'];
    for (const [minute, method] of used.entries())
      await deposited(player, minute, {}, method as 'SIRU');
    for (const status of ['PENDING', 'FAILED', 'CANCELLED', 'WAITING_INPUT'] as const)
      await deposited(player, 60, { status }, 'MUCHBETTER');
    await deposited(await newPlayer(bank.platform), 90, {}, 'PAYSAFECARD');
    expect((await read(player)).methods).toEqual([
      'CREDITCARD',
      'TRUSTLY',
      'EUTELLER',
      'NETELLER',
      'SKRILL',
    ]);
  });

  test('stand beside all that the country offers, in the currency of the account', async () => {
    const place = { countryCode: 'IN', market: 'IN', currency: 'INR' } as const;
    const { available, currency, methods } = await read(await newPlayer(bank.platform, place));
    expect({ currency, methods }).toEqual({ currency: 'INR', methods: [] });
    expect(available.map(({ method }) => method)).toEqual([
      'CREDITCARD',
      'MUCHBETTER',
      'NETELLER',
      'PAYSAFECARD',
      'SKRILL',
      'MSIPAY',
    ]);
    expect(available.at(-1)).toEqual({
      method: 'MSIPAY',
      min: 100_000,
      max: 20_000_000,
      fee: 0,
      time: 'AT_ONCE',
    });
    await expect(read(randomUUID())).rejects.toMatchObject({ ...noPlayer, message });
  });
});

describe('[DEP-22] deposits so far', () => {
  const summary = (player: string) => depositSummary(bank.platform.db, player);

  test('count when they succeeded, from the first on; bonuses and withdrawals are none', async () => {
    const player = await newPlayer(bank.platform);
    const count = () => getTransactionSummary(callOf(bank.platform, player));
    await deposited(player, 1, { status: 'PENDING' });
    await deposited(player, 2, { category: 'BONUS' });
    await deposited(player, 3, { type: 'WITHDRAW' });
    await deposited(await newPlayer(bank.platform), 4);
    expect(await summary(player)).toEqual({ count: 0, firstAt: null });
    expect(await count()).toEqual({ totalDepositsCount: 0 });
    await deposited(player, 66);
    await deposited(player, 5);
    expect(await summary(player)).toEqual({ count: 2, firstAt: new Date(NOON + 5 * MINUTE) });
    expect(await count()).toEqual({ totalDepositsCount: 2 });
  });
});
