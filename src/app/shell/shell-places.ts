import { Banknote, CreditCard, House, LogIn, UserPlus, Wallet } from 'lucide-react';
import type { NavItem } from '../../shell/items.ts';
import { useT } from '../../texts/index.ts';
import { LOG_IN } from '../../runtime/pages/addresses.ts';
import { useAddress } from '../../runtime/context.tsx';
import { useAccount } from './shell-account.ts';
import { useClosedHere, useItem, useProtection, useSaferPlay } from './shell-items.ts';

/** The sections of the site, in its header. */
export function useSections(): readonly NavItem[] {
  const t = useT();
  const address = useAddress();
  const item = useItem();
  const closed = useClosedHere();
  const protection = useProtection();
  if (closed === 'maintenance') return [];
  if (closed === 'restricted') return protection;
  return [
    item('home', address('/'), t('nav.home')),
    item('paymentMethods', address('/payment-methods'), t('nav.paymentMethods'), Banknote),
    ...protection,
  ];
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
