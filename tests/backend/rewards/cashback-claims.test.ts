import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { players } from '../../../backend/players/tables.ts';
import { campaigns, cashbackClaims } from '../../../backend/rewards/tables.ts';
import { NOON } from '../banking/support.ts';
import { bonusesOf, pocketsOf } from '../games/bonus.support.ts';
import { heldBy, historyOf, openWallet, type Wallet } from '../games/wallet.support.ts';
import { claim as claimGift, listedFor, rewardsOf, runGift } from './gifts.support.ts';
import {
  backed,
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
  await runCashback(wallet.platform, 'wagered', { wageringMultiplier: 3, maxStake: 500 });
  await runCashback(wallet.platform, 'instant', { trigger: 'CASHBACK_INSTANT', claimDays: 2 });
});
beforeEach(() => setClock(wallet, NOON));
afterAll(() => wallet.close());

const change = (id: string, differs: Partial<typeof campaigns.$inferInsert>) =>
  wallet.platform.db.update(campaigns).set(differs).where(eq(campaigns.id, id));

describe('[API-115] a claim of cashback', () => {
  test('pays a day that is over, once, as own money, and answers the same again', async () => {
    const { playerId, claim, periods } = await backed(wallet, 'daily');
    await plays(wallet, playerId, 1_000, 105);
    await expect(claim()).rejects.toMatchObject(refused('cashback.nothing'));
    await setClock(wallet, MIDNIGHT + MOMENT - 1);
    await expect(claim()).rejects.toMatchObject(refused('cashback.nothing'));
    await setClock(wallet, MIDNIGHT + MOMENT);
    expect(await periods()).toMatchObject([
      { netLoss: 895, amount: 89, isClaimable: true, claimableUntil: iso(MIDNIGHT + DAY) },
      { from: iso(MIDNIGHT), netLoss: 0, amount: 0, isClaimable: false },
    ]);
    const told = await Promise.all(Array.from({ length: 50 }, claim));
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(told[0]).toEqual({
      campaignId: 'daily',
      currency: 'EUR',
      netLoss: 895,
      amount: 89,
      wageringRequired: 0,
      from: iso(NOON),
      until: iso(MIDNIGHT),
      claimedAt: iso(MIDNIGHT + MOMENT),
    });
    expect(await pocketsOf(wallet.platform, playerId)).toEqual({ main: 99_194, bonus: 0 });
    expect((await historyOf(wallet.platform, playerId)).at(-1)).toBe('DEPOSIT BONUS 89 99194');
    expect(await periods()).toMatchObject([{ from: iso(MIDNIGHT) }]);
    await setClock(wallet, MIDNIGHT + DAY + MOMENT);
    await expect(claim()).rejects.toMatchObject(refused('cashback.nothing'));
  });

  test('is too late once the next period is over', async () => {
    const { playerId, claim } = await backed(wallet, 'daily');
    await plays(wallet, playerId, 1_000);
    await setClock(wallet, MIDNIGHT + DAY + MOMENT);
    await expect(claim()).rejects.toMatchObject(refused('cashback.nothing'));
    expect(await heldBy(wallet.platform, playerId)).toBe(99_000);
  });

  test('is bonus money where something is to be wagered, as often as a period has brought something', async () => {
    const { playerId, claim } = await backed(wallet, 'wagered');
    await plays(wallet, playerId, 1_000);
    await setClock(wallet, MIDNIGHT + MOMENT);
    expect(await claim()).toMatchObject({ amount: 100, wageringRequired: 300 });
    expect(await rewardsOf(wallet.platform, playerId)).toMatchObject({
      active: [{ campaignId: 'wagered', triggerEvent: 'CASHBACK_DAILY', balance: 100 }],
    });
    await plays(wallet, playerId, 2_000);
    await setClock(wallet, MIDNIGHT + DAY + MOMENT);
    await expect(claim()).rejects.toMatchObject({
      ...refused('bonus.active.already.exists'),
      details: { reward: { campaignId: 'wagered' } },
    });
    await setClock(wallet, MIDNIGHT + 59 * DAY);
    await plays(wallet, playerId, 1_000);
    await setClock(wallet, MIDNIGHT + 60 * DAY + MOMENT);
    expect(await claim()).toMatchObject({ amount: 100 });
    const bonuses = await bonusesOf(wallet.platform, playerId);
    expect(bonuses.map(({ status, amount }) => `${status} ${amount}`)).toEqual([
      'EXPIRED 100',
      'ACTIVE 100',
    ]);
  });

  test('stays to be made while another bonus is in its way', async () => {
    await runGift(wallet.platform, 'standing');
    const { playerId, claim, periods } = await backed(wallet, 'wagered');
    await claimGift(wallet.platform, playerId, 'standing');
    await plays(wallet, playerId, 1_000);
    await setClock(wallet, MIDNIGHT + MOMENT);
    await expect(claim()).rejects.toMatchObject({
      ...refused('bonus.active.already.exists'),
      details: { reward: { campaignId: 'standing' } },
    });
    expect(await periods()).toMatchObject([{ isClaimable: true }, {}]);
    expect(await listedFor(wallet.platform, playerId)).toMatchObject({ active: ['standing'] });
  });

  test('of instant cashback pays what was lost since the last one, up to the highest amount of a day', async () => {
    const { playerId, claim, periods } = await backed(wallet, 'instant');
    await expect(claim()).rejects.toMatchObject(refused('cashback.nothing'));
    const amounts: number[] = [];
    for (const [n, stake] of [1_000, 3_000, 30_000, 500].entries()) {
      await setClock(wallet, NOON + n * HOUR);
      await plays(wallet, playerId, stake);
      await setClock(wallet, NOON + n * HOUR + MOMENT + 1);
      const told = await claim();
      amounts.push(told.amount);
    }
    // The last one found nothing left of the day, and answered the one before.
    expect(amounts).toEqual([100, 300, 1_600, 1_600]);
    expect(await heldBy(wallet.platform, playerId)).toBe(100_000 - 34_500 + 2_000);
    await setClock(wallet, MIDNIGHT);
    expect(await periods()).toMatchObject([{ netLoss: 500, amount: 50, isClaimable: true }]);
  });

  test('of a campaign that has ended pays what was lost until then; of one that is called off, nothing', async () => {
    await runCashback(wallet.platform, 'ending', { endsAt: new Date(NOON + HOUR) });
    const { playerId, claim } = await backed(wallet, 'ending');
    await plays(wallet, playerId, 1_000);
    await setClock(wallet, NOON + HOUR);
    await plays(wallet, playerId, 5_000);
    await setClock(wallet, NOON + HOUR + MOMENT);
    await change('ending', { active: false });
    await expect(claim()).rejects.toMatchObject(refused('bonus.campaign.ended'));
    await change('ending', { active: true });
    expect(await listOf(wallet.platform, playerId)).toContainEqual(
      expect.objectContaining({ campaignId: 'ending', cashbackActivated: true }),
    );
    expect(await claim()).toMatchObject({ netLoss: 1_000, until: iso(NOON + HOUR) });
  });

  test('counts no loss twice, though the player’s days move to another zone', async () => {
    const { playerId, claim, periods } = await backed(wallet, 'daily');
    await plays(wallet, playerId, 1_000);
    await setClock(wallet, MIDNIGHT + MOMENT);
    expect(await claim()).toMatchObject({ amount: 100 });
    const elsewhere = { countryCode: 'CL' };
    await wallet.platform.db.update(players).set(elsewhere).where(eq(players.id, playerId));
    await setClock(wallet, NOON + DAY);
    expect(await periods()).toMatchObject([{ from: iso(MIDNIGHT), netLoss: 0 }, {}]);
    await claim();
    const claims = eq(cashbackClaims.playerId, playerId);
    expect(await wallet.platform.db.$count(cashbackClaims, claims)).toBe(1);
  });
});
