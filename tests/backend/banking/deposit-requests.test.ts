import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPlayerFlags } from '../../../backend/players/flags.ts';
import type { players } from '../../../backend/players/tables.ts';
import { readDepositPlayer } from '../../../backend/banking/deposit-facts.ts';
import { checkDepositAllowed, requestDeposit } from '../../../backend/banking/deposits.ts';
import {
  deposits,
  documentRequests,
  idempotencyKeys,
  playerLimits,
  transactions,
} from '../../../backend/banking/tables.ts';
import { campaigns } from '../../../backend/rewards/tables.ts';
import { depositCampaigns } from '../../../backend/seeds/campaigns.ts';
import { depositPorts } from '../../../backend/bindings/payments.ts';
import { payments } from '../../../backend/third-parties/payment-provider/tables.ts';
import { callback, deliver, openDeposit, paymentIdOf, readDeposit } from './payment-pages.ts';
import { callOf, depositBody, newPlayer, NOON, openBank, type Bank } from './support.ts';

/** The whole answers to a deposit's check and request, and the record of a request. */

const DAY = 86_400_000;
let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
  await bank.platform.movableClock?.set(NOON, true);
  await bank.platform.db.insert(campaigns).values([...depositCampaigns]);
});
afterAll(() => bank.close());

type PlayerRow = typeof players.$inferInsert;
const check = (player: string, query = {}) =>
  checkDepositAllowed(callOf(bank.platform, player, { query }));
const asked = (player: string, different: Partial<typeof documentRequests.$inferInsert>) =>
  bank.platform.db.insert(documentRequests).values({
    playerId: player,
    documentType: 'PROOF_OF_ID',
    status: 'REQUESTED',
    dueAt: new Date(NOON),
    ...different,
  });
const spent = (player: string, type: 'BET' | 'WITHDRAW', amount: number) =>
  bank.platform.db.insert(transactions).values({
    referenceId: randomUUID(),
    playerId: player,
    type,
    category: type === 'BET' ? 'CASINO' : 'PAYMENT',
    status: 'COMPLETED',
    amount: -amount,
    currency: 'EUR',
    balanceAfter: 0,
    wallet: 'MAIN',
    at: new Date(NOON - 60_000),
  });
const limited = (player: string, kind: 'DEPOSIT' | 'SPEND', limit: number) =>
  bank.platform.db
    .insert(playerLimits)
    .values({ playerId: player, kind, period: 'D', limit, startedAt: new Date(NOON) });

