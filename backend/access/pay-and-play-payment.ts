import { eq } from 'drizzle-orm';
import { depositStatus } from '../banking/deposit-status.ts';
import { transactions } from '../banking/tables.ts';
import type { Call, Success } from '../platform/operation.ts';
import type { PayAndPlayProvider } from './pay-and-play-ports.ts';
import { payAndPlayPayments } from './tables.ts';

type Standing = Success<'getPayAndPlayPayment'>;

/**
 * How the payment of a start stands, for whoever knows its state: the page that waits, and the one to which a
 * bank's app led back. It tells nothing of the payer and opens no session, which only a code does.
 */
export async function getPayAndPlayPayment(
  { platform, params }: Call<'getPayAndPlayPayment'>,
  provider: PayAndPlayProvider,
): Promise<Standing> {
  const started = await provider.started(platform, params.state);
  if (!started) return { status: 'WAITING' };
  const [paid] = await platform.db
    .select({ status: transactions.status })
    .from(payAndPlayPayments)
    .innerJoin(transactions, eq(transactions.referenceId, payAndPlayPayments.referenceId))
    .where(eq(payAndPlayPayments.paymentId, started.paymentId));
  const status = paid && depositStatus(paid.status);
  if (status === 'SUCCESS') return { status: 'PAID' };
  const isOver = started.isOver || status === 'FAILED' || status === 'CANCELLED';
  return { status: isOver ? 'ENDED' : 'WAITING' };
}
