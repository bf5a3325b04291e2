import { scaled } from '../banking/deposit-methods.ts';
import type { Call, Success } from '../platform/operation.ts';
import { Refusal } from '../platform/refusal.ts';
import { isLeft } from './budget.ts';
import { isFor, offereeOf, runningCampaigns, type GivenSpins, type Offeree } from './campaigns.ts';
import { wageredOf } from './present.ts';
import {
  givesSpins,
  presentOwnSpins,
  presentSpinOffer,
  type SpinCampaign,
  type SpinGame,
} from './present-spins.ts';
import { codeOf, countCode } from './typed-code.ts';

/** Who asks, as the catalogue of games looks at them. */
type Asking = Pick<Call<'getFreeSpins'>, 'platform' | 'session' | 'origin'>;

/**
 * Those of games, by the `_id` of their documents, that somebody can play for money at a stake, in their order.
 * @param stake minor units of the player's currency
 */
export type OfferedGames = (gameIds: readonly string[], stake: number) => readonly SpinGame[];

/** The games that are open to who asks. */
export type GamesOf = (call: Asking) => Promise<OfferedGames>;

/** The games of free spins that were claimed, or of a campaign, that are open to the player. */
export const gamesOfOwn = ({ spins, games }: GivenSpins, offered: OfferedGames) =>
  offered(
    games.map(({ gameId }) => gameId),
    spins.stake,
  );
export const gamesOfOffer = (
  { spinGames, spinStake }: SpinCampaign,
  { currency }: Offeree,
  offered: OfferedGames,
) => offered([...new Set(spinGames)], scaled(spinStake, currency));

const RANK: Readonly<Partial<Record<GivenSpins['spins']['status'], number>>> = {
  ACTIVE: 0,
  QUEUED: 1,
};

/** API-121: the free spins that a player plays, waits for, or may claim. */
export const spinReads = (gamesOf: GamesOf) => ({
  async getFreeSpins(call: Call<'getFreeSpins'>): Promise<Success<'getFreeSpins'>> {
    const { platform, session, query } = call;
    const { db, clock } = platform;
    const { playerId } = session;
    const { campaignId, language = 'en' } = query;
    if (query.bonusCode !== undefined) await countCode(platform, playerId, query.bonusCode);
    const code = query.bonusCode === undefined ? null : codeOf(query.bonusCode);
    const offered = await gamesOf(call);
    const now = clock.now();
    const player = await offereeOf(db, playerId, now);
    if (!player) throw new Refusal(403, 'error.session.forbidden', 'There is no such player.');
    const isWanted = ({ id }: { readonly id: string }) =>
      campaignId === undefined || id === campaignId;
    const rankOf = ({ spins }: GivenSpins) => RANK[spins.status];
    const own = player.spins
      .filter((one) => rankOf(one) !== undefined && isWanted(one.campaign))
      .filter(
        ({ campaign, spins }) =>
          (code === null || campaign.code === code) && spins.expiresAt.getTime() > now,
      )
      .toSorted((a, b) => (rankOf(a) ?? 0) - (rankOf(b) ?? 0))
      .map((one) => presentOwnSpins(one, gamesOfOwn(one, offered), player, language));
    const open = (await runningCampaigns(db, now))
      .filter(givesSpins)
      .filter((one) => isWanted(one) && one.code === code && isFor(one, player) && isLeft(one))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((one) => presentSpinOffer(one, gamesOfOffer(one, player, offered), player, language));
    return { freeSpins: [...own, ...open].filter(({ games }) => games.length > 0) };
  },
});

/** API-122: how far free spins are, and what is wagered of the bonus that they became. */
export async function getFreeSpinProgress({
  platform: { db, clock },
  session: { playerId },
  query: { campaignId },
}: Call<'getFreeSpinProgress'>): Promise<Success<'getFreeSpinProgress'>> {
  const player = await offereeOf(db, playerId, clock.now());
  const own = player?.spins.find(({ campaign }) => campaign.id === campaignId);
  if (!player || !own)
    throw new Refusal(404, 'error.bonus.not_found', 'The player was given none of them.');
  const bonus = player.given.find(({ campaign }) => campaign.id === campaignId);
  return {
    campaignId,
    status: own.spins.status,
    currency: own.spins.currency,
    games: own.games.map(({ gameId, granted, played }) => ({
      gameId,
      roundsGranted: granted,
      roundsPlayed: played,
    })),
    won: own.spins.won,
    ...(bonus && {
      wageringRequired: bonus.bonus.wageringTotal,
      wageringAmount: wageredOf(bonus),
    }),
  };
}
