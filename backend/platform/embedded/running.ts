import { execFile } from 'node:child_process';
import { readFile, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Installation } from './installation.ts';

const run = promisify(execFile);

/** How a server is reached on this machine. */
export interface Address {
  readonly port: number;
  /** Absolute folder of its socket file; null: by TCP only. */
  readonly socketFolder: string | null;
}

/** The notes of PostgreSQL about itself in `postmaster.pid`. */
interface Noted extends Address {
  readonly pid: number;
}

async function readNote(installation: Installation): Promise<Noted | null> {
  const text = await readFile(join(installation.data, 'postmaster.pid'), 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n');
  return {
    pid: Math.abs(Number(lines[0])),
    port: Number(lines[3] ?? 0),
    socketFolder: lines[4]?.startsWith('/') ? lines[4] : null,
  };
}

/** A database on the embedded server; by its socket file, which costs a third less than TCP. */
export function urlOf(address: Address, password: string, database: string): string {
  const { port, socketFolder } = address;
  const url = `postgres://croupier:${password}@127.0.0.1:${port}/${database}`;
  return socketFolder === null ? url : `${url}?host=${encodeURIComponent(socketFolder)}`;
}

/** True when the server at that address is the one that owns our data folder. */
async function answers(
  installation: Installation,
  address: Address,
  password: string,
): Promise<boolean> {
  const client = new pg.Client({
    connectionString: urlOf(address, password, 'postgres'),
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    const theirs = await realpath(rows[0]?.data_directory ?? '');
    return theirs === (await realpath(installation.data));
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform === 'win32') {
    const { stdout } = await run('tasklist', ['/FI', `PID eq ${pid}`]).catch(() => ({
      stdout: '',
    }));
    return stdout.includes('postgres');
  }
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout.includes('postgres');
}

/**
 * The address of a living server on this data folder, or null when none lives and one may be started.
 *
 * After `kill -9` of its parent a server lives on: it is reused. A note left by a machine that went down, whose
 * process number now belongs to another process, is removed, because PostgreSQL itself would refuse to start
 * over it. A server that lives but does not answer within 10 s is ended.
 */
export async function findRunning(
  installation: Installation,
  password: string,
): Promise<Address | null> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const note = await readNote(installation);
    if (note === null) return null;
    if (note.port > 0 && (await answers(installation, note, password))) return note;
    if (!(await isPostgres(note.pid))) {
      await rm(join(installation.data, 'postmaster.pid'), { force: true });
      return null;
    }
    if (Date.now() > deadline) {
      await pgCtl(installation, ['stop', '-m', 'immediate', '-w', '-t', '10']);
      return null;
    }
    await sleep(100);
  }
}

/** Runs PostgreSQL's own control program on the data folder. */
export async function pgCtl(installation: Installation, args: readonly string[]): Promise<void> {
  await run(join(installation.bin, 'pg_ctl'), [...args, '-D', installation.data], {
    ...installation.runAs,
    cwd: installation.home,
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  });
}

/** How many clients other than the asking one are connected; null when nobody answers there. */
export async function otherClients(address: Address, password: string): Promise<number | null> {
  const client = new pg.Client({ connectionString: urlOf(address, password, 'postgres') });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch {
    return null;
  }
  try {
    const { rows } = await client.query<{ clients: number }>(
      `SELECT count(*)::int AS clients FROM pg_stat_activity
       WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
    return rows[0]?.clients ?? 0;
  } finally {
    await client.end();
  }
}
