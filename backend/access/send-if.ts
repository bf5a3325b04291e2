import type { Transaction } from '../platform/database.ts';
import type { OutboxMessage } from '../platform/outbox.ts';
import type { Platform } from '../platform/platform.ts';

/** Sends a message. An unwanted one is sent alike and taken back, so that the time tells nothing. */
export async function sendIf(
  platform: Platform,
  tx: Transaction,
  message: OutboxMessage,
  isMeant: boolean,
): Promise<void> {
  const undone = new Error('nobody');
  await tx
    .transaction(async (nested) => {
      await platform.outbox.send(nested, message);
      if (!isMeant) throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
}
