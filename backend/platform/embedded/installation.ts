import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { lstat, mkdir, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { copyBinaries, findBinaries } from './binaries.ts';

const run = promisify(execFile);

/** The account that PostgreSQL runs as; empty: our own. */
export interface RunAs {
  readonly uid?: number;
  readonly gid?: number;
}

/** Where one embedded server lives. */
export interface Installation {
  /** PostgreSQL's data folder. */
  readonly data: string;
  /** Folder for the log and for half-finished data folders, on the same file system as `data`. */
  readonly home: string;
  readonly bin: string;
  readonly runAs: RunAs;
}

async function accountOf(name: string): Promise<Required<RunAs> | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

/** PostgreSQL refuses to run as root: under root it gets the account `postgres`, else `nobody`. */
async function chooseAccount(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {};
  const existing = await accountOf('postgres');
  if (existing) return existing;
  await run('useradd', ['--system', '--no-create-home', 'postgres']).catch(() => undefined);
  return (await accountOf('postgres')) ?? (await accountOf('nobody')) ?? {};
}

/** Whether the account can step into every folder on the way to `path`. */
async function canReach(path: string, account: Required<RunAs>): Promise<boolean> {
  for (let at = resolve(path); ; at = dirname(at)) {
    const info = await stat(at).catch(() => null);
    if (info) {
      const bit = info.uid === account.uid ? 0o100 : info.gid === account.gid ? 0o010 : 0o001;
      if ((info.mode & bit) === 0) return false;
    }
    if (at === dirname(at)) return true;
  }
}

const isLink = (path: string) =>
  lstat(path).then(
    (info) => info.isSymbolicLink(),
    () => false,
  );

/**
 * Decides where the server of `folder` lives and as whom it runs.
 *
 * The account that PostgreSQL must run as cannot enter a checkout below a closed home folder (`/root`). Then
 * data and binaries go to `/var/lib/croupier/<hash of folder>`, and `<folder>/postgres` is a link to it.
 * Deleting the folder still means starting afresh, because data without its link is discarded.
 * @param discard stops any server on abandoned data before the data is deleted
 */
export async function chooseInstallation(
  folder: string,
  discard: (installation: Installation) => Promise<void>,
): Promise<Installation> {
  const runAs = await chooseAccount();
  const native = findBinaries();
  await mkdir(folder, { recursive: true });
  const { uid, gid } = runAs;
  const nearby = join(folder, 'postgres');
  if (uid === undefined || gid === undefined) {
    return { data: nearby, home: folder, bin: join(native, 'bin'), runAs };
  }
  const account = { uid, gid };
  if ((await canReach(folder, account)) && (await canReach(join(native, 'bin'), account))) {
    return { data: nearby, home: folder, bin: join(native, 'bin'), runAs };
  }
  const name = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16);
  const home = join('/var/lib/croupier', name);
  const copied = await copyBinaries(native, home);
  const installation = { data: join(home, 'postgres'), home, bin: join(copied, 'bin'), runAs };
  if (!(await isLink(nearby))) {
    if (existsSync(installation.data)) await discard(installation);
    await rm(installation.data, { recursive: true, force: true });
    await symlink(installation.data, nearby);
  }
  return installation;
}
