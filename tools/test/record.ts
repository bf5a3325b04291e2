import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/setup.mjs';
import type { Result } from './steps.ts';

/** When a share of a part was green. */
interface Green {
  /** Such as `1/3`. */
  readonly shard: string;
  /** With `+` when files had been changed since. */
  readonly commit: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

type Record = Readonly<{ [part: string]: readonly Green[] }>;

const FILE = join(root, '.cache', 'green.json');

export const readGreen = (file = FILE): Record =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record) : {};

/** Notes which parts were green. */
export function keepGreen(results: readonly Result[], now: Green, file = FILE): void {
  const before = readGreen(file);
  const [, shards] = now.shard.split('/');
  const green = results
    .filter(({ failed }) => failed === 0)
    .map(({ name }) => {
      // Shares of another size are no longer shares of the same whole.
      const others = (before[name] ?? []).filter(
        ({ shard }) => shard !== now.shard && shard.endsWith(`/${shards}`),
      );
      return [name, [...others, now].toSorted((a, b) => (a.shard < b.shard ? -1 : 1))] as const;
    });
  writeFileSync(file, `${JSON.stringify({ ...before, ...Object.fromEntries(green) }, null, 1)}\n`);
}

/** Says when a part was last green on this machine. */
export function greenInWords(found: readonly Green[] = []): string {
  if (found.length === 0) return 'never green here';
  return found
    .map(({ shard, commit, at }) => {
      const share = shard === '1/1' ? '' : `${shard} `;
      return `${share}green at ${commit} on ${at.slice(0, 16).replace('T', ' ')} UTC`;
    })
    .join(', ');
}
