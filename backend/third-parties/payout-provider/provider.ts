import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PayoutProvider } from '../../banking/ports.ts';
import { payouts } from './tables.ts';

/** How long the receiving bank takes, ms. */
const BANK_TAKES = 2_000;
/** The same for an amount that is to be told of late. */
const SLOW_BANK_TAKES = 5 * 60_000;

/**
 * The course of a payout, by the last two digits of its amount in minor units: 13 is not taken by the receiving
 * account, 21 is told twice, 22 late, 23 never. Any other is paid and told once.
 */
export const courseOf = (amount: number) => ({
  isTaken: amount % 100 !== 13,
  takes: amount % 100 === 22 ? SLOW_BANK_TAKES : BANK_TAKES,
  told: amount % 100 === 21 ? 2 : amount % 100 === 23 ? 0 : 1,
});

/** This provider, as its merchant knows it. */
export const payoutProvider: PayoutProvider = {
  order(payout, now) {
    const payoutId = `out_${randomUUID()}`;
    const { takes, told } = courseOf(payout.amount);
    return {
      payoutId,
      order: (tx) =>
        tx.insert(payouts).values({
          id: payoutId,
          ...payout,
          status: 'QUEUED',
          createdAt: new Date(now),
          settlesAt: new Date(now + takes),
          eventId: randomUUID(),
          toSend: told,
        }),
    };
  },
  async ask(executor, payoutId) {
    const [row] = await executor
      .select({ status: payouts.status })
      .from(payouts)
      .where(eq(payouts.id, payoutId));
    return row === undefined || row.status === 'QUEUED' ? undefined : { status: row.status };
  },
};
