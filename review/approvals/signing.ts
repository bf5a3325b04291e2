/**
 * Signing from a page of the atlas that `npm start` serves: what page and server say to each other. Requests are
 * files that a page made ready (`ApprovalRequest`), in the same words.
 */

/** Where a page asks who would sign (GET), and has something signed (POST). */
export const SIGNING_PATH = '/atlas/signing';

/** The end of the link that `npm start` prints, before its token. */
export const SIGNING_HASH = '#sign=';

/** With whose key the server signs. */
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
  /** SHA-256 of what was signed. */
  readonly fingerprint: string;
  /** How it stands to its approval now, in words. */
  readonly words: string;
}

/** The state that a page learns before it has anything signed. */
export interface SigningState {
  readonly by: Signatory;
  /** Since the server was started, as far as it still stands: what a page was built with knows nothing of that. */
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
