import { cpuOf, cpuOfDatabase } from './cpu.ts';
import { at } from './figures.ts';
import { load, mix } from './mix.ts';
import { openPlatform, root } from './opened.ts';
import { addPlayers } from './players.ts';

/** The length of each turn, s. */
const TURN = 3;

/** A tree's backend on data of its own, with its measurements. */
async function openSide(folder: string, name: string) {
  const platform = await openPlatform(name, { LIMITS: 'off' }, folder);
  const { db, dataDir, origin, pid } = platform;
  const emails = await addPlayers(db, 'paired', 200, 'cheap');
  const failures = new Map<string, number>();
  const times = new Map<string, number[]>();
  const requests = mix(emails, { failures, times });
  const cpu: Record<'backend' | 'database', number[]> = { backend: [], database: [] };
  await load(origin, requests, TURN);
  times.clear();
  return {
    times,
    cpu,
    failures,
    async turn(): Promise<void> {
      const before = [cpuOf(pid), cpuOfDatabase(dataDir)] as const;
      const { requests: sent } = await load(origin, requests, TURN);
      cpu.backend.push(((cpuOf(pid) - before[0]) / sent) * 1_000);
      cpu.database.push(((cpuOfDatabase(dataDir) - before[1]) / sent) * 1_000);
    },
    close: platform.close,
  };
}

/**
 * Runs two trees of this repository under the same calls, in turns of {@link TURN} seconds, so that other load
 * of the machine meets both. Prints times of each call and processor time of each side, ms, and the ratio of
 * the two.
 * @param against folder of the other tree, with its node_modules
 * @returns whether every call was answered
 */
export async function compare(against: string, turns: number): Promise<boolean> {
  const [ours, other] = await Promise.all([
    openSide(root, 'bench-this'),
    openSide(against, 'bench-other'),
  ]);
  try {
    for (let turn = 0; turn < turns; turn += 1) {
      // Neither is always the one that comes after the other's writes.
      for (const side of turn % 2 === 0 ? [ours, other] : [other, ours]) await side.turn();
    }
    const row = (one: readonly number[], two: readonly number[], share: number) => {
      const [here, there] = [at(one, share), at(two, share)];
      return { here: here.toFixed(2), other: there.toFixed(2), ratio: (here / there).toFixed(3) };
    };
    const table: Record<string, ReturnType<typeof row>> = {};
    for (const [name, times] of ours.times) {
      table[`${name} p50`] = row(times, other.times.get(name) ?? [], 0.5);
      table[`${name} p99`] = row(times, other.times.get(name) ?? [], 0.99);
    }
    for (const name of ['backend', 'database'] as const) {
      table[`CPU of the ${name}, 1,000 calls`] = row(ours.cpu[name], other.cpu[name], 0.5);
    }
    console.table(table);
    return ours.failures.size + other.failures.size === 0;
  } finally {
    await Promise.all([ours.close(), other.close()]);
  }
}
