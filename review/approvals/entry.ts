import { canonicalJson, sha256 } from '../charts/hash.ts';
import { LEVELS, type Level } from '../paths/level.ts';

/** The results of a level at the time of signing. */
export interface Evidence {
  readonly level: Level;
  readonly passed: number;
  /** How many paths the level has. */
  readonly of: number;
}

/** One act of signing off: a line of a history. */
export interface Entry {
  /** `banking.deposit` or `policy.UKGC`. */
  readonly of: string;
  /** Its place in the history, from 1. */
  readonly number: number;
  readonly by: string;
  readonly role: string;
  /** How OpenSSH names the key: `SHA256:…`. */
  readonly key: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly note: string;
  /** The git commit that was signed off, in full; `none` outside of git. */
  readonly commit: string;
  /** SHA-256 of the signed content. */
  readonly fingerprint: string;
  /** SHA-256 of the line before; null for the first. */
  readonly previous: string | null;
  readonly evidence: readonly Evidence[];
  /** Signed despite evidence against it: the evidence, and the reason. */
  readonly despite?: { readonly reason: string; readonly obstacles: readonly string[] };
}

export interface SignedEntry extends Entry {
  /** SSHSIG over {@link signedText}, base64. */
  readonly signature: string;
}

/** The signed text: all of an entry but the signature, as JSON with its keys in order. */
export const signedText = (entry: Entry): string =>
  canonicalJson({ ...entry, signature: undefined });

export const lineOf = (entry: SignedEntry): string => canonicalJson(entry);
export const hashOfLine = (line: string): string => sha256(line);

/** An entry as it was written; undefined where a line is none. */
export function entryOf(line: string): SignedEntry | undefined {
  try {
    const read = JSON.parse(line) as Partial<SignedEntry> | null;
    return read !== null && isEntry(read) && lineOf(read) === line ? read : undefined;
  } catch {
    return undefined;
  }
}

const TEXTS = [
  'of',
  'by',
  'role',
  'key',
  'at',
  'note',
  'commit',
  'fingerprint',
  'signature',
] as const;

const isEntry = (read: Partial<SignedEntry>): read is SignedEntry =>
  TEXTS.every((name) => typeof read[name] === 'string') &&
  (read.previous === null || typeof read.previous === 'string') &&
  Number.isInteger(read.number) &&
  Array.isArray(read.evidence) &&
  read.evidence.every(({ level }) => LEVELS.includes(level)) &&
  (read.despite === undefined ||
    (typeof read.despite.reason === 'string' && Array.isArray(read.despite.obstacles)));
