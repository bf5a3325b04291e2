import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Removes a data folder. A database server that still runs on it is stopped first: it would go on
 * writing into files that no name leads to.
 * @param {string} folder
 * @returns {Promise<boolean>} whether there was anything to remove
 */
export async function removeData(folder) {
  if (!existsSync(folder)) return false;
  const pidFile = join(folder, 'postgres', 'postmaster.pid');
  if (existsSync(pidFile)) {
    const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
    // SIGINT is PostgreSQL's fast shutdown: clients are cut off, data is complete.
    if (Number.isInteger(pid) && signal(pid, 'SIGINT')) {
      for (let tries = 0; tries < 100 && signal(pid, 0); tries += 1) await sleep(100);
    }
  }
  const database = join(folder, 'postgres');
  if (existsSync(database)) rmSync(realpathSync(database), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
  return true;
}

/** Whether the process took the signal. @type {(pid: number, name: NodeJS.Signals | 0) => boolean} */
function signal(pid, name) {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
