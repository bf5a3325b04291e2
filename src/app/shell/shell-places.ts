import {
  Banknote,
  CreditCard,
  Gift,
  House,
  LogIn,
  SlidersHorizontal,
  UserPlus,
  Wallet,
} from 'lucide-react';
import { disabledAreas, offersAreAllowed } from '../../../machines/site/guard/decide.ts';
import { FILTERS } from '../../games/lobby/addresses.ts';
import type { NavItem } from '../../shell/items.ts';
import { useT } from '../../texts/index.ts';
import { LOG_IN } from '../../runtime/pages/addresses.ts';
import { useAddress, useSession } from '../../runtime/context.tsx';
import { guardedPlayer } from '../../runtime/guard/guard.tsx';
import type { PageKind } from '../../runtime/pages/page-data.ts';
import { usePage } from '../../runtime/pages/use-page.ts';
import { useAccount } from './shell-account.ts';
import { useClosedHere, useItem, useProtection, useSaferPlay } from './shell-items.ts';

/** The lobbies that are open to the visitor, the one at hand with everything in it marked (GUARD-11, ROUTE-31). */
function useLobbies(): readonly NavItem[] {
  const t = useT();
  const address = useAddress();
  const off = disabledAreas(guardedPlayer(useSession()));
  const { rootPageId } = usePage();
  const lobby = (area: 'casino' | 'liveCasino', href: string, label: string): NavItem[] =>
    off.has(area) ? [] : [{ id: area, href, label, current: href.endsWith(`/${rootPageId}`) }];
  return [
    ...lobby('casino', address('/online-casino'), t('lobby.casino.title')),
    ...lobby('liveCasino', address('/live-casino-online'), t('lobby.live.title')),
  ];
}

/** The sections of the site, in its header. */
export function useSections(): readonly NavItem[] {
  const t = useT();
  const address = useAddress();
  const item = useItem();
  const closed = useClosedHere();
  const protection = useProtection();
  const promotions = usePromotions();
  const lobbies = useLobbies();
  if (closed === 'maintenance') return [];
  if (closed === 'restricted') return protection;
  return [
    item('home', address('/'), t('nav.home')),
    ...lobbies,
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

/** The pages of a lobby. */
const LOBBY_KINDS: readonly PageKind[] = ['casino-lobby', 'live-casino', 'live-casino-table'];

/** The items at the foot of a phone. In a lobby the first one opens its filters (LOBBY-09). */
export function useBottomNav(): { items: readonly NavItem[]; primary?: string } {
  const t = useT();
  const address = useAddress();
  const item = useItem();
  const account = useAccount();
  const closed = useClosedHere();
  const protection = useProtection();
  const saferPlay = useSaferPlay();
  const { kind } = usePage();
  if (closed !== undefined) return { items: closed === 'restricted' ? protection : [] };
  const first = LOBBY_KINDS.includes(kind)
    ? item('filters', FILTERS, t('lobby.filters.open'), SlidersHorizontal)
    : item('home', address('/'), t('nav.home'), House);
  if (account.kind === 'player') {
    const { deposit } = account;
    const own = item('account', address('/my-account'), t('nav.account'), Wallet);
    return {
      items: [first, ...(deposit ? [{ ...deposit, icon: CreditCard }] : []), saferPlay, own],
      primary: 'deposit',
    };
  }
  // Its owner is not known yet.
  if (account.kind === 'unknown') return { items: [first, saferPlay] };
  return {
    items: [
      first,
      saferPlay,
      item('logIn', LOG_IN, t('action.logIn'), LogIn),
      item('signUp', address('/signup'), t('action.signUp'), UserPlus),
    ],
    primary: 'signUp',
  };
}
