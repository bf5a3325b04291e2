import { currentStatus, isBreak } from '../access/status.ts';
import type { DepositBreaks } from '../banking/ports.ts';
import { tellingOf } from '../banking/receipts.ts';

/**
 * Money that arrives during a break is the player's, and it does not lead back to play. No bonus comes with it.
 * A mail tells the amount, where it is, and how it comes back.
 */
export const depositBreaks: DepositBreaks = {
  async arrived(tx, { clock, outbox }, player, deposit, sites) {
    if (!isBreak(currentStatus(player, clock.now()))) return false;
    if (player.email !== null) {
      const { messages, receipt } = tellingOf(player, deposit, sites);
      const mail = messages.depositDuringBreak(receipt);
      await outbox.send(tx, { ...mail, recipient: player.email });
    }
    return true;
  },
};
