import { eq } from 'drizzle-orm';
import { languageFacts } from '../../openapi/reference/languages.ts';
import type { Call } from '../platform/operation.ts';
import { invalidField } from '../platform/refusal.ts';
import { players } from '../players/tables.ts';

/** The language in which the operator writes to the player (LOC-09). */
export async function updateLanguage({
  platform,
  body,
  session,
}: Call<'updateLanguage'>): Promise<Record<string, never>> {
  const { language } = body;
  // A regional one carries its country: `pt-BR`.
  const [code = ''] = language.split('-');
  if (languageFacts(code) === undefined) {
    throw invalidField('language', 'not_offered', 'Not a language of the platform.');
  }
  await platform.db
    .update(players)
    .set({ languageCode: language })
    .where(eq(players.id, session.playerId));
  platform.events.publish('player.changed', { playerId: session.playerId });
  return {};
}
