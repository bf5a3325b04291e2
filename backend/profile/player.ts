import { eq } from 'drizzle-orm';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { players } from '../players/tables.ts';

export type Player = typeof players.$inferSelect;

/** The player of a session, held for the transaction. @throws Refusal 403 when there is none */
export async function heldPlayer(tx: Transaction, playerId: string): Promise<Player> {
  const [player] = await tx.select().from(players).where(eq(players.id, playerId)).for('update');
  if (!player) throw new Refusal(403, 'error.session.forbidden', 'There is no such player.');
  return player;
}
