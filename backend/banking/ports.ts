import type { Currency } from '../../reference/currencies.ts';
import type { Notation } from '../../reference/money.ts';
import type { Executor, Transaction } from '../platform/database.ts';
import type { Origin } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';
import type { Bound } from '../platform/statement.ts';
import type { PaymentMethod } from '../../reference/payment-methods.ts';
import type { Shown } from '../players/presented.ts';
import type { players } from '../players/tables.ts';
import type { LockedWallet } from './ledger.ts';

/** A merchant's request to open a payment; `amount` in minor units of `currency`. */
export interface NewPayment {
  readonly merchantReference: string;
  readonly merchantName: string;
  /** The language of the payer's pages, BCP 47. */
  readonly language: string;
  readonly notation: Notation;
  /** The payer's, IANA. */
  readonly timeZone: string;
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly currency: Currency;
  /** Path on the merchant's own origin that the payer is sent back to. */
  readonly returnPath: string;
}

/** A payment that waits for its order to be written. */
export interface OpenedPayment {
  readonly paymentId: string;
  /**
   * The order: it is committed with the deposit, so that there is never one without the other. A
   * provider behind a network takes it from there.
   */
  readonly order: Bound;
}

/** The payment provider, as deposits know it. */
export interface PaymentProvider {
  /** @param now ms since the epoch */
  open(payment: NewPayment, now: number): OpenedPayment;
  /** Where the player pays; once paid, or given up, the page says so. */
  payAt(paymentId: string): string;
  /** Name of the header that signs a callback, in lower case. */
  readonly signatureHeader: string;
  /** Whether the header signs exactly these bytes with the secret, at about `now` (ms since the epoch). */
  isSigned(secret: string, header: string | undefined, body: string, now: number): boolean;
}

/** A deposit that is about to succeed, with the campaign that was chosen for it. */
export interface MatchedDeposit {
  readonly referenceId: string;
  readonly campaignId: string;
  /** Minor units. */
  readonly amount: number;
  /** ms. */
  readonly now: number;
}

/** The bonuses that come with a deposit, as deposits know them. Amounts in minor units, `now` in ms. */
export interface DepositBonuses {
  /** Whether the player may choose a campaign's bonus for a deposit of this amount. */
  canChoose(
    executor: Executor,
    playerId: string,
    campaignId: string,
    amount: number,
    now: number,
  ): Promise<boolean>;
  /** Credits it with the deposit, in the deposit's own transaction, before that counts as succeeded. */
  credit(tx: Transaction, wallet: LockedWallet, deposit: MatchedDeposit): Promise<void>;
}

/** The payers without a log-in, as deposits know them. */
export interface DepositPayers {
  /** Whether that person may be here by another account only, or by none. */
  isAnotherPlayers(tx: Transaction, paymentId: string): Promise<boolean>;
}

/** A deposit that has just succeeded, as players are told of it. */
export interface ArrivedDeposit extends Shown {
  readonly referenceId: string;
  /** The campaign whose bonus the player chose; null: none. */
  readonly bonusId: string | null;
  readonly method: PaymentMethod;
  /** Minor units of `currency`. */
  readonly amount: number;
  readonly currency: string;
  readonly at: Date;
}

/** Breaks and exclusions, as deposits know them. */
export interface DepositBreaks {
  /**
   * Tells a player on a break of money that was on its way when the break began.
   * @returns whether the player is on one
   */
  arrived(
    tx: Transaction,
    platform: Platform,
    player: typeof players.$inferSelect,
    deposit: ArrivedDeposit,
    sites: Origin['sites'],
  ): Promise<boolean>;
}

/** Active bonuses that are not wagered yet. Amounts in minor units, `now` in ms. */
export interface ActiveBonuses {
  /** The bonus that a player would lose; undefined: nothing is active. */
  unwagered(
    executor: Executor,
    playerId: string,
    now: number,
  ): Promise<{ readonly amount: number; readonly wageringLeft: number } | undefined>;
  /** Ends them, and gives their money back to its giver. */
  forfeit(tx: Transaction, wallet: LockedWallet, now: number): Promise<void>;
}

/** A payout that the provider is to make; `amount` in minor units of `currency`. */
export interface NewPayout {
  /** The withdrawal's referenceId: one payout for each. */
  readonly merchantReference: string;
  readonly merchantName: string;
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly currency: Currency;
}

/** How a payout stands at the provider. */
export type PayoutEnd = { readonly status: 'PAID' } | { readonly status: 'FAILED' };

/** The provider that pays out, as withdrawals know it. */
export interface PayoutProvider {
  /** @param now ms since the epoch. The order is committed with the approval: never one without the other. */
  order(
    payout: NewPayout,
    now: number,
  ): { readonly payoutId: string; readonly order: (tx: Transaction) => Promise<unknown> };
  /** The end of a payout that the platform was never told of; undefined: there is none yet. */
  ask(executor: Executor, payoutId: string): Promise<PayoutEnd | undefined>;
}

/** The ports that withdrawals need; `backend/bindings/payments.ts` binds them. */
export interface WithdrawalPorts {
  readonly bonuses: ActiveBonuses;
  readonly payouts: PayoutProvider;
}

/** The ports that deposits need; `backend/bindings/payments.ts` binds them. */
export interface DepositPorts {
  readonly provider: PaymentProvider;
  readonly bonuses: DepositBonuses;
  readonly payers: DepositPayers;
  readonly breaks: DepositBreaks;
}
