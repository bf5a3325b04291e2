import { useT, type t } from '../texts/index.ts';

import { HOUR, MINUTE } from './durations.ts';

/**
 * When the platform takes another try: in whole minutes, from an hour on in whole hours, never too
 * early.
 * @param wait ms; undefined when the platform does not say
 */
export function tryAgainWords(translate: typeof t, wait: number | undefined): string {
  if (wait === undefined) return translate('error.rateLimited.later');
  return wait < HOUR
    ? translate('error.rateLimited.minutes', { minutes: Math.max(1, Math.ceil(wait / MINUTE)) })
    : translate('error.rateLimited.hours', { hours: Math.ceil(wait / HOUR) });
}

/** {@link tryAgainWords} under words about what was too much. */
export const TryAgainIn = ({ wait }: { wait: number | undefined }) => (
  <p>{tryAgainWords(useT(), wait)}</p>
);
