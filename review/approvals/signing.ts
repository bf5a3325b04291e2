/**
 * Signing from a page of the atlas that `npm start` serves: the messages between page and server. Requests are
 * files that a page prepares (`ApprovalRequest`), in the same words.
 */

/** The address where a page asks for the signer (GET), and has something signed (POST). */
export const SIGNING_PATH = '/atlas/signing';

/** The end of the link that `npm start` prints, before its token. */
export const SIGNING_HASH = '#sign=';

/** The owner of the key with which the server signs. */
export interface Signatory {
  readonly name: string;
  readonly role: string;
}

/** A signed thing, and its status now. */
export interface Signed {
  readonly of: string;
  readonly by: string;
  readonly role: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** SHA-256 of the signed content. */
  readonly fingerprint: string;
  /** Its status now, in words. */
  readonly words: string;
}

/** The state that a page learns before it has anything signed. */
export interface SigningState {
  readonly by: Signatory;
  /** The signatures since the start of the server, as far as they still stand: a page was built before them. */
  readonly signed: readonly Signed[];
}

/** Why nothing was signed. */
export interface Refusal {
  readonly why: string;
  /** The words that it needs before it can be signed. */
  readonly asks?: 'note' | 'despite' | undefined;
  /** The evidence against it, in sentences. */
  readonly obstacles: readonly string[];
}

export type SigningAnswer = { readonly signed: Signed } | { readonly refused: Refusal };
