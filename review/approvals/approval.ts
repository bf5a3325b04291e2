import { join } from 'node:path';
import { changesText } from '../charts/changes-text.ts';
import type { Change } from '../charts/reviewed.ts';
import type { SignedEntry } from './entry.ts';
import { APPROVALS_FOLDER, contentOf, linesOf, readHistory } from './history.ts';
import { checkLines } from './check-history.ts';
import { publishedHistories, type PublishedHistory } from './published.ts';
import { readReviewers, type Reviewer } from './reviewers.ts';
import { wasRegulated, type Signable } from './signable.ts';
import { peopleFor, statusAt, type ApprovalStatus } from './approval-status.ts';
import { standingWords } from './words.ts';

/** Where approvals are read. */
export interface Books {
  readonly folder: string;
  readonly reviewers: readonly Reviewer[];
  /** Every history as it was ever committed; undefined where the past cannot be read. */
  readonly published: readonly PublishedHistory[] | undefined;
  /** ms since the epoch. */
  readonly now: number;
}

const root = join(import.meta.dirname, '..', '..');

/** The approvals of this repository. @throws as {@link readReviewers} */
export const booksHere = (): Books => ({
  folder: APPROVALS_FOLDER,
  reviewers: readReviewers(),
  published: publishedHistories(root, APPROVALS_FOLDER),
  now: Date.now(),
});

/** A line of a history as people read it. */
export interface HistoryLine {
  /** Undefined where the line is no entry at all. */
  readonly entry: SignedEntry | undefined;
  /** The sentence about its signature. */
  readonly verdict: string;
  readonly holds: boolean;
}

/** The status of a flow or policy. */
export interface Approval {
  readonly standing: ApprovalStatus;
  /** The status in words. */
  readonly words: string;
  readonly fingerprint: string;
  /** The signers of the current version, each once. */
  readonly signed: readonly SignedEntry[];
  /** The number of people that it takes. */
  readonly people: number;
  readonly history: readonly HistoryLine[];
  /** The faults of the history itself, in sentences. */
  readonly tampered: readonly string[];
  /** The changes since the last approved version; where only one person has signed, since that signature. */
  readonly changes: readonly Change[];
  /** The version that was approved last, where it differs from the current one. */
  readonly before: unknown;
  /** Whether the check fails. */
  readonly fails: boolean;
}

export function approvalOf(signable: Signable, books: Books): Approval {
  const { name, fingerprint } = signable;
  const { folder, reviewers, now } = books;
  const text = readHistory(name, folder);
  const lines = checkLines(name, linesOf(text), reviewers, now);
  const ever = lines.map((line) => ({ ...line, withdrawn: undefined }));
  // A flow that is regulated no more is signed as a regulated one: by two. A key that was revoked since takes back
  // no signature that makes it regulated, and gives none that frees it.
  const regulated =
    signable.regulated ||
    [lines, ever].some((some) => {
      const byTwo = statusAt(fingerprint, true, some).approved;
      return byTwo !== undefined && wasRegulated(contentOf(byTwo, folder));
    });
  const stands = statusAt(fingerprint, regulated, lines);
  const before =
    stands.approved === undefined || stands.approved === fingerprint
      ? undefined
      : contentOf(stands.approved, folder);
  const once = statusAt(fingerprint, regulated, ever);
  const withdrawn = once.approved !== undefined && stands.approved === undefined;
  const tampered = [
    ...lines.flatMap(({ broken }, index) =>
      broken === undefined ? [] : [`Entry ${index + 1} ${broken}.`],
    ),
    ...lines.flatMap(({ entry }, index) =>
      entry === undefined || contentOf(entry.fingerprint, folder) !== undefined
        ? []
        : [`What entry ${index + 1} was about is gone, or was edited.`],
    ),
    ...removedFrom(name, text, books.published),
  ];
  const unapproved = stands.standing === 'changed' || stands.standing === 'second';
  return {
    standing: stands.standing,
    words: standingWords({ ...stands, people: peopleFor(regulated), withdrawn }),
    fingerprint,
    signed: stands.signed,
    people: peopleFor(regulated),
    history: lines.map(({ entry, broken, withdrawn: revoked }) => ({
      entry,
      verdict: broken === undefined ? (revoked ?? 'the signature holds') : `it ${broken}`,
      holds: broken === undefined && revoked === undefined,
    })),
    tampered,
    changes: before === undefined ? [] : signable.changesSince(before),
    before,
    fails:
      tampered.length > 0 ||
      (regulated && unapproved && stands.approved !== undefined) ||
      (regulated && withdrawn && stands.standing !== 'approved'),
  };
}

/** Finds the committed entries that the history no longer has in the same words and the same order. */
function removedFrom(
  name: string,
  text: string,
  published: readonly PublishedHistory[] | undefined,
): string[] {
  const gone = (published ?? []).some((one) => one.name === name && !text.startsWith(one.text));
  return gone
    ? ['An entry that was committed once is gone or is another: take the file back from git.']
    : [];
}

/** Why removed entries could not be noticed, where that matters; undefined where they would be. */
export const withoutPast = ({ published, reviewers }: Books): string | undefined =>
  published !== undefined || reviewers.length === 0
    ? undefined
    : 'Whether a signed entry was removed cannot be told here: this is no whole clone (git fetch --unshallow), or the approvals lie in another repository.';

/** The status, with changes and faults, as text. */
export function approvalText({ words, tampered, changes }: Approval): string {
  return [
    words,
    ...tampered.map((sentence) => `  ! ${sentence}`),
    ...(changes.length === 0 ? [] : [changesText(changes)]),
  ].join('\n');
}
