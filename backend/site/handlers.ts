import { eq, sql } from 'drizzle-orm';
import { players, termsAcceptances } from '../access/tables.ts';
import type { Call, Handlers } from '../platform/operation.ts';

/** Stores that the player accepted a version of the terms; an older one changes nothing (TERMS-02). */
async function acceptTermsVersion({ platform, body, session }: Call<'acceptTermsVersion'>) {
  const { playerId } = session;
  const { version } = body;
  await platform.db.transaction(async (tx) => {
    await tx
      .update(players)
      .set({ termsVersion: sql`greatest(${players.termsVersion}, ${version})` })
      .where(eq(players.id, playerId));
    await tx.insert(termsAcceptances).values({ playerId, version, at: platform.clock.date() });
  });
  platform.events.publish('player.changed', { playerId });
  return {};
}

/** What area site fulfils so far; texts and pages are files, see `web/`. */
export const handlers = { acceptTermsVersion } satisfies Handlers<'acceptTermsVersion'>;
