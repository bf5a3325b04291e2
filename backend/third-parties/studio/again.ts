import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../../platform/refusal.ts';
import { LEASE } from './queue-times.ts';

/** How often to look whether another call has ended what it began, ms. */
const LOOKS_AFTER = 100;

/**
 * The answer to what was asked for before: that of the call that asked, once it is through.
 * @param look undefined while it is not
 * @throws Refusal 503 where it takes longer than a call may
 */
export async function askedBefore<Answer>(
  look: () => Promise<Answer | undefined>,
): Promise<Answer> {
  for (let waited = 0; waited <= LEASE + 1_000; waited += LOOKS_AFTER) {
    const answer = await look();
    if (answer !== undefined) return answer;
    await wait(LOOKS_AFTER);
  }
  throw new Refusal(503, 'error.unavailable', 'Try again later.', { retryAfter: 1 });
}
