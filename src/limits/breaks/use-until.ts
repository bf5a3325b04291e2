import { useState } from 'react';
import { breakEnd, type BreakLength } from '../../../openapi/reference/break-ends.ts';
import { timeZoneOf } from '../../../openapi/reference/time-zones.ts';
import { useSession } from '../../app/context.tsx';
import { residenceOf } from '../../app/policy.ts';
import { useTag } from '../../banking/tag.ts';
import { formatDeadline } from '../../locale/moments.ts';

/**
 * Until when a break would last that begins now: day, time and zone of where the player lives. It is what this
 * device's clock makes of it; what holds is what the platform says once it has begun.
 */
export function useUntil(): (length: BreakLength) => string {
  const tag = useTag();
  const session = useSession();
  const [now] = useState(() => Date.now());
  const residence = session.name === 'player' ? residenceOf(session) : { countryCode: '' };
  return (length) =>
    formatDeadline(
      new Date(breakEnd(length, now, residence)).toISOString(),
      tag,
      timeZoneOf(residence),
    );
}
