import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Ticks of a second in which Linux tells processor time, on every machine that Node runs on. */
const TICKS = 100;

/** The fields of /proc/<pid>/stat behind the name, which may hold anything. */
function stat(pid: number | string): readonly number[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text
    .slice(text.lastIndexOf(')') + 4)
    .split(' ')
    .map(Number);
}

/** User and system time of a process, and of the children that it has waited for, ticks. */
function ticksOf(pid: number | string): number {
  const [utime = 0, stime = 0, cutime = 0, cstime = 0] = stat(pid).slice(10, 14);
  return utime + stime + cutime + cstime;
}

/** Processor time of a process so far, ms; not a number outside of Linux. */
export function cpuOf(pid: number): number {
  try {
    return (ticksOf(pid) * 1_000) / TICKS;
  } catch {
    return Number.NaN;
  }
}

/** Processor time of the embedded PostgreSQL of a data folder so far, ms; not a number outside of Linux. */
export function cpuOfDatabase(dataDir: string): number {
  try {
    const [pid] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
    const postmaster = Number(pid);
    const ticks = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => {
        try {
          return stat(name)[0] === postmaster ? ticksOf(name) : 0;
        } catch {
          // It has ended meanwhile.
          return 0;
        }
      });
    return ((ticksOf(postmaster) + ticks.reduce((sum, one) => sum + one, 0)) * 1_000) / TICKS;
  } catch {
    return Number.NaN;
  }
}
