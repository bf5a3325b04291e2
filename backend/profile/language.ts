import { eq } from 'drizzle-orm';
import { checkLanguage } from '../access/rules.ts';
import type { Call } from '../platform/operation.ts';
import { players } from '../players/tables.ts';

/** The language in which the operator writes to the player (LOC-09). */
export async function updateLanguage({
  platform,
  body,
  session,
}: Call<'updateLanguage'>): Promise<Record<string, never>> {
  const { language } = body;
  checkLanguage(language, 'language');
  await platform.db
    .update(players)
    .set({ languageCode: language })
    .where(eq(players.id, session.playerId));
  platform.events.publish('player.changed', { playerId: session.playerId });
  return {};
}
