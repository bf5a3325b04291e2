import { eq } from 'drizzle-orm';
import { plain } from '../../reference/plain.ts';
import type { Executor } from '../platform/database.ts';
import type { Call, Success } from '../platform/operation.ts';
import { countTowards } from '../platform/rate-limit-store.ts';
import { Refusal } from '../platform/refusal.ts';
import { mayHaveGifts, offereeOf, runningOf, type Campaign, type Offeree } from './campaigns.ts';
import { claimGift, judgeGift, notEligible } from './gifts.ts';
import { presentAvailable } from './present.ts';
import { campaigns } from './tables.ts';
import { usualStakeOf } from './usual-stake.ts';

/** A code as campaigns have it, of what somebody typed: in plain capitals, without blanks, dashes and marks unseen. */
export const codeOf = (typed: string): string =>
  plain(typed.normalize('NFKC')).replaceAll(/[\s-]/g, '').toUpperCase();

/**
 * The campaign of a code, as soon as it has begun.
 * @throws Refusal where there is none, or where the player's bonus of it has ended
 */
async function campaignOf(
  executor: Executor,
  typed: string,
  player: Offeree,
  now: number,
): Promise<Campaign> {
  const [campaign] = await executor
    .select()
    .from(campaigns)
    .where(eq(campaigns.code, codeOf(typed)));
  if (!campaign || campaign.startsAt.getTime() > now)
    throw new Refusal(409, 'error.bonus_code.unknown', 'There is no such code.');
  const isOwn = ({ bonus }: { readonly bonus: { readonly campaignId: string } }) =>
    bonus.campaignId === campaign.id;
  if (player.given.some(isOwn) && !runningOf(player, now).some(isOwn)) throw used();
  return campaign;
}

const used = () => new Refusal(409, 'error.bonus_code.used', 'The player has had this bonus.');

/** BCODE-06: whether a code can bring the player anything. */
export async function getManualClaim({
  platform: { db, clock },
  session: { playerId },
}: Call<'getManualClaim'>): Promise<Success<'getManualClaim'>> {
  const player = await offereeOf(db, playerId, clock.now());
  return { isAvailable: player !== undefined && mayHaveGifts(player) };
}

/** BCODE-01: what a code gives, with all terms, before it is claimed. */
export async function verifyBonusCode({
  platform,
  session: { playerId },
  query: { language = 'en' },
  body: { bonusCode },
}: Call<'verifyBonusCode'>): Promise<Success<'verifyBonusCode'>> {
  const { db, clock } = platform;
  await countTowards(platform, db, 'bonusCodes', playerId);
  const now = clock.now();
  const player = await offereeOf(db, playerId, now);
  if (!player) throw notEligible();
  const campaign = await campaignOf(db, bonusCode, player, now);
  if (runningOf(player, now).some(({ bonus }) => bonus.campaignId === campaign.id)) throw used();
  const amount = judgeGift(campaign, player, now);
  const usualStake = await usualStakeOf(db, playerId, player.currency);
  return {
    bonusCodeValue: codeOf(bonusCode),
    reward: presentAvailable({ campaign, amount }, player, { language, usualStake }),
  };
}

/** BCODE-05: claims the gift of a code, see the contract. */
export async function claimBonusCode({
  platform,
  session: { playerId },
  query: { language = 'en' },
  body: { bonusCode },
}: Call<'claimBonusCode'>): Promise<Success<'claimBonusCode'>> {
  await countTowards(platform, platform.db, 'bonusCodes', playerId);
  return claimGift(platform, {
    playerId,
    language,
    wanted: (tx, player, now) => campaignOf(tx, bonusCode, player, now),
  });
}
