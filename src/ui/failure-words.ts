import { isTooMany, namesTrace, type Failure } from '../../machines/operations.ts';
import type { TextId, Words } from '../texts/index.ts';
import { HOUR, MINUTE } from './durations.ts';

/** The kinds of failure that a player can tell apart: too many tries are nobody's failure. */
type Kind = Failure['kind'] | 'tooMany';

const GENERAL: Readonly<Record<Kind, TextId>> = {
  unreachable: 'error.unreachable',
  tooMany: 'error.rateLimited',
  refused: 'error.system.error',
  unexpected: 'error.system.error',
};

/** A flow's own words for a failure, in place of the general ones. */
export type OwnFailureWords = Readonly<Partial<Record<Kind, TextId>>>;

/**
 * The words for a failure of the platform, the time of the next try, or the reference for the support (ERR-03); a
 * sentence each.
 */
export function failureWords(failure: Failure, own: OwnFailureWords = {}): readonly Words[] {
  if (isTooMany(failure)) {
    return [{ text: own.tooMany ?? GENERAL.tooMany }, tryAgainWords(failure.retryAfter)];
  }
  const { kind } = failure;
  const what: Words = { text: own[kind] ?? GENERAL[kind] };
  if (kind === 'unreachable' || !namesTrace(failure.traceId)) return [what];
  return [what, { text: 'error.reference', values: { traceId: failure.traceId } }];
}

/**
 * When the platform takes another try: in whole minutes, from an hour on in whole hours, never too
 * early.
 * @param wait ms; undefined when the platform does not say
 */
function tryAgainWords(wait: number | undefined): Words {
  if (wait === undefined) return { text: 'error.rateLimited.later' };
  return wait < HOUR
    ? {
        text: 'error.rateLimited.minutes',
        values: { minutes: Math.max(1, Math.ceil(wait / MINUTE)) },
      }
    : { text: 'error.rateLimited.hours', values: { hours: Math.ceil(wait / HOUR) } };
}
