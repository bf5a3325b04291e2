import { and, eq } from 'drizzle-orm';
import { sessionPlayer } from '../access/session-player.ts';
import { currentStatus } from '../access/status.ts';
import { documentStanding } from '../access/profile.ts';
import { tokensOf } from '../access/sessions.ts';
import type { RealtimePorts } from '../banking/realtime/ports.ts';
import { limitChanges as changes } from '../banking/limit-tables.ts';
import { documentRequests, withdrawals } from '../banking/tables.ts';
import type { Platform } from '../platform/platform.ts';
import { latestOpenGame } from '../games/game-sessions.ts';
import { players } from '../players/tables.ts';
import { documentDecisions as decisions } from '../verification/tables.ts';

/** Binds the ports of the realtime channel to the areas that know sessions and players. */
export const realtimePorts = (platform: Platform): RealtimePorts => ({
  issue: ({ playerId, sessionId }, seconds) =>
    tokensOf(platform).realtime(playerId, sessionId, seconds),
  async verify(token) {
    const claims = await tokensOf(platform).verify(token, 'realtime');
    const [sessionId, tokenId] = [claims?.['sid'], claims?.['jti']];
    if (!claims || typeof sessionId !== 'string' || typeof tokenId !== 'string') return null;
    return { playerId: claims.sub, sessionId, tokenId };
  },
  async listensUntil({ sessionId }) {
    const session = await sessionPlayer(platform, sessionId);
    if (!session) return undefined;
    const status = currentStatus(session.player, platform.clock.now());
    return status === 'RESTRICTED' ? undefined : session.endsAt;
  },
  async attributesOf(playerId) {
    const { db } = platform;
    const [[player], documents, onTheirWay, documentDecisions, limitChanges, openGame] =
      await Promise.all([
        db.select().from(players).where(eq(players.id, playerId)),
        db
          .select({ documentType: documentRequests.documentType, status: documentRequests.status })
          .from(documentRequests)
          .where(eq(documentRequests.playerId, playerId))
          .orderBy(documentRequests.documentType),
        db.$count(
          withdrawals,
          and(eq(withdrawals.playerId, playerId), eq(withdrawals.state, 'APPROVED')),
        ),
        db.$count(decisions, eq(decisions.playerId, playerId)),
        db.$count(changes, eq(changes.playerId, playerId)),
        latestOpenGame(db, playerId),
      ]);
    if (!player) return null;
    const accountStatus = currentStatus(player, platform.clock.now());
    return {
      ...player.flags,
      accountStatus,
      kycStatus: player.kycStatus,
      // If one of several is accepted, nothing else changes: this makes the page read its documents again.
      documentDecisions,
      // This is also the only word about limits: open pages read them again by it.
      limitChanges,
      // A page with another game in it finds that out by this, and reads what became of its own.
      openGame: openGame ?? '',
      manualClaimAllowed: player.manualClaimAllowed,
      multibrandSuspended: player.multibrandSuspended,
      riskPayout: player.riskPayout || accountStatus === 'PAYOUT',
      // Pages read decisions about papers and payouts themselves, once they know of them.
      ...documentStanding(documents),
      documentsUnderReview: documents.filter(({ status }) => status === 'UNDER_REVIEW').length,
      withdrawalsOnTheirWay: onTheirWay,
    };
  },
});
