import { eq } from 'drizzle-orm';
import { brandOfSite } from '../../reference/brands.ts';
import { tellAfterCommit } from '../platform/after-commit.ts';
import type { Transaction } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';
import { readDepositPlayer } from './deposit-facts.ts';
import { lockWallet, post, type LockedWallet } from './ledger.ts';
import type { PayoutProvider } from './ports.ts';
import { transactions, withdrawals, type WithdrawalState } from './tables.ts';
import { goesOutByItself } from './withdrawal-rules.ts';

export type Withdrawal = typeof withdrawals.$inferSelect;
export type DeclineReason = NonNullable<Withdrawal['reason']>;

/** How a withdrawal ends, with the status that its transaction gets. */
const STATUS = {
  PAID: 'SUCCESS',
  DECLINED: 'FAILED',
  CANCELLED: 'CANCELLED',
} as const satisfies Partial<Record<WithdrawalState, unknown>>;

export interface Ending {
  readonly as: keyof typeof STATUS;
  readonly reason?: DeclineReason;
  /** The person of the desk who decided that. */
  readonly by?: string | null;
  /** ms since the epoch. */
  readonly now: number;
}

/**
 * Ends a withdrawal whose money is locked: out, or back into the main balance. One movement by one reference
 * ends it either way, so that the ledger itself refuses a second end.
 */
export async function endWithdrawal(
  tx: Transaction,
  wallet: LockedWallet,
  { referenceId, amount }: Pick<Withdrawal, 'referenceId' | 'amount'>,
  { as, reason, by, now }: Ending,
): Promise<void> {
  const balances = await post(tx, wallet, {
    reference: `withdrawal-end:${referenceId}`,
    at: now,
    entries: [
      { account: 'LOCKED', amount: -amount },
      { account: as === 'PAID' ? 'PAYMENT_PROVIDER' : 'MAIN', amount },
    ],
  });
  if (!balances) throw new Error(`Withdrawal ${referenceId} had ended already.`);
  const balanceAfter = balances.get('MAIN');
  // Sent together, and done in their order.
  await Promise.all([
    tx
      .update(transactions)
      .set({ status: STATUS[as] })
      .where(eq(transactions.referenceId, referenceId)),
    // A row of its own: the balances of a history only follow each other when each movement has its moment.
    balanceAfter !== undefined &&
      tx.insert(transactions).values({
        referenceId: `back_${referenceId}`,
        playerId: wallet.playerId,
        type: 'REVERSAL',
        category: 'PAYMENT',
        status: 'COMPLETED',
        amount,
        currency: wallet.currency,
        balanceAfter,
        wallet: 'MAIN',
        at: new Date(now),
      }),
    tx
      .update(withdrawals)
      .set({
        state: as,
        endedAt: new Date(now),
        ...(reason && { reason }),
        ...(by !== undefined && { decidedBy: by }),
      })
      .where(eq(withdrawals.referenceId, referenceId)),
  ]);
  tellAfterCommit(tx, { topic: 'player.changed', payload: { playerId: wallet.playerId } });
}

/** Does something with a withdrawal while its player's money is held; undefined when there is none. */
async function holding<T>(
  { db, clock }: Platform,
  referenceId: string,
  work: (tx: Transaction, wallet: LockedWallet, withdrawal: Withdrawal, now: number) => Promise<T>,
): Promise<T | undefined> {
  const [known] = await db
    .select({ playerId: withdrawals.playerId })
    .from(withdrawals)
    .where(eq(withdrawals.referenceId, referenceId));
  if (!known) return undefined;
  return db.transaction(async (tx) => {
    const wallet = await lockWallet(tx, known.playerId);
    const [withdrawal] = await tx
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.referenceId, referenceId));
    return wallet && withdrawal && work(tx, wallet, withdrawal, clock.now());
  });
}

