import type { Transaction } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';
import { invalidField } from '../platform/refusal.ts';
import { termsAcceptances } from './tables.ts';

/**
 * Whether a player has agreed to the terms that hold, without which nothing is paid in and nothing played. The
 * account stays open without them (GUARD-08), and what is in it can be paid out.
 */
export const hasAcceptedTerms = ({ config }: Platform, version: number): boolean =>
  version >= config.termsVersion;

/** Whether a player has agreed to any terms: without, there is no contract. */
export const hasContract = ({ config }: Platform, version: number): boolean =>
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
