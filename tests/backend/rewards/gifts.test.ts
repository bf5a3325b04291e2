import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPlayerFlags } from '../../../backend/players/flags.ts';
import { players } from '../../../backend/players/tables.ts';
import { expireDue } from '../../../backend/rewards/expiry.ts';
import { campaigns, playerBonuses } from '../../../backend/rewards/tables.ts';
import { bonusesOf, depositWith, pocketsOf, runCampaign } from '../games/bonus.support.ts';
import { betOf, give, openGame, openWallet, type Wallet } from '../games/wallet.support.ts';
import { newPlayer, NOON } from '../banking/support.ts';
import { claim, listedFor, rewardsOf, runGift } from './gifts.support.ts';

const DAY = 86_400_000;
const refused = (code: string) => ({ status: 409, code: `error.bonus.${code}` });

let wallet: Wallet;
beforeAll(async () => {
  wallet = await openWallet();
  await runGift(wallet.platform, 'kept');
});
beforeEach(async () => {
  await wallet.platform.db.update(campaigns).set({ active: false });
});
afterAll(() => wallet.close());

const listed = (playerId: string) => listedFor(wallet.platform, playerId);
const claims = (playerId: string, campaignId: string) =>
  claim(wallet.platform, playerId, campaignId);
const change = (id: string, differs: Partial<typeof campaigns.$inferInsert>) =>
  wallet.platform.db.update(campaigns).set(differs).where(eq(campaigns.id, id));

/** Players before whom no gift may be put. */
const KEPT_FROM: readonly (readonly [string, Parameters<typeof newPlayer>[1]])[] = [
  ['on a timeout', { status: 'TIMEOUT', statusUntil: new Date(NOON + DAY) }],
  ['who excluded themselves', { status: 'SELF_EXCLUDED' }],
  ['with restricted access', { status: 'RESTRICTED' }],
  ['flagged as a risk', { riskPayout: true }],
  ['suspended at a sister brand', { multibrandSuspended: true }],
  ['whose bonuses are off', { flags: { ...newPlayerFlags, bonuses: false } }],
  ['who is not paid out', { flags: { ...newPlayerFlags, payout: false } }],
  ['who may not deposit', { flags: { ...newPlayerFlags, deposit: false } }],
  ['under the age for offers', { countryCode: 'NL', dateOfBirth: '2005-01-01' }],
  ['whose law knows no offers', { countryCode: 'BR', market: 'BR', currency: 'BRL' }],
  ['whose law knows the first offer only', { countryCode: 'SE', market: 'SE' }],
];

