import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { players } from '../../../backend/players/tables.ts';
import type { Call } from '../../../backend/platform/operation.ts';
import type { Platform } from '../../../backend/platform/platform.ts';
import { callOf } from '../banking/support.ts';
import { contactInfo, details } from '../instance.ts';

export interface Visit {
  readonly ip?: string;
  /** Where the visitor is, ISO 3166-1; null: unknown. */
  readonly country?: string | null;
  readonly siteId?: string;
  readonly captcha?: string;
}

export const newEmail = () => `${randomUUID()}@example.com`;

/** The call of sign-up's first step, by default by a new person in Finland. */
export const firstStep = (
  platform: Platform,
  differs: object = {},
  { ip = '198.51.100.1', country = null, siteId = '2', captcha = randomUUID() }: Visit = {},
): Call<'registerPlayer'> => {
  const call = callOf<'registerPlayer'>(platform, '', {
    body: details(newEmail(), differs),
    headers: { 'X-Captcha-Token': captcha },
  });
  return { ...call, origin: { ...call.origin, ip, country, siteId } };
};

/** The call of its second step, by a unique person. */
export const secondStep = (
  platform: Platform,
  playerId: string,
  differs: object = {},
  captcha: string = randomUUID(),
): Call<'updateRegistration'> =>
  callOf(platform, '', {
    body: contactInfo(playerId, differs),
    headers: { 'X-Captcha-Token': captcha },
  });

/** The stored account. */
export async function accountOf(
  { db }: Platform,
  id: string,
): Promise<typeof players.$inferSelect> {
  const [row] = await db.select().from(players).where(eq(players.id, id));
  if (!row) throw new Error('no account');
  return row;
}

/** The contract's answer for a field with a wrong value. */
export const invalid = (field: string, code: string, message: string) => ({
  status: 400,
  code: 'error.validation',
  details: { validationErrors: [{ field, code, message }] },
});

export const brazil = { countryCode: 'BR', languageCode: 'pt-BR' };
export const recife = { address: { street: 'Rua A 1', city: 'Recife', postalCode: '50010-000' } };
export const canada = { countryCode: 'CA', languageCode: 'en' };
/** Where the specification's wording holds: the answer names an existing account (SIGN-09). */
export const chile = { countryCode: 'CL', languageCode: 'es' };
export const santiago = {
  address: { street: 'Alameda 1', city: 'Santiago', postalCode: '8320000' },
};
