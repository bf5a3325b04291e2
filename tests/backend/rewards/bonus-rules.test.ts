import type { MatchedDeposit } from '../../../backend/banking/ports.ts';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lockWallet } from '../../../backend/banking/ledger.ts';
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerMovements,
} from '../../../backend/banking/ledger-tables.ts';
import { transactions } from '../../../backend/banking/tables.ts';
import { newPlayerFlags } from '../../../backend/players/flags.ts';
import {
  bonusAmount,
  canChooseBonus,
  creditDepositBonus,
  depositOffers,
  firedTriggers,
} from '../../../backend/rewards/deposit-bonuses.ts';
import { campaigns, playerBonuses } from '../../../backend/rewards/tables.ts';
import { openBare, type Bare } from '../access/bare.ts';
import { newPlayer, NOON } from '../banking/support.ts';
import { openGame } from '../games/wallet.support.ts';

type Campaign = typeof campaigns.$inferInsert;
type Bonus = typeof playerBonuses.$inferInsert;

const DAY = 86_400_000;

let bare: Bare;
beforeAll(async () => {
  bare = await openBare();
});
beforeEach(async () => {
  await bare.platform.db.delete(playerBonuses);
  await bare.platform.db.delete(campaigns);
});
afterAll(() => bare.close());

/** Runs a campaign for a first deposit: doubled from 20 euro on, up to 200, for the casino. */
const run = async (id: string, differs: Partial<Campaign> = {}) => {
  await bare.platform.db.insert(campaigns).values({
    id,
    words: { en: { name: id, description: id } },
    trigger: 'FIRST_DEPOSIT',
    vertical: 'CASINO',
    matchPercent: 100,
    minDeposit: 2_000,
    maxBonus: 20_000,
    wageringMultiplier: 30,
    daysToWager: 14,
    startsAt: new Date(NOON - DAY),
    ...differs,
  });
};
/** Notes a bonus that a player was given. */
const given = async (playerId: string, campaignId: string, differs: Partial<Bonus> = {}) => {
  await bare.platform.db.insert(playerBonuses).values({
    id: randomUUID(),
    playerId,
    campaignId,
    depositReference: randomUUID(),
    vertical: 'CASINO',
    currency: 'EUR',
    amount: 1,
    wageringTotal: 1,
    wageringLeft: 1,
    status: 'ACTIVE',
    creditedAt: new Date(NOON),
    expiresAt: new Date(NOON + DAY),
    ...differs,
  });
};
const deposited = (playerId: string, times: number) =>
  bare.platform.db.insert(transactions).values(
    Array.from({ length: times }, () => ({
      referenceId: randomUUID(),
      playerId,
      type: 'DEPOSIT' as const,
      category: 'PAYMENT' as const,
      status: 'SUCCESS' as const,
      amount: 2_000,
      currency: 'EUR' as const,
      balanceAfter: 2_000,
      wallet: 'MAIN' as const,
      at: new Date(NOON),
    })),
  );
const offered = async (playerId: string, now = NOON) =>
  (await depositOffers(bare.platform.db, playerId, now)).map(({ campaign }) => campaign.id);

/** Credits the bonus of a deposit of 50 euro. */
const credit = (playerId: string, differs: Partial<MatchedDeposit> = {}) =>
  bare.platform.db.transaction(async (tx) => {
    const wallet = await lockWallet(tx, playerId);
    if (!wallet) throw new Error('no wallet');
    await creditDepositBonus(tx, wallet, {
      referenceId: randomUUID(),
      campaignId: 'welcome',
      amount: 5_000,
      now: NOON,
      ...differs,
    });
  });
const bonusesOf = (playerId: string) =>
  bare.platform.db.select().from(playerBonuses).where(eq(playerBonuses.playerId, playerId));
const historyOf = (playerId: string) =>
  bare.platform.db
    .select()
    .from(transactions)
    .where(eq(transactions.playerId, playerId))
    .orderBy(transactions.position);

