import type { SignedEntry } from './entry.ts';
import type { CheckedLine } from './check-history.ts';

/** The status of an approval. */
export type ApprovalStatus = 'approved' | 'changed' | 'second' | 'never';

/** The number of signers of a regulated thing, and of any other. */
export const peopleFor = (regulated: boolean): number => (regulated ? 2 : 1);

export interface Stands {
  readonly standing: ApprovalStatus;
  /** The fingerprint that was approved last, by enough people. */
  readonly approved: string | undefined;
  /** The signers of the current version, each once. */
  readonly signed: readonly SignedEntry[];
}

/**
 * Compares a fingerprint with the signatures. Two signatures of one person, or with one key, are one; an earlier
 * approval is over once another content was approved.
 */
export function statusAt(
  fingerprint: string,
  regulated: boolean,
  lines: readonly Pick<CheckedLine, 'entry' | 'broken' | 'withdrawn'>[],
): Stands {
  const needed = peopleFor(regulated);
  const open = new Map<string, SignedEntry[]>();
  let approved:
    | { readonly fingerprint: string; readonly signed: readonly SignedEntry[] }
    | undefined;
  for (const { entry, broken, withdrawn } of lines) {
    if (entry === undefined || broken !== undefined || withdrawn !== undefined) continue;
    const before =
      approved?.fingerprint === entry.fingerprint
        ? approved.signed
        : (open.get(entry.fingerprint) ?? []);
    if (before.some(({ by, key }) => by === entry.by || key === entry.key)) continue;
    const signed = [...before, entry];
    if (signed.length < needed) open.set(entry.fingerprint, signed);
    else {
      approved = { fingerprint: entry.fingerprint, signed };
      open.clear();
    }
  }
  if (approved?.fingerprint === fingerprint)
    return { standing: 'approved', approved: fingerprint, signed: approved.signed };
  const signed = open.get(fingerprint) ?? [];
  const standing = signed.length > 0 ? 'second' : approved === undefined ? 'never' : 'changed';
  return { standing, approved: approved?.fingerprint, signed };
}
