/** A request that a reviewer prepared on a page: a command signs it with the reviewer's own key. */
export interface ApprovalRequest {
  readonly kind: 'croupier approval';
  /** `banking.deposit` or `policy.UKGC`. */
  readonly of: string;
  /** SHA-256 of the page's content. */
  readonly fingerprint: string;
  readonly note: string;
  /** Why it is to be signed despite the evidence against it; empty without a reason. */
  readonly despite: string;
}

/** Longest note and reason, in characters. */
export const LONGEST_NOTE = 4_000;

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;

/** Reads a file that a page prepared. @throws when it is none */
export function readRequest(text: string): ApprovalRequest {
  const read = JSON.parse(text) as Partial<ApprovalRequest> | null;
  if (
    read?.kind !== 'croupier approval' ||
    !isText(read.of, 100) ||
    !/^[0-9a-f]{64}$/.test(String(read.fingerprint)) ||
    !isText(read.note, LONGEST_NOTE) ||
    !isText(read.despite, LONGEST_NOTE)
  )
    throw new Error('the file is no approval that a page of the atlas made ready');
  return read as ApprovalRequest;
}

/** The file's name. */
export const requestFile = (of: string): string => `${of}.approval.json`;

/** The command that signs it; the key is the reviewer's own. */
export const requestCommand = (of: string): string =>
  `npm run atlas:approve -- --file ${requestFile(of)} --key ~/.ssh/id_ed25519`;
