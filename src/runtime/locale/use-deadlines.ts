import { formatDeadline } from '../../locale/moments.ts';
import { useTag } from './tag.ts';
import { useZone } from './use-zone.ts';

/** Writes a moment with its zone, that of the player's residence: days and months are counted there. */
export function useDeadlines(): (iso: string) => string {
  const tag = useTag();
  const zone = useZone();
  return (iso) => formatDeadline(iso, tag, zone);
}
