import type { Transaction } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';
import { invalidField } from '../platform/refusal.ts';
import { termsAcceptances } from './tables.ts';

/**
 * Whether a player has agreed to any terms. To older ones than hold is enough for the account, whose pages
 * the site leaves open (GUARD-08); who never agreed to any has no contract to pay by.
 */
export const hasAcceptedTerms = ({ config }: Platform, version: number): boolean =>
  version > 0 || config.termsVersion === 0;

/**
 * Consent is to the terms that hold, and on record as such: nobody agrees to a version that was
 * replaced, or that nobody has written yet.
 * @param field of the request, for the refusal
 * @throws Refusal 400 error.validation
 */
export function checkTermsVersion({ config }: Platform, version: number, field: string): void {
  if (version === config.termsVersion) return;
  const message = `The terms that hold are version ${config.termsVersion}.`;
  throw invalidField(field, 'not_current', message);
}

/** Puts consent on record, once for each version: said again, it was given when it was given first. */
export async function noteAcceptance(
  tx: Transaction,
  acceptance: { readonly playerId: string; readonly version: number; readonly at: Date },
): Promise<void> {
  await tx.insert(termsAcceptances).values(acceptance).onConflictDoNothing();
}
