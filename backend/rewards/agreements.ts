import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database.ts';
import type { Call, Success } from '../platform/operation.ts';
import { countTowards } from '../platform/rate-limit-store.ts';
import { invalidField } from '../platform/refusal.ts';
import type { Campaign } from './campaigns.ts';
import { campaignOf, refuseUsed } from './codes.ts';
import { consentsOf } from './consents.ts';
import { judgeDeposit } from './deposit-bonuses.ts';
import { holdOfferee } from './hold.ts';
import { notEligible, refuseInTheWay } from './judge.ts';
import { campaignConsents, campaigns } from './tables.ts';
import { countCode } from './typed-code.ts';

type Agreement = Call<'agreeToCampaign'>['body'];
type Consent = Success<'agreeToCampaign'>;

/** Takes a consent back, whatever the clock that wrote it said; where there is none, nothing changes. `now` in ms. */
async function takeBack(
  tx: Transaction,
  { playerId, campaignId, now }: { playerId: string; campaignId: string; now: number },
): Promise<Consent> {
  await tx
    .update(campaignConsents)
    .set({
      withdrawnAt: sql`greatest(${new Date(now).toISOString()}::timestamptz, ${campaignConsents.agreedAt})`,
    })
    .where(
      and(
        eq(campaignConsents.playerId, playerId),
        eq(campaignConsents.campaignId, campaignId),
        isNull(campaignConsents.withdrawnAt),
      ),
    );
  return { campaignId, agreed: false };
}

/** API-113, API-138: a player agrees to the bonus of a deposit, or takes that back; see the contract. */
export async function agreeToCampaign({
  platform,
  session: { playerId },
  query: { language = 'en' },
  body,
}: Call<'agreeToCampaign'>): Promise<Consent> {
  const { agreed, bonusCode } = body;
  await countTowards(platform, platform.db, 'rewards', playerId);
  if (bonusCode !== undefined) await countCode(platform, playerId, bonusCode);
  return holdOfferee(platform, playerId, async ({ tx, player, now }) => {
    if (!agreed && body.campaignId !== undefined)
      return takeBack(tx, { playerId, campaignId: body.campaignId, now });
    const consents = await consentsOf(tx, playerId);
    const campaign =
      bonusCode === undefined
        ? await agreedBefore(tx, body, consents)
        : await campaignOf(tx, bonusCode, now);
    const campaignId = campaign.id;
    if (!agreed) return takeBack(tx, { playerId, campaignId, now });
    // The code brings something else than the player read.
    if (body.campaignId !== undefined && body.campaignId !== campaignId) throw notEligible();
    refuseUsed(campaign, player);
    await judgeDeposit(tx, campaign, player, { playerId, now });
    const since = consents.get(campaignId);
    if (since) return { campaignId, agreed: true, agreedAt: since.toISOString() };
    refuseInTheWay(campaign, player, { language, now, isTriggered: true });
    const agreedAt = new Date(now);
    await tx.insert(campaignConsents).values({ playerId, campaignId, agreedAt });
    return { campaignId, agreed: true, agreedAt: agreedAt.toISOString() };
  });
}

/** The campaign that a player agrees to already: without its code nobody agrees to one. @throws Refusal where there is none */
async function agreedBefore(
  tx: Transaction,
  { campaignId }: Agreement,
  consents: ReadonlyMap<string, Date>,
): Promise<Campaign> {
  if (campaignId === undefined)
    throw invalidField('bonusCode', 'required', 'Name the code or the campaign.');
  const [campaign] = await tx.select().from(campaigns).where(eq(campaigns.id, campaignId));
  if (!campaign || !consents.has(campaignId)) throw notEligible();
  return campaign;
}
