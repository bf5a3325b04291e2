import type { FailureName } from '../machines/samples.ts';
import type { Name, Person, Place } from './person.ts';
import { anyText } from './texts.ts';

/** The words for an action that the platform did not judge. */
const FAILED_WORDS: Readonly<Record<FailureName, Name>> = {
  refused: anyText('error.rateLimited', 'login.error.maxAttempt', 'code.error.maxAttempts'),
  unreachable: anyText('error.unreachable', 'wallet.error.unreachable'),
  unexpected: anyText('error.system.error', 'wallet.error.failed'),
  invalid: anyText('deposit.requestRefused.reason'),
};

/**
 * Sees the words for a failure, with the reference for the support where that helps.
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
  if (failed === 'unexpected') await person.sees(notice, anyText('error.reference'));
}
