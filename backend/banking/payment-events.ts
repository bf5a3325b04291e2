import { and, eq } from 'drizzle-orm';
import { tellAfterCommit } from '../platform/after-commit.ts';
import type { Transaction } from '../platform/database.ts';
import type { Origin } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { players } from '../players/tables.ts';
import { readDepositPlayer } from './deposit-facts.ts';
import { refuseDeposit } from './deposit-rules.ts';
import { askAfterDeposit } from './document-requests.ts';
import { depositStatus, mayAdvance, type DepositStatus } from './deposit-status.ts';
import { lockWallet, post, type LockedWallet } from './ledger.ts';
import { keepUnmatched } from './unmatched-callbacks.ts';
import type { DepositPorts } from './ports.ts';
import { sendReceipt } from './receipts.ts';
import { deposits, paymentEvents, transactions } from './tables.ts';

/** A callback of the payment provider, as far as deposits need it. Amounts in minor units. */
export interface PaymentEvent {
  readonly eventId: string;
  readonly type: PaymentEventType;
  readonly paymentId: string;
  /** The deposit's referenceId. */
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly reason?: string;
  /** The masked means of payment, for instance "Visa ···· 4242". */
  readonly instrument?: string;
}

export const PAYMENT_EVENT_TYPES = [
  'payment.authorisation',
  'payment.succeeded',
  'payment.declined',
  'payment.cancelled',
  'payment.expired',
] as const;
export type PaymentEventType = (typeof PAYMENT_EVENT_TYPES)[number];

/** The answer to the provider: whether the payment may go on, or that the news was taken. */
export type PaymentAnswer = { readonly approved: boolean } | { readonly received: true };

/**
 * The event does not belong to a deposit as we know it: there is none, its amount or payment differs, or its id
 * already carried other news of the same deposit.
 */
export type PaymentMisfit = 'unknown' | 'mismatch' | 'reused';

type Ports = Pick<DepositPorts, 'bonuses' | 'payers' | 'breaks'>;
/** The addresses of each brand's pages, for messages to players. */
type Sites = Origin['sites'];

interface Open {
  readonly tx: Transaction;
  readonly platform: Platform;
  readonly bonuses: DepositPorts['bonuses'];
  /** The payer may be here by another account only, or by none. */
  readonly isAnotherPlayers: boolean;
  readonly wallet: LockedWallet;
  readonly deposit: typeof deposits.$inferSelect;
  readonly status: DepositStatus;
  readonly amount: number;
  readonly event: PaymentEvent;
  readonly breaks: DepositPorts['breaks'];
  readonly sites: Sites;
}

type Step =
  /** With the main balance as it is, minor units. */
  | { readonly status: 'PENDING'; readonly balanceAfter: number }
  | { readonly status: 'FAILED' | 'CANCELLED'; readonly failure: string | undefined };

/** @returns whether it stood where it was read: a break that began meanwhile may have called it off */
async function move(open: Open, step: Step): Promise<boolean> {
  const { tx, deposit, platform } = open;
  const { status } = step;
  if (!mayAdvance(open.status, status)) return true;
  const { referenceId } = deposit;
  const moved = await tx
    .update(transactions)
    // A limit counts a deposit from its approval on, not from its opening. The balance is then that of the new
    // moment: a statement that ends with this row ends with it.
    .set(
      step.status === 'PENDING'
        ? { status, at: platform.clock.date(), balanceAfter: step.balanceAfter }
        : { status },
    )
    .where(and(eq(transactions.referenceId, referenceId), eq(transactions.status, open.status)))
    .returning({ referenceId: transactions.referenceId });
  if (moved.length === 0) return false;
  if (step.status !== 'PENDING' && step.failure !== undefined) {
    const { failure } = step;
    await tx.update(deposits).set({ failure }).where(eq(deposits.referenceId, referenceId));
  }
  return true;
}

/**
 * The player confirmed at the provider, which asks before it takes the money. The rules are asked again: since
 * the deposit was, a limit may have been used up, a break taken or another account opened. An approved deposit
 * counts against the limits from here on.
 */
async function authorise(open: Open): Promise<PaymentAnswer> {
  const { tx, platform, wallet, deposit, status, amount, isAnotherPlayers } = open;
  if (status !== 'WAITING_INPUT' && status !== 'PENDING') return { approved: false };
  const player = await readDepositPlayer(tx, wallet.playerId, {
    now: platform.clock.now(),
    locatedIn: null,
    except: deposit.referenceId,
  });
  const mayPay = player !== undefined && !isAnotherPlayers;
  const failure = mayPay ? refuseDeposit(player.facts, amount) : 'error.deposit.not_allowed';
  const isRefused = !mayPay || failure !== undefined;
  const stood = await move(
    open,
    isRefused
      ? { status: 'FAILED', failure }
      : { status: 'PENDING', balanceAfter: player.mainBalance },
  );
  return { approved: stood && !isRefused };
}

