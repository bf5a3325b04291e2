import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startBackendProcess, type BackendProcess } from '../../tools/lib/backend-process.ts';
import { removeData } from '../../tools/lib/data.mjs';
import { cpuOf, cpuOfDatabase } from '../lib/cpu.ts';
import { load, mix } from '../lib/mix.ts';
import { openBooks, root } from '../lib/opened.ts';
import { addPlayers } from '../lib/players.ts';
import { startBalancer } from './balancer.ts';
import { MOST_DEPOSITS, proveTogether } from './proofs.ts';

const dataDir = join(root, '.cache', 'scale');

/** Does something with instances side by side on the one database of the data folder. */
async function withInstances<T>(
  count: number,
  limits: string,
  work: (instances: readonly BackendProcess[]) => Promise<T>,
): Promise<T> {
  const instances: BackendProcess[] = [];
  try {
    // The first makes the database, the others find it.
    for (let n = 0; n < count; n += 1) {
      instances.push(await startBackendProcess({ DATA_DIR: dataDir, LIMITS: limits }));
    }
    return await work(instances);
  } finally {
    for (const instance of instances) await instance.end('SIGTERM');
  }
}

/** The mix through a balancer in front of some instances; processor time in ms for 1,000 requests. */
async function measure(
  instances: readonly BackendProcess[],
  emails: readonly string[],
  seconds: number,
): Promise<{ readonly line: string; readonly failures: ReadonlyMap<string, number> }> {
  const failures = new Map<string, number>();
  const balancer = await startBalancer(instances.map(({ origin }) => Number(new URL(origin).port)));
  const used = () => [
    instances.reduce((sum, { pid }) => sum + cpuOf(pid), 0),
    cpuOfDatabase(dataDir),
    cpuOf(process.pid),
  ];
  try {
    const requests = mix(emails, { failures });
    await load(balancer.origin, requests, 3);
    const before = used();
    const {
      requests: sent,
      perSecond,
      p99,
      failed,
    } = await load(balancer.origin, requests, seconds);
    const spent = used().map((ms, at) => Math.round(((ms - (before[at] ?? 0)) / sent) * 1_000));
    const cells = [instances.length, perSecond, p99, failed, ...spent];
    return { line: cells.map((cell) => String(cell).padStart(10)).join(''), failures };
  } finally {
    balancer.close();
  }
}

/**
 * Instances of the backend behind a balancer on one PostgreSQL: proves that sessions, news and limits
 * are one across them, then loads 1, 2, … of them with the mix. The balancer and the load generator run
 * on the same machine.
 * @returns whether all of it holds
 */
export async function runScale(count: number, seconds: number): Promise<boolean> {
  await removeData(dataDir);
  let holds = true;
  await withInstances(count, `deposits=${MOST_DEPOSITS}`, async (instances) => {
    const books = await openBooks(dataDir);
    const origins = instances.map(({ origin }) => origin);
    for (const proof of await proveTogether(origins, books)) {
      holds &&= proof.holds;
      console.log(`${proof.holds ? 'holds' : 'FAILS'}  ${proof.what}: ${proof.figures}`);
    }
    await books.pool.end();
  });
  console.log(`\n${availableParallelism()} cores; CPU in ms for 1,000 requests`);
  const heads = ['instances', 'req/s', 'p99 ms', 'failed', 'backend', 'database', 'load'];
  console.log(heads.map((head) => head.padStart(10)).join(''));
  await withInstances(count, 'off', async (instances) => {
    const { db, pool } = await openBooks(dataDir);
    const emails = await addPlayers(db, 'scale', 200, 'cheap');
    await pool.end();
    for (let some = 1; some <= count; some += 1) {
      const { line, failures } = await measure(instances.slice(0, some), emails, seconds);
      console.log(line);
      for (const [reason, times] of failures) console.log(`${times} times ${reason}`);
      holds &&= failures.size === 0;
    }
  });
  await removeData(dataDir);
  return holds;
}
