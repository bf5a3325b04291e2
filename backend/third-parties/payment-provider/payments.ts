import { randomBytes } from 'node:crypto';
import { and, eq, inArray, lte, or, type SQL } from 'drizzle-orm';
import type { NewPayment } from '../../banking/ports.ts';
import type { Database, Executor, Transaction } from '../../platform/database.ts';
import { statement, type Bound } from '../../platform/statement.ts';
import { queueCallback } from './callback-queue.ts';
import type { Instrument } from './instruments.ts';
import { payments, type EndReason, type Payment, type PaymentStatus } from './tables.ts';

/** How long a payment waits for its payer, in ms. */
export const PAYMENT_LIFETIME = 30 * 60_000;
/** After this long without an end, an authorisation was lost with its process and is asked again. */
const AUTHORISATION_LOST = 10_000;
/** How long a slow issuer takes, in ms. */
const SLOW_ISSUER = 4_000;

/** A new, unguessable payment id. */
export const newPaymentId = (): string => randomBytes(24).toString('base64url');

const insertPayment = statement(
  'open_payment',
  `INSERT INTO provider_payments (id, merchant_reference, merchant_name, language, notation, time_zone,
    method, amount, currency, return_path, status, created_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'OPEN', $11, $12)`,
);

const valuesOf = (id: string, payment: NewPayment, now: number) => [
  id,
  payment.merchantReference,
  payment.merchantName,
  payment.language,
  payment.notation,
  payment.timeZone,
  payment.method,
  payment.amount,
  payment.currency,
  payment.returnPath,
  new Date(now).toISOString(),
  new Date(now + PAYMENT_LIFETIME).toISOString(),
];

/** The statement that opens a payment, to take part in the merchant's transaction; `now` in ms. */
export const openPayment = (id: string, payment: NewPayment, now: number): Bound =>
  insertPayment.bind(valuesOf(id, payment, now));

/** Opens a payment that began here, after the merchant has named its deposit; `now` in ms. */
export const openPaymentAlone = async (
  db: Executor,
  id: string,
  payment: NewPayment,
  now: number,
): Promise<void> => void (await insertPayment(db, valuesOf(id, payment, now)));

const paymentId = /^[\w-]{32}$/;

/** The payment, or undefined for an unknown id, whatever a visitor's address holds. */
export async function findPayment(db: Executor, id: string): Promise<Payment | undefined> {
  if (!paymentId.test(id)) return undefined;
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  return payment;
}

interface Change {
  status: PaymentStatus;
  reason?: EndReason;
  instrument?: Instrument;
  resumeAt?: number | null;
}

const FINAL_EVENTS: Partial<Record<PaymentStatus, string>> = {
  SUCCEEDED: 'payment.succeeded',
  DECLINED: 'payment.declined',
  CANCELLED: 'payment.cancelled',
  EXPIRED: 'payment.expired',
};

/**
 * Moves a payment on, if it still stands in one of `from`, and queues the callback of an end in the
 * same transaction. Answers the payment as it now stands, or undefined when it was elsewhere: the
 * one guard against double clicks, stale pages and several instances.
 */
async function advance(
  db: Database,
  from: readonly PaymentStatus[],
  which: SQL | undefined,
  change: Change,
): Promise<Payment | undefined> {
  return db.transaction(async (tx: Transaction) => {
    const [payment] = await tx
      .update(payments)
      .set({
        status: change.status,
        ...(change.reason && { reason: change.reason }),
        ...(change.instrument && {
          instrument: change.instrument.display,
          masked: change.instrument.masked,
          issuerAnswer: change.instrument.answer,
        }),
        ...(change.resumeAt !== undefined && {
          resumeAt: change.resumeAt === null ? null : new Date(change.resumeAt),
        }),
      })
      .where(and(inArray(payments.status, [...from]), which))
      .returning();
    const type = FINAL_EVENTS[change.status];
    if (payment && type) await queueCallback(tx, type, payment);
    return payment;
  });
}

/** Whether the payment still waits for its payer, but waited too long. */
export function isOverdue(payment: Payment, now: number): boolean {
  return (
    (payment.status === 'OPEN' || payment.status === 'CONFIRMING') &&
    payment.expiresAt.getTime() <= now
  );
}

const byId = (id: string) => eq(payments.id, id);

export const chooseInstrument = (db: Database, id: string, instrument: Instrument) =>
  advance(db, ['OPEN', 'CONFIRMING'], byId(id), { status: 'CONFIRMING', instrument });

export const cancelPayment = (db: Database, id: string) =>
  advance(db, ['OPEN', 'CONFIRMING'], byId(id), { status: 'CANCELLED', reason: 'closed' });

export const declinePayment = (db: Database, id: string) =>
  advance(db, ['CONFIRMING'], byId(id), { status: 'DECLINED', reason: 'player' });

export const expirePayment = (db: Database, id: string, now: number) =>
  advance(db, ['OPEN', 'CONFIRMING'], and(byId(id), lte(payments.expiresAt, new Date(now))), {
    status: 'EXPIRED',
    reason: 'expired',
  });

/** Claims the payment for asking the merchant; only one caller gets it. */
export const startAuthorising = (db: Database, id: string, now: number) =>
  advance(db, ['CONFIRMING'], byId(id), {
    status: 'AUTHORISING',
    resumeAt: now + AUTHORISATION_LOST,
  });

/** The merchant could not be asked: the payer may try again. */
export const backToConfirming = (db: Database, id: string) =>
  advance(db, ['AUTHORISING'], byId(id), { status: 'CONFIRMING', resumeAt: null });

/** Goes on after the merchant's answer: charges the instrument, or ends the payment. */
export function afterAuthorisation(
  db: Database,
  payment: Payment,
  approved: boolean,
  now: number,
): Promise<Payment | undefined> {
  const to = (change: Change) =>
    advance(db, ['AUTHORISING'], byId(payment.id), { resumeAt: null, ...change });
  if (!approved) return to({ status: 'DECLINED', reason: 'merchant' });
  switch (payment.issuerAnswer) {
    case 'decline':
      return to({ status: 'DECLINED', reason: 'issuer' });
    case 'insufficient':
      return to({ status: 'DECLINED', reason: 'insufficient' });
    case 'approve-slowly':
      return to({ status: 'PROCESSING', resumeAt: now + SLOW_ISSUER });
    default:
      return to({ status: 'SUCCEEDED' });
  }
}

/** A slow issuer's approval; only when it is due. */
export const settlePayment = (db: Database, id: string, now: number) =>
  advance(db, ['PROCESSING'], and(byId(id), lte(payments.resumeAt, new Date(now))), {
    status: 'SUCCEEDED',
    resumeAt: null,
  });

/** Payments that the provider itself must move on: overdue, being processed, or lost half-way. */
export function duePayments(db: Database, now: number): Promise<Payment[]> {
  const instant = new Date(now);
  return db
    .select()
    .from(payments)
    .where(
      or(
        and(inArray(payments.status, ['OPEN', 'CONFIRMING']), lte(payments.expiresAt, instant)),
        and(
          inArray(payments.status, ['AUTHORISING', 'PROCESSING']),
          lte(payments.resumeAt, instant),
        ),
      ),
    )
    .limit(200);
}