describe('[DEP-02] the check answers', () => {
  const UNVERIFIED = { kind: 'UNVERIFIED', amount: 200_000, used: 0, left: 200_000 };
  const WITHOUT_CASHIER = { currency: 'EUR', hideCashier: true };

  test.each<[string, Partial<PlayerRow>, object]>([
    ['nothing in the way', {}, { result: 'SUCCESS', currency: 'EUR' }],
    [
      'an account that is not ready',
      { status: 'PRE_REGISTERED' },
      { result: 'FAILURE', currency: 'EUR' },
    ],
    [
      'a closed one',
      { status: 'CLOSED' },
      { result: 'FORBIDDEN', because: 'ACCOUNT', ...WITHOUT_CASHIER },
    ],
    [
      'a restricted one',
      { status: 'RESTRICTED' },
      { result: 'RESTRICTED', because: 'ACCOUNT', ...WITHOUT_CASHIER },
    ],
    [
      'a suspended level',
      { kycStatus: 'SUSPENDED' },
      { result: 'DOCUMENTS_REQUIRED_RESTRICTED', bounds: [UNVERIFIED], ...WITHOUT_CASHIER },
    ],
    [
      'payouts switched off',
      { flags: { ...newPlayerFlags, payout: false } },
      { result: 'FORBIDDEN', because: 'PAYOUTS_OFF', ...WITHOUT_CASHIER },
    ],
    [
      'deposits switched off',
      { flags: { ...newPlayerFlags, deposit: false } },
      { result: 'FORBIDDEN', because: 'DEPOSITS_OFF', ...WITHOUT_CASHIER },
    ],
    [
      'a payout risk',
      { riskPayout: true },
      { result: 'FORBIDDEN', because: 'DEPOSITS_OFF', ...WITHOUT_CASHIER },
    ],
  ])('%s', async (_name, different, answer) => {
    expect(await check(await newPlayer(bank.platform, different))).toEqual(answer);
  });

  test.each([
    ['REQUESTED', 'DOCUMENTS_REQUIRED'],
    ['UNDER_REVIEW', 'DOCUMENTS_UNDER_REVIEW'],
  ] as const)('[DEP-08] documents that are overdue and %s', async (status, result) => {
    const player = await newPlayer(bank.platform);
    await asked(player, { status });
    expect(await check(player)).toEqual({ result, ...WITHOUT_CASHIER });
  });

  test('[DEP-12] level PENDING_EXPIRED keeps the cashier for overdue documents, and for nothing else', async () => {
    const expired = { kycStatus: 'PENDING_EXPIRED' } as const;
    const overdue = await newPlayer(bank.platform, expired);
    await asked(overdue, {});
    expect(await check(overdue)).toEqual({ result: 'DOCUMENTS_REQUIRED', currency: 'EUR' });
    const reviewed = await newPlayer(bank.platform, expired);
    await asked(reviewed, { status: 'UNDER_REVIEW' });
    expect(await check(reviewed)).toEqual({ result: 'DOCUMENTS_UNDER_REVIEW', ...WITHOUT_CASHIER });
  });

  test.each([
    ['SPEND', 'SELF_SPEND_LIMIT_REACHED', 'spend', true],
    ['DEPOSIT', 'SELF_LIMIT_REACHED', 'deposit', false],
  ] as const)('[DEP-17] a used-up limit of kind %s', async (kind, result, limitType, isSpend) => {
    const player = await newPlayer(bank.platform);
    await limited(player, kind, kind === 'SPEND' ? 3_000 : 0);
    await spent(player, 'BET', 3_000);
    expect(await check(player)).toEqual({
      result,
      limitLeft: 0,
      limitType,
      resetOn: '2026-11-18T22:00:00.000Z',
      isSpendLimit: isSpend,
      ...(kind === 'DEPOSIT' && {
        bounds: [
          {
            kind: 'OWN_LIMIT',
            period: 'D',
            amount: 0,
            used: 0,
            left: 0,
            resetOn: '2026-11-18T22:00:00.000Z',
          },
        ],
      }),
      ...WITHOUT_CASHIER,
    });
  });

  test('[DEP-21] the withdrawals of the day', async () => {
    const player = await newPlayer(bank.platform);
    await spent(player, 'WITHDRAW', 1_000_000);
    const answer = {
      result: 'WITHDRAWAL_LIMIT_REACHED',
      resetOn: '2026-11-18T22:00:00.000Z',
      ...WITHOUT_CASHIER,
    };
    expect(await check(player)).toEqual(answer);
    await expect(openDeposit(bank, player)).rejects.toMatchObject({
      message: 'The withdrawal limit is reached.',
    });
  });

  test('[DEP-15] only a wish that is said lets preferred documents wait', async () => {
    const player = await newPlayer(bank.platform);
    await asked(player, { dueAt: new Date(NOON + DAY) });
    for (const query of [{}, { later: false }])
      expect(await check(player, query)).toMatchObject({ result: 'DOCUMENTS_PREFERRED' });
  });

  test('nobody who is not there', async () => {
    await expect(check(randomUUID())).rejects.toMatchObject({
      status: 403,
      code: 'error.session.forbidden',
      message: 'There is no such player.',
    });
    const scope = { now: NOON, locatedIn: null };
    expect(await readDepositPlayer(bank.platform.db, randomUUID(), scope)).toBeUndefined();
  });

  test('a place that no table knows keeps nobody out', async () => {
    const player = await newPlayer(bank.platform);
    const scope = { now: NOON, locatedIn: 'XX' };
    const read = await readDepositPlayer(bank.platform.db, player, scope);
    expect(read?.facts).toMatchObject({ countryAllowed: true, documents: [], limits: [] });
  });
});

