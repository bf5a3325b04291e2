import { eq } from 'drizzle-orm';
import { currentStatus, isBreak } from '../access/status.ts';
import type { DepositBreaks } from '../banking/ports.ts';
import { messagesTo } from '../messages/messages.ts';
import { players } from '../players/tables.ts';

/**
 * Money that arrives during a break is the player's, and nothing leads back to play by it: no bonus comes with
 * it, and a mail says where it is and how it comes back. No page asked, so the player's own brand writes.
 */
export const depositBreaks: DepositBreaks = {
  async arrived(tx, { clock, outbox }, { playerId, sites }) {
    const [player] = await tx.select().from(players).where(eq(players.id, playerId));
    if (!player || !isBreak(currentStatus(player, clock.now()))) return false;
    if (player.email !== null) {
      const mail = messagesTo(player, { sites, siteId: '' }).depositDuringBreak();
      await outbox.send(tx, { ...mail, recipient: player.email });
    }
    return true;
  },
};
