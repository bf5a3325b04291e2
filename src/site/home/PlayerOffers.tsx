import { useState } from 'react';
import type { GuardedPlayer } from '../../../machines/site/guard/decide.ts';
import { platformNow } from '../../api/platform-clock.ts';
import { useBrand, useLocale, useSession } from '../../runtime/context.tsx';
import { isLinkable } from '../../runtime/pages/pages.ts';
import { useContent } from '../../runtime/content/use-content.ts';
import { usePageAt } from '../../runtime/pages/use-page.ts';
import { useLanguage } from '../../texts/index.ts';
import { Banners, Verticals } from './Banners.tsx';
import { homeLists, slotOf } from './home-content.ts';
import { valueOf, type Known } from '../../runtime/offers/asked.ts';
import { useDeposits, type OwnLimit } from '../../runtime/offers/own-facts.ts';
import { offersReach } from '../../runtime/offers/reach.ts';

interface Props {
  readonly player: GuardedPlayer;
  readonly limits: Known<readonly OwnLimit[]>;
}

/** The offers that may be put before this player, and no others (TARGET-01). */
export function PlayerOffers({ player, limits }: Props) {
  return offersReach(player, limits) ? <Offers /> : null;
}

function Offers() {
  const brand = useBrand();
  const locale = useLocale();
  const pageAt = usePageAt();
  const session = useSession();
  const deposits = useDeposits();
  const home = useContent('home', { lang: useLanguage(), market: locale.market });
  // The banners that run are chosen once per visit of the page.
  const [now] = useState(platformNow);
  if (session.name !== 'player') return null;
  const playerName = session.account?.firstName;
  const lists =
    home.status === 'ready'
      ? homeLists(home.value, {
          viewer: {
            kind: 'player',
            playerId: session.session.playerId,
            deposits: valueOf(deposits),
          },
          locale,
          dataset: brand.dataset,
          now,
          exists: (path) => isLinkable(pageAt(path)),
          ...(playerName !== undefined && { playerName }),
        })
      : undefined;
  return (
    <>
      <Verticals slot={slotOf(home, lists, 'verticals')} />
      <Banners slot={slotOf(home, lists, 'banners')} />
    </>
  );
}