describe('[DEP-20] a deposit request', () => {
  test('is written whole: history, deposit, and the payment at the provider', async () => {
    const { db } = bank.platform;
    const player = await newPlayer(bank.platform);
    const first = await openDeposit(bank, player);
    const paid = { reference: first.referenceId, paymentId: paymentIdOf(first.redirectUrl) };
    expect((await deliver(bank, callback(paid))).status).toBe(200);
    const asked = {
      method: 'SKRILL',
      amount: 12_500,
      blackbox: 'a-device',
      selectedBonusId: 'sports-reload-25',
      returnUrl: '/en-UN/elsewhere',
    };
    const second = await openDeposit(bank, player, asked, randomUUID(), '3');
    const { referenceId } = second;
    const paymentId = paymentIdOf(second.redirectUrl);
    expect(second).toEqual({
      referenceId: expect.stringMatching(/^dep_[0-9a-f]{16}$/),
      status: 'WAITING_INPUT',
      redirectUrl: expect.stringMatching(/\/cashier\/[\w-]{32}$/),
    });
    const of = eq(transactions.referenceId, referenceId);
    expect(await db.select().from(transactions).where(of)).toMatchObject([
      {
        playerId: player,
        type: 'DEPOSIT',
        category: 'PAYMENT',
        status: 'WAITING_INPUT',
        amount: 12_500,
        currency: 'EUR',
        balanceAfter: 5_000,
        wallet: 'MAIN',
        at: new Date(NOON),
      },
    ]);
    const noted = await db.select().from(deposits).where(eq(deposits.referenceId, referenceId));
    expect(noted).toEqual([
      {
        referenceId,
        playerId: player,
        method: 'SKRILL',
        siteId: '3',
        locale: 'en-UN',
        paymentId,
        receiptSentAt: null,
        bonusId: 'sports-reload-25',
        ipAddress: '127.0.0.1',
        blackbox: 'a-device',
        instrument: null,
        failure: null,
      },
    ]);
    expect(await db.select().from(payments).where(eq(payments.id, paymentId))).toMatchObject([
      {
        merchantReference: referenceId,
        merchantName: 'Sol Alta',
        language: 'en',
        notation: 'locale',
        timeZone: 'Europe/Helsinki',
        method: 'SKRILL',
        amount: 12_500,
        currency: 'EUR',
        returnPath: '/en-UN/elsewhere',
        status: 'OPEN',
        createdAt: new Date(NOON),
      },
    ]);
    const keys = eq(idempotencyKeys.playerId, player);
    const kept = await db.select().from(idempotencyKeys).where(keys);
    expect(kept.map(({ operation }) => operation)).toEqual(['requestDeposit', 'requestDeposit']);

    const stands = (reference: string) => readDeposit(bank, player, reference);
    expect(await stands(first.referenceId)).toEqual({
      referenceId: first.referenceId,
      status: 'SUCCESS',
      amount: 5_000,
      currency: 'EUR',
      method: 'CREDITCARD',
      at: new Date(NOON).toISOString(),
    });
    expect(await stands(referenceId)).toEqual({
      referenceId,
      status: 'WAITING_INPUT',
      amount: 12_500,
      currency: 'EUR',
      method: 'SKRILL',
      at: new Date(NOON).toISOString(),
      bonusId: 'sports-reload-25',
      redirectUrl: `/payment-provider/cashier/${paymentId}`,
    });
    await expect(stands('dep_none')).rejects.toMatchObject({
      status: 404,
      message: 'There is no such deposit.',
    });
  });

  test.each<[string, Record<string, unknown>, number, string, string]>([
    [
      'another currency',
      { currency: 'NOK', amount: 5 },
      422,
      'error.deposit.currency',
      'Deposits are taken in EUR.',
    ],
    ['too little', { amount: 999 }, 422, 'error.deposit.amount.too_low', 'The minimum is 1000.'],
    [
      'too much',
      { amount: 500_001 },
      422,
      'error.deposit.amount.too_high',
      'The maximum is 500000.',
    ],
    [
      'a method of another country',
      { method: 'MSIPAY' },
      409,
      'error.deposit.not_allowed',
      'The method is not offered in the country.',
    ],
    [
      'a bonus that is not there',
      { selectedBonusId: 'none' },
      422,
      'error.deposit.bonus',
      'The bonus is not available.',
    ],
  ])(
    'for %s is refused in words, and leaves nothing',
    async (_what, body, status, code, message) => {
      const player = await newPlayer(bank.platform);
      await expect(openDeposit(bank, player, body)).rejects.toMatchObject({
        status,
        code,
        message,
      });
      const ofPlayer = eq(transactions.playerId, player);
      expect(await bank.platform.db.$count(transactions, ofPlayer)).toBe(0);
    },
  );

  test('of the smallest and the largest amount is taken', async () => {
    const player = await newPlayer(bank.platform);
    for (const amount of [1_000, 500_000])
      expect(await openDeposit(bank, player, { amount })).toMatchObject({
        status: 'WAITING_INPUT',
      });
  });

  test('that a limit or the account forbids is refused in words', async () => {
    const player = await newPlayer(bank.platform);
    await limited(player, 'DEPOSIT', 4_999);
    await expect(openDeposit(bank, player)).rejects.toMatchObject({
      message: 'The amount is above what the own limit leaves.',
    });
    const closed = await newPlayer(bank.platform, { status: 'CLOSED' });
    await expect(openDeposit(bank, closed)).rejects.toMatchObject({
      message: 'Deposits are not allowed.',
    });
  });

  test('is refused where the player is now, wherever they live', async () => {
    const player = await newPlayer(bank.platform);
    const call = callOf<'requestDeposit'>(bank.platform, player, {
      body: depositBody(),
      headers: { 'Idempotency-Key': randomUUID() },
    });
    const abroad = { ...call, origin: { ...call.origin, country: 'IR' } };
    await expect(requestDeposit(abroad, depositPorts)).rejects.toMatchObject({
      status: 409,
      code: 'error.deposit.not_allowed',
    });
  });
});