describe('[REW-02] a gift', () => {
  test.each(KEPT_FROM)('is neither shown nor given to a player %s', async (_, different) => {
    await change('kept', { active: true });
    expect(await listed(await newPlayer(wallet.platform))).toMatchObject({ available: ['kept'] });
    const player = await newPlayer(wallet.platform, different);
    expect(await listed(player)).toEqual({ available: [], active: [] });
    await expect(claims(player, 'kept')).rejects.toMatchObject(refused('not_eligible'));
    expect(await bonusesOf(wallet.platform, player)).toEqual([]);
  });

  test('of a loyalty level is for players who have reached it [CASH-03]', async () => {
    await runGift(wallet.platform, 'loyal', { leastLevel: 2 });
    const [below, there] = await Promise.all(
      [1, 2].map((loyaltyLevel) =>
        newPlayer(wallet.platform, { flags: { ...newPlayerFlags, loyaltyLevel } }),
      ),
    );
    if (!below || !there) throw new Error('no players');
    expect(await listed(below)).toMatchObject({ available: [] });
    await expect(claims(below, 'loyal')).rejects.toMatchObject(refused('not_eligible'));
    const { available } = await rewardsOf(wallet.platform, there);
    expect(available).toMatchObject([{ campaignCategory: 'LOYALTY', leastLevel: 2 }]);
    expect(await claims(there, 'loyal')).toMatchObject({ campaignId: 'loyal', leastLevel: 2 });
  });

  test('that must be wagered more often than the law has it is neither shown nor given', async () => {
    await runGift(wallet.platform, 'often', { wageringMultiplier: 11 });
    await runGift(wallet.platform, 'seldom', { vertical: 'LIVE_CASINO' });
    const player = await newPlayer(wallet.platform, { countryCode: 'GB', currency: 'GBP' });
    expect(await listed(player)).toMatchObject({ available: ['seldom'] });
    await expect(claims(player, 'often')).rejects.toMatchObject(refused('not_eligible'));
    const { available } = await rewardsOf(wallet.platform, player);
    expect(available).toMatchObject([{ games: [{ kind: 'LIVE', weight: 100 }] }]);
  });

  test('that runs stays listed, and a repeated claim is told of it, whatever became of campaign and player', async () => {
    await runGift(wallet.platform, 'kept-on');
    const player = await newPlayer(wallet.platform);
    await claims(player, 'kept-on');
    await change('kept-on', { active: false });
    const flags = { ...newPlayerFlags, bonuses: false };
    await wallet.platform.db.update(players).set({ flags }).where(eq(players.id, player));
    expect(await listed(player)).toEqual({ available: [], active: ['kept-on'] });
    expect(await claims(player, 'kept-on')).toMatchObject({ campaignId: 'kept-on' });
  });

  test('says all of its terms before it is claimed, in the player’s currency and language', async () => {
    await runGift(wallet.platform, 'terms', {
      words: {
        en: { name: 'Terms', description: 'In English.' },
        fi: { name: 'Ehdot', description: 'Suomeksi.' },
      },
      budget: 7,
      maxWin: 20_000,
      endsAt: new Date(NOON + DAY),
    });
    const player = await newPlayer(wallet.platform, { currency: 'BRL' });
    const { available } = await rewardsOf(wallet.platform, player, { language: 'fi' });
    expect(available).toEqual([
      {
        campaignId: 'terms',
        name: 'Ehdot',
        description: 'Suomeksi.',
        triggerEvent: 'MANUAL_BONUS_CODE',
        vertical: 'CASINO',
        bonusType: 'NON_STICKY',
        currency: 'BRL',
        amount: 5_000,
        wrMultiplier: 10,
        wageringRequired: 50_000,
        rounds: { stake: 500, count: 100 },
        games: [
          { kind: 'SLOTS', weight: 100 },
          { kind: 'TABLES', weight: 10 },
        ],
        maximumStake: 2_500,
        maximumWin: 100_000,
        daysToWager: 60,
        expiresAt: new Date(NOON + DAY).toISOString(),
        left: 7,
      },
    ]);
    const rest = await rewardsOf(wallet.platform, player, { rewardsType: 'ACTIVE' });
    expect(rest).toEqual({ available: [], active: [] });
  });

  test('says in rounds of the player’s latest stake what is to be wagered, of none that is too high for it', async () => {
    await runGift(wallet.platform, 'in-rounds');
    await runGift(wallet.platform, 'low', { maxStake: 20, vertical: 'LIVE_CASINO' });
    const player = await newPlayer(wallet.platform);
    const told = async () => {
      const { available } = await rewardsOf(wallet.platform, player);
      return Object.fromEntries(available.map(({ campaignId, rounds }) => [campaignId, rounds]));
    };
    expect(await told()).toEqual({
      'in-rounds': { stake: 100, count: 100 },
      low: { stake: 20, count: 5_000 },
    });
    await give(wallet.platform, player, 1_000);
    const seat = await openGame(wallet.platform, player);
    await wallet.ask('transaction/bet', betOf(seat, 500));
    await wallet.platform.movableClock?.set(NOON + 1, true);
    await wallet.ask('transaction/bet', betOf(seat, 30));
    await wallet.platform.movableClock?.set(NOON, true);
    expect(await told()).toMatchObject({ 'in-rounds': { stake: 30, count: 334 } });
  });

  test('is bonus money of its own once it is claimed, in one list and no longer in the other', async () => {
    await runGift(wallet.platform, 'mine', { vertical: 'LIVE_CASINO' });
    const player = await newPlayer(wallet.platform);
    const claimed = await claims(player, 'mine');
    expect(claimed).toMatchObject({
      campaignId: 'mine',
      amount: 1_000,
      balance: 1_000,
      wageringRequired: 10_000,
      wageringAmount: 0,
      startedAt: new Date(NOON).toISOString(),
      expiresAt: new Date(NOON + 60 * DAY).toISOString(),
    });
    expect(await rewardsOf(wallet.platform, player)).toEqual({ available: [], active: [claimed] });
    expect(await rewardsOf(wallet.platform, player, { rewardsType: 'ELIGIBLE' })).toMatchObject({
      active: [],
    });
    expect(await pocketsOf(wallet.platform, player)).toEqual({ main: 0, bonus: 1_000 });
  });

  test('is given once, however many claims come at once; each is told of the one', async () => {
    await runGift(wallet.platform, 'once', { budget: 60 });
    const player = await newPlayer(wallet.platform);
    const told = await Promise.all(Array.from({ length: 50 }, () => claims(player, 'once')));
    expect(new Set(told.map(({ assignmentId }) => assignmentId)).size).toBe(1);
    expect(await pocketsOf(wallet.platform, player)).toEqual({ main: 0, bonus: 1_000 });
    const others = await rewardsOf(wallet.platform, await newPlayer(wallet.platform));
    expect(others.available).toMatchObject([{ campaignId: 'once', left: 59 }]);
  });

  test('is not given again after it has ended', async () => {
    await runGift(wallet.platform, 'again');
    const player = await newPlayer(wallet.platform);
    const { assignmentId } = await claims(player, 'again');
    const over = { expiresAt: new Date(NOON) };
    const own = eq(playerBonuses.id, assignmentId);
    await wallet.platform.db.update(playerBonuses).set(over).where(own);
    await expireDue(wallet.platform);
    await expect(claims(player, 'again')).rejects.toMatchObject(refused('not_eligible'));
    expect(await listed(player)).toEqual({ available: [], active: [] });
  });

  test('of a budget is given as often as there are any, to whoever is first', async () => {
    await runGift(wallet.platform, 'few', { budget: 3 });
    const asking = await Promise.all(Array.from({ length: 6 }, () => newPlayer(wallet.platform)));
    const told = await Promise.all(
      asking.map((player) =>
        claims(player, 'few').then(
          () => 'given',
          (error: unknown) => (error as { readonly code: string }).code,
        ),
      ),
    );
    const usedUp = 'error.bonus.campaign.used_up';
    expect(told.toSorted()).toEqual([usedUp, usedUp, usedUp, 'given', 'given', 'given']);
    expect(await listed(await newPlayer(wallet.platform))).toMatchObject({ available: [] });
  });

  test.each([
    ['unknown', {}],
    ['of a deposit', { trigger: 'FIRST_DEPOSIT', gift: null, maxBonus: 1_000 }],
    ['to come', { startsAt: new Date(NOON + 1) }],
    ['of another market', { markets: ['NO'] }],
  ] as const)('%s is not given', async (name, differs) => {
    const id = `not-${name.replaceAll(' ', '-')}`;
    if (name !== 'unknown')
      await runGift(wallet.platform, id, {
        ...differs,
        markets: 'markets' in differs ? ['NO'] : [],
      });
    const player = await newPlayer(wallet.platform);
    expect(await listed(player)).toMatchObject({ available: [] });
    await expect(claims(player, id)).rejects.toMatchObject(refused('not_eligible'));
  });
});

