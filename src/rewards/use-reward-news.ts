import { useNavigate } from '@tanstack/react-router';
import { gameOf, type RewardFact } from '../../machines/rewards/rewards.ts';
import { useAddress, useRuntime } from '../runtime/context.tsx';
import { askAgain } from '../runtime/query.ts';
import { useT } from '../texts/index.ts';
import { pushToast } from '../ui/toasts.ts';

/**
 * What follows a claim: the balance is read anew, and the claimed bonus shows among those that run (REW-07). Free spins
 * lead to their game, or, with no round left, to what runs (REW-08, NS-60).
 */
export function useRewardNews(): (fact: RewardFact) => void {
  const t = useT();
  const { wallet } = useRuntime();
  const address = useAddress();
  const navigate = useNavigate();
  return (fact) => {
    wallet.send({ type: 'refresh.requested' });
    if (fact.type === 'bonus.givenUp')
      pushToast({
        severity: 'success',
        message: t('rewards.forfeit.done', { bonus: fact.bonus.name }),
      });
    if (fact.type === 'consent.changed') {
      // The next deposit offers another choice.
      void askAgain(['banking', 'depositBonuses']);
      if (!fact.agreed)
        pushToast({
          severity: 'success',
          message: t('rewards.agree.takenBack', { name: fact.name }),
        });
    }
    if (fact.type === 'spins.granted') {
      const game = gameOf(fact.spins);
      pushToast({
        severity: 'success',
        message: t('rewards.spins.granted', { name: fact.spins.name }),
      });
      void navigate({
        href: game
          ? address('/play/$slug', { params: { slug: game.slug } })
          : address('/my-account/rewards/active'),
      });
    }
    if (fact.type !== 'reward.claimed') return;
    pushToast({ severity: 'success', message: t('rewards.claimed', { name: fact.bonus.name }) });
    void navigate({ href: address('/my-account/rewards/active') });
  };
}
