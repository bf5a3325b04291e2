import type { Executor } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';

/** The provider's answer about a code: the payment that it stands for. */
export interface RedeemedCode {
  readonly paymentId: string;
  /** The same page asked before, and may not have heard the answer. */
  readonly isRepeated: boolean;
}

/** The payment provider as pay-and-play knows it; `backend/bindings/payments.ts` binds it. */
export interface PayAndPlayProvider {
  /**
   * @param tx all that it asks of the database: a second connection would wait for others that wait for it
   * @param secretOfStart the secret that only the page that began the payment knows
   * @param now ms since the epoch
   * @returns `code`: it is wrong, too old or unknown; `session`: it is of another start
   */
  redeem(
    tx: Executor,
    code: string,
    secretOfStart: string,
    now: number,
  ): Promise<RedeemedCode | 'code' | 'session'>;
  /** Undefined while nobody has identified for this start. @param state of the start */
  started(platform: Platform, state: string): Promise<StartedPayment | undefined>;
}

/** The payment of a start, as the provider has it. */
export interface StartedPayment {
  readonly paymentId: string;
  /** It can no longer be confirmed. */
  readonly isOver: boolean;
}

/** Somebody who identified at their bank, and is about to pay. */
export interface Payer {
  /** The provider's id of the person, for ever the same. */
  readonly subject: string;
  /** As the bank tells them; a person with one legal name has it in either. */
  readonly firstName?: string;
  readonly lastName?: string;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly email?: string;
  readonly mobilePhone?: string;
}

/** The provider asks before it takes money: may this person pay, and for what deposit? */
export interface PaymentQuestion {
  readonly paymentId: string;
  readonly clientId: string;
  readonly redirectUri: string;
  /** Minor units of `currency`. */
  readonly amount: number;
  readonly currency: string;
  /** IP address from which the provider's page was opened. */
  readonly startedFrom: string;
  /** ISO 3166-1 alpha-2: the place of the payer who confirms, as far as the provider knows. */
  readonly confirmedIn?: string;
  readonly payer: Payer;
}

/** Why nobody is let pay; the provider tells the payer that nothing was taken. */
export type PaymentRefusal =
  | 'not_offered'
  | 'amount'
  | 'country'
  | 'age'
  | 'name'
  | 'account'
  | 'known_otherwise'
  | 'limit'
  | 'too_many';

export type PaymentAnswer = { readonly reference: string } | { readonly refused: PaymentRefusal };