describe('[REW-09] what stands in the way of a gift', () => {
  test('is named with all that giving it up needs: a gift of the same part of the product', async () => {
    await runGift(wallet.platform, 'standing');
    await runGift(wallet.platform, 'wanted', { gift: 500, budget: 5 });
    const player = await newPlayer(wallet.platform);
    const reward = await claims(player, 'standing');
    expect(await listed(player)).toEqual({ available: ['wanted'], active: ['standing'] });
    await expect(claims(player, 'wanted')).rejects.toMatchObject({
      ...refused('active.already.exists'),
      details: { reward },
    });
    const { available } = await rewardsOf(wallet.platform, player);
    expect(available).toMatchObject([{ left: 5 }]);
    await runGift(wallet.platform, 'elsewhere', { vertical: 'LIVE_CASINO' });
    expect(await claims(player, 'elsewhere')).toMatchObject({ vertical: 'LIVE_CASINO' });
  });

  test('[REW-10] is told apart where it came with a deposit', async () => {
    await runCampaign(wallet.platform, 'matched');
    await runGift(wallet.platform, 'besides');
    const player = await newPlayer(wallet.platform);
    await depositWith(wallet.platform, player, 'matched', 1_500);
    await expect(claims(player, 'besides')).rejects.toMatchObject({
      ...refused('active.triggered.already.exists'),
      details: { reward: { campaignId: 'matched', triggerEvent: 'FIRST_DEPOSIT', balance: 1_500 } },
    });
    expect(await pocketsOf(wallet.platform, player)).toEqual({ main: 1_500, bonus: 1_500 });
  });

  test('is nothing that is over, though nobody has ended it yet', async () => {
    await runGift(wallet.platform, 'overdue');
    await runGift(wallet.platform, 'next', { gift: 300 });
    const player = await newPlayer(wallet.platform);
    await claims(player, 'overdue');
    const over = { expiresAt: new Date(NOON) };
    const own = eq(playerBonuses.playerId, player);
    await wallet.platform.db.update(playerBonuses).set(over).where(own);
    expect(await listed(player)).toEqual({ available: ['next'], active: [] });
    await claims(player, 'next');
    expect(await pocketsOf(wallet.platform, player)).toEqual({ main: 0, bonus: 300 });
  });

  test('is told only where the gift is still to be had: nobody gives a bonus up for nothing', async () => {
    await runGift(wallet.platform, 'first');
    await runGift(wallet.platform, 'ended', { endsAt: new Date(NOON) });
    await runGift(wallet.platform, 'switched-off', { active: false });
    await runGift(wallet.platform, 'gone', { budget: 1, claimed: 1 });
    const player = await newPlayer(wallet.platform);
    await claims(player, 'first');
    for (const id of ['ended', 'switched-off'])
      await expect(claims(player, id)).rejects.toMatchObject(refused('campaign.ended'));
    await expect(claims(player, 'gone')).rejects.toMatchObject(refused('campaign.used_up'));
    expect(await listed(player)).toEqual({ available: [], active: ['first'] });
  });
});
