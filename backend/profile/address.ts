import { eq } from 'drizzle-orm';
import { provincesOf } from '../../reference/countries.ts';
import { needsPostalCode, postalCodeOf } from '../../reference/postal-codes.ts';
import { checkAge } from '../access/rules.ts';
import type { Call } from '../platform/operation.ts';
import { countTowards } from '../platform/rate-limit-store.ts';
import { invalidField, Refusal } from '../platform/refusal.ts';
import { keptText } from '../platform/kept-text.ts';
import { players } from '../players/tables.ts';
import { heldPlayer, type Player } from './player.ts';

const wrongProvince = (message: string) => new Refusal(422, 'error.address.province', message);

/**
 * Checks the province where one is asked for: its law must let the player play. The law of the province decides
 * the age, so a move on paper must not get around it.
 */
function checkProvince(player: Player, provinceCode: string | undefined, now: number): void {
  const provinces = provincesOf(player.countryCode);
  if (provinces.length === 0) return;
  if (!provinces.some(({ code }) => code === provinceCode)) {
    throw wrongProvince('Not a province of the country, or not served.');
  }
  if (player.dateOfBirth === null) return;
  try {
    checkAge(player.dateOfBirth, { countryCode: player.countryCode, provinceCode }, now);
  } catch {
    throw wrongProvince('The player is too young for this province.');
  }
}

/**
 * Replaces the postal address (PROF-06). The country decides currency and market: it may be given again,
 * not changed.
 */
export async function updateAddress({
  platform,
  body,
  session,
}: Call<'updateAddress'>): Promise<Record<string, never>> {
  const { db, clock, events } = platform;
  const { province, countryCode } = body;
  const [street, city] = [keptText(body.street, 'street'), keptText(body.city, 'city')];
  const postalCode = body.postalCode && postalCodeOf(body.postalCode, countryCode);
  await db.transaction(async (tx) => {
    const player = await heldPlayer(tx, session.playerId);
    if (countryCode !== player.countryCode) {
      const message = 'Only support can change this, because it decides about market and currency.';
      throw invalidField('countryCode', 'not_changeable', message);
    }
    const isAsked = body.postalCode !== undefined || needsPostalCode(countryCode);
    if (isAsked && postalCode === undefined) {
      throw new Refusal(422, 'error.address.postal_code', 'Not a postal code of the country.');
    }
    checkProvince(player, province, clock.now());
    // Back and forth between two clocks would begin a day of limits anew each time.
    if (province !== undefined && province !== player.provinceCode)
      await countTowards(platform, tx, 'moves', player.id);
    await tx
      .update(players)
      .set({
        street,
        city,
        postalCode: postalCode ?? null,
        provinceCode: province ?? player.provinceCode,
      })
      .where(eq(players.id, player.id));
  });
  events.publish('player.changed', { playerId: session.playerId });
  return {};
}