/** Whether a due withdrawal may go out; if not, it waits for a person from now on. */
async function mayGoOut(tx: Transaction, withdrawal: Withdrawal, now: number): Promise<boolean> {
  const { playerId, referenceId } = withdrawal;
  const player = await readDepositPlayer(tx, playerId, { now, locatedIn: null });
  if (player && goesOutByItself(player)) return true;
  await tx
    .update(withdrawals)
    .set({ needsReview: true })
    .where(eq(withdrawals.referenceId, referenceId));
  return false;
}

/** Whether a person would say the same of what stands now; asked while the player's money is held. */
type Agrees = (tx: Transaction) => Promise<boolean>;

const always: Agrees = () => Promise.resolve(true);

/**
 * Hands a waiting withdrawal to the payout provider. From here on only the provider ends it.
 * @param by the approver at the desk; null: nobody, its time has come
 * @returns whether it goes out: somebody else may have decided, or the player taken it back
 */
export async function approveWithdrawal(
  platform: Platform,
  referenceId: string,
  provider: PayoutProvider,
  by: string | null,
  agrees = always,
): Promise<boolean> {
  const done = await holding(platform, referenceId, async (tx, wallet, withdrawal, now) => {
    if (withdrawal.state !== 'REQUESTED') return false;
    if (by === null && !(await mayGoOut(tx, withdrawal, now))) return false;
    if (!(await agrees(tx))) return false;
    const { method, amount, siteId } = withdrawal;
    const { name: merchantName } = brandOfSite(siteId);
    const { currency } = wallet;
    const { payoutId, order } = provider.order(
      { merchantReference: referenceId, merchantName, method, amount, currency },
      now,
    );
    await order(tx);
    await tx
      .update(withdrawals)
      .set({ state: 'APPROVED', approvedAt: new Date(now), payoutId, decidedBy: by })
      .where(eq(withdrawals.referenceId, referenceId));
    // No money moves with it, so the ledger has nothing to tell.
    tellAfterCommit(tx, { topic: 'player.changed', payload: { playerId: wallet.playerId } });
    return true;
  });
  return done === true;
}

/**
 * Gives the money of a waiting withdrawal back to the player.
 * @param by the decliner at the desk; null: nobody there
 * @returns whether it waited, and who declines agrees
 */
export async function declineWithdrawal(
  platform: Platform,
  referenceId: string,
  reason: DeclineReason,
  by: string | null = null,
  agrees = always,
): Promise<boolean> {
  const done = await holding(platform, referenceId, async (tx, wallet, withdrawal, now) => {
    if (withdrawal.state !== 'REQUESTED' || !(await agrees(tx))) return false;
    await endWithdrawal(tx, wallet, withdrawal, { as: 'DECLINED', reason, by, now });
    return true;
  });
  return done === true;
}

/** The provider's news of a payout. Amounts in minor units. */
export interface PayoutNews {
  readonly reference: string;
  readonly payoutId: string;
  readonly paid: boolean;
  readonly amount: number;
  readonly currency: string;
}

/** The news does not belong to a withdrawal as we know it, or contradicts the end that was taken before. */
export type PayoutMisfit = 'unknown' | 'mismatch';

/**
 * Takes the end of a payout, once: a repetition changes nothing.
 * @returns why it does not fit, if it does not
 */
export async function settlePayout(
  platform: Platform,
  news: PayoutNews,
): Promise<PayoutMisfit | undefined> {
  const taken = await holding(platform, news.reference, async (tx, wallet, withdrawal, now) => {
    const fits =
      news.payoutId === withdrawal.payoutId &&
      news.amount === withdrawal.amount &&
      news.currency === wallet.currency;
    if (!fits) return 'mismatch' as const;
    const as = news.paid ? ('PAID' as const) : ('DECLINED' as const);
    if (withdrawal.state === as) return 'taken' as const;
    if (withdrawal.state !== 'APPROVED') return 'mismatch' as const;
    await endWithdrawal(tx, wallet, withdrawal, {
      as,
      ...(!news.paid && { reason: 'PROVIDER' as const }),
      now,
    });
    return 'taken' as const;
  });
  if (taken === 'taken') return undefined;
  return taken ?? 'unknown';
}
