import type { Transaction } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';
import { invalidField } from '../platform/refusal.ts';
import { termsAcceptances } from './tables.ts';

/**
 * Whether a player has agreed to any terms. Older ones suffice for the account, whose pages the site leaves
 * open (GUARD-08); a player who never agreed to any has no contract to pay by.
 */
export const hasAcceptedTerms = ({ config }: Platform, version: number): boolean =>
  version > 0 || config.termsVersion === 0;

/**
 * Refuses consent to any terms but those that hold: nobody agrees to a version that was replaced, or is not
 * written yet.
 * @param field of the request, for the refusal
 * @throws Refusal 400 error.validation
 */
export function checkTermsVersion({ config }: Platform, version: number, field: string): void {
  if (version === config.termsVersion) return;
  const message = `The terms that hold are version ${config.termsVersion}.`;
  throw invalidField(field, 'not_current', message);
}

/** Puts consent on record, once for each version: a repetition keeps the time of the first. */
export async function noteAcceptance(
  tx: Transaction,
  acceptance: { readonly playerId: string; readonly version: number; readonly at: Date },
): Promise<void> {
  await tx.insert(termsAcceptances).values(acceptance).onConflictDoNothing();
}
