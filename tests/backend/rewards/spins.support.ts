import type { Platform } from '../../../backend/platform/platform.ts';
import { codeHandlers } from '../../../backend/rewards/codes.ts';
import { freeSpinHandlers } from '../../../backend/rewards/spin-handlers.ts';
import type { campaigns } from '../../../backend/rewards/tables.ts';
import { callOf } from '../banking/support.ts';
import { runGift } from './gifts.support.ts';

/** Every game is open to everybody. */
const gamesOf: Parameters<typeof codeHandlers>[0] = () =>
  Promise.resolve((gameIds) =>
    gameIds.map((gameId) => ({ gameId, slug: gameId.replace('game.', ''), name: gameId })),
  );
const handlers = freeSpinHandlers(gamesOf);
export const codes = codeHandlers(gamesOf);

export const FERN = 'game.golden-fern';
export const WHEEL = 'game.other-slot';

/** Runs a campaign of three free spins of one game, each worth 20 cents; what is won is wagered ten times. */
export const runSpins = (
  platform: Pick<Platform, 'db'>,
  id: string,
  differs: Partial<typeof campaigns.$inferInsert> = {},
) =>
  runGift(platform, id, {
    gift: null,
    freeSpins: 3,
    spinStake: 20,
    spinGames: [FERN],
    maxWin: 1_000,
    ...differs,
  });

export const claimSpins = (platform: Platform, playerId: string, campaignId: string, query = {}) =>
  handlers.claimFreeSpins(callOf(platform, playerId, { params: { campaignId }, query }));

export const claimWaiting = (
  platform: Platform,
  playerId: string,
  params: { readonly campaignId: string; readonly queuedPlayerBonusId: string },
) => handlers.claimQueuedFreeSpins(callOf(platform, playerId, { params }));

export const spinsOf = async (platform: Platform, playerId: string, query = {}) =>
  (await handlers.getFreeSpins(callOf(platform, playerId, { query }))).freeSpins;

export const progressOf = (platform: Platform, playerId: string, campaignId: string) =>
  handlers.getFreeSpinProgress(callOf(platform, playerId, { query: { campaignId } }));
