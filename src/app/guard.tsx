import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import type { SessionScreen } from '../../machines/access/session/screen.ts';
import {
  decideRoute,
  type GuardDecision,
  type GuardState,
  type GuardedPlayer,
} from '../../machines/site/guard/decide.ts';
import { PageLoader } from '../shell/crash.tsx';
import { Maintenance, Restricted } from '../shell/screens.tsx';
import { useAddress, useRuntime, useSession } from './context.tsx';
import { LivePage } from './live.tsx';
import { usePage } from './use-page.ts';
import { useSiteState } from './site-state.tsx';

/** A signed-in player as the guards see one. */
export function guardedPlayer(screen: SessionScreen): GuardedPlayer | undefined {
  if (screen.name !== 'player') return undefined;
  const { access, account, session } = screen;
  return {
    riskPayout: access.riskPayout,
    suspended: access.multibrand.suspended || session.multibrand.suspended,
    manualClaimAllowed: access.manualClaimAllowed,
    restricted: access.restrictedAccess,
    acceptedTerms: account?.termsAndConditionsAcceptedVersion,
    flags: account,
  };
}

function sessionState(
  screen: SessionScreen,
  resolvedOnce: boolean,
  needsPlayer: boolean,
): GuardState['session'] {
  if (screen.name === 'player') return 'player';
  if (screen.name === 'anonymous' || screen.name === 'unconfirmed') return 'anonymous';
  // A page for everybody stays while a login or logout is under way: flows on it must not be cut off.
  return resolvedOnce && !needsPlayer ? 'anonymous' : 'loading';
}

/** Shows a page, or what the guards decide instead; reacts when the player's standing changes. */
export function Guard({ children }: { children: ReactNode }) {
  const screen = useSession();
  const runtime = useRuntime();
  const { maintenance, restrictedCountry, latestTerms } = useSiteState();
  const { rule } = usePage();
  const [resolvedOnce, setResolvedOnce] = useState(false);
  if (!resolvedOnce && screen.name !== 'loading') setResolvedOnce(true);
  const decision = decideRoute(rule, {
    maintenance,
    restrictedCountry,
    session: sessionState(screen, resolvedOnce, rule.player === true),
    player: guardedPlayer(screen),
    latestTerms,
  });
  switch (decision.kind) {
    case 'allow':
      return children;
    case 'maintenance':
      return (
        <>
          <LivePage />
          <Maintenance onRetry={reload} />
        </>
      );
    case 'restricted':
      return <Restricted />;
    case 'loader':
      return <PageLoader />;
    default:
      return runtime.landing ? <PageLoader /> : <Redirect to={decision.kind} />;
  }
}

const reload = (): void => {
  location.reload();
};

const TARGETS: Readonly<
  Record<Exclude<GuardDecision['kind'], 'allow' | 'maintenance' | 'restricted' | 'loader'>, string>
> = {
  unauthorized: '/page-error-401',
  acceptTerms: '/accept-terms-condition',
  home: '/',
};

/**
 * Goes where the guards send the visitor; the wanted path travels in the router's state (GUARD-05). A
 * popup that the hash asks for is asked for there too (ROUTE-12), even when it was asked for on the way.
 */
export function Redirect({ to }: { to: keyof typeof TARGETS }) {
  const address = useAddress();
  const navigate = useNavigate();
  const { path } = usePage();
  const target = address(TARGETS[to]);
  const { pathname, hash } = useLocation();
  const href = hash === '' ? target : `${target}#${hash}`;
  const isThere = pathname === target;
  useEffect(() => {
    if (isThere) return;
    void navigate({ href, replace: true, state: { from: path } });
  }, [isThere, href, navigate, path]);
  return <PageLoader />;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The path after the prefix that a guard turned away (GUARD-05). */
    readonly from?: string;
  }
}