describe('[REW-05] the deposit that a campaign is for', () => {
  test.each([
    [0, ['FIRST_DEPOSIT']],
    [1, ['SECOND_DEPOSIT', 'NEXT_DEPOSIT']],
    [2, ['THIRD_DEPOSIT', 'NEXT_DEPOSIT']],
    [3, ['FOURTH_DEPOSIT', 'NEXT_DEPOSIT']],
    [4, ['FIFTH_DEPOSIT', 'NEXT_DEPOSIT']],
    [5, ['NEXT_DEPOSIT']],
    [60, ['NEXT_DEPOSIT']],
  ])('after %s deposits', (earlier, triggers) => {
    expect(firedTriggers(earlier)).toEqual(triggers);
  });

  test('is counted by the deposits that succeeded', async () => {
    await run('first');
    await run('second', { trigger: 'SECOND_DEPOSIT', maxBonus: 30_000 });
    await run('reload', { trigger: 'NEXT_DEPOSIT' });
    const player = await newPlayer(bare.platform);
    expect(await offered(player)).toEqual(['first']);
    await deposited(player, 1);
    expect(await offered(player)).toEqual(['second', 'reload']);
    await deposited(player, 1);
    expect(await offered(player)).toEqual(['reload']);
  });
});

describe('[DEP-18] a campaign is offered', () => {
  test('from its first moment on, until before its last, or without an end', async () => {
    await run('from-now', { startsAt: new Date(NOON), endsAt: new Date(NOON + 1_000) });
    const player = await newPlayer(bare.platform);
    expect(await offered(player, NOON - 1)).toEqual([]);
    expect(await offered(player, NOON)).toEqual(['from-now']);
    expect(await offered(player, NOON + 999)).toEqual(['from-now']);
    expect(await offered(player, NOON + 1_000)).toEqual([]);
    await run('endless');
    expect(await offered(player, NOON + 1_000 * DAY)).toEqual(['endless']);
  });

  test('only while it is switched on', async () => {
    await run('off', { active: false });
    expect(await offered(await newPlayer(bare.platform))).toEqual([]);
  });

  test('in the markets that it is for, or in all', async () => {
    await run('finnish', { markets: ['FI', 'SE'] });
    await run('brazilian', { markets: ['BR'] });
    await run('all', { maxBonus: 1 });
    expect(await offered(await newPlayer(bare.platform))).toEqual(['finnish', 'all']);
    const brazilian = await newPlayer(bare.platform, { market: 'BR', currency: 'BRL' });
    expect(await offered(brazilian)).toEqual(['brazilian', 'all']);
  });

  test('the largest bonus first, and of equal ones always in the same order', async () => {
    for (const id of ['m', 'z', 'a', 'k']) await run(id);
    await run('large', { maxBonus: 20_001 });
    await run('small', { maxBonus: 19_999 });
    const order = ['large', 'a', 'k', 'm', 'z', 'small'];
    expect(await offered(await newPlayer(bare.platform))).toEqual(order);
  });

  test('in the player’s currency', async () => {
    await run('welcome');
    const player = await newPlayer(bare.platform, { market: 'BR', currency: 'BRL' });
    expect(await depositOffers(bare.platform.db, player, NOON)).toMatchObject([
      { currency: 'BRL', minimumDeposit: 10_000, maximumBonus: 100_000 },
    ]);
  });

  test('to nobody without bonuses, nor to who is suspended at a sister brand or flagged as a risk, nor to nobody at all', async () => {
    await run('welcome');
    const without = await newPlayer(bare.platform, {
      flags: { ...newPlayerFlags, bonuses: false },
    });
    const suspended = await newPlayer(bare.platform, { multibrandSuspended: true });
    const risk = await newPlayer(bare.platform, { riskPayout: true });
    for (const player of [without, suspended, risk, randomUUID()]) {
      expect(await offered(player)).toEqual([]);
    }
  });

  test('as the law of the residence has it: which, how often played through, for how long [PROMO-01]', async () => {
    await run('first', { wageringMultiplier: 10, daysToWager: 60, maxBonus: 3 });
    await run('steep', { wageringMultiplier: 11, daysToWager: 60, maxBonus: 2 });
    await run('short', { wageringMultiplier: 10, daysToWager: 59, maxBonus: 1 });
    await run('later', { trigger: 'NEXT_DEPOSIT', wageringMultiplier: 10, daysToWager: 60 });
    const livesIn = (countryCode: string) => newPlayer(bare.platform, { countryCode });
    expect(await offered(await livesIn('FI'))).toEqual(['first', 'steep', 'short']);
    expect(await offered(await livesIn('GB'))).toEqual(['first', 'short']);
    expect(await offered(await livesIn('SE'))).toEqual(['first', 'steep']);
    for (const code of ['BR', 'DE']) expect(await offered(await livesIn(code))).toEqual([]);
    const [swede, brit] = [await livesIn('SE'), await livesIn('GB')];
    for (const player of [swede, brit]) await deposited(player, 1);
    expect(await offered(swede)).toEqual([]);
    expect(await offered(brit)).toEqual(['later']);
  });

  test('where the law knows the first offer only, to nobody who has staked money before a deposit', async () => {
    await run('first', { wageringMultiplier: 10, daysToWager: 60 });
    const played = async (countryCode: string) => {
      const player = await newPlayer(bare.platform, { countryCode });
      await openGame(bare.platform, player, { lastBetAt: new Date(NOON) });
      return player;
    };
    expect(await offered(await played('FI'))).toEqual(['first']);
    expect(await offered(await played('SE'))).toEqual([]);
  });

  test('to nobody under the age for offers where they live', async () => {
    await run('welcome');
    const born = (dateOfBirth: string | null) =>
      newPlayer(bare.platform, { countryCode: 'NL', dateOfBirth });
    expect(await offered(await born('2000-01-01'))).toEqual(['welcome']);
    expect(await offered(await born('2003-01-01'))).toEqual([]);
    expect(await offered(await born(null))).toEqual([]);
  });

  test('as long as one is left for all players', async () => {
    await run('few', { budget: 1 });
    const rivals = await Promise.all([1, 2, 3].map(() => newPlayer(bare.platform)));
    for (const player of rivals) expect(await offered(player)).toEqual(['few']);
    await Promise.all(rivals.map((player) => credit(player, { campaignId: 'few' })));
    const given = await Promise.all(rivals.map(bonusesOf));
    expect(given.flat()).toHaveLength(1);
    for (const player of rivals) expect(await offered(player)).toEqual([]);
  });

  test('once to each player, however that bonus ended', async () => {
    await run('welcome');
    const [player, other] = [await newPlayer(bare.platform), await newPlayer(bare.platform)];
    await given(player, 'welcome', { status: 'FORFEITED', expiresAt: new Date(NOON - DAY) });
    expect(await offered(player)).toEqual([]);
    expect(await offered(other)).toEqual(['welcome']);
  });

  test('only where no other bonus for the same games is active: not used up, taken back or over', async () => {
    await run('before', { active: false });
    await run('casino');
    await run('sports', { vertical: 'SPORTS', maxBonus: 1 });
    const left = async (differs: Partial<Bonus>) => {
      const player = await newPlayer(bare.platform);
      await given(player, 'before', differs);
      return offered(player);
    };
    expect(await left({})).toEqual(['sports']);
    expect(await left({ expiresAt: new Date(NOON + 1) })).toEqual(['sports']);
    expect(await left({ expiresAt: new Date(NOON) })).toEqual(['casino', 'sports']);
    // Wagered, and it waits for a round.
    expect(await left({ expiresAt: new Date(NOON), wageringLeft: 0 })).toEqual(['sports']);
    for (const status of ['COMPLETED', 'FORFEITED', 'EXPIRED'] as const) {
      expect(await left({ status })).toEqual(['casino', 'sports']);
    }
    expect(await left({ vertical: 'SPORTS' })).toEqual(['casino']);
  });
});

