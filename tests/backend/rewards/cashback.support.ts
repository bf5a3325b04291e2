import { randomUUID } from 'node:crypto';
import type { Platform } from '../../../backend/platform/platform.ts';
import { handlers } from '../../../backend/rewards/handlers.ts';
import { campaigns } from '../../../backend/rewards/tables.ts';
import { callOf, newPlayer, NOON } from '../banking/support.ts';
import { betOf, give, openGame, winOf, type Wallet } from '../games/wallet.support.ts';

export const DAY = 86_400_000;
export const HOUR = 3_600_000;
/** Longer than an act takes to be written, ms. */
export const MOMENT = 15_000;
/** The first moments of the Finnish days of and after `NOON`. */
export const MIDNIGHT = NOON + 10 * HOUR;

/** Runs a campaign that gives a tenth of a day's losses back as own money, 20 euro at most. */
export const runCashback = (
  { db }: Pick<Platform, 'db'>,
  id: string,
  differs: Partial<typeof campaigns.$inferInsert> = {},
) =>
  db.insert(campaigns).values({
    id,
    words: { en: { name: id, description: id } },
    trigger: 'CASHBACK_DAILY',
    vertical: 'CASINO',
    cashbackPercent: 10,
    maxBonus: 2_000,
    wageringMultiplier: 0,
    daysToWager: 60,
    startsAt: new Date(NOON - DAY),
    ...differs,
  });

export const setClock = ({ platform }: Pick<Wallet, 'platform'>, at: number) =>
  platform.movableClock?.set(at, true);

/** The calls of one player about one campaign. */
export function cashbackOf(platform: Platform, playerId: string, campaignId: string) {
  const parts = { params: { campaignId } };
  const progress = () => handlers.getCashbackProgress(callOf(platform, playerId, parts));
  return {
    activate: () => handlers.activateCashback(callOf(platform, playerId, parts)),
    deactivate: () => handlers.deactivateCashback(callOf(platform, playerId, parts)),
    claim: () => handlers.claimCashback(callOf(platform, playerId, parts)),
    progress,
    periods: async () => (await progress()).periods,
  };
}

export const listOf = async (platform: Platform, playerId: string, query = {}) =>
  (await handlers.getCashbacks(callOf(platform, playerId, { query }))).cashbacks;

/** Plays a whole round in a game that is opened for it. */
export async function plays(
  { platform, ask }: Wallet,
  playerId: string,
  stake: number,
  won = 0,
  game: Parameters<typeof openGame>[2] = {},
): Promise<void> {
  const seat = await openGame(platform, playerId, game, platform.clock.date());
  const round = { round: randomUUID(), game_code: game.slug ?? 'golden-fern' };
  const staked = betOf(seat, stake, round);
  const told = [
    await ask('transaction/bet', staked),
    await ask('transaction/win', winOf(staked, won, { ...round, round_closed: true })),
  ];
  if (told.some(({ status }) => status !== 'OK')) throw new Error(JSON.stringify(told));
}

/** Somebody with 1000 euro who has a cashback on. */
export async function backed(
  { platform }: Pick<Wallet, 'platform'>,
  campaignId: string,
  different: Parameters<typeof newPlayer>[1] = {},
) {
  const playerId = await newPlayer(platform, different);
  await give(platform, playerId, 100_000);
  const calls = cashbackOf(platform, playerId, campaignId);
  await calls.activate();
  return { playerId, ...calls };
}
