import { timeZoneOf } from '../../../reference/time-zones.ts';
import { useSession } from '../context.tsx';
import { residenceOf } from '../player/policy.ts';

/** The IANA zone of the player's residence, in which their days are counted and their money's times are told. */
export function useZone(): string {
  const session = useSession();
  return session.name === 'player' ? timeZoneOf(residenceOf(session)) : 'UTC';
}