describe('[DEP-18] how much it gives', () => {
  test('is the percentage of what was deposited, rounded down, from the least to the most', async () => {
    await run('half', { matchPercent: 50, maxBonus: 2_000 });
    const [offer] = await depositOffers(bare.platform.db, await newPlayer(bare.platform), NOON);
    if (!offer) throw new Error('no offer');
    const amounts = [0, 1_999, 2_000, 2_001, 3_999, 4_000, 4_002, 1_000_000];
    expect(amounts.map((amount) => bonusAmount(offer, amount))).toEqual([
      0, 0, 1_000, 1_000, 1_999, 2_000, 2_000, 2_000,
    ]);
  });

  test('decides whether it may be chosen: not below the least, not where nothing comes of it', async () => {
    await run('welcome');
    await run('percent', { matchPercent: 1, minDeposit: 1, vertical: 'SPORTS' });
    const player = await newPlayer(bare.platform);
    const may = (id: string, amount: number, now = NOON) =>
      canChooseBonus(bare.platform.db, player, id, amount, now);
    expect(await may('welcome', 1_999)).toBe(false);
    expect(await may('welcome', 2_000)).toBe(true);
    expect(await may('percent', 99)).toBe(false);
    expect(await may('percent', 100)).toBe(true);
    expect(await may('unknown', 2_000)).toBe(false);
    expect(await may('welcome', 2_000, NOON - 2 * DAY)).toBe(false);
  });
});