/** The provider has the money: credits it, with its bonus, exactly once. */
async function succeed(open: Open): Promise<PaymentAnswer> {
  const { tx, platform, bonuses, wallet, deposit, status, amount } = open;
  if (!mayAdvance(status, 'SUCCESS')) return { received: true };
  const { referenceId, bonusId } = deposit;
  const { playerId } = wallet;
  const now = platform.clock.now();
  const [player] = await tx.select().from(players).where(eq(players.id, playerId));
  const { method, siteId, locale } = deposit;
  const { currency } = wallet;
  const at = new Date(now);
  const arrived = { referenceId, bonusId, method, siteId, locale, amount, currency, at };
  const isAway =
    player !== undefined && (await open.breaks.arrived(tx, platform, player, arrived, open.sites));
  const balances = await post(tx, wallet, {
    reference: `deposit:${referenceId}`,
    at: now,
    entries: [
      { account: 'PAYMENT_PROVIDER', amount: -amount },
      { account: 'MAIN', amount },
    ],
  });
  const balanceAfter = balances?.get('MAIN');
  if (balanceAfter === undefined) throw new Error(`Deposit ${referenceId} had moved already.`);
  // The money is the player's wherever they are; during a break they get nothing that leads back to play
  // (EXC-06).
  if (bonusId !== null && !isAway) {
    await bonuses.credit(tx, wallet, { referenceId, campaignId: bonusId, amount, now });
  }
  // After the bonus: the receipt says where it has not come.
  if (player && !isAway) await sendReceipt(tx, platform, player, arrived, open.sites);
  await tx
    .update(transactions)
    .set({ status: 'SUCCESS', balanceAfter, at })
    .where(eq(transactions.referenceId, referenceId));
  const { instrument } = open.event;
  if (instrument !== undefined) {
    await tx.update(deposits).set({ instrument }).where(eq(deposits.referenceId, referenceId));
  }
  if (await askAfterDeposit(tx, playerId, now)) {
    tellAfterCommit(tx, { topic: 'player.changed', payload: { playerId } });
  }
  return { received: true };
}

async function apply(open: Open): Promise<PaymentAnswer> {
  switch (open.event.type) {
    case 'payment.authorisation':
      return authorise(open);
    case 'payment.succeeded':
      return succeed(open);
    case 'payment.declined':
      await move(open, { status: 'FAILED', failure: open.event.reason });
      return { received: true };
    case 'payment.cancelled':
    case 'payment.expired':
      await move(open, { status: 'CANCELLED', failure: open.event.reason });
      return { received: true };
  }
}

/**
 * Takes a callback whose signature was verified. Doubled events give the first answer again; late
 * and swapped ones cannot take a deposit back (see `mayAdvance`). Everything happens under the
 * player's wallet lock, in one transaction.
 */
export async function takePaymentEvent(
  platform: Platform,
  ports: Ports,
  event: PaymentEvent,
  sites: Sites,
): Promise<PaymentAnswer | PaymentMisfit> {
  const answer = await applyPaymentEvent(platform, ports, event, sites);
  if (typeof answer === 'string') await keepUnmatched(platform, event, answer);
  return answer;
}

async function applyPaymentEvent(
  platform: Platform,
  { bonuses, payers, breaks }: Ports,
  event: PaymentEvent,
  sites: Sites,
): Promise<PaymentAnswer | PaymentMisfit> {
  const { db, clock } = platform;
  const [known] = await db
    .select({ playerId: deposits.playerId })
    .from(deposits)
    .where(eq(deposits.referenceId, event.reference));
  if (!known) return 'unknown';
  return db.transaction(async (tx) => {
    // Persons before wallets, as where a payment begins.
    const isAnotherPlayers =
      event.type === 'payment.authorisation' &&
      (await payers.isAnotherPlayers(tx, event.paymentId));
    const wallet = await lockWallet(tx, known.playerId);
    const [before] = await tx
      .select()
      .from(paymentEvents)
      .where(
        and(
          eq(paymentEvents.referenceId, event.reference),
          eq(paymentEvents.eventId, event.eventId),
        ),
      );
    if (before && before.type !== event.type) return 'reused';
    const [row] = await tx
      .select({ deposit: deposits, transaction: transactions })
      .from(deposits)
      .innerJoin(transactions, eq(transactions.referenceId, deposits.referenceId))
      .where(eq(deposits.referenceId, event.reference));
    if (!row || !wallet) return 'unknown';
    const { deposit, transaction } = row;
    const { amount, currency } = transaction;
    const fits = event.amount === amount && event.currency === currency;
    if (!fits || event.paymentId !== deposit.paymentId) return 'mismatch';
    // Only now: the same id with another amount is no repetition.
    if (before) return JSON.parse(before.answer) as PaymentAnswer;
    const status = depositStatus(transaction.status);
    const given = await apply({
      tx,
      platform,
      bonuses,
      isAnotherPlayers,
      wallet,
      deposit,
      status,
      amount,
      event,
      breaks,
      sites,
    });
    await tx.insert(paymentEvents).values({
      eventId: event.eventId,
      referenceId: event.reference,
      type: event.type,
      answer: JSON.stringify(given),
      receivedAt: clock.date(),
    });
    return given;
  });
}
