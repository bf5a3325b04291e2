import type { SessionScreen } from '../../machines/access/session/screen.ts';
import {
  policyOfMarket,
  policyOfResidence,
  type MarketPolicy,
  type Residence,
} from '../../openapi/reference/policies.ts';
import { useLocale, useSession } from './context.tsx';

/** Where a player lives: as the account says, and until it is read as the token does. */
export const residenceOf = (player: Extract<SessionScreen, { name: 'player' }>): Residence =>
  player.account ?? player.session;

/** The policy of whoever is here: a player's by their residence, a visitor's by the address. */
export function usePolicy(): MarketPolicy {
  const session = useSession();
  const { market } = useLocale();
  return session.name === 'player'
    ? policyOfResidence(residenceOf(session))
    : policyOfMarket(market);
}
