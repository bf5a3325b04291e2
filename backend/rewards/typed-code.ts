import { plain } from '../../reference/plain.ts';
import type { Platform } from '../platform/platform.ts';
import { countIntention } from '../platform/rate-limit-store.ts';

/** A code as campaigns have it, of what somebody typed: in plain capitals, without blanks, dashes and marks unseen. */
export const codeOf = (typed: string): string =>
  plain(typed.normalize('NFKC')).replaceAll(/[\s-]/g, '').toUpperCase();

/**
 * Counts a code that a player names: each once, so that whoever was shown what it brings can also take it.
 * @throws Refusal 429
 */
export const countCode = (platform: Platform, playerId: string, typed: string): Promise<void> =>
  countIntention(platform, 'bonusCodes', playerId, codeOf(typed));
