import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Built } from '../stamp.ts';

const root = join(import.meta.dirname, '..', '..');

/** Reads the origin of a build: the same files give the same answer whenever it is asked. */
export function readBuilt(environment: NodeJS.ProcessEnv = process.env): Built {
  const epoch = environment['SOURCE_DATE_EPOCH'];
  const asked = epoch === undefined ? undefined : new Date(Number(epoch) * 1_000);
  try {
    const [commit = '', seconds = ''] = git('log', '-1', '--format=%H %ct').trim().split(' ');
    const differing = changedFiles();
    const newest = Math.max(Number(seconds) * 1_000, ...differing.map(modified));
    const at = (asked ?? new Date(newest)).toISOString();
    return { commit, changed: differing.length > 0, at };
  } catch {
    // Without a repository, the time is that of the lockfile.
    const at = asked ?? new Date(modified('package-lock.json'));
    return { commit: 'unknown', changed: false, at: at.toISOString() };
  }
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Paths of the files that differ from the commit, relative to the repository. */
const changedFiles = (): string[] =>
  git('status', '--porcelain', '--no-renames', '--untracked-files=all', '-z')
    .split('\0')
    .filter((entry) => entry !== '')
    .map((entry) => entry.slice(3));

/** @returns ms since 1970; 0 for a removed file */
function modified(file: string): number {
  const path = join(root, file);
  return existsSync(path) ? Math.floor(statSync(path).mtimeMs) : 0;
}
