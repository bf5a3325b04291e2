import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { lockWallet } from '../../../backend/banking/ledger.ts';
import { walletOf } from '../../../backend/banking/wallet.ts';
import type { Platform } from '../../../backend/platform/platform.ts';
import { activeBonuses } from '../../../backend/rewards/active-bonuses.ts';
import { creditDepositBonus } from '../../../backend/rewards/deposit-bonuses.ts';
import { campaigns, playerBonuses } from '../../../backend/rewards/tables.ts';
import { NOON } from '../banking/support.ts';
import { move } from './wallet.support.ts';

const DAY = 86_400_000;
export const DAYS = 30;

/** Runs a campaign: the deposit is doubled, and the bonus wagered ten times by rounds of up to 5 euro. */
export const runCampaign = (
  { db }: Pick<Platform, 'db'>,
  id: string,
  differs: Partial<typeof campaigns.$inferInsert> = {},
) =>
  db.insert(campaigns).values({
    id,
    words: { en: { name: id, description: id } },
    trigger: 'FIRST_DEPOSIT',
    vertical: 'CASINO',
    matchPercent: 100,
    minDeposit: 1,
    maxBonus: 100_000,
    maxStake: 500,
    maxWin: 5_000,
    wageringMultiplier: 10,
    daysToWager: DAYS,
    startsAt: new Date(NOON - DAY),
    ...differs,
  });

/** A deposit with the bonus of a campaign. */
export const depositWith = (
  { db, clock }: Platform,
  playerId: string,
  campaignId: string,
  amount: number,
): Promise<void> =>
  db.transaction(async (tx) => {
    const wallet = await lockWallet(tx, playerId);
    if (!wallet) throw new Error('no wallet');
    await move(tx, playerId, amount);
    const referenceId = `dep_${randomUUID()}`;
    await creditDepositBonus(tx, wallet, { referenceId, campaignId, amount, now: clock.now() });
  });

/** A withdrawal that gives up the bonus. */
export const withdrawAll = ({ db, clock }: Platform, playerId: string, amount: number) =>
  db.transaction(async (tx) => {
    const wallet = await lockWallet(tx, playerId);
    if (!wallet) throw new Error('no wallet');
    await activeBonuses.forfeit(tx, wallet, clock.now());
    if (amount > 0) await move(tx, playerId, -amount);
  });

/** The main balance, and what is in pockets of bonus money. */
export async function pocketsOf({ db }: Platform, playerId: string) {
  const { buckets } = await walletOf(db, playerId);
  return {
    main: buckets.main[0]?.cashAmount ?? 0,
    bonus: buckets.bonus.reduce((sum, one) => sum + (one.bonusAmount ?? 0), 0),
  };
}

export const bonusesOf = ({ db }: Platform, playerId: string) =>
  db
    .select()
    .from(playerBonuses)
    .where(eq(playerBonuses.playerId, playerId))
    .orderBy(playerBonuses.creditedAt, playerBonuses.campaignId);
