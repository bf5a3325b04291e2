import { createHash } from 'node:crypto';
import type { Executor } from './database.ts';
import { rateLimitRules, type RateLimitName } from './rate-limits.ts';
import type { Platform } from './platform.ts';
import { tooManyRequests } from './refusal.ts';
import { statement } from './statement.ts';

interface CountRow extends Record<string, unknown> {
  readonly count: number;
  readonly endsAt: string;
}

/** $1 subject, $2 now, $3 when a window that begins now ends. */
const count = statement<CountRow>(
  'count_rate',
  `INSERT INTO rate_counts AS counted (subject, count, ends_at) VALUES ($1, 1, $3)
  ON CONFLICT (subject) DO UPDATE SET
    count = CASE WHEN counted.ends_at <= $2 THEN 1 ELSE counted.count + 1 END,
    ends_at = CASE WHEN counted.ends_at <= $2 THEN $3 ELSE counted.ends_at END
  RETURNING count, ends_at AS "endsAt"`,
);

const subjectOf = (name: RateLimitName, who: string): string =>
  `${name}:${createHash('sha256').update(who).digest('hex')}`;

async function countOne(executor: Executor, name: RateLimitName, who: string, now: number) {
  const times = [now, now + rateLimitRules[name].windowMs].map((ms) => new Date(ms).toISOString());
  const [row] = await count(executor, [subjectOf(name, who), ...times]);
  return row;
}

/**
 * Counts one more intention towards a limit that all instances share. A repetition after a lost answer is the
 * same intention; one that was refused as too many was never counted.
 * @param key names the intention among those of `who`
 * @throws Refusal 429 error.rate_limited with the seconds until the window ends
 */
export async function countIntention(
  platform: Platform,
  name: RateLimitName,
  who: string,
  key: string,
): Promise<void> {
  const { config, clock, db } = platform;
  if (config.limits[name] === 0) return;
  await db.transaction(async (tx) => {
    const asked = await countOne(tx, name, `${who} ${key}`, clock.now());
    if (asked?.count === 1) await countTowards(platform, tx, name, who);
  });
}

/**
 * Counts one more of a limit that all instances share.
 * @param executor a transaction that is rolled back does not count
 * @throws Refusal 429 error.rate_limited with the seconds until the window ends
 */
export async function countTowards(
  { config, clock }: Platform,
  executor: Executor,
  name: RateLimitName,
  who: string,
): Promise<void> {
  const most = config.limits[name];
  if (most === 0) return;
  const now = clock.now();
  const row = await countOne(executor, name, who, now);
  if (!row || row.count <= most) return;
  const retryAfter = Math.max(1, Math.ceil((Date.parse(row.endsAt) - now) / 1000));
  throw tooManyRequests(retryAfter);
}

/** Counts one more of a limit that refuses nothing. @returns whether it is within it */
export async function isWithin(
  { config, clock }: Platform,
  executor: Executor,
  name: RateLimitName,
  who: string,
): Promise<boolean> {
  const row = await countOne(executor, name, who, clock.now());
  const most = config.limits[name];
  return most === 0 || (row?.count ?? 1) <= most;
}
