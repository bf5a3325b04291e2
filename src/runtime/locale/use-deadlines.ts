import { timeZoneOf } from '../../../reference/time-zones.ts';
import { useSession } from '../context.tsx';
import { residenceOf } from '../player/policy.ts';
import { formatDeadline } from '../../locale/moments.ts';
import { useTag } from './tag.ts';

/** Writes a deadline in the zone of the player's residence: days and months are counted there. */
export function useDeadlines(): (iso: string) => string {
  const tag = useTag();
  const session = useSession();
  const zone = session.name === 'player' ? timeZoneOf(residenceOf(session)) : 'UTC';
  return (iso) => formatDeadline(iso, tag, zone);
}
