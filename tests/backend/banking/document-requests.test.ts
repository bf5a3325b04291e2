import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkDepositAllowed } from '../../../backend/banking/deposits.ts';
import { documentRequests } from '../../../backend/banking/tables.ts';
import { openDeposit, pay } from './payment-pages.ts';
import { checkLimit, playerWithMoney } from './payouts.ts';
import { callOf, newPlayer, NOON, openBank, type Bank } from './support.ts';

/** Requests for documents without a person's doing: by the deposits, and by the wish to be paid out. */

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const UNVERIFIED = { kycStatus: 'NOT_VERIFIED' } as const;

/** The documents that a player is asked for, and in how many days each is due. */
const askedOf = async (playerId: string) => {
  const rows = await bank.platform.db
    .select()
    .from(documentRequests)
    .where(eq(documentRequests.playerId, playerId))
    .orderBy(documentRequests.documentType);
  return rows.map(({ documentType, status, dueAt }) => {
    const days = dueAt && Math.round((dueAt.getTime() - NOON) / 86_400_000);
    return `${documentType} ${status} ${days ?? 'without a deadline'}`;
  });
};
const set = async (
  playerId: string,
  different: Partial<typeof documentRequests.$inferInsert>,
): Promise<void> => {
  await bank.platform.db
    .update(documentRequests)
    .set(different)
    .where(eq(documentRequests.playerId, playerId));
};
const depositMore = async (playerId: string, amount: number): Promise<void> => {
  const { redirectUrl } = await openDeposit(bank, playerId, { amount });
  await pay(bank, redirectUrl);
};

/** The longest delay of a message on a busy machine, ms. */

/** How often the player's pages were told of something since. */
const toldOf = (playerId: string): (() => number) => {
  let told = 0;
  bank.platform.events.subscribe('player.changed', (news) => {
    if (news.playerId === playerId) told += 1;
  });
  return () => told;
};

const SOON = ['PROOF_OF_ADDRESS REQUESTED 30', 'PROOF_OF_ID REQUESTED 30'];
const NOW = ['PROOF_OF_ADDRESS REQUESTED 0', 'PROOF_OF_ID REQUESTED 0'];
const WHENEVER = [
  'PROOF_OF_ADDRESS REQUESTED without a deadline',
  'PROOF_OF_ID REQUESTED without a deadline',
];
const deposit = (playerId: string) =>
  checkDepositAllowed(
    callOf<'checkDepositAllowed'>(bank.platform, playerId, {
      body: { ipAddress: '203.0.113.7', blackbox: '' },
    }),
  );

test('who has deposited a quarter of what an unverified player may is asked, and has a month; with all of it, it is due [DEP-06] [DEP-08]', async () => {
  const player = await playerWithMoney(bank, UNVERIFIED, 49_999);
  expect(await askedOf(player)).toEqual([]);
  const told = toldOf(player);
  await depositMore(player, 1_000);
  // The provider reports the payment at the end of it.
  const asked = () => askedOf(player);
  await expect.poll(asked).toEqual(SOON);
  await expect.poll(told).toBeGreaterThan(0);
  await depositMore(player, 149_001);
  await expect.poll(asked).toEqual(NOW);
});

test('what is being looked at stays so, and who is verified is asked for nothing', async () => {
  const player = await playerWithMoney(bank, UNVERIFIED, 50_000);
  await set(player, { status: 'UNDER_REVIEW' });
  await depositMore(player, 150_000);
  expect(await askedOf(player)).toEqual(
    SOON.map((one) => one.replace('REQUESTED', 'UNDER_REVIEW')),
  );
  expect(await askedOf(await playerWithMoney(bank, {}, 200_000))).toEqual([]);
});

test('of who is verified no facts are read when a deposit is credited', async () => {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  const readsFor = async (different: Parameters<typeof playerWithMoney>[1]) => {
    asked.mockClear();
    await playerWithMoney(bank, different, 1_000);
    return asked.mock.calls.filter(([query]) => Object(query).name === 'read_deposit_facts').length;
  };
  // For the request, and as the provider asks before it takes the money; an unverified player may be asked after
  // it.
  const decided = await readsFor({});
  expect(await readsFor(UNVERIFIED)).toBe(decided + 1);
  asked.mockRestore();
});

