import type { FailureName } from '../machines/samples.ts';
import { REFERENCE, type Name, type Person, type Place } from './person.ts';

/** What is said of something that the platform did not judge. */
const FAILED_WORDS: Readonly<Record<FailureName, Name>> = {
  refused: 'Too many attempts',
  unreachable: 'We could not reach our service.',
  unexpected: 'Something went wrong on our side.',
  invalid: 'Our service did not accept the request.',
};

/**
 * Sees what is said of a failure, with what to name to the support where that helps.
 * @param failed undefined for an answer that names nothing to look up
 * @param own a flow's own words, in place of the general ones
 */
export async function seesFailure<P extends Place<P>>(
  person: Person<P>,
  notice: P,
  failed: FailureName | undefined,
  own: Readonly<Partial<Record<FailureName, Name>>> = {},
): Promise<void> {
  const kind = failed ?? 'unexpected';
  await person.sees(notice, own[kind] ?? FAILED_WORDS[kind]);
  if (failed === 'unexpected') await person.sees(notice, REFERENCE);
}
