import { eq } from 'drizzle-orm';
import type { Executor } from '../platform/database.ts';
import type { Schemas } from '../../openapi/types.ts';
import type { Call, Handlers, Success } from '../platform/operation.ts';
import { countTowards } from '../platform/rate-limit-store.ts';
import { Refusal } from '../platform/refusal.ts';
import {
  hasHad,
  mayUseCodes,
  offereeOf,
  runningOf,
  type Campaign,
  type Offeree,
} from './campaigns.ts';
import { consentsOf } from './consents.ts';
import { judgeDeposit } from './deposit-bonuses.ts';
import { claimGift, judgeGift } from './gifts.ts';
import { judgeBonus, notEligible } from './judge.ts';
import { presentAvailable, presentDeposit } from './present.ts';
import { givesSpins, presentSpinOffer } from './present-spins.ts';
import { gamesOfOffer, type GamesOf } from './spin-reads.ts';
import { campaigns } from './tables.ts';
import { codeOf, countCode } from './typed-code.ts';
import { usualStakeOf } from './usual-stake.ts';

type CodeOffer = Schemas['CodeOffer'];

/** The campaign of a code, as soon as it has begun. @throws Refusal where there is none. `now` in ms */
export async function campaignOf(
  executor: Executor,
  typed: string,
  now: number,
): Promise<Campaign> {
  const [campaign] = await executor
    .select()
    .from(campaigns)
    .where(eq(campaigns.code, codeOf(typed)));
  if (!campaign || campaign.startsAt.getTime() > now)
    throw new Refusal(409, 'error.bonus_code.unknown', 'There is no such code.');
  return campaign;
}

/** @throws Refusal where a player has had what a code brings */
export function refuseUsed(campaign: Campaign, player: Offeree): void {
  if (hasHad(campaign, player))
    throw new Refusal(409, 'error.bonus_code.used', 'The player has had this bonus.');
}

/** BCODE-06: whether a code can bring the player anything. */
async function getManualClaim({
  platform: { db, clock },
  session: { playerId },
}: Call<'getManualClaim'>): Promise<Success<'getManualClaim'>> {
  const player = await offereeOf(db, playerId, clock.now());
  return { isAvailable: player !== undefined && mayUseCodes(player) };
}

/**
 * What a campaign with a code brings a player, with all terms.
 * @throws Refusal where it is over, used up, or not for them
 */
async function offerOf(
  call: Pick<Call<'verifyBonusCode'>, 'platform' | 'session' | 'origin' | 'query'>,
  gamesOf: GamesOf,
  { campaign, player, now }: { campaign: Campaign; player: Offeree; now: number },
): Promise<CodeOffer> {
  const { language = 'en' } = call.query;
  if (givesSpins(campaign)) {
    judgeBonus(campaign, player, now);
    const games = gamesOfOffer(campaign, player, await gamesOf(call));
    const freeSpins = presentSpinOffer(campaign, games, player, language);
    if (freeSpins.games.length === 0) throw notEligible();
    return { kind: 'FREE_SPINS', freeSpins };
  }
  const { playerId } = call.session;
  const { db } = call.platform;
  if (campaign.trigger !== 'MANUAL_BONUS_CODE') {
    const offer = await judgeDeposit(db, campaign, player, { playerId, now });
    return {
      kind: 'DEPOSIT_BONUS',
      campaign: presentDeposit(offer, language),
      isAgreed: (await consentsOf(db, playerId)).has(campaign.id),
    };
  }
  const amount = judgeGift(campaign, player, now);
  const usualStake = await usualStakeOf(db, playerId, player.currency);
  return {
    kind: 'GIFT',
    gift: presentAvailable({ campaign, amount }, player, { language, usualStake }),
  };
}

/** BCODE-01: what a code brings, with all terms, before it is claimed. */
const verifyBonusCode =
  (gamesOf: GamesOf) =>
  async (call: Call<'verifyBonusCode'>): Promise<Success<'verifyBonusCode'>> => {
    const { platform, session, body } = call;
    const { db, clock } = platform;
    await countCode(platform, session.playerId, body.bonusCode);
    const now = clock.now();
    const player = await offereeOf(db, session.playerId, now);
    if (!player) throw notEligible();
    const campaign = await campaignOf(db, body.bonusCode, now);
    refuseUsed(campaign, player);
    return {
      bonusCodeValue: codeOf(body.bonusCode),
      brings: await offerOf(call, gamesOf, { campaign, player, now }),
    };
  };

/** BCODE-05: claims the gift of a code, see the contract. */
async function claimBonusCode({
  platform,
  session: { playerId },
  query: { language = 'en' },
  body: { bonusCode },
}: Call<'claimBonusCode'>): Promise<Success<'claimBonusCode'>> {
  await countTowards(platform, platform.db, 'rewards', playerId);
  await countCode(platform, playerId, bonusCode);
  return claimGift(platform, {
    playerId,
    language,
    wanted: async (tx, player, now) => {
      const campaign = await campaignOf(tx, bonusCode, now);
      const runs = runningOf(player, now).some(({ bonus }) => bonus.campaignId === campaign.id);
      if (!runs) refuseUsed(campaign, player);
      return campaign;
    },
  });
}

/** The handlers of bonus codes. */
export const codeHandlers = (gamesOf: GamesOf) =>
  ({
    getManualClaim,
    verifyBonusCode: verifyBonusCode(gamesOf),
    claimBonusCode,
  }) satisfies Handlers<'getManualClaim' | 'verifyBonusCode' | 'claimBonusCode'>;
