import {
  policyOfResidence,
  policyOfVisitor,
  type MarketPolicy,
} from '../../../reference/policies.ts';
import { useLocale, useSession } from '../context.tsx';
import { residenceOf } from './policy.ts';

/** The policy of the person here: a player's by their residence, a visitor's by the address. */
export function usePolicy(): MarketPolicy {
  const session = useSession();
  const { market } = useLocale();
  return session.name === 'player'
    ? policyOfResidence(residenceOf(session))
    : policyOfVisitor(market);
}
