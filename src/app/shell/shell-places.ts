import { Banknote, CreditCard, Gift, House, LogIn, UserPlus, Wallet } from 'lucide-react';
import type { NavItem } from '../../shell/items.ts';
import { useT } from '../../texts/index.ts';
import { LOG_IN } from '../../runtime/pages/addresses.ts';
import { offersAreAllowed } from '../../../machines/site/guard/decide.ts';
import { useAddress, useSession } from '../../runtime/context.tsx';
import { guardedPlayer } from '../../runtime/guard/guard.tsx';
import { usePage } from '../../runtime/pages/use-page.ts';
import { useAccount } from './shell-account.ts';
import { useClosedHere, useItem, useProtection, useSaferPlay } from './shell-items.ts';

/** The sections of the site, in its header. */
export function useSections(): readonly NavItem[] {
  const t = useT();
  const address = useAddress();
  const item = useItem();
  const closed = useClosedHere();
  const protection = useProtection();
  const promotions = usePromotions();
  if (closed === 'maintenance') return [];
  if (closed === 'restricted') return protection;
  return [
    item('home', address('/'), t('nav.home')),
    ...promotions,
    item('paymentMethods', address('/payment-methods'), t('nav.paymentMethods'), Banknote),
    ...protection,
  ];
}

/** The way to the promotions; none for a player before whom no offers may be put. */
function usePromotions(): readonly NavItem[] {
  const t = useT();
  const address = useAddress();
  const item = useItem();
  const { rootPageId } = usePage();
  const player = guardedPlayer(useSession());
  // Until the account is known it stays where it is: the places beside it must not jump.
  if (player && player.account !== 'loading' && !offersAreAllowed(player)) return [];
  const promotions = item('promotions', address('/promotions'), t('promotions.title'), Gift);
  return [{ ...promotions, current: rootPageId === 'promotions' }];
}

/** The items at the foot of a phone. */
export function useBottomNav(): { items: readonly NavItem[]; primary?: string } {
  const t = useT();
  const address = useAddress();
  const item = useItem();
  const account = useAccount();
  const closed = useClosedHere();
  const protection = useProtection();
  const saferPlay = useSaferPlay();
  if (closed !== undefined) return { items: closed === 'restricted' ? protection : [] };
  const home = item('home', address('/'), t('nav.home'), House);
  if (account.kind === 'player') {
    const { deposit } = account;
    const own = item('account', address('/my-account'), t('nav.account'), Wallet);
    return {
      items: [home, ...(deposit ? [{ ...deposit, icon: CreditCard }] : []), saferPlay, own],
      primary: 'deposit',
    };
  }
  // Its owner is not known yet.
  if (account.kind === 'unknown') return { items: [home, saferPlay] };
  return {
    items: [
      home,
      saferPlay,
      item('logIn', LOG_IN, t('action.logIn'), LogIn),
      item('signUp', address('/signup'), t('action.signUp'), UserPlus),
    ],
    primary: 'signUp',
  };
}
