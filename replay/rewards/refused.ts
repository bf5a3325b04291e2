import type { FailureName } from '../../machines/samples.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { anyText, t } from '../texts.ts';

/** Why a gift is not to be had, by its code or without one. */
export const REFUSED = anyText(
  'rewards.refused.unknown',
  'rewards.refused.used',
  'rewards.refused.ended',
  'rewards.refused.usedUp',
  'rewards.refused.notEligible',
  'rewards.refused.nothing',
  'rewards.refused.notFound',
);

/** Sees that a gift was not claimed, or that nobody knows whether it was, and why. */
export async function seesNotClaimed<P extends Place<P>>(
  person: Person<P>,
  notice: P,
  failure: FailureName,
): Promise<void> {
  const isRefused = failure === 'refused' || failure === 'invalid';
  await person.sees(notice, anyText(isRefused ? 'rewards.refused' : 'rewards.failed'));
  const unknown = t('rewards.failed.unknown');
  await seesFailure(person, notice, failure, {
    unreachable: unknown,
    unexpected: unknown,
    invalid: t('error.system.error'),
  });
}
