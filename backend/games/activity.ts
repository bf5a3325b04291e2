import { asc, eq, gt, sql } from 'drizzle-orm';
import { digest } from '../access/tokens.ts';
import type { FileAnswer } from '../../reference/open-games.ts';
import { describeError } from '../platform/log.ts';
import type { Platform } from '../platform/platform.ts';
import { startWorkerLoop, type Working } from '../platform/worker-loop.ts';
import { players } from '../players/tables.ts';
import { openUntil } from './checks.ts';
import type { ActivityFile } from './ports.ts';
import { reportedActivity } from './tables.ts';

/** How often the work looks for players who play no more, ms. */
const ROUND = 5_000;
/** A launch that was reported has so long to open its game before it counts as play that has ended, ms. */
const OPENING = 60_000;
const BATCH = 50;

type Person = Pick<typeof players.$inferSelect, 'firstName' | 'lastName' | 'dateOfBirth'>;

/**
 * Names a player to the file as every operator does: by a hash of name and day of birth; undefined where they are
 * not known.
 */
export function personOf({ firstName, lastName, dateOfBirth }: Person): string | undefined {
  if (firstName === null || lastName === null || dateOfBirth === null) return undefined;
  const name = [firstName, lastName].map((part) => part.trim().normalize('NFC').toLowerCase());
  return digest(JSON.stringify([...name, dateOfBirth]));
}

/**
 * Tells the file that a player begins to play. It is kept before the file is asked: what it was told must be taken
 * back, also where its answer is lost.
 * @returns what the file says; undefined where it says nothing
 */
export async function reportActive(
  { db, clock, log }: Platform,
  file: ActivityFile,
  player: Person & { readonly id: string },
): Promise<FileAnswer | undefined> {
  const person = personOf(player);
  if (person === undefined) return undefined;
  const reportedAt = clock.date();
  await db
    .insert(reportedActivity)
    .values({ playerId: player.id, reportedAt })
    .onConflictDoUpdate({ target: reportedActivity.playerId, set: { reportedAt } });
  try {
    return await file.begin(person);
  } catch (error) {
    log.warn(describeError(error), 'the file of activity did not answer');
    return undefined;
  }
}

/** Tells the file that a player plays no more, unless they have a game open. */
async function endOf({ db, clock }: Platform, file: ActivityFile, playerId: string): Promise<void> {
  await db.transaction(async (tx) => {
    // A launch that reports meanwhile waits: of the two words the file hears the later one last.
    const [row] = await tx
      .select({ player: players, reportedAt: reportedActivity.reportedAt })
      .from(reportedActivity)
      .innerJoin(players, eq(players.id, reportedActivity.playerId))
      .where(eq(reportedActivity.playerId, playerId))
      .for('update', { of: reportedActivity });
    const now = clock.now();
    if (!row || now - row.reportedAt.getTime() < OPENING) return;
    const at = sql`${new Date(now).toISOString()}::timestamptz`;
    const until = sql.raw(openUntil("'infinity'::timestamptz"));
    const { rows } = await tx.execute(sql`
      SELECT FROM game_sessions g JOIN sessions s ON s.id = g.session_id
      WHERE g.player_id = ${playerId} AND ${until} > ${at} LIMIT 1`);
    if (rows.length > 0) return;
    const person = personOf(row.player);
    if (person !== undefined) await file.end(person);
    await tx.delete(reportedActivity).where(eq(reportedActivity.playerId, playerId));
  });
}

/** Goes through the players who were reported, a batch at a time. One that fails is tried again in the next turn. */
export function endActivities(platform: Platform, file: ActivityFile): () => Promise<void> {
  const { db, log } = platform;
  let last: string | undefined;
  return async () => {
    const batch = await db
      .select({ id: reportedActivity.playerId })
      .from(reportedActivity)
      .where(last === undefined ? undefined : gt(reportedActivity.playerId, last))
      .orderBy(asc(reportedActivity.playerId))
      .limit(BATCH);
    last = batch.length < BATCH ? undefined : batch.at(-1)?.id;
    for (const { id } of batch) {
      await endOf(platform, file, id).catch((error: unknown) => {
        log.warn(describeError(error), 'the file of activity was not told of an end');
      });
    }
  };
}

/** Runs the work until stopped; several instances may work side by side. */
export const startActivityWork = (platform: Platform, file: ActivityFile): Working =>
  startWorkerLoop(endActivities(platform, file), {
    log: platform.log,
    name: 'activity work',
    every: ROUND,
  });