test('who wants to be paid out unverified is asked there and then, once, and nothing is ever due for it [WDR-10] [DEP-08]', async () => {
  const player = await playerWithMoney(bank, UNVERIFIED, 5_000);
  expect(await askedOf(player)).toEqual([]);
  const told = toldOf(player);
  expect(await checkLimit(bank, player)).toMatchObject({ result: 'DOCUMENTS_REQUIRED' });
  await expect.poll(told).toBe(1);
  expect(await askedOf(player)).toEqual(WHENEVER);
  expect(await deposit(player)).toMatchObject({ result: 'SUCCESS' });
  await bank.platform.movableClock?.advance(400 * 86_400_000);
  expect(await deposit(player)).toMatchObject({ result: 'SUCCESS' });
  await bank.platform.movableClock?.set(NOON, false);
  await set(player, { status: 'UNDER_REVIEW' });
  const under = WHENEVER.map((one) => one.replace('REQUESTED', 'UNDER_REVIEW'));
  expect(await checkLimit(bank, player)).toMatchObject({ result: 'DOCUMENTS_UNDER_REVIEW' });
  expect(await askedOf(player)).toEqual(under);
  await set(player, { status: 'VERIFIED' });
  expect(await checkLimit(bank, player)).toMatchObject({ result: 'DOCUMENTS_UNDER_REVIEW' });
  expect(await askedOf(player)).toEqual(
    WHENEVER.map((one) => one.replace('REQUESTED', 'VERIFIED')),
  );
  const verified = await playerWithMoney(bank, {}, 5_000);
  expect(await checkLimit(bank, verified)).toMatchObject({ result: 'SUCCESS' });
  expect(await askedOf(verified)).toEqual([]);
});

test('a look at the withdrawals with nothing to withdraw asks for nothing, and closes nothing [WDR-10]', async () => {
  const player = await newPlayer(bank.platform, UNVERIFIED);
  expect(await checkLimit(bank, player)).toMatchObject({ result: 'SUCCESS', balance: 0 });
  expect(await askedOf(player)).toEqual([]);
  expect(await deposit(player)).toMatchObject({ result: 'SUCCESS' });
});

test('who looked at the withdrawals first has a month all the same, once much is deposited [DEP-06]', async () => {
  const player = await playerWithMoney(bank, UNVERIFIED, 5_000);
  await checkLimit(bank, player);
  await depositMore(player, 45_000);
  await expect.poll(() => askedOf(player)).toEqual(SOON);
});

test('who was asked for other papers alone is asked who they are, and what is accepted stays so [WDR-10]', async () => {
  const player = await playerWithMoney(bank, UNVERIFIED, 5_000);
  await bank.platform.db.insert(documentRequests).values(
    (['OTHER', 'PROOF_OF_ADDRESS'] as const).map((documentType) => ({
      playerId: player,
      documentType,
      status: 'VERIFIED' as const,
      dueAt: new Date(NOON),
    })),
  );
  expect(await checkLimit(bank, player)).toMatchObject({ result: 'DOCUMENTS_REQUIRED' });
  expect((await askedOf(player)).toSorted()).toEqual([
    'OTHER VERIFIED 0',
    'PROOF_OF_ADDRESS VERIFIED 0',
    'PROOF_OF_ID REQUESTED without a deadline',
  ]);
});

test('who may deposit no more unverified is asked by the check, and their pages hear of it [DEP-08]', async () => {
  const player = await playerWithMoney(bank, UNVERIFIED, 200_000);
  await expect.poll(() => askedOf(player)).toEqual(NOW);
  await bank.platform.db.delete(documentRequests).where(eq(documentRequests.playerId, player));
  const told = toldOf(player);
  const bounds = [{ kind: 'UNVERIFIED', amount: 200_000, used: 200_000, left: 0 }];
  // The cap stays the reason of documents that are due, the first time as every other.
  for (const _again of [1, 2]) {
    expect(await deposit(player)).toMatchObject({ result: 'DOCUMENTS_REQUIRED', bounds });
  }
  await expect.poll(told).toBe(1);
  expect(await askedOf(player)).toEqual(NOW);
  await set(player, { status: 'VERIFIED' });
  expect(await deposit(player)).toMatchObject({ result: 'EXCEEDS_KYC_LIMIT', bounds });
});
