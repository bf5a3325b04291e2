import { randomBytes } from 'node:crypto';
import { and, between, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { IDLE_THRESHOLD } from '../../reference/activity.ts';
import { digest, sessionMs } from '../access/tokens.ts';
import { lockWallet } from '../banking/ledger.ts';
import type { Executor } from '../platform/database.ts';
import type { Session } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { gameSessions } from './tables.ts';
import { hasOpenRound } from './open-round.ts';
import type { ListedGame } from './ports.ts';

/** Who opens a game again within so long after it ended or went silent is on the same visit. ms. */
export const VISIT_GAP = 5 * 60_000;

/** A token for a supplier: unguessable, and told to nobody else. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * When the visit began that a game session goes on with; null where one begins. What was opened in the same log-in, of
 * the same game, is over when it ended, or when no stake was taken in it for as long as a log-in may be idle; but not
 * while a round of it is open, such as a hand of blackjack that was left: its stake and its win belong to one visit.
 */
async function visitBegunAt(
  tx: Executor,
  { playerId, sessionId }: Session,
  gameId: string,
  openedAt: Date,
): Promise<Date | null> {
  const { openedAt: opened, lastBetAt, endedAt } = gameSessions;
  const at = openedAt.getTime();
  const silent = sql`greatest(${opened}, ${lastBetAt}) + ${`${IDLE_THRESHOLD} milliseconds`}::interval`;
  const [visit] = await tx
    .select({
      begunAt: sql`min(coalesce(${gameSessions.visitBegunAt}, ${opened}))`.mapWith(opened),
    })
    .from(gameSessions)
    .where(
      and(
        eq(gameSessions.playerId, playerId),
        between(opened, new Date(at - sessionMs), openedAt),
        eq(gameSessions.sessionId, sessionId),
        eq(gameSessions.gameId, gameId),
        or(
          sql`least(${endedAt}, ${silent}) >= ${new Date(at - VISIT_GAP).toISOString()}::timestamptz`,
          sql.raw(hasOpenRound('"game_sessions"."id"')),
        ),
      ),
    );
  return visit?.begunAt ?? null;
}

/** What a game session is opened under. */
interface Opened {
  readonly session: Session;
  readonly siteId: string;
  readonly supplier: string;
  readonly token: string;
}

/**
 * Keeps that a player has a game open, so that its stakes are taken.
 * @param isOnlyOne any other is over with it, on every tab and device: its round is paid, and no stake is taken there
 * @returns its id
 */
export async function keepGameSession(
  { db, clock, events }: Platform,
  { session, siteId, supplier, token }: Opened,
  game: Pick<ListedGame, 'gameId' | 'gameSlug' | '_type' | 'gameType' | 'version'>,
  isOnlyOne: boolean,
): Promise<string> {
  const { playerId, sessionId } = session;
  const id = await db.transaction(async (tx) => {
    // Of two games that are opened at once the second closes the first; a stake is taken before that, or not.
    const wallet = await lockWallet(tx, playerId);
    if (!wallet) throw new Error('There is no such player.');
    const openedAt = clock.date();
    const [opened] = await tx
      .insert(gameSessions)
      .values({
        playerId,
        sessionId,
        supplier,
        tokenHash: digest(token),
        siteId,
        gameId: game.gameId,
        slug: game.gameSlug,
        type: game._type,
        kind: game.gameType,
        version: game.version,
        currency: wallet.currency,
        openedAt,
        visitBegunAt: await visitBegunAt(tx, session, game.gameId, openedAt),
      })
      .returning({ id: gameSessions.id });
    if (!opened) throw new Error('A game session was not kept.');
    if (!isOnlyOne) return opened.id;
    await tx
      .update(gameSessions)
      .set({ endedAt: openedAt, endReason: 'OTHER_GAME' })
      .where(
        and(
          eq(gameSessions.playerId, playerId),
          isNull(gameSessions.endedAt),
          ne(gameSessions.id, opened.id),
        ),
      );
    return opened.id;
  });
  events.publish('player.changed', { playerId });
  return id;
}

/** The game that a player opened last, unless it is closed; undefined where there is none. */
export async function latestOpenGame(db: Executor, playerId: string): Promise<string | undefined> {
  const [latest] = await db
    .select({ id: gameSessions.id, endedAt: gameSessions.endedAt })
    .from(gameSessions)
    .where(eq(gameSessions.playerId, playerId))
    .orderBy(desc(gameSessions.openedAt), desc(gameSessions.endedAt))
    .limit(1);
  return latest?.endedAt === null ? latest.id : undefined;
}