describe('[DEP-18] a bonus that is credited', () => {
  test('is money of its own, for its games, from the house’s fund, with what must be wagered until when', async () => {
    await run('welcome');
    const player = await newPlayer(bare.platform);
    const referenceId = randomUUID();
    await credit(player, { referenceId });
    const [bonus] = await bonusesOf(player);
    expect(bonus).toEqual({
      id: expect.stringMatching(/^bon_[0-9a-f]{20}$/),
      playerId: player,
      campaignId: 'welcome',
      depositReference: referenceId,
      cashbackId: null,
      vertical: 'CASINO',
      currency: 'EUR',
      amount: 5_000,
      wageringTotal: 150_000,
      wageringLeft: 150_000,
      paidOut: 0,
      status: 'ACTIVE',
      creditedAt: new Date(NOON),
      expiresAt: new Date(NOON + 14 * DAY),
    });
    expect(await historyOf(player)).toMatchObject([
      {
        referenceId: bonus?.id,
        type: 'DEPOSIT',
        category: 'BONUS',
        status: 'COMPLETED',
        amount: 5_000,
        currency: 'EUR',
        balanceAfter: 5_000,
        wallet: 'BONUS',
        at: new Date(NOON),
      },
    ]);
    const moved = await bare.platform.db
      .select({
        kind: ledgerAccounts.kind,
        vertical: ledgerAccounts.vertical,
        amount: ledgerEntries.amount,
        at: ledgerMovements.at,
      })
      .from(ledgerEntries)
      .innerJoin(ledgerMovements, eq(ledgerMovements.id, ledgerEntries.movementId))
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
      .where(eq(ledgerMovements.reference, `bonus:${referenceId}`))
      .orderBy(ledgerEntries.amount);
    expect(moved).toEqual([
      { kind: 'BONUS_FUND', vertical: null, amount: -5_000, at: new Date(NOON) },
      { kind: 'BONUS', vertical: 'CASINO', amount: 5_000, at: new Date(NOON) },
    ]);
  });

  test('comes on top of what an earlier one left: the history shows the sum', async () => {
    await run('welcome');
    await run('again', { vertical: 'CASINO' });
    const player = await newPlayer(bare.platform);
    await credit(player);
    await bare.platform.db.update(playerBonuses).set({ status: 'COMPLETED' });
    await credit(player, { campaignId: 'again', amount: 2_000 });
    const history = await historyOf(player);
    expect(history.map(({ balanceAfter }) => balanceAfter)).toEqual([5_000, 7_000]);
  });

  test('is none when the campaign is over, was given, is unknown, or the deposit is too small', async () => {
    await run('welcome');
    await run('over', { endsAt: new Date(NOON) });
    const player = await newPlayer(bare.platform);
    await credit(player, { campaignId: 'over' });
    await credit(player, { campaignId: 'unknown' });
    await credit(player, { amount: 1_999 });
    expect(await bonusesOf(player)).toEqual([]);
    expect(await historyOf(player)).toEqual([]);
    await credit(player);
    await credit(player);
    expect(await bonusesOf(player)).toHaveLength(1);
  });

  test('is one for each deposit, although two campaigns would match it', async () => {
    await run('welcome');
    await run('sports', { vertical: 'SPORTS' });
    const player = await newPlayer(bare.platform);
    const referenceId = randomUUID();
    await credit(player, { referenceId });
    await credit(player, { referenceId, campaignId: 'sports' });
    expect(await bonusesOf(player)).toMatchObject([{ campaignId: 'welcome' }]);
    expect(await historyOf(player)).toHaveLength(1);
  });
});
