import {
  CircleUser,
  CreditCard,
  Gift,
  HeartHandshake,
  Ticket,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { hasBonusCodes, hasRewards } from '../../../machines/site/guard/decide.ts';
import type { Area } from '../../../machines/games/play/decide.ts';
import { useAddress, useSession } from '../../runtime/context.tsx';
import { guardedPlayer, useOffersDeposit } from '../../runtime/guard/guard.tsx';
import { useT } from '../../texts/index.ts';

/** A part of the site that opens over a game. */
export interface Part {
  readonly area: Area;
  readonly label: string;
  readonly icon: LucideIcon;
  /** The page that it begins with. */
  readonly href: string;
}

/** The parts of the site that are open to the player over a game; none to a guest. */
export function useParts(): readonly Part[] {
  const t = useT();
  const address = useAddress();
  const player = guardedPlayer(useSession());
  const mayDeposit = useOffersDeposit();
  if (player === undefined) return [];
  const banking = mayDeposit
    ? address('/my-account/banking/deposit')
    : address('/my-account/banking/transactions');
  return [
    { area: 'account', label: t('nav.account'), icon: CircleUser, href: address('/my-account') },
    {
      area: 'banking',
      label: t(mayDeposit ? 'nav.deposit' : 'history.title'),
      icon: CreditCard,
      href: banking,
    },
    ...(hasRewards(player)
      ? [
          {
            area: 'rewards' as const,
            label: t('rewards.title'),
            icon: Gift,
            href: address('/my-account/rewards'),
          },
        ]
      : []),
    ...(hasBonusCodes(player)
      ? [
          {
            area: 'bonusCode' as const,
            label: t('rewards.code.title'),
            icon: Ticket,
            href: address('/my-account/bonus-code'),
          },
        ]
      : []),
    {
      area: 'limits',
      label: t('nav.saferPlay'),
      icon: HeartHandshake,
      href: address('/my-account/gambling-limits'),
    },
    {
      area: 'settings',
      label: t('profile.title'),
      icon: UserRound,
      href: address('/my-account/account'),
    },
  ];
}
