import { useAddress, useSession } from '../context.tsx';

/** The parts of the page of limits and breaks, by their names in its address. */
export type SaferPart = 'deposit-limits' | 'spend-limits' | 'reminder' | 'break' | 'exclusion';

/**
 * Makes the address of a part of a player's own limits and breaks, whatever stands against the player; visitors
 * read what there is.
 */
export function useSaferPlayAddress(): (part?: SaferPart) => string {
  const address = useAddress();
  if (useSession().name !== 'player') return () => address('/responsible-gambling');
  return (part) => address('/my-account/gambling-limits') + (part === undefined ? '' : `#${part}`);
}
