import { useState } from 'react';
import { breakEnd, type BreakLength } from '../../../reference/break-ends.ts';
import { timeZoneOf } from '../../../reference/time-zones.ts';
import { platformNow } from '../../api/platform-clock.ts';
import { useSession } from '../../runtime/context.tsx';
import { residenceOf } from '../../runtime/player/policy.ts';
import { useTag } from '../../runtime/locale/tag.ts';
import { formatDeadline } from '../../locale/moments.ts';

/**
 * The end of a break that would begin now: day, time and zone of the player's residence. The platform
 * says what holds once the break has begun.
 */
export function useUntil(): (length: BreakLength) => string {
  const tag = useTag();
  const session = useSession();
  const [now] = useState(platformNow);
  const residence = session.name === 'player' ? residenceOf(session) : { countryCode: '' };
  return (length) =>
    formatDeadline(
      new Date(breakEnd(length, now, residence)).toISOString(),
      tag,
      timeZoneOf(residence),
    );
}
