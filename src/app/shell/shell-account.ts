import type { HeaderAccount, HeaderBalance } from '../../shell/items.ts';
import { useT } from '../../texts/index.ts';
import { LOG_IN } from '../../runtime/pages/addresses.ts';
import { useAddress, useRuntime, useSession, useWallet } from '../../runtime/context.tsx';
import { useOffersDeposit } from '../../runtime/guard/guard.tsx';
import { useClosedHere, useItem, useSaferPlay } from './shell-items.ts';
import { useUnread } from '../../runtime/player/unread.ts';

function useBalance(): HeaderBalance {
  const wallet = useWallet();
  switch (wallet.name) {
    case 'current':
    case 'stale': {
      const { totalBalance: amount, currency } = wallet.balances;
      return { status: wallet.name === 'stale' ? 'stale' : 'ready', amount, currency };
    }
    case 'unknown':
      return { status: 'error' };
    case 'pending':
    case 'off':
      return { status: 'loading' };
  }
}

/** The player, and what the header offers them: the door, or their money and their menu. */
export function useAccount(): HeaderAccount {
  const t = useT();
  const address = useAddress();
  const item = useItem();
  const runtime = useRuntime();
  const screen = useSession();
  const balance = useBalance();
  const closed = useClosedHere();
  const saferPlay = useSaferPlay();
  const unread = useUnread();
  const mayDeposit = useOffersDeposit() && !closed;
  if (screen.name === 'loading' || (screen.name === 'unconfirmed' && screen.failure)) {
    return { kind: 'unknown' };
  }
  if (screen.name === 'anonymous' || screen.name === 'unconfirmed') {
    if (closed) return { kind: 'shut' };
    return {
      kind: 'visitor',
      logIn: item('logIn', LOG_IN, t('action.logIn')),
      signUp: item('signUp', address('/signup'), t('action.signUp')),
    };
  }
  const news = unread > 0 && !closed ? t('inbox.unread', { count: unread }) : undefined;
  const own = closed
    ? []
    : [
        item('account', address('/my-account'), t('nav.account')),
        { ...item('inbox', address('/my-account/inbox'), t('inbox.title')), news },
        item('profile', address('/my-account/account'), t('profile.title')),
      ];
  const deposit = item('deposit', address('/my-account/banking/deposit'), t('nav.deposit'));
  return {
    kind: 'player',
    name: screen.name === 'player' ? (screen.account?.firstName ?? screen.session.email) : '',
    balance,
    ...(mayDeposit && { deposit }),
    menu: [
      ...own,
      ...(closed === 'maintenance' ? [] : [saferPlay]),
      ...(mayDeposit ? [deposit] : []),
    ],
    news,
    newsCount: unread,
    signingOut: screen.name === 'signingOut',
    onSignOut: () => {
      runtime.session.send({ type: 'signOut.requested' });
    },
  };
}
