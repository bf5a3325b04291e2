import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPlayerFlags } from '../../../backend/players/flags.ts';
import { players } from '../../../backend/players/tables.ts';
import { expireDue } from '../../../backend/rewards/expiry.ts';
import { handlers } from '../../../backend/rewards/handlers.ts';
import { campaigns } from '../../../backend/rewards/tables.ts';
import { depositWith, bonusesOf, runCampaign } from '../games/bonus.support.ts';
import { openWallet, type Wallet } from '../games/wallet.support.ts';
import { callOf, newPlayer, NOON } from '../banking/support.ts';
import { claim, rewardsOf, runGift } from './gifts.support.ts';
import {
  claimSpins,
  claimWaiting,
  FERN,
  progressOf,
  runSpins,
  spinsOf,
  WHEEL,
} from './spins.support.ts';

const DAY = 86_400_000;
const refused = (code: string) => ({ status: 409, code: `error.bonus.${code}` });

let wallet: Wallet;
beforeAll(async () => {
  wallet = await openWallet();
});
beforeEach(async () => {
  await wallet.platform.db.update(campaigns).set({ active: false });
});
afterAll(() => wallet.close());

const claims = (playerId: string, id: string, query = {}) =>
  claimSpins(wallet.platform, playerId, id, query);
const listed = async (playerId: string, query = {}) =>
  (await spinsOf(wallet.platform, playerId, query)).map(({ campaignId, status }) => [
    campaignId,
    status,
  ]);
const forfeit = (playerId: string, assignmentId = '', wageringProgress = 0, balance = 0) =>
  handlers.forfeitBonus(
    callOf(wallet.platform, playerId, {
      params: { assignmentId },
      body: { state: 'FORFEITED', wageringProgress, balance },
    }),
  );

