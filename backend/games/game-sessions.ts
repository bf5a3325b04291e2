import { randomBytes } from 'node:crypto';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { digest } from '../access/tokens.ts';
import { lockWallet } from '../banking/ledger.ts';
import type { Session } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { gameSessions } from './tables.ts';
import type { ListedGame } from './ports.ts';

/** A token for a supplier: unguessable, and told to nobody else. */
export const newToken = (): string => randomBytes(32).toString('base64url');

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
 */
export async function keepGameSession(
  { db, clock }: Platform,
  { session, siteId, supplier, token }: Opened,
  game: ListedGame,
  isOnlyOne: boolean,
): Promise<void> {
  const { playerId, sessionId } = session;
  await db.transaction(async (tx) => {
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
      })
      .returning({ id: gameSessions.id });
    if (!isOnlyOne || !opened) return;
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
  });
}
