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

const AGAIN = anyText('rewards.failed.unknown', 'rewards.agree.again');

/** Sees that a gift was not claimed, or agreed to, or that nobody knows whether it was, and why. */
export async function seesNotClaimed<P extends Place<P>>(
  person: Person<P>,
  notice: P,
  failure: FailureName,
): Promise<void> {
  const isRefused = failure === 'refused' || failure === 'invalid';
  await person.sees(
    notice,
    isRefused
      ? anyText('rewards.refused', 'rewards.agree.refused')
      : anyText('rewards.failed', 'rewards.agree.failed'),
  );
  await seesConsentFailure(person, notice, failure);
}

/** Sees why a claim, a yes or its end came to nothing, or is not known. */
export const seesConsentFailure = <P extends Place<P>>(
  person: Person<P>,
  notice: P,
  failure: FailureName,
): Promise<void> =>
  seesFailure(person, notice, failure, {
    unreachable: AGAIN,
    unexpected: AGAIN,
    invalid: t('error.system.error'),
  });
