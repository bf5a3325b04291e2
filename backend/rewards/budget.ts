import { and, eq, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Campaign } from './campaigns.ts';
import { campaigns } from './tables.ts';

/** Whether not all of a campaign's bonuses are claimed. */
export const isLeft = ({ budget, claimed }: Campaign): boolean =>
  budget === null || claimed < budget;

export const usedUp = () =>
  new Refusal(409, 'error.bonus.campaign.used_up', 'All bonuses of the campaign are claimed.');

/**
 * Takes one of a budget. Others who claim wait here, so that no more are taken than there are.
 * @returns whether there was one left
 */
export async function isTaken(tx: Transaction, { id, budget }: Campaign): Promise<boolean> {
  if (budget === null) return true;
  const taken = await tx
    .update(campaigns)
    .set({ claimed: sql`${campaigns.claimed} + 1` })
    .where(and(eq(campaigns.id, id), lt(campaigns.claimed, campaigns.budget)))
    .returning({ id: campaigns.id });
  return taken.length > 0;
}

/** @throws Refusal where none of a budget is left */
export async function takeOne(tx: Transaction, campaign: Campaign): Promise<void> {
  if (!(await isTaken(tx, campaign))) throw usedUp();
}
