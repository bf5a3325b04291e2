import { median } from '../figures.ts';
import { growthOf, type Held } from './memory.ts';
import type { Counts } from './signs.ts';
import type { Traffic } from './traffic.ts';

const KIB = 1024;
const HOUR = 3_600_000;
/** `heap`: growth in KiB an hour. `nodes`, `listeners`: in an hour. */
const AIMS = { heap: 1024, nodes: 50, listeners: 10 };
/**
 * The calls of one operation in an hour, where it usually has so many at most: more is a storm. An outage has
 * its retries.
 */
const mostOf = (usual: number): number => 2 * usual + 10;

export interface Figures {
  readonly hours: number;
  readonly traffic: Traffic;
  readonly reminders: Counts;
  readonly warnings: Counts;
  /** After each hour, on the account's page. */
  readonly held: readonly Held[];
  /** ms after the log in; undefined when the player stayed signed in. */
  readonly lostAt: number | undefined;
  /** When the platform ended it. */
  readonly endedAt: number | undefined;
  readonly seconds: number;
}

const time = (ms: number): string => {
  const minutes = Math.floor(ms / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(Math.floor(ms / 1_000) % 60)}`;
};

/** Prints the figures, and every aim that is missed: then the process fails. */
export function report(figures: Figures): void {
  const { traffic, reminders, warnings, held, lostAt, endedAt, hours } = figures;
  const hourly = Array.from({ length: Math.ceil(hours) }, (_, hour) => hour);
  const rows = [...traffic.counts]
    .filter(([, counts]) => counts.reduce((sum, count) => sum + count, 0) >= hours / 2)
    .map(([purpose, counts]) => {
      const all = hourly.map((hour) => counts[hour] ?? 0);
      return [purpose, all, all.reduce((sum, count) => sum + count, 0)] as const;
    })
    .toSorted(([, , one], [, , other]) => other - one);
  console.log('requests by operation: all, then each hour');
  for (const [purpose, counts, all] of rows) {
    const cells = counts.map((count) => String(count).padStart(5)).join('');
    console.log(`${purpose.padEnd(30)}${String(all).padStart(6)} ${cells}`);
  }
  const totals = hourly.map((hour) =>
    [...traffic.counts.values()].reduce((sum, counts) => sum + (counts[hour] ?? 0), 0),
  );
  const sum = totals.reduce((all, count) => all + count, 0);
  console.log(
    `${'everything'.padEnd(30)}${String(sum).padStart(6)} ${totals.map((count) => String(count).padStart(5)).join('')}`,
  );
  console.log('sockets opened, texts with news', traffic.sockets.opened, traffic.sockets.pushes);
  console.log('renewals of tokens', traffic.renewals());
  console.log('reminders', reminders);
  console.log('warnings that nobody seems to be there', warnings);
  console.log(`lost session: ${lostAt === undefined ? 'none' : time(lostAt)}`);
  if (endedAt !== undefined) console.log(`the session ended after ${time(endedAt)}`);
  console.table(
    held.map(({ heap, ...others }) => ({ 'heap KiB': Math.round(heap / KIB), ...others })),
  );
  // In the first hour each page and dialog comes for the first time.
  const later = held.slice(1);
  const growth = (of: (one: Held) => number): number => growthOf(later.map(of));
  const grown = {
    heap: growth(({ heap }) => heap) / KIB,
    nodes: growth(({ nodes }) => nodes),
    listeners: growth(({ listeners }) => listeners),
  };
  console.log(
    `growth an hour after the first: heap ${grown.heap.toFixed(0)} KiB, nodes ${grown.nodes.toFixed(1)}, listeners ${grown.listeners.toFixed(1)}`,
  );
  console.log(`${hours} hours in ${figures.seconds.toFixed(0)} s`);

  const missed: string[] = [
    ...traffic.complaints,
    ...(['heap', 'nodes', 'listeners'] as const)
      .filter((what) => later.length > 2 && grown[what] > AIMS[what])
      .map((what) => `growth of ${what} an hour: ${grown[what].toFixed(1)}, aim ${AIMS[what]}`),
    // In the first hour everything is loaded.
    ...rows.flatMap(([purpose, counts]) => {
      const [usual, most] = [median(counts), Math.max(0, ...counts.slice(1))];
      return most > mostOf(usual) ? [`${purpose} in an hour: ${most}, in most ${usual}`] : [];
    }),
  ];
  if (reminders.missed > 0) missed.push(`missed reminders: ${reminders.missed}`);
  if (warnings.missed > 0) missed.push(`missed warnings: ${warnings.missed}`);
  if (lostAt !== undefined) missed.push(`the session was lost after ${time(lostAt)}`);
  if (hours === 12 && (endedAt === undefined || Math.abs(endedAt - 12 * HOUR) > 60_000))
    missed.push('the session did not end after twelve hours');
  console.log(missed.length === 0 ? 'All aims are met.' : `Missed:\n${missed.join('\n')}`);
  if (missed.length > 0) process.exitCode = 1;
}
