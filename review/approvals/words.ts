import type { SignedEntry } from './entry.ts';
import type { ApprovalStatus } from './approval-status.ts';

/** The four states of an approval, in words. */
export const STANDING_NAMES: Readonly<Record<ApprovalStatus, string>> = {
  approved: 'approved',
  changed: 'approved, with changes since',
  second: 'waiting for the second person',
  never: 'never approved',
};

/** `Ada Example (compliance officer) on 2026-11-23`. */
const signedBy = ({ by, role, at }: Pick<SignedEntry, 'by' | 'role' | 'at'>): string =>
  `${by} (${role}) on ${at.slice(0, 10)}`;

/** The status of a thing, and its signers. */
export function standingWords({
  standing,
  signed,
  people,
  withdrawn,
}: {
  readonly standing: ApprovalStatus;
  readonly signed: readonly Pick<SignedEntry, 'by' | 'role' | 'at' | 'despite'>[];
  readonly people: number;
  /** Whether it rested on a key that was revoked. */
  readonly withdrawn: boolean;
}): string {
  const name = STANDING_NAMES[standing];
  const by = signed.map(signedBy).join(' and ');
  const despite = signed.some((one) => one.despite !== undefined)
    ? ', despite what spoke against it'
    : '';
  if (withdrawn) return `${name}: the approval rested on a key that was revoked`;
  if (standing === 'never') return people > 1 ? name : `${name}, and need not be`;
  return by === '' ? name : `${name}${standing === 'second' ? ': signed' : ''} by ${by}${despite}`;
}
