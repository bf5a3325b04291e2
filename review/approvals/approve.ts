import { hashOfLine, signedText, type Entry, type SignedEntry } from './entry.ts';
import type { Found } from './evidence.ts';
import { append, keepContent, linesOf, readHistory } from './history.ts';
import { checkLines, reviewerWith } from './check-history.ts';
import { isSaid } from './people-words.ts';
import { Refused } from './refused.ts';
import type { Reviewer } from './reviewers.ts';
import type { Signable } from './signable.ts';
import { keyName, type Signer } from './ssh-signature.ts';
import { statusAt } from './approval-status.ts';

/** A signing: what somebody signs, and in which role. */
export interface Signing {
  readonly signable: Signable;
  readonly signer: Signer;
  readonly note: string;
  /** Why it is signed despite the evidence against it. */
  readonly despite?: string | undefined;
  /** The fingerprint that the person saw, where that is known: nothing else is signed for it. */
  readonly seen?: string | undefined;
}

/** Where and when it is signed. */
export interface Occasion {
  readonly folder: string;
  readonly reviewers: readonly Reviewer[];
  readonly commit: string;
  readonly found: Found;
  /** ms since the epoch. */
  readonly now: number;
}

/**
 * Adds a signed entry to the history of a flow or policy.
 * @throws Refused when it may not be signed so
 */
export function approve(
  { signable, signer, note, despite, seen }: Signing,
  { folder, reviewers, commit, found, now }: Occasion,
): SignedEntry {
  const { name, fingerprint, regulated } = signable;
  const at = new Date(now).toISOString();
  const reviewer = reviewerWith(signer.publicKey, reviewers, now);
  if (!isSaid(note)) throw new Refused('Nothing is said of the review', 'note');
  if (seen !== undefined && seen !== fingerprint)
    throw new Refused(
      'What was seen on the page is not what is here: build the atlas anew, and review that.',
    );
  const { obstacles, evidence } = found;
  const reason = despite?.trim() ?? '';
  if (obstacles.length > 0 && !isSaid(reason))
    throw new Refused('Something speaks against it', 'despite', obstacles);
  const lines = linesOf(readHistory(name, folder));
  const judged = checkLines(name, lines, reviewers, now);
  const wrong = judged.find(({ broken }) => broken !== undefined);
  if (wrong !== undefined)
    throw new Refused(
      `Its history was tampered with: an entry ${wrong.broken}. Take it back from git.`,
    );
  const { standing, signed } = statusAt(fingerprint, regulated, judged);
  if (signed.some(({ by, key }) => by === reviewer.name || key === keyName(reviewer.key)))
    throw new Refused(
      standing === 'approved'
        ? `${reviewer.name} has signed this already.`
        : `${reviewer.name} has signed this already: the second is another person, with another key.`,
    );
  const before = lines.at(-1);
  const entry: Entry = {
    of: name,
    number: lines.length + 1,
    by: reviewer.name,
    role: reviewer.role,
    key: keyName(reviewer.key),
    at,
    note: note.trim(),
    commit,
    fingerprint,
    previous: before === undefined ? null : hashOfLine(before),
    evidence,
    ...(obstacles.length > 0 && { despite: { reason, obstacles } }),
  };
  const whole = { ...entry, signature: signer.sign(signedText(entry)) };
  // A key may take its time, and somebody else may sign meanwhile: two lines with one number are both invalid.
  if (linesOf(readHistory(name, folder)).length !== lines.length)
    throw new Refused('Somebody signed this meanwhile: look at what was signed, then sign.');
  keepContent(signable.content, folder);
  append(whole, folder);
  return whole;
}
