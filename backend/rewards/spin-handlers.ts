import { and, eq, isNull, or } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { scaled } from '../banking/deposit-methods.ts';
import type { Transaction } from '../platform/database.ts';
import type { Call, Handlers, Success } from '../platform/operation.ts';
import { countTowards } from '../platform/rate-limit-store.ts';
import { Refusal } from '../platform/refusal.ts';
import { takeOne } from './budget.ts';
import { inTheWayOf, isOpenTo, type Campaign, type GivenSpins, type Offeree } from './campaigns.ts';
import { holdOfferee, offereeIn, type HeldOfferee } from './hold.ts';
import { judgeBonus, notEligible, refuseInTheWay } from './judge.ts';
import { givesSpins, presentOwnSpins, sharedOut, type SpinCampaign } from './present-spins.ts';
import {
  gamesOfOffer,
  gamesOfOwn,
  getFreeSpinProgress,
  spinReads,
  type GamesOf,
  type OfferedGames,
} from './spin-reads.ts';
import { freeSpinAwards, freeSpinGames } from './spin-tables.ts';
import { campaigns } from './tables.ts';
import { codeOf, countCode } from './typed-code.ts';

const DAY = 86_400_000;

/** What a claim of free spins finds. */
interface Held extends HeldOfferee {
  readonly offered: OfferedGames;
}

/** @throws Refusal where there is no such player */
async function hold<Answer>(
  call: Pick<Call<'claimFreeSpins'>, 'platform' | 'session' | 'origin'>,
  gamesOf: GamesOf,
  act: (held: Held) => Promise<Answer>,
): Promise<Answer> {
  // Asked before the player's money is held.
  const offered = await gamesOf(call);
  return holdOfferee(call.platform, call.session.playerId, (held) => act({ ...held, offered }));
}

/** A campaign of free spins; one with a code for who names it. @throws Refusal where there is none */
async function campaignOf(
  tx: Transaction,
  campaignId: string,
  code: string | undefined,
): Promise<SpinCampaign> {
  const [campaign] = await tx
    .select()
    .from(campaigns)
    .where(
      and(
        eq(campaigns.id, campaignId),
        or(
          isNull(campaigns.code),
          code === undefined ? undefined : eq(campaigns.code, codeOf(code)),
        ),
      ),
    );
  if (!campaign || !givesSpins(campaign)) throw notEligible();
  return campaign;
}

const isStanding = ({ spins }: GivenSpins): boolean =>
  spins.status === 'ACTIVE' || spins.status === 'QUEUED';

/**
 * Lets free spins that wait run.
 * @throws Refusal where something stands in their way, or they, or all of their games, are not open any more
 */
async function start(
  { tx, player, offered, now }: Held,
  own: GivenSpins,
  language: string,
): Promise<GivenSpins> {
  const { campaign, spins } = own;
  if (!isOpenTo(campaign, player) || gamesOfOwn(own, offered).length === 0) throw notEligible();
  refuseInTheWay(campaign, player, { language, now });
  const runs = {
    status: 'ACTIVE' as const,
    startedAt: new Date(now),
    expiresAt: new Date(now + campaign.daysToWager * DAY),
  };
  await tx.update(freeSpinAwards).set(runs).where(eq(freeSpinAwards.id, spins.id));
  return { ...own, spins: { ...spins, ...runs } };
}

/** API-120: claims the free spins of a campaign, see the contract. */
const claimFreeSpins =
  (gamesOf: GamesOf) =>
  async (call: Call<'claimFreeSpins'>): Promise<Success<'claimFreeSpins'>> => {
    const { platform, session, params, query } = call;
    const { playerId } = session;
    await countTowards(platform, platform.db, 'rewards', playerId);
    if (query.bonusCode !== undefined) await countCode(platform, playerId, query.bonusCode);
    const { campaignId } = params;
    const { language = 'en', ifActive = 'REFUSE', bonusCode } = query;
    return hold(call, gamesOf, async (held) => {
      const { tx, wallet, player, offered, now } = held;
      const ownOf = ({ spins }: Offeree) =>
        spins.find((one) => one.campaign.id === campaignId && isStanding(one));
      const told = (own: GivenSpins) =>
        presentOwnSpins(own, gamesOfOwn(own, offered), player, language);
      const isToWait = (of: Campaign) =>
        ifActive === 'QUEUE' && inTheWayOf(of, player, now) !== undefined;
      const before = ownOf(player);
      if (before?.spins.status === 'QUEUED' && !isToWait(before.campaign))
        return told(await start(held, before, language));
      if (before) return told(before);
      const campaign = await campaignOf(tx, campaignId, bonusCode);
      judgeBonus(campaign, player, now);
      const games = sharedOut(campaign, gamesOfOffer(campaign, player, offered));
      if (games.length === 0) throw notEligible();
      const waits = isToWait(campaign);
      if (!waits) refuseInTheWay(campaign, player, { language, now });
      await takeOne(tx, campaign);
      const id = `spins_${randomBytes(10).toString('hex')}`;
      await tx.insert(freeSpinAwards).values({
        id,
        playerId,
        campaignId,
        vertical: campaign.vertical,
        currency: wallet.currency,
        stake: scaled(campaign.spinStake, wallet.currency),
        status: waits ? 'QUEUED' : 'ACTIVE',
        wasQueued: waits,
        startedAt: new Date(now),
        expiresAt: new Date(now + campaign.daysToWager * DAY),
      });
      await tx.insert(freeSpinGames).values(
        games.map(({ gameId, granted }, position) => ({
          awardId: id,
          gameId,
          position,
          granted,
        })),
      );
      const claimed = ownOf(await offereeIn(tx, playerId, now));
      if (!claimed) throw new Error('The free spins were not granted.');
      return told(claimed);
    });
  };

/** API-119: lets free spins that wait run, see the contract. */
const claimQueuedFreeSpins =
  (gamesOf: GamesOf) =>
  async (call: Call<'claimQueuedFreeSpins'>): Promise<Success<'claimQueuedFreeSpins'>> => {
    const { platform, session, params, query } = call;
    await countTowards(platform, platform.db, 'rewards', session.playerId);
    const { language = 'en' } = query;
    return hold(call, gamesOf, async (held) => {
      const { player, offered } = held;
      const own = player.spins.find(
        (one) =>
          one.spins.id === params.queuedPlayerBonusId &&
          one.campaign.id === params.campaignId &&
          one.spins.wasQueued &&
          isStanding(one),
      );
      if (!own) throw new Refusal(404, 'error.bonus.not_found', 'The player has none that wait.');
      return presentOwnSpins(
        own.spins.status === 'ACTIVE' ? own : await start(held, own, language),
        gamesOfOwn(own, offered),
        player,
        language,
      );
    });
  };

/** The handlers of free spins. */
export const freeSpinHandlers = (gamesOf: GamesOf) =>
  ({
    ...spinReads(gamesOf),
    getFreeSpinProgress,
    claimFreeSpins: claimFreeSpins(gamesOf),
    claimQueuedFreeSpins: claimQueuedFreeSpins(gamesOf),
  }) satisfies Handlers<
    'getFreeSpins' | 'getFreeSpinProgress' | 'claimFreeSpins' | 'claimQueuedFreeSpins'
  >;
