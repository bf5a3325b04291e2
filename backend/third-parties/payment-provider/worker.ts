import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { startWorkerLoop, type Working } from '../../platform/worker-loop.ts';
import { markDelivered, markFailed, takeDue } from './callback-queue.ts';
import { askMerchant, post, type Merchant } from './merchant.ts';
import {
  afterAuthorisation,
  backToConfirming,
  duePayments,
  expirePayment,
  settlePayment,
  startAuthorising,
} from './payments.ts';
import type { Payment } from './tables.ts';

/** The parts that the provider's pages and its background work share. */
export interface ProviderContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly merchant: Merchant;
  /** The asking browser's place, ISO 3166-1 alpha-2; null: nobody knows. */
  readonly locate: (request: FastifyRequest) => string | null;
}

/**
 * Delivers due callbacks, one after the other; those of one payment only with `paymentId`. Retries
 * follow real time and not the platform's clock, which a tester may freeze or turn back.
 */
export async function deliverCallbacks(
  context: ProviderContext,
  paymentId?: string,
): Promise<void> {
  for (;;) {
    const due = await takeDue(context.db, Date.now(), paymentId);
    if (due.length === 0) return;
    for (const { eventId, body, attempts } of due) {
      const answer = await post(context.merchant, body, context.log);
      await (answer === undefined
        ? markFailed(context.db, eventId, attempts, Date.now())
        : markDelivered(context.db, eventId, Date.now()));
    }
  }
}

/** Asks the merchant about a claimed payment and goes on with its answer. */
async function authorise(context: ProviderContext, payment: Payment): Promise<Payment | undefined> {
  const { db, clock, merchant, log } = context;
  const approved = await askMerchant(merchant, payment, log);
  if (approved === undefined) return backToConfirming(db, payment.id);
  return afterAuthorisation(db, payment, approved, clock.now());
}

/**
 * The payer confirmed: asks the merchant, charges the instrument, and tells the merchant the end
 * before the payer is sent back. Undefined when the payment was not waiting for a confirmation.
 */
export async function confirmPayment(
  context: ProviderContext,
  id: string,
): Promise<Payment | undefined> {
  const claimed = await startAuthorising(context.db, id, context.clock.now());
  if (!claimed) return undefined;
  const payment = await authorise(context, claimed);
  await deliverCallbacks(context, id);
  return payment;
}

/** Moves payments on that wait for nobody: overdue, being processed, or lost with a process that died. */
async function resume(context: ProviderContext, payment: Payment): Promise<void> {
  const { db, clock } = context;
  switch (payment.status) {
    case 'AUTHORISING':
      await authorise(context, payment);
      break;
    case 'PROCESSING':
      await settlePayment(db, payment.id, clock.now());
      break;
    default:
      await expirePayment(db, payment.id, clock.now());
  }
}

/** One round of the background work. */
async function workOnce(context: ProviderContext): Promise<void> {
  for (const payment of await duePayments(context.db, context.clock.now())) {
    await resume(context, payment);
    await deliverCallbacks(context, payment.id);
  }
  await deliverCallbacks(context);
}

/** How often the background work looks for something to do, ms. */
const ROUND = 500;

/** Runs that until stopped. Several instances may work side by side. */
export function startWorker(context: ProviderContext): Working {
  return startWorkerLoop(() => workOnce(context), {
    log: context.log,
    name: 'payment worker',
    every: ROUND,
  });
}
