import type { Currency } from '../../openapi/reference/currencies.ts';
import type { Bound } from '../platform/statement.ts';
import type { PaymentMethod } from './deposit-methods.ts';

/** What a merchant says to open a payment; `amount` in minor units of `currency`. */
export interface NewPayment {
  readonly merchantReference: string;
  readonly merchantName: string;
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly currency: Currency;
  /** Path on the merchant's own origin that the payer is sent back to. */
  readonly returnPath: string;
}

/** A payment that waits for its order to be written. */
export interface OpenedPayment {
  readonly paymentId: string;
  /** Where the player pays. */
  readonly payAt: string;
  /**
   * The order: it is committed with the deposit, so that there is never one without the other. A
   * provider behind a network takes it from there.
   */
  readonly order: Bound;
}

/** The payment provider as deposits know it; `backend/payments.ts` says who it is. */
export interface PaymentProvider {
  /** @param now ms since the epoch */
  open(payment: NewPayment, now: number): OpenedPayment;
  /** Name of the header that signs a callback, in lower case. */
  readonly signatureHeader: string;
  /** Whether the header signs exactly these bytes with the secret, at about `now` (ms since the epoch). */
  isSigned(secret: string, header: string | undefined, body: string, now: number): boolean;
}
