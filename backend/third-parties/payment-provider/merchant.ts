import type { PaymentAnswer, PaymentQuestion } from '../../access/pay-and-play-ports.ts';
import type { Log } from '../../platform/log.ts';
import { callbackBody } from './callback-queue.ts';
import { sign } from '../../platform/http/signature.ts';
import type { Authorization, Payment } from './tables.ts';

/** The header of a callback that signs it. */
export const SIGNATURE_HEADER = 'x-payment-signature';

/** The address and the secret for news to a merchant. */
export interface Receiver {
  /** Absolute address that takes callbacks, or null while the merchant is not reachable yet. */
  readonly callbackUrl: () => string | null;
  /** Shared secret of the signatures. */
  readonly secret: string;
}

/** The merchant, which is asked about payments as well. */
export interface Merchant extends Receiver {
  /** The same address for a payer without an order of the merchant. */
  readonly questionUrl: () => string | null;
}

/** How long the merchant may take to answer, ms. */
const ANSWER_TIMEOUT = 5_000;

/**
 * Posts one signed callback. Answers the merchant's JSON on a 2xx, undefined for anything else. Every
 * attempt is signed anew, with the real time: the window against replays is about the network.
 */
export async function post(
  { secret, callbackUrl }: Receiver,
  body: string,
  log: Log,
  url: string | null = callbackUrl(),
): Promise<unknown> {
  if (url === null) return undefined;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: sign(secret, Date.now(), body),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    });
    if (response.ok) return await response.json();
    await response.body?.cancel();
    log.warn({ status: response.status }, 'payment callback refused');
  } catch (error) {
    log.warn(
      { reason: error instanceof Error ? error.name : 'unknown' },
      'payment callback failed',
    );
  }
  return undefined;
}

/**
 * Asks the merchant, before money moves, whether it takes this payment: limits and exclusions may
 * have changed since the payment was opened. Undefined when it could not be asked.
 */
export async function askMerchant(
  merchant: Merchant,
  payment: Payment,
  log: Log,
): Promise<boolean | undefined> {
  const body = JSON.stringify(callbackBody('payment.authorisation', payment));
  const answer = await post(merchant, body, log);
  if (typeof answer !== 'object' || answer === null || !('approved' in answer)) return undefined;
  return answer.approved === true;
}

/**
 * Asks the merchant, before there is a payment, whether this person may pay, and for which of its deposits. The
 * same payment is always the same question. Undefined when it could not be asked.
 */
export async function askToPay(
  merchant: Merchant,
  { paymentId, clientId, redirectUri, amount, startedFrom, customer }: Authorization,
  confirmedIn: string | null,
  log: Log,
): Promise<PaymentAnswer | undefined> {
  const payer = customer;
  const question: PaymentQuestion = {
    paymentId,
    clientId,
    redirectUri,
    amount,
    currency: 'EUR',
    startedFrom,
    ...(confirmedIn !== null && { confirmedIn }),
    payer,
  };
  const answer = await post(merchant, JSON.stringify(question), log, merchant.questionUrl());
  if (typeof answer !== 'object' || answer === null) return undefined;
  return 'reference' in answer || 'refused' in answer ? (answer as PaymentAnswer) : undefined;
}
