import { eq } from 'drizzle-orm';
import type { BonusesPorts, BonusLine, SpinsLine } from '../back-office/bonuses/ports.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal } from '../platform/refusal.ts';
import { players } from '../players/tables.ts';
import { isFor, offereeOf, runningCampaigns, runningOf } from '../rewards/campaigns.ts';
import { giveUp } from '../rewards/forfeit.ts';
import { isLeft } from '../rewards/budget.ts';
import { claimGift, giftOf } from '../rewards/gifts.ts';
import { notEligible } from '../rewards/judge.ts';
import { wageredOf } from '../rewards/present.ts';
import { endForPlayer, withOpenRound } from '../rewards/spin-orders.ts';
import { campaigns } from '../rewards/tables.ts';
import { isNamed, shortOf } from './named-player.ts';

/** Does an act of the platform. @returns what the platform refuses; undefined: it is done */
async function refusalOf(act: Promise<unknown>): Promise<string | undefined> {
  try {
    await act;
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

/** Binds the port of the desk's page of bonuses to the platform. */
export function bonusesPorts(platform: Platform): BonusesPorts {
  const { db, clock } = platform;
  return {
    async find(who) {
      const [named] = await db.select().from(players).where(isNamed(who));
      const now = clock.now();
      const player = named && (await offereeOf(db, named.id, now));
      if (!player) return undefined;
      const running = runningOf(player, now);
      const open = await withOpenRound(db, named.id);
      return {
        player: shortOf(named),
        currency: player.currency,
        bonuses: player.given.map((given): BonusLine => ({
          ...given.bonus,
          campaign: given.campaign.words.en.name,
          wagered: wageredOf(given),
          balance: given.bonus.status === 'ACTIVE' ? (given.balance ?? 0) : 0,
          isRevocable: running.includes(given) && given.bonus.wageringLeft > 0,
        })),
        spins: player.spins.map(({ spins, campaign, games }): SpinsLine => ({
          ...spins,
          campaign: campaign.words.en.name,
          wagering: campaign.wageringMultiplier,
          granted: games.reduce((sum, { granted }) => sum + granted, 0),
          played: games.reduce((sum, { played }) => sum + played, 0),
          isRoundOpen: open.has(spins.id),
        })),
        grantable: (await runningCampaigns(db, now))
          .filter((campaign) => isFor(campaign, player) && isLeft(campaign))
          .flatMap((campaign) => {
            const amount = giftOf(campaign, player.currency);
            return amount === undefined
              ? []
              : [{ id: campaign.id, name: campaign.words.en.name, amount }];
          })
          .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      };
    },
    grant: (playerId, campaignId) =>
      refusalOf(
        claimGift(platform, {
          playerId,
          language: 'en',
          async wanted(tx) {
            const [campaign] = await tx
              .select()
              .from(campaigns)
              .where(eq(campaigns.id, campaignId));
            if (!campaign) throw notEligible();
            return campaign;
          },
        }),
      ),
    async revoke(playerId, { id, wagered, balance }) {
      const refusal = await refusalOf(
        giveUp(platform, playerId, id, { wageringProgress: wagered, balance }),
      );
      return refusal === undefined;
    },
    endSpins: (playerId, seen, how) => endForPlayer(platform, playerId, seen, how),
  };
}
