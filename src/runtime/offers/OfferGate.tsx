import { useState, type ReactNode } from 'react';
import { offerRulesFor } from '../../../reference/offers.ts';
import { platformNow } from '../../api/platform-clock.ts';
import { readLocation } from '../../api/session-cookie.ts';
import { useLocale, useSession } from '../context.tsx';
import { guardedPlayer } from '../guard/guard.tsx';
import { useOnceLive } from '../live.tsx';
import { residenceOf } from '../player/policy.ts';
import type { OfferReader } from './choose.ts';
import { useDeposits, useOwnLimits } from './own-facts.ts';
import { offersReach } from './reach.ts';

/** Whether offers may be put before the person here: not known yet, none at all, or those of a reader. */
export type Offers =
  | { readonly status: 'loading' }
  | { readonly status: 'closed' }
  | { readonly status: 'open'; readonly reader: OfferReader };

interface GateProps {
  readonly children: (offers: Offers) => ReactNode;
}

const LOADING: Offers = { status: 'loading' };
const CLOSED: Offers = { status: 'closed' };

/**
 * Decides whether offers may be put before the person here, the same for everything that offers something. The
 * server decides it for nobody: an offer must not flash up before somebody who may not see it.
 */
export function OfferGate({ children }: GateProps) {
  const isLive = useOnceLive(() => true, false);
  const { name } = useSession();
  if (!isLive || name === 'loading' || name === 'signingOut') return children(LOADING);
  if (name === 'player') return <PlayersGate>{children}</PlayersGate>;
  // Somebody whose session could not be confirmed may be a player before whom nothing may be put.
  return name === 'unconfirmed' ? children(CLOSED) : <VisitorsGate>{children}</VisitorsGate>;
}

function VisitorsGate({ children }: GateProps) {
  const { market } = useLocale();
  const [visit] = useState(() => ({ now: platformNow(), country: readLocation().countryCode }));
  const { now, country } = visit;
  const rules = offerRulesFor({ market, country });
  return children({ status: 'open', reader: { viewer: { kind: 'visitor' }, market, now, rules } });
}

function PlayersGate({ children }: GateProps) {
  const session = useSession();
  const { market } = useLocale();
  const limits = useOwnLimits();
  const deposits = useDeposits();
  const [now] = useState(platformNow);
  const player = guardedPlayer(session);
  if (session.name !== 'player' || player === undefined || player.account === 'loading') {
    return children(LOADING);
  }
  if (limits.status === 'loading' || deposits.status === 'loading') return children(LOADING);
  if (!offersReach(player, limits)) return children(CLOSED);
  const { playerId } = session.session;
  const known = deposits.status === 'ready' ? deposits.value : undefined;
  return children({
    status: 'open',
    reader: {
      viewer: { kind: 'player', playerId, deposits: known },
      market,
      now,
      rules: offerRulesFor({ residence: residenceOf(session), market }),
    },
  });
}
