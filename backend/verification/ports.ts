import type { Executor, Transaction } from '../platform/database.ts';

/** A merchant's request to open a check. */
export interface NewCheck {
  readonly reference: string;
  readonly merchantName: string;
  /** The language of the pages, BCP 47. */
  readonly language: string;
  /** Path on the merchant's own origin that the person is led back to. */
  readonly returnPath: string;
}

/** How far a check is at the provider; `OPEN` and `SUBMITTED` are no ends. */
export interface CheckNews {
  readonly status: 'OPEN' | 'SUBMITTED' | 'APPROVED' | 'REJECTED' | 'CANCELLED' | 'EXPIRED';
  /** The reason of a rejection, by the contract's names; anything else counts as none. */
  readonly reason?: string;
}

/** The parameters of a person who is led back. */
export interface SignedReturn {
  readonly checkId: string;
  readonly reference: string;
  readonly status: string;
  readonly signature: string;
}

/** The KYC provider, as verification knows it. */
export interface IdentityProvider {
  /** @param now ms since the epoch */
  open(
    check: NewCheck,
    now: number,
  ): {
    readonly checkId: string;
    /** Where the player shows a document. */
    readonly checkAt: string;
    /** Committed with the platform's own row: there is never one without the other. */
    readonly order: (tx: Transaction) => PromiseLike<unknown>;
  };
  /** How far a check is: a callback may never come. Undefined: the provider knows of none. */
  ask(executor: Executor, checkId: string): Promise<CheckNews | undefined>;
  /** Name of the header that signs a callback, in lower case. */
  readonly signatureHeader: string;
  /** Whether the header signs exactly these bytes with the secret, at about `now` (ms since the epoch). */
  isSigned(secret: string, header: string | undefined, body: string, now: number): boolean;
  /** The same of the way back. */
  isSignedReturn(secret: string, told: SignedReturn, now: number): boolean;
}
