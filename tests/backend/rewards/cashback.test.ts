import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPlayerFlags } from '../../../backend/players/flags.ts';
import { players } from '../../../backend/players/tables.ts';
import { campaigns } from '../../../backend/rewards/tables.ts';
import { newPlayer, NOON } from '../banking/support.ts';
import {
  betOf,
  heldBy,
  openGame,
  openWallet,
  winOf,
  type Wallet,
} from '../games/wallet.support.ts';
import {
  backed,
  cashbackOf,
  DAY,
  HOUR,
  listOf,
  MIDNIGHT,
  MOMENT,
  plays,
  runCashback,
  setClock,
} from './cashback.support.ts';

const refused = (code: string) => ({ status: 409, code: `error.${code}` });
const iso = (at: number) => new Date(at).toISOString();

let wallet: Wallet;
beforeAll(async () => {
  wallet = await openWallet();
  await runCashback(wallet.platform, 'daily');
  await runCashback(wallet.platform, 'instant', { trigger: 'CASHBACK_INSTANT', claimDays: 2 });
});
beforeEach(async () => {
  await setClock(wallet, NOON);
  await wallet.platform.db.update(campaigns).set({ active: true });
});
afterAll(() => wallet.close());

const listed = async (playerId: string) =>
  (await listOf(wallet.platform, playerId)).map(({ campaignId }) => campaignId);

/** Players to whom no cashback may be given. */
const KEPT_FROM: readonly (readonly [string, Partial<typeof players.$inferInsert>])[] = [
  ['on a timeout', { status: 'TIMEOUT', statusUntil: new Date(NOON + 9 * DAY) }],
  ['who excluded themselves', { status: 'SELF_EXCLUDED' }],
  ['whose bonuses are off', { flags: { ...newPlayerFlags, bonuses: false } }],
  ['under the age for offers', { countryCode: 'NL', dateOfBirth: '2005-01-01' }],
  ['whose law knows no offers', { countryCode: 'BR' }],
  ['whose law knows the first offer only', { countryCode: 'SE' }],
];

describe('[API-114] a cashback is switched on', () => {
  test.each(KEPT_FROM)('by nobody %s, and pays them nothing', async (_, different) => {
    const kept = await newPlayer(wallet.platform, different);
    expect(await listed(kept)).toEqual([]);
    await expect(cashbackOf(wallet.platform, kept, 'daily').activate()).rejects.toMatchObject(
      refused('bonus.not_eligible'),
    );
    const { playerId, claim, periods } = await backed(wallet, 'instant');
    await plays(wallet, playerId, 1_000);
    await setClock(wallet, NOON + MOMENT + 1);
    expect(await periods()).toMatchObject([{ amount: 100, isClaimable: true }]);
    await wallet.platform.db.update(players).set(different).where(eq(players.id, playerId));
    expect(await periods()).toMatchObject([{ amount: 100, isClaimable: false }]);
    await expect(claim()).rejects.toMatchObject(refused('bonus.not_eligible'));
    expect(await heldBy(wallet.platform, playerId)).toBe(99_000);
  });

  test('and what was lost before does not count, not even in a round that goes on', async () => {
    const playerId = (await backed(wallet, 'instant')).playerId;
    await plays(wallet, playerId, 700);
    const seat = await openGame(wallet.platform, playerId);
    const staked = betOf(seat, 200);
    await wallet.ask('transaction/bet', staked);
    await setClock(wallet, NOON + 1);
    const { activate, periods } = cashbackOf(wallet.platform, playerId, 'daily');
    await activate();
    await activate();
    await setClock(wallet, NOON + 2);
    await wallet.ask('transaction/win', winOf(staked, 0, { round_closed: true }));
    await plays(wallet, playerId, 300);
    await setClock(wallet, NOON + HOUR);
    expect(await periods()).toMatchObject([
      { from: iso(NOON + 1), until: iso(MIDNIGHT), netLoss: 300, amount: 30, isClaimable: false },
    ]);
  });

  test('by as many players as it is for; whoever had it may have it again', async () => {
    await runCashback(wallet.platform, 'scarce', { budget: 1 });
    const { playerId, activate, deactivate } = await backed(wallet, 'scarce');
    const other = await newPlayer(wallet.platform);
    expect(await listed(other)).not.toContain('scarce');
    await expect(cashbackOf(wallet.platform, other, 'scarce').activate()).rejects.toMatchObject(
      refused('bonus.campaign.used_up'),
    );
    await deactivate();
    expect(await listed(playerId)).toContain('scarce');
    await activate();
    expect((await listOf(wallet.platform, playerId)).find(({ left }) => left === 0)).toMatchObject({
      campaignId: 'scarce',
      cashbackActivated: true,
    });
  });

  test.each([
    ['unknown', undefined, 'not_eligible'],
    ['to come', { startsAt: new Date(NOON + 1) }, 'not_eligible'],
    ['of another market', { markets: ['NO'] }, 'not_eligible'],
    ['over', { endsAt: new Date(NOON) }, 'campaign.ended'],
    ['called off', { active: false }, 'campaign.ended'],
    [
      'of a day that is over',
      { trigger: 'CASHBACK_SPECIFIC_DAY', cashbackDay: '2026-11-17', claimDays: 3 },
      'campaign.ended',
    ],
  ] as const)('unless it is %s', async (name, differs, code) => {
    const id = `not-${name.replaceAll(' ', '-')}`;
    const { markets, ...others } = { markets: undefined, ...differs };
    if (differs) await runCashback(wallet.platform, id, { ...others, markets: markets && ['NO'] });
    const player = await newPlayer(wallet.platform);
    expect(await listed(player)).not.toContain(id);
    const { activate } = cashbackOf(wallet.platform, player, id);
    await expect(activate()).rejects.toMatchObject(refused(`bonus.${code}`));
  });
});

