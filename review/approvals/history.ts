import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { canonicalJson, sha256 } from '../charts/hash.ts';
import { lineOf, type SignedEntry } from './entry.ts';

/** The folder of histories: one file of lines for each flow and policy, and their contents in `contents`. */
export const APPROVALS_FOLDER = join(import.meta.dirname, '..', '..', 'atlas', 'approvals');

const ENDING = '.jsonl';

const fileOf = (name: string, folder: string): string => join(folder, `${name}${ENDING}`);

/** Names of everything that somebody ever signed. */
export const namesWithHistory = (folder = APPROVALS_FOLDER): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((file) =>
        file.endsWith(ENDING) ? file.slice(0, -ENDING.length) : [],
      )
    : [];

/** The text of a history; empty where nobody signed yet. */
export const readHistory = (name: string, folder = APPROVALS_FOLDER): string =>
  existsSync(fileOf(name, folder)) ? readFileSync(fileOf(name, folder), 'utf8') : '';

/** The lines of a history; text after the last end of a line is a line, too. */
export const linesOf = (history: string): readonly string[] =>
  history === '' ? [] : (history.endsWith('\n') ? history.slice(0, -1) : history).split('\n');

/** Adds a line to the existing ones. */
export function append(entry: SignedEntry, folder = APPROVALS_FOLDER): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(fileOf(entry.of, folder), `${lineOf(entry)}\n`);
}

/** Keeps a signed content, once, by its fingerprint, so that a difference can be told in words later. */
export function keepContent(content: unknown, folder = APPROVALS_FOLDER): string {
  const text = canonicalJson(content);
  const fingerprint = sha256(text);
  mkdirSync(join(folder, 'contents'), { recursive: true });
  writeFileSync(join(folder, 'contents', `${fingerprint}.json`), `${text}\n`);
  return fingerprint;
}

/** The content that was signed under a fingerprint; undefined where it is gone, or is another. */
export function contentOf(fingerprint: string, folder = APPROVALS_FOLDER): unknown {
  const file = join(folder, 'contents', `${fingerprint}.json`);
  if (!/^[0-9a-f]{64}$/.test(fingerprint) || !existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8').trimEnd();
  return sha256(text) === fingerprint ? (JSON.parse(text) as unknown) : undefined;
}
