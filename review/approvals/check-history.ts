import { entryOf, hashOfLine, signedText, type SignedEntry } from './entry.ts';
import { isSaid } from './people-words.ts';
import { Refused } from './refused.ts';
import { isInstant, type Reviewer } from './reviewers.ts';
import { isSignedBy, keyName } from './ssh-signature.ts';

/** A line of a history, and its faults. */
export interface CheckedLine {
  /** Undefined where the line is no entry at all. */
  readonly entry: SignedEntry | undefined;
  /** Why it was tampered with or nobody signed it, in words; undefined where it is as it was signed. */
  readonly broken: string | undefined;
  /** Why it does not count although it is as it was signed; undefined where it does. */
  readonly withdrawn: string | undefined;
}

/** ms: clocks of two machines differ. */
const SLACK = 5 * 60_000;

/** Judges each line of the history of a flow or policy. @param now ms since the epoch */
export function checkLines(
  name: string,
  lines: readonly string[],
  reviewers: readonly Reviewer[],
  now: number,
): readonly CheckedLine[] {
  return lines.map((line, index): CheckedLine => {
    const entry = entryOf(line);
    if (entry === undefined)
      return { entry, broken: 'is no entry, or was edited', withdrawn: undefined };
    const before = lines[index - 1];
    const broken =
      brokenPlace(entry, name, index, before) ??
      brokenDate(entry, before === undefined ? undefined : entryOf(before), now) ??
      brokenWords(entry) ??
      brokenName(entry, reviewers);
    const revoked = revokedAt(entry.key, reviewers);
    return {
      entry,
      broken,
      withdrawn:
        revoked === undefined ? undefined : `the key was revoked on ${revoked.slice(0, 10)}`,
    };
  });
}

function brokenPlace(
  { of, number, previous }: SignedEntry,
  name: string,
  index: number,
  before: string | undefined,
): string | undefined {
  if (of !== name) return `is of ${of}`;
  if (number !== index + 1) return `is number ${number} and stands as number ${index + 1}`;
  if (previous !== (before === undefined ? null : hashOfLine(before)))
    return 'does not follow on the line before: one was removed, edited or moved';
  return undefined;
}

function brokenDate(
  { at }: SignedEntry,
  before: SignedEntry | undefined,
  now: number,
): string | undefined {
  if (!isInstant(at)) return 'has no date';
  if (Date.parse(at) > now + SLACK) return 'is of the future';
  if (before !== undefined && isInstant(before.at) && Date.parse(at) < Date.parse(before.at))
    return 'is older than the line before';
  return undefined;
}

/** Finds entries that the command never writes. */
function brokenWords({ note, evidence, despite }: SignedEntry): string | undefined {
  if (!isSaid(note)) return 'says nothing of the review';
  if (despite !== undefined && !isSaid(despite.reason))
    return 'does not say why it was signed although something spoke against it';
  return despite === undefined && evidence.some(({ passed, of }) => passed !== of)
    ? 'leaves out what spoke against it'
    : undefined;
}

/** The reviewer's row of a signature: of several for one name, role and key, that of the time. */
function rowOf(
  { by, role, key, at }: SignedEntry,
  reviewers: readonly Reviewer[],
): Reviewer | undefined {
  const rows = reviewers.filter(
    (one) => one.name === by && one.role === role && keyName(one.key) === key,
  );
  return rows.find((row) => isWithin(row, Date.parse(at))) ?? rows[0];
}

const isWithin = ({ from, until }: Reviewer, at: number): boolean =>
  Date.parse(from) <= at && (until === undefined || at <= Date.parse(until));

/** Since when a key is somebody else’s, too, by any row that says so; undefined for one that is its owner’s. */
const revokedAt = (key: string, reviewers: readonly Reviewer[]): string | undefined =>
  reviewers
    .flatMap((one) => (one.revoked !== undefined && keyName(one.key) === key ? one.revoked : []))
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))[0];

/** The row by which a key may sign at a time. @param now ms since the epoch @throws Refused where there is none */
export function reviewerWith(
  publicKey: string,
  reviewers: readonly Reviewer[],
  now: number,
): Reviewer {
  const row = signingRow(publicKey, reviewers, now);
  if (row !== undefined) return row;
  throw new Refused(`The key is nobody’s in atlas/reviewers.json, or not any more: ${publicKey}`);
}

const signingRow = (
  publicKey: string,
  reviewers: readonly Reviewer[],
  now: number,
): Reviewer | undefined =>
  revokedAt(keyName(publicKey), reviewers) === undefined
    ? reviewers.find((row) => row.key === publicKey && isWithin(row, now))
    : undefined;

function brokenName(entry: SignedEntry, reviewers: readonly Reviewer[]): string | undefined {
  const row = rowOf(entry, reviewers);
  if (row === undefined)
    return `names ${entry.by}, ${entry.role}: no reviewer has this name, role and key`;
  const { from, until, key } = row;
  const revoked = revokedAt(entry.key, reviewers);
  const at = Date.parse(entry.at);
  if (at < Date.parse(from)) return `is older than the reviewer’s first day, ${from.slice(0, 10)}`;
  if (until !== undefined && at > Date.parse(until))
    return `is later than the reviewer’s last day, ${until.slice(0, 10)}`;
  if (revoked !== undefined && at > Date.parse(revoked))
    return `was signed after the key was revoked, on ${revoked.slice(0, 10)}`;
  return isSignedBy(key, signedText(entry), entry.signature)
    ? undefined
    : 'is not as it was signed: its signature does not fit';
}
