import { eq } from 'drizzle-orm';
import { players } from '../players/tables.ts';
import { getCookiesConsent, updateCookiesConsent } from './cookies.ts';
import type { Call, Handlers } from '../platform/operation.ts';
import { checkTermsVersion, noteAcceptance } from './terms.ts';

/** Stores that the player accepted the terms that hold (TERMS-02). */
async function acceptTermsVersion({ platform, body, session }: Call<'acceptTermsVersion'>) {
  const { playerId } = session;
  const { version } = body;
  checkTermsVersion(platform, version, 'version');
  await platform.db.transaction(async (tx) => {
    await tx.update(players).set({ termsVersion: version }).where(eq(players.id, playerId));
    await noteAcceptance(tx, { playerId, version, at: platform.clock.date() });
  });
  platform.events.publish('player.changed', { playerId });
  return {};
}

/** The handlers of area site so far; texts and pages are files, see `web/`. */
export const handlers = {
  acceptTermsVersion,
  getCookiesConsent,
  updateCookiesConsent,
} satisfies Handlers<'acceptTermsVersion' | 'getCookiesConsent' | 'updateCookiesConsent'>;