describe('[API-116] a cashback that is switched off', () => {
  test('gives up what its period has brought, and keeps what one before did; a repetition changes nothing', async () => {
    const { playerId, activate, deactivate, claim, periods, progress } = await backed(
      wallet,
      'daily',
    );
    await plays(wallet, playerId, 1_000);
    await setClock(wallet, MIDNIGHT);
    await plays(wallet, playerId, 2_000);
    await setClock(wallet, MIDNIGHT + HOUR);
    await deactivate();
    await setClock(wallet, MIDNIGHT + 2 * HOUR);
    await deactivate();
    expect(await progress()).toMatchObject({
      cashbackActivated: false,
      periods: [{ netLoss: 1_000, isClaimable: true }],
    });
    await activate();
    await plays(wallet, playerId, 400);
    await setClock(wallet, MIDNIGHT + 3 * HOUR);
    expect(await progress()).toMatchObject({
      countsFrom: iso(MIDNIGHT + DAY),
      periods: [{ netLoss: 1_000 }],
    });
    expect(await claim()).toMatchObject({ amount: 100 });
    await setClock(wallet, MIDNIGHT + DAY);
    await plays(wallet, playerId, 300);
    await setClock(wallet, MIDNIGHT + DAY + HOUR);
    expect(await periods()).toMatchObject([{ from: iso(MIDNIGHT + DAY), netLoss: 300 }]);
  });
});

describe('[API-117] the progress of a cashback', () => {
  test('is told of a campaign that there is', async () => {
    const { progress } = cashbackOf(wallet.platform, await newPlayer(wallet.platform), 'gone');
    await expect(progress()).rejects.toMatchObject({ status: 404, code: 'error.bonus.not_found' });
  });

  test('[CASH-04] has a higher percentage for the named games, of what is lost in all', async () => {
    await runCashback(wallet.platform, 'boosted', {
      boosterPercent: 20,
      boosterGames: ['game.golden-fern'],
    });
    const other = { gameId: 'game.other', slug: 'other' };
    const { playerId, periods } = await backed(wallet, 'boosted');
    await plays(wallet, playerId, 1_000);
    await plays(wallet, playerId, 500, 0, other);
    await plays(wallet, playerId, 900, 0, { ...other, type: 'liveCasinoGames' });
    await setClock(wallet, NOON + HOUR);
    expect(await periods()).toMatchObject([{ netLoss: 1_500, amount: 250 }]);
    await plays(wallet, playerId, 100, 1_000, other);
    await setClock(wallet, NOON + 2 * HOUR);
    expect(await periods()).toMatchObject([{ netLoss: 600, amount: 120 }]);
    const [told] = (await listOf(wallet.platform, playerId)).filter(
      ({ campaignId }) => campaignId === 'boosted',
    );
    expect(told?.cashbackBooster).toEqual({
      percentage: 20,
      boosterGames: [{ gameId: 'game.golden-fern' }],
    });
  });
});

test('[REW-01] a cashback says all of its terms before it is on, in the player’s currency and language', async () => {
  await runCashback(wallet.platform, 'terms', {
    words: {
      en: { name: 'Terms', description: 'In English.' },
      fi: { name: 'Ehdot', description: 'Suomeksi.' },
    },
    trigger: 'CASHBACK_WITH_TIMEFRAME',
    claimDays: 2,
    endsAt: new Date(NOON + DAY),
    wageringMultiplier: 3,
    maxStake: 500,
  });
  const player = await newPlayer(wallet.platform, { currency: 'BRL' });
  const cashbacks = await listOf(wallet.platform, player, { language: 'fi' });
  expect(cashbacks.filter(({ campaignId }) => campaignId === 'terms')).toEqual([
    {
      campaignId: 'terms',
      name: 'Ehdot',
      description: 'Suomeksi.',
      triggerEvent: 'CASHBACK_WITH_TIMEFRAME',
      vertical: 'CASINO',
      bonusType: 'NON_STICKY',
      currency: 'BRL',
      wrMultiplier: 3,
      maximumStake: 2_500,
      cashbackActivated: false,
      cashbackInfo: { percentage: 10, maximum: 10_000 },
      games: [
        { kind: 'SLOTS', weight: 100 },
        { kind: 'TABLES', weight: 10 },
      ],
      daysToWager: 60,
      expiresAt: iso(NOON + DAY),
    },
  ]);
});
