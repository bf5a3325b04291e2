import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { entryOf } from './entry.ts';
import { linesOf, readHistory } from './history.ts';
import type { Signed, SigningAnswer } from './signing.ts';

/** ms; the evidence against a signature is collected anew, and a machine may be busy. */
const LONGEST = 5 * 60_000;

/** A reviewer's key file, and its passphrase. */
export interface KeyFile {
  readonly file: string;
  readonly passphrase: string | undefined;
}

/**
 * Signs as `npm run atlas:approve` does, by that very command: in a process of its own, which reads the charts as
 * they are in the files now, and which alone reads the key.
 * @param project the repository's root
 * @param request that a page prepared, as JSON
 * @throws when the command fails otherwise than by a refusal; it says why in the terminal
 */
export async function signByCommand(
  project: string,
  { file, passphrase }: KeyFile,
  request: string,
): Promise<SigningAnswer> {
  const child = spawn(process.execPath, [join('scripts', 'atlas-approve.ts'), '--json'], {
    cwd: project,
    env: {
      ...process.env,
      ATLAS_KEY: file,
      ...(passphrase !== undefined && { ATLAS_KEY_PASSPHRASE: passphrase }),
    },
    stdio: ['pipe', 'pipe', 'inherit'],
    timeout: LONGEST,
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  // A person who ends early reads nothing more: the exit code says so.
  child.stdin.on('error', () => {});
  child.stdin.end(request);
  const [said, code] = await Promise.all([text(child.stdout), ended]);
  if (code !== 0) throw new Error(`atlas-approve ended with ${code}`);
  return JSON.parse(said) as SigningAnswer;
}

/** Whether a signature is still in its history. @param project the repository's root */
export const stillStands = (project: string, { of, by, at, fingerprint }: Signed): boolean =>
  linesOf(readHistory(of, join(project, 'atlas', 'approvals'))).some((line) => {
    const entry = entryOf(line);
    return entry?.by === by && entry.at === at && entry.fingerprint === fingerprint;
  });
