import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { chooseInstallation, type Installation } from './installation.ts';
import { findRunning, otherClients, pgCtl, urlOf } from './running.ts';

const run = promisify(execFile);

/** A running embedded PostgreSQL. */
export interface EmbeddedServer {
  /** True when it was already running on the folder, for another instance or as an orphan. */
  readonly reused: boolean;
  /** The address of one of its databases. */
  url(database: string): string;
  /** Stops it, unless another client still uses it: the last instance to leave stops it. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Folder that holds the data; created when missing. */
  readonly folder: string;
  /** Trades safety on power loss for speed; for throw-away databases of tests only. */
  readonly disposable?: boolean;
}

/** Creates the data folder in one step: it is complete as soon as it is there. */
async function initialise(installation: Installation, disposable: boolean): Promise<void> {
  const half = join(
    installation.home,
    `postgres.init-${process.pid}-${randomBytes(4).toString('hex')}`,
  );
  const { uid, gid } = installation.runAs;
  await mkdir(half, { mode: 0o700 });
  if (uid !== undefined && gid !== undefined) await chown(half, uid, gid);
  const password = randomBytes(24).toString('hex');
  const passwordFile = `${half}.password`;
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (uid !== undefined && gid !== undefined) await chown(passwordFile, uid, gid);
  try {
    await run(
      join(installation.bin, 'initdb'),
      [
        `--pgdata=${half}`,
        '--username=croupier',
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        '--no-locale',
        '--no-instructions',
        ...(disposable ? ['--no-sync'] : []),
      ],
      {
        ...installation.runAs,
        cwd: installation.home,
        env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
      },
    );
    await writeFile(join(half, 'croupier.password'), password, { mode: 0o600 });
    if (uid !== undefined && gid !== undefined) {
      await chown(join(half, 'croupier.password'), uid, gid);
    }
    await rename(half, installation.data);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    // Another instance initialised the same folder meanwhile: its data holds.
    if (!existsSync(join(installation.data, 'PG_VERSION'))) throw error;
  } finally {
    await rm(passwordFile, { force: true });
  }
}

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

const readPassword = (installation: Installation) =>
  readFile(join(installation.data, 'croupier.password'), 'utf8');

/** The longest folder of a socket file, whose path the system cuts at 107 bytes, in bytes. */
const longestSocketFolder = 80;

/** A folder that only the server's account can enter, with a path that fits, for the socket file. */
function socketFolderOf({ data }: Installation): string | null {
  // PostgreSQL separates several folders by commas.
  const fits = Buffer.byteLength(data) <= longestSocketFolder && !/[,'"\s]/.test(data);
  return process.platform !== 'win32' && fits ? data : null;
}

async function launch(
  installation: Installation,
  disposable: boolean,
  socketFolder: string | null,
): Promise<void> {
  const settings = [
    `-p ${await freePort()}`,
    '-c listen_addresses=127.0.0.1',
    `-c unix_socket_directories='${socketFolder ?? ''}'`,
    '-c max_connections=200',
    ...(disposable ? ['-c fsync=off', '-c full_page_writes=off', '-c synchronous_commit=off'] : []),
  ];
  const log = join(installation.home, 'postgres.log');
  await writeFile(log, '', { flag: 'a' });
  const { uid, gid } = installation.runAs;
  if (uid !== undefined && gid !== undefined) await chown(log, uid, gid);
  await chmod(log, 0o600);
  await pgCtl(installation, ['start', '-w', '-t', '30', '-l', log, '-o', settings.join(' ')]);
}

async function stop(installation: Installation): Promise<void> {
  const password = await readPassword(installation).catch(() => null);
  const address = password === null ? null : await findRunning(installation, password);
  if (address !== null) await pgCtl(installation, ['stop', '-m', 'fast', '-w', '-t', '30']);
}

const installation = (folder: string) => chooseInstallation(folder, stop);

/**
 * Starts PostgreSQL on a folder, or joins the one that already runs there.
 * @throws NoEmbeddedServer when the platform has no binaries
 */
export async function startEmbeddedServer(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { disposable = false } = options;
  const at = await installation(options.folder);
  if (!existsSync(join(at.data, 'PG_VERSION'))) await initialise(at, disposable);
  const password = await readPassword(at);
  let failure: unknown;
  for (let attempt = 0; attempt < 5; attempt++) {
    const address = await findRunning(at, password);
    if (address !== null) {
      return {
        reused: attempt === 0,
        url: (database) => urlOf(address, password, database),
        stop: async () => {
          // Connections that were just closed take a moment to leave the server's list.
          for (let round = 0; round < 6; round++) {
            const clients = await otherClients(address, password);
            if (clients === null) return;
            if (clients === 0) return stop(at);
            await sleep(50);
          }
        },
      };
    }
    try {
      await launch(at, disposable, attempt === 0 ? socketFolderOf(at) : null);
    } catch (error) {
      // A port taken meanwhile, a file system without socket files, or another instance that starts the same
      // folder: the next round looks again.
      failure = error;
      await sleep(200);
    }
  }
  throw new Error(`The embedded PostgreSQL in ${at.data} does not start; see postgres.log there.`, {
    cause: failure,
  });
}
