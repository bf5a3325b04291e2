import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { COOKIE_CONSENT_LIFETIME, CURRENT_COOKIE_POLICY_VERSION } from '../../reference/cookies.ts';
import { policyOfResidence } from '../../reference/policies.ts';
import type { Executor } from '../platform/database.ts';
import type { Call, Success } from '../platform/operation.ts';
import { invalidField } from '../platform/refusal.ts';
import { residenceOf } from '../players/residence.ts';
import { players } from '../players/tables.ts';
import { cookieConsents } from './tables.ts';

type Row = typeof cookieConsents.$inferSelect;

/**
 * The dialog's start where nothing was agreed to, by the policy of the residence (COOK-01); without an id it grants
 * nothing.
 */
async function notGiven(
  db: Executor,
  playerId: string,
  version: number,
): Promise<Success<'getCookiesConsent'>> {
  const [player] = await db
    .select({ countryCode: players.countryCode, provinceCode: players.provinceCode })
    .from(players)
    .where(eq(players.id, playerId));
  if (!player) throw new Error('A session has no player');
  const { cookiesPreselected: ticked } = policyOfResidence(residenceOf(player));
  return {
    version,
    options: { essentials: true, performanceFunctional: ticked, marketing: ticked },
  };
}

const present = (row: Row): Success<'updateCookiesConsent'> => ({
  version: row.version,
  cookiesConsentId: row.consentId,
  options: {
    essentials: true,
    performanceFunctional: row.performanceFunctional,
    marketing: row.marketing,
  },
});

/** The last word of a player on a version of the policy, however old. */
async function latestOf(db: Executor, playerId: string, version: number): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(cookieConsents)
    .where(and(eq(cookieConsents.playerId, playerId), eq(cookieConsents.version, version)))
    .orderBy(desc(cookieConsents.id))
    .limit(1);
  return row;
}

const holds = ({ at }: Row, now: number): boolean => now - at.getTime() < COOKIE_CONSENT_LIFETIME;

/** Answers the player's consent, given on whatever device; after its lifetime it is asked for again (COOK-04). */
export async function getCookiesConsent({
  platform,
  session,
  query: { version },
}: Call<'getCookiesConsent'>): Promise<Success<'getCookiesConsent'>> {
  const row = await latestOf(platform.db, session.playerId, version);
  return row && holds(row, platform.clock.now())
    ? present(row)
    : notGiven(platform.db, session.playerId, version);
}

/**
 * Puts the player's consent on record. A change takes nothing away: earlier consent stays as evidence. The same
 * consent again within its lifetime is no change.
 *
 * A page that was open before the policy changed may still send consent to the old version; nobody consents to
 * a version that is not written yet.
 * @throws Refusal 400 error.validation
 */
export async function updateCookiesConsent({
  platform,
  session,
  body: { version, cookiesConsentId, options },
}: Call<'updateCookiesConsent'>): Promise<Success<'updateCookiesConsent'>> {
  const { playerId } = session;
  if (version > CURRENT_COOKIE_POLICY_VERSION) {
    const message = `The policy that holds is version ${CURRENT_COOKIE_POLICY_VERSION}.`;
    throw invalidField('version', 'not_current', message);
  }
  const { performanceFunctional, marketing } = options;
  return platform.db.transaction(async (tx) => {
    // Two devices at once: one after the other.
    await tx.select({ id: players.id }).from(players).where(eq(players.id, playerId)).for('update');
    const before = await latestOf(tx, playerId, version);
    if (cookiesConsentId !== undefined && cookiesConsentId !== before?.consentId) {
      throw invalidField('cookiesConsentId', 'unknown', 'Not a consent of this player.');
    }
    const isSame =
      before?.performanceFunctional === performanceFunctional && before.marketing === marketing;
    if (before && isSame && holds(before, platform.clock.now())) return present(before);
    const [row] = await tx
      .insert(cookieConsents)
      .values({
        consentId: before?.consentId ?? `cc_${randomUUID()}`,
        playerId,
        version,
        performanceFunctional,
        marketing,
        at: platform.clock.date(),
      })
      .returning();
    if (!row) throw new Error('A consent that was stored is not there');
    return present(row);
  });
}
