import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faceOf, isPlainName, isSaid } from './people-words.ts';
import { plainKey } from './ssh-signature.ts';

/** Somebody who may sign charts and policies off, in one role and with one key. */
export interface Reviewer {
  /** The name of a person, who has a row for each key and role. */
  readonly name: string;
  readonly role: string;
  /** As OpenSSH writes it: `ssh-ed25519 AAAA…`. */
  readonly key: string;
  /** ISO 8601, UTC: this row signs nothing that is dated earlier. */
  readonly from: string;
  /** Until when, where the person left: earlier signatures still hold. */
  readonly until?: string;
  /** Since when the key is somebody else's, too: none of its signatures holds any more. */
  readonly revoked?: string;
}

const FILE = join(import.meta.dirname, '..', '..', 'atlas', 'reviewers.json');

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
export const isInstant = (text: unknown): text is string =>
  typeof text === 'string' && INSTANT.test(text) && isDay(text.slice(0, 10));

/** The 31st of February does not exist. */
const isDay = (day: string): boolean =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

/**
 * Reads the people who may sign off.
 * @throws when the file is malformed, one key is of two people, or two names look like one
 */
export function readReviewers(file = FILE): readonly Reviewer[] {
  if (!existsSync(file)) return [];
  const { reviewers } = JSON.parse(readFileSync(file, 'utf8')) as { reviewers: Reviewer[] };
  const owners = new Map<string, string>();
  const faces = new Map<string, string>();
  return reviewers.map((row) => {
    const { name, role, from, until, revoked } = row;
    const dates = [from, ...[until, revoked].filter((date) => date !== undefined)];
    if (!isSaid(name) || !isSaid(role) || !dates.every(isInstant))
      throw new Error(`${file}: a row lacks a name, a role or an instant in UTC: ${name}`);
    if (!isPlainName(name))
      throw new Error(`${file}: a name has letters of two scripts, or what nobody sees: ${name}`);
    const face = faceOf(name);
    const twin = faces.get(face);
    if (twin !== undefined && twin !== name)
      throw new Error(`${file}: ${twin} and ${name} cannot be told apart`);
    faces.set(face, name);
    const key = plainKey(row.key);
    const owner = owners.get(key);
    if (owner !== undefined && owner !== name)
      throw new Error(`${file}: ${owner} and ${name} have one key`);
    owners.set(key, name);
    return { ...row, key };
  });
}
