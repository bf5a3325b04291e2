import { and, eq, isNull, sql } from 'drizzle-orm';
import { IDLE_THRESHOLD } from '../../reference/activity.ts';
import type { Executor } from '../platform/database.ts';
import type { OperationId, Session } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal } from '../platform/refusal.ts';
import { sessions } from './tables.ts';

/** The calls that the site makes by itself, without a player's action: a channel that broke, a check, a retry. */
const BY_ITSELF: readonly (OperationId | undefined)[] = [
  'updateActivityCheck',
  'migratePlayer',
  'signOut',
  'getRealtimeToken',
  'checkDepositAllowed',
  'checkWithdrawalLimit',
  'updateCookiesConsent',
];

/** The least interval, in ms, between two moves of the time of the last activity. */
const NOTED_EVERY = 60_000;

const lastActivity = sql`coalesce(${sessions.lastActivityAt}, ${sessions.createdAt})`;

const over = () => new Refusal(401, 'error.session.expired', 'Token expired');

export const idleTooLong = () => new Refusal(401, 'error.session.idle', 'Idle for too long.');

/** Whether nothing was done for so long that the session is over (ACT-06). */
export const isIdle = (lastActivityAt: Date, now: number): boolean =>
  now - lastActivityAt.getTime() >= IDLE_THRESHOLD;

/** Whether a call is a sign of the player: it changes something that only they ask for. */
export const isActivity = (operation: OperationId | undefined, reads: boolean): boolean =>
  !reads && !BY_ITSELF.includes(operation);

/** Whether the time of the last activity is to be moved. */
export const isWorthNoting = (lastActivityAt: Date, now: number): boolean =>
  now - lastActivityAt.getTime() >= NOTED_EVERY;

/** When the player was last there. */
export async function readActivity(db: Executor, sessionId: string): Promise<Date> {
  const [row] = await db
    .select({ at: sql<string>`${lastActivity}` })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  if (!row) throw over();
  return new Date(row.at);
}

/** Notes that the player was there, unless later is known. @returns when they were last there */
export async function noteActivity(db: Executor, sessionId: string, at: Date): Promise<Date> {
  const [row] = await db
    .update(sessions)
    .set({ lastActivityAt: sql`greatest(${lastActivity}, ${at.toISOString()}::timestamptz)` })
    .where(eq(sessions.id, sessionId))
    .returning({ at: sessions.lastActivityAt });
  if (!row?.at) throw over();
  return row.at;
}

/**
 * Stores that a session in which nothing was done for too long is over, whatever the device says, unless
 * another instance has heard of the player meanwhile. The caller tells of it once that is committed.
 * @returns whether this ended it
 */
export async function storeIdleEnd(db: Executor, sessionId: string, at: Date): Promise<boolean> {
  const latest = new Date(at.getTime() - IDLE_THRESHOLD).toISOString();
  const ended = await db
    .update(sessions)
    .set({ endedAt: at, endReason: 'IDLE' })
    .where(
      and(
        eq(sessions.id, sessionId),
        isNull(sessions.endedAt),
        sql`${lastActivity} <= ${latest}::timestamptz`,
      ),
    )
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** The same, told at once. @returns whether this ended it */
export async function endIdle({ db, clock, events }: Platform, session: Session): Promise<boolean> {
  if (!(await storeIdleEnd(db, session.sessionId, clock.date()))) return false;
  events.publish('session.ended', session);
  await events.flushed();
  return true;
}
