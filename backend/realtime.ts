import { count, eq } from 'drizzle-orm';
import { playerOfSession } from './access/standing.ts';
import { currentStatus } from './access/status.ts';
import { tokensOf } from './access/sessions.ts';
import { documentRequests } from './banking/tables.ts';
import { askedOf } from './access/asked-documents.ts';
import type { RealtimePorts } from './banking/realtime/ports.ts';
import type { Platform } from './platform/platform.ts';
import { players } from './players/tables.ts';
import { documentDecisions } from './verification/tables.ts';

/** What the realtime channel asks of the areas that know sessions and players. */
export const realtimePorts = (platform: Platform): RealtimePorts => ({
  issue: ({ playerId, sessionId }, seconds) =>
    tokensOf(platform).realtime(playerId, sessionId, seconds),
  async verify(token) {
    const claims = await tokensOf(platform).verify(token, 'realtime');
    const [sessionId, tokenId] = [claims?.['sid'], claims?.['jti']];
    if (!claims || typeof sessionId !== 'string' || typeof tokenId !== 'string') return null;
    return { playerId: claims.sub, sessionId, tokenId };
  },
  async mayListen({ sessionId }) {
    const player = await playerOfSession(platform, sessionId);
    return player !== undefined && currentStatus(player, platform.clock.now()) !== 'RESTRICTED';
  },
  async attributesOf(playerId) {
    const { db } = platform;
    const [[player], documents, [decisions]] = await Promise.all([
      db.select().from(players).where(eq(players.id, playerId)),
      db
        .select({ type: documentRequests.documentType, status: documentRequests.status })
        .from(documentRequests)
        .where(eq(documentRequests.playerId, playerId))
        .orderBy(documentRequests.documentType),
      db
        .select({ made: count() })
        .from(documentDecisions)
        .where(eq(documentDecisions.playerId, playerId)),
    ]);
    if (!player) return null;
    const accountStatus = currentStatus(player, platform.clock.now());
    return {
      ...player.flags,
      accountStatus,
      kycStatus: player.kycStatus,
      requestDocumentTypeStatus: askedOf(documents),
      // One of several that is accepted changes nothing else: the page reads its documents again by it.
      documentDecisions: decisions?.made ?? 0,
      manualClaimAllowed: player.manualClaimAllowed,
      multibrandSuspended: player.multibrandSuspended,
      riskPayout: player.riskPayout || accountStatus === 'PAYOUT',
    };
  },
});
