import { join } from 'node:path';
import { approvalOf, approvalText, booksHere } from './approval.ts';
import { approve } from './approve.ts';
import { checkedOut } from './evidence.ts';
import { Refused } from './refused.ts';
import { signableNamed, unknownName } from './signable.ts';
import type { Signed } from './signing.ts';
import type { Signer } from './ssh-signature.ts';

const root = join(import.meta.dirname, '..', '..');

/** The part of this repository that somebody wants to sign. */
export interface Wanted {
  /** `banking.deposit` or `policy.UKGC`. */
  readonly of: string;
  readonly note: string;
  /** Why it is signed despite the evidence against it. */
  readonly despite?: string | undefined;
  /** SHA-256 of the version that the person saw, where that is known: nothing else is signed for it. */
  readonly fingerprint?: string | undefined;
}

/**
 * Signs a flow or policy of this repository, as it is in the files now.
 * @throws Refused when it may not be signed so
 */
export function signHere({ of, note, despite, fingerprint }: Wanted, signer: Signer): Signed {
  const books = booksHere();
  const signable = signableNamed(of, books);
  if (signable === undefined) throw new Refused(unknownName(of, books) ?? of);
  const before = approvalOf(signable, books);
  if (before.tampered.length > 0) throw new Refused(approvalText(before));
  const { commit, obstacles } = checkedOut(root);
  const { evidence, obstacles: found } = signable.found();
  const { by, role, at, ...entry } = approve(
    { signable, signer, note, despite, seen: fingerprint },
    { ...books, commit, found: { evidence, obstacles: [...obstacles, ...found] } },
  );
  const { words } = approvalOf(signable, { ...books, now: Date.now() });
  return { of, by, role, at, fingerprint: entry.fingerprint, words };
}
