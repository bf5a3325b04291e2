import type { FailureName } from '../machines/samples.ts';
import { REFERENCE, type Person, type Place } from './person.ts';

/** What is said of something that the platform did not judge. */
const FAILED_WORDS: Readonly<Record<FailureName, string>> = {
  refused: 'Too many attempts',
  unreachable: 'We could not reach our service.',
  unexpected: 'Something went wrong on our side.',
  invalid: 'Something went wrong on our side.',
};

/**
 * The notice of a failure, with what to name to the support where that helps.
 * @param failed undefined for an answer that names nothing to look up
 */
export async function seesFailure<P extends Place<P>>(
  person: Person<P>,
  notice: P,
  failed: FailureName | undefined,
): Promise<void> {
  await person.sees(notice, FAILED_WORDS[failed ?? 'unexpected']);
  if (failed === 'unexpected') await person.sees(notice, REFERENCE);
}