describe('[API-121] [API-120] free spins', () => {
  test('say all of their terms before they are claimed, in the player’s currency and language', async () => {
    await runSpins(wallet.platform, 'terms', {
      words: {
        en: { name: 'Terms', description: 'In English.' },
        fi: { name: 'Ehdot', description: 'Suomeksi.' },
      },
      freeSpins: 5,
      spinGames: [FERN, WHEEL],
      budget: 7,
      endsAt: new Date(NOON + DAY),
    });
    const player = await newPlayer(wallet.platform, { currency: 'BRL' });
    expect(await spinsOf(wallet.platform, player, { language: 'fi' })).toEqual([
      {
        campaignId: 'terms',
        name: 'Ehdot',
        description: 'Suomeksi.',
        triggerEvent: 'MANUAL_BONUS_CODE',
        vertical: 'CASINO',
        bonusType: 'NON_STICKY',
        betBonusType: -1,
        status: 'ELIGIBLE',
        currency: 'BRL',
        stake: 100,
        games: [
          { gameId: FERN, slug: 'golden-fern', name: FERN, roundsGranted: 3, roundsPlayed: 0 },
          { gameId: WHEEL, slug: 'other-slot', name: WHEEL, roundsGranted: 2, roundsPlayed: 0 },
        ],
        won: 0,
        wageringAmount: 0,
        wrMultiplier: 10,
        wageringGames: [
          { kind: 'SLOTS', weight: 100 },
          { kind: 'TABLES', weight: 10 },
        ],
        maximumStake: 2_500,
        maximumWin: 5_000,
        daysToWager: 60,
        expiresAt: new Date(NOON + DAY).toISOString(),
        left: 7,
      },
    ]);
  });

  test.each<readonly [string, Parameters<typeof newPlayer>[1]]>([
    ['who excluded themselves', { status: 'SELF_EXCLUDED' }],
    ['whose bonuses are off', { flags: { ...newPlayerFlags, bonuses: false } }],
    ['whose law knows the first offer only', { countryCode: 'SE', market: 'SE' }],
    ['whose law has less wagered', { countryCode: 'GB', currency: 'GBP' }],
  ])('are neither shown nor given to a player %s', async (who, different) => {
    await runSpins(wallet.platform, `kept ${who}`, { wageringMultiplier: 11 });
    expect(await listed(await newPlayer(wallet.platform))).toEqual([[`kept ${who}`, 'ELIGIBLE']]);
    const player = await newPlayer(wallet.platform, different);
    expect(await listed(player)).toEqual([]);
    await expect(claims(player, `kept ${who}`)).rejects.toMatchObject(refused('not_eligible'));
  });

  test('are granted once, however many claims come at once; each is told of the one', async () => {
    await runSpins(wallet.platform, 'once', { budget: 60 });
    const player = await newPlayer(wallet.platform);
    const told = await Promise.all(Array.from({ length: 20 }, () => claims(player, 'once')));
    expect(new Set(told.map(({ assignmentId }) => assignmentId)).size).toBe(1);
    expect(told[0]).toMatchObject({
      status: 'ACTIVE',
      expiresAt: new Date(NOON + 60 * DAY).toISOString(),
    });
    expect(await listed(player)).toEqual([['once', 'ACTIVE']]);
    const others = await spinsOf(wallet.platform, await newPlayer(wallet.platform));
    expect(others).toMatchObject([{ campaignId: 'once', left: 59 }]);
  });

  test('are not granted again after their end', async () => {
    await runSpins(wallet.platform, 'again');
    const player = await newPlayer(wallet.platform);
    const { assignmentId } = await claims(player, 'again');
    await forfeit(player, assignmentId);
    await expect(claims(player, 'again')).rejects.toMatchObject(refused('not_eligible'));
    expect(await listed(player)).toEqual([]);
  });

  test('that are over, or all claimed, are said to be so', async () => {
    await runSpins(wallet.platform, 'over', { endsAt: new Date(NOON) });
    await runSpins(wallet.platform, 'few', { budget: 1 });
    await claims(await newPlayer(wallet.platform), 'few');
    const player = await newPlayer(wallet.platform);
    expect(await listed(player)).toEqual([]);
    await expect(claims(player, 'over')).rejects.toMatchObject(refused('campaign.ended'));
    await expect(claims(player, 'few')).rejects.toMatchObject(refused('campaign.used_up'));
  });

  test('with a code are shown and given to who names it', async () => {
    await runSpins(wallet.platform, 'coded', { code: 'SPINS10' });
    const player = await newPlayer(wallet.platform);
    expect(await listed(player)).toEqual([]);
    expect(await listed(player, { bonusCode: 'spins-10' })).toEqual([['coded', 'ELIGIBLE']]);
    await expect(claims(player, 'coded')).rejects.toMatchObject(refused('not_eligible'));
    const told = await claims(player, 'coded', { bonusCode: 'spins 10' });
    expect(told).toMatchObject({ status: 'ACTIVE', bonusCode: 'SPINS10' });
  });

  test('of a game that their campaign names twice are of that game, once', async () => {
    await runSpins(wallet.platform, 'twice', { spinGames: [FERN, FERN] });
    const player = await newPlayer(wallet.platform);
    const games = [{ gameId: FERN, roundsGranted: 3 }];
    expect(await spinsOf(wallet.platform, player)).toMatchObject([{ games }]);
    expect(await claims(player, 'twice')).toMatchObject({ games });
  });

  test('are asked for by campaign', async () => {
    await runSpins(wallet.platform, 'first');
    await runSpins(wallet.platform, 'second');
    const player = await newPlayer(wallet.platform);
    expect(await listed(player, { campaignId: 'second' })).toEqual([['second', 'ELIGIBLE']]);
  });

  test('that nobody was given have no progress [API-122]', async () => {
    await runSpins(wallet.platform, 'unclaimed');
    const asked = progressOf(wallet.platform, await newPlayer(wallet.platform), 'unclaimed');
    await expect(asked).rejects.toMatchObject({ status: 404, code: 'error.bonus.not_found' });
  });
});

describe('one thing runs in a part of the product', () => {
  test('free spins are refused while a bonus runs, with what stands in their way', async () => {
    await runGift(wallet.platform, 'gift');
    await runSpins(wallet.platform, 'after-gift');
    const player = await newPlayer(wallet.platform);
    await claim(wallet.platform, player, 'gift');
    await expect(claims(player, 'after-gift')).rejects.toMatchObject({
      ...refused('active.already.exists'),
      details: { reward: { campaignId: 'gift' } },
    });
  });

  test('a gift is refused while free spins run, which can be given up as they are told', async () => {
    await runSpins(wallet.platform, 'before-gift');
    await runGift(wallet.platform, 'gift-after');
    const player = await newPlayer(wallet.platform);
    await claims(player, 'before-gift');
    const shown = {
      campaignId: 'before-gift',
      betBonusType: -1,
      amount: 60,
      balance: 0,
      wageringRequired: 60,
      wageringAmount: 0,
    };
    await expect(claim(wallet.platform, player, 'gift-after')).rejects.toMatchObject({
      ...refused('active.already.exists'),
      details: { reward: shown },
    });
    const { active } = await rewardsOf(wallet.platform, player);
    expect(active).toMatchObject([shown]);
    await forfeit(player, active[0]?.assignmentId);
    expect(await claim(wallet.platform, player, 'gift-after')).toMatchObject({ amount: 1_000 });
  });

  test('a deposit brings no bonus while free spins run', async () => {
    await runSpins(wallet.platform, 'before-deposit');
    await runCampaign(wallet.platform, 'match');
    const player = await newPlayer(wallet.platform);
    await claims(player, 'before-deposit');
    await depositWith(wallet.platform, player, 'match', 1_000);
    expect(await bonusesOf(wallet.platform, player)).toEqual([]);
    // Once their time is over they stand in nothing's way, whether or not the work has ended them.
    await wallet.platform.movableClock?.set(NOON + 60 * DAY, true);
    await depositWith(wallet.platform, player, 'match', 1_000);
    expect(await bonusesOf(wallet.platform, player)).toHaveLength(1);
    await wallet.platform.movableClock?.set(NOON, true);
  });
});

