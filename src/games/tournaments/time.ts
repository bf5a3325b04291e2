import type { Schemas } from '../../../openapi/types.ts';
import { twoDigits } from '../../ui/durations.ts';

type State = Schemas['TournamentState'];

/**
 * The platform's clock, from a moment that it told: a device whose clock is wrong, or is set while a tournament
 * runs, changes nothing.
 *
 * @param serverTime ISO 8601, of the answer
 * @param receivedAt when it came, on the clock of `ticks`, ms
 * @param ticks a clock that only goes forward, ms
 */
export function platformClock(
  serverTime: string,
  receivedAt: number,
  ticks: () => number,
): () => number {
  const told = Date.parse(serverTime);
  return () => told + (ticks() - receivedAt);
}

/** Where a tournament stands at a moment: it runs from its start up to, not including, its end. */
export function stateAt(
  { startsAt, endsAt }: Pick<Schemas['Tournament'], 'startsAt' | 'endsAt'>,
  now: number,
): State {
  if (now < Date.parse(startsAt)) return 'UPCOMING';
  return now < Date.parse(endsAt) ? 'RUNNING' : 'FINISHED';
}

/** Time that is left, in whole days and `HH:MM:SS`; never less than nothing. */
export function timeLeft(until: number, now: number): { days: number; clock: string } {
  const seconds = Math.max(0, Math.ceil((until - now) / 1_000));
  const days = Math.floor(seconds / 86_400);
  const clock = [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
    .map(twoDigits)
    .join(':');
  return { days, clock };
}
