import type { SessionScreen } from '../../../machines/access/session/screen.ts';
import { minimumAgeOf, minimumAgeOfMarket, type Residence } from '../../../reference/ages.ts';
import { useLocale, useSession } from '../context.tsx';

/** Where a player lives: as the account says, and until it is read as the token does. */
export const residenceOf = (player: Extract<SessionScreen, { name: 'player' }>): Residence =>
  player.account ?? player.session;

/** The minimum age for the person here: a player's by their residence, a visitor's by the address (NS-06). */
export function useMinimumAge(): number {
  const session = useSession();
  const { market } = useLocale();
  return session.name === 'player'
    ? minimumAgeOf(residenceOf(session))
    : minimumAgeOfMarket(market);
}
