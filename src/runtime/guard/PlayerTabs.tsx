import { NavList } from '../../shell/NavList.tsx';
import { useT } from '../../texts/index.ts';
import * as css from '../../ui/sections.css.ts';
import { useAddress, useSession } from '../context.tsx';
import { usePage } from '../pages/use-page.ts';
import { guardedPlayer, useOffersDeposit } from './guard.tsx';

/** The tabs by the names of the specification (ROUTE-17, ROUTE-18, ROUTE-21). */
function useTabs() {
  const t = useT();
  const address = useAddress();
  const tab = (id: string, href: string, label: string) => ({ id, href, label });
  return {
    account: [
      tab('account', address('/my-account/account'), t('profile.title')),
      tab('verification', address('/my-account/account/verification'), t('documents.title')),
    ],
    banking: [
      tab('deposit', address('/my-account/banking/deposit'), t('deposit.title')),
      tab('withdraw', address('/my-account/banking/withdraw'), t('withdraw.title')),
      tab('transactions', address('/my-account/banking/transactions'), t('history.title')),
    ],
    rewards: [
      tab('rewards', address('/my-account/rewards'), t('rewards.gifts.title')),
      tab('active', address('/my-account/rewards/active'), t('rewards.running.title')),
    ],
  };
}

/** The pages beside the one that is open; that of deposits only for those who may make one (GUARD-16). */
export function PlayerTabs({ of }: { of: 'account' | 'banking' | 'rewards' }) {
  const t = useT();
  const tabs = useTabs();
  const { path } = usePage();
  const player = guardedPlayer(useSession());
  const offersDeposit = useOffersDeposit();
  if (player === undefined) return null;
  const isOffered = player.account === 'loading' || offersDeposit;
  const items = tabs[of]
    .map((tab) => ({ ...tab, current: tab.href.endsWith(path) }))
    .filter(({ id, current }) => id !== 'deposit' || isOffered || current);
  return (
    <nav aria-label={t('account.title')}>
      <NavList items={items} className={css.links} itemClass={css.link} />
    </nav>
  );
}