describe('[REW-18] [API-119] [FSPIN-02] free spins that wait', () => {
  /** A player with a gift that runs, and free spins that wait for its end. */
  async function waiting(id: string) {
    await runGift(wallet.platform, `${id}-gift`);
    await runSpins(wallet.platform, id);
    const player = await newPlayer(wallet.platform);
    const gift = await claim(wallet.platform, player, `${id}-gift`);
    const queued = await claims(player, id, { ifActive: 'QUEUE' });
    const { queuedPlayerBonusId = '' } = queued.queuedPlayerBonus ?? {};
    const run = () =>
      claimWaiting(wallet.platform, player, { campaignId: id, queuedPlayerBonusId });
    return { player, gift, queued, run };
  }

  test('are listed as such, and run once they are claimed and nothing stands in their way', async () => {
    const { player, gift, queued, run } = await waiting('line');
    expect(queued).toMatchObject({ status: 'QUEUED', queuedPlayerBonus: { isCredited: false } });
    expect(await listed(player)).toEqual([['line', 'QUEUED']]);
    await expect(run()).rejects.toMatchObject({
      ...refused('active.already.exists'),
      details: { reward: { campaignId: 'line-gift' } },
    });
    await forfeit(player, gift.assignmentId, 0, gift.balance);
    expect(await run()).toMatchObject({
      status: 'ACTIVE',
      queuedPlayerBonus: { isCredited: true },
    });
    expect(await run()).toMatchObject({ status: 'ACTIVE' });
    expect(await listed(player)).toEqual([['line', 'ACTIVE']]);
  });

  test('run by another claim, too, and are refused or wait on while something stands in their way', async () => {
    const { player, gift } = await waiting('claimed-again');
    await expect(claims(player, 'claimed-again')).rejects.toMatchObject(
      refused('active.already.exists'),
    );
    const again = await claims(player, 'claimed-again', { ifActive: 'QUEUE' });
    expect(again).toMatchObject({ status: 'QUEUED' });
    await forfeit(player, gift.assignmentId, 0, gift.balance);
    expect(await claims(player, 'claimed-again')).toMatchObject({ status: 'ACTIVE' });
    expect(await listed(player)).toEqual([['claimed-again', 'ACTIVE']]);
  });

  test('have all of their time from when they run on', async () => {
    const { player, gift, run } = await waiting('late');
    await forfeit(player, gift.assignmentId, 0, gift.balance);
    await wallet.platform.movableClock?.set(NOON + 59 * DAY, true);
    const told = await run();
    await wallet.platform.movableClock?.set(NOON, true);
    expect(told.expiresAt).toBe(new Date(NOON + 119 * DAY).toISOString());
  });

  test('run at once where nothing stands in their way', async () => {
    await runSpins(wallet.platform, 'free-way');
    const player = await newPlayer(wallet.platform);
    const told = await claims(player, 'free-way', { ifActive: 'QUEUE' });
    expect(told.status).toBe('ACTIVE');
  });

  test('do not run for who may have no bonus any more', async () => {
    const { player, gift, run } = await waiting('lost');
    await forfeit(player, gift.assignmentId, 0, gift.balance);
    const flags = { ...newPlayerFlags, bonuses: false };
    await wallet.platform.db.update(players).set({ flags }).where(eq(players.id, player));
    await expect(run()).rejects.toMatchObject(refused('not_eligible'));
  });

  test('are somebody’s own, and are given up', async () => {
    const { player, queued, run } = await waiting('own-line');
    const id = queued.assignmentId ?? '';
    const stranger = await newPlayer(wallet.platform);
    await expect(
      claimWaiting(wallet.platform, stranger, {
        campaignId: 'own-line',
        queuedPlayerBonusId: id,
      }),
    ).rejects.toMatchObject({ status: 404 });
    await forfeit(player, id);
    await expect(run()).rejects.toMatchObject({ status: 404 });
  });

  test('do not wait for ever', async () => {
    const { player, run } = await waiting('for-ever');
    await wallet.platform.movableClock?.set(NOON + 60 * DAY, true);
    await expireDue(wallet.platform);
    expect(await listed(player)).toEqual([]);
    await expect(run()).rejects.toMatchObject({ status: 404 });
    await wallet.platform.movableClock?.set(NOON, true);
  });
});
