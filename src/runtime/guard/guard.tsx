import { useLocation, useNavigate, useSearch, type HistoryState } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { SessionScreen } from '../../../machines/access/session/screen.ts';
import {
  decideRoute,
  depositIsOffered,
  mustAccept,
  type GuardDecision,
  type GuardState,
  type GuardedPlayer,
} from '../../../machines/site/guard/decide.ts';
import { PageLoader } from '../../shell/crash.tsx';
import { useLanguage } from '../../texts/index.ts';
import { lazyPart } from '../../ui/parts.ts';
import { addressIn, type PagePath } from '../pages/addresses.ts';
import { useAddress, useRuntime, useSession } from '../context.tsx';
import { DEFAULT_LOCALE } from '../../locale/locale.ts';
import { LivePage, useOnceLive } from '../live.tsx';
import { ruleOfContent, type Page } from '../pages/pages.ts';
import { obstacleTo, type Obstacle } from './obstacle.ts';
import { useSiteState } from './site-state.tsx';
import { isForPlayers, Unreached, useUnreached } from './unconfirmed.tsx';
import type { Read } from '../content/content-types.ts';
import { useContent } from '../content/use-content.ts';
import { usePage } from '../pages/use-page.ts';
import { wayBack } from '../pages/way-back.ts';

// Few visits meet one. The page behind it stays closed while it is fetched, and where it cannot be.
const ClosedPage = lazyPart(() => import('./closed-pages.tsx'));

/** A signed-in player as the guards see one. */
export function guardedPlayer(screen: SessionScreen): GuardedPlayer | undefined {
  if (screen.name !== 'player') return undefined;
  const { access, account, accountStatus, session } = screen;
  return {
    riskPayout: access.riskPayout,
    suspended: access.multibrand.suspended || session.multibrand.suspended,
    manualClaimAllowed: access.manualClaimAllowed,
    restricted: access.restrictedAccess,
    account: account
      ? { acceptedTerms: account.termsAndConditionsAcceptedVersion, flags: account }
      : accountStatus === 'error'
        ? 'failed'
        : 'loading',
  };
}

function versionOf(terms: Read<{ readonly version: number }>): GuardState['latestTerms'] {
  if (terms.status === 'ready') return terms.value.version;
  return terms.status === 'error' ? 'failed' : 'loading';
}

/**
 * Whether this player must still accept the latest terms: before that no deposit is offered, nor taken by the
 * platform. Its address, like all under my-account, stays open to them (GUARD-08), and says so.
 */
export function useOwesTerms(): boolean {
  const player = guardedPlayer(useSession());
  const latestTerms = versionOf(useSiteState().latestTerms);
  return player !== undefined && mustAccept(player, { latestTerms });
}

/** Whether a way to the deposit is shown: it takes one from this player, as far as is known (GUARD-16). */
export function useOffersDeposit(): boolean {
  const player = guardedPlayer(useSession());
  const owesTerms = useOwesTerms();
  return !owesTerms && player !== undefined && depositIsOffered(player);
}

/** What stands in the way of who is logged in; undefined for a guest and for whom nothing is closed. */
export const useObstacle = (): Obstacle | undefined => obstacleTo(guardedPlayer(useSession()));

/** Why the site is closed to the visitor: actions that are closed are not offered either. */
export type ClosedSite = 'maintenance' | 'restricted';

/** Undefined while the site is open; no window opens over the page that says it is closed. */
export function useClosedSite(): ClosedSite | undefined {
  const { maintenance, restrictedCountry } = useSiteState();
  const player = guardedPlayer(useSession());
  if (maintenance) return 'maintenance';
  return restrictedCountry || player?.restricted === true ? 'restricted' : undefined;
}

function sessionState(
  screen: SessionScreen,
  resolvedOnce: boolean,
  needsPlayer: boolean,
): GuardState['session'] {
  if (screen.name === 'player') return 'player';
  if (screen.name === 'anonymous' || screen.name === 'unconfirmed') return 'anonymous';
  // A page for everybody stays while a login or logout is under way: its flows must not be cut off.
  return resolvedOnce && !needsPlayer ? 'anonymous' : 'loading';
}

/** Shows a page, or the guards' decision instead; follows every change of the player's standing. */
export function Guard({ children }: { children: ReactNode }) {
  const screen = useSession();
  const { site: root } = useRuntime();
  const isLanding = useSelector(root, (snapshot) => snapshot.hasTag('landing'));
  const isInRound = useSelector(root, (snapshot) => snapshot.hasTag('inRound'));
  const site = useSiteState();
  const page = usePage();
  const { rule, path } = page;
  const isReturn = useSearch({ strict: false, select: ({ deposit }) => deposit !== undefined });
  // The server, which renders a page for all queries, knows none.
  const returned = useOnceLive(() => isReturn, false);
  const [resolvedOnce, setResolvedOnce] = useState(false);
  if (!resolvedOnce && screen.name !== 'loading') setResolvedOnce(true);
  const [shown, setShown] = useState<{ path: string; playerId: string | undefined }>();
  const playerId = screen.name === 'player' ? screen.session.playerId : undefined;
  const isShown = shown?.path === path;
  const isOpen = isShown && shown.playerId === playerId;
  const state: GuardState = {
    ...site,
    session: sessionState(screen, resolvedOnce, rule.player === true),
    player: guardedPlayer(screen),
    latestTerms: versionOf(site.latestTerms),
    open: isOpen,
    // Of the page before, it opens no other.
    inRound: isInRound && isShown,
    returned,
  };
  const { kind } = useWordOfContent(page, state, decideRoute(rule, state));
  const isUnreached = useUnreached() && isForPlayers(page);
  if (isUnreached && kind !== 'maintenance' && kind !== 'restricted') {
    return (
      <>
        <LivePage />
        <Unreached />
      </>
    );
  }
  if (kind === 'allow' && !isOpen) setShown({ path, playerId });
  switch (kind) {
    case 'allow':
      return children;
    case 'maintenance':
    case 'restricted':
    case 'unknown':
    case 'paymentElsewhere':
      return (
        <Suspense fallback={<PageLoader />}>
          <ClosedPage.Part kind={kind} />
        </Suspense>
      );
    case 'loader':
      return <PageLoader />;
    default:
      return isLanding ? <PageLoader /> : <Redirect to={kind} />;
  }
}

/**
 * Only the content service knows whether such a page informs or protects: its group is asked for before it is
 * closed to somebody (GUARD-02, GUARD-08, ROUTE-14). Without an answer it stays closed.
 */
function useWordOfContent(
  { origin, path }: Page,
  state: GuardState,
  decision: GuardDecision,
): GuardDecision {
  const lang = useLanguage();
  const enabled =
    origin === 'unknown' && (decision.kind === 'restricted' || decision.kind === 'acceptTerms');
  const read = useContent('page', { lang, page: path }, { enabled });
  if (!enabled || read.status === 'error') return decision;
  if (read.status === 'loading') return { kind: 'loader' };
  return read.value === null ? decision : decideRoute(ruleOfContent(read.value), state);
}

const TARGETS = {
  unauthorized: '/page-error-401',
  acceptTerms: '/accept-terms-condition',
  home: '/',
  defaultHome: '/',
} as const satisfies Partial<Record<GuardDecision['kind'], PagePath>>;

/**
 * Goes where the guards send the visitor. People who have to log in or to accept terms first get to the wanted
 * page afterwards, so the way back travels in the router's state (GUARD-05, TERMS-02). A player to whom a page is
 * closed is told so, and does not come back to it. A popup that the hash asks for is asked for there too
 * (ROUTE-12), even when it was asked for on the way.
 */
function Redirect({ to }: { to: keyof typeof TARGETS }) {
  const address = useAddress();
  const { path } = usePage();
  const from = useSearch({ strict: false, select: (search) => wayBack(path, search) });
  const { arrived } = useLocation().state;
  const obstacle = useObstacle();
  const state = useMemo(
    () =>
      to === 'home' || to === 'defaultHome'
        ? turnedAwayBy(obstacle)
        : { from, ...(arrived && { arrived }) },
    [to, from, arrived, obstacle],
  );
  const target = to === 'defaultHome' ? DEFAULT_HOME : address(TARGETS[to]);
  return <Leave to={target} state={state} />;
}

/** For an address without a page: the way home, which says so (ROUTE-15). */
export function GoHome() {
  const address = useAddress();
  return <Leave to={address('/')} state={MISSING} />;
}

/** Where games lead those to whom they are closed (GUARD-12, C-29). */
export const DEFAULT_HOME = addressIn(DEFAULT_LOCALE)('/');

/** The page is closed to this player, which the next one says, for as long as the obstacle stands (GUARD-06). */
export const turnedAwayBy = (obstacle: Obstacle | undefined): HistoryState => ({
  turnedAway: true,
  ...(obstacle && { obstacle }),
});
/** There is no such page, which the next one says (ROUTE-15). */
const MISSING: HistoryState = { missing: true };
const NO_STATE: HistoryState = {};

/** Replaces the address, and keeps its hash. */
export function Leave({ to, state = NO_STATE }: { to: string; state?: HistoryState }) {
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const href = hash === '' ? to : `${to}#${hash}`;
  const isThere = pathname === to;
  useEffect(() => {
    if (isThere) return;
    void navigate({ href, replace: true, state });
  }, [isThere, href, navigate, state]);
  return <PageLoader />;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page after the log-in or the acceptance of the terms: see `wayBack` (GUARD-05). */
    readonly from?: string;
    /** The requested page is closed to this player (GUARD-06). */
    readonly turnedAway?: boolean;
    /** What stood against the player who was turned away; undefined for any other reason. */
    readonly obstacle?: Obstacle;
    /** The requested address has no page (ROUTE-15). */
    readonly missing?: boolean;
    /** A game could not be loaded (GAME-04); with the trace id, where the platform failed. */
    readonly gameLost?: { readonly traceId: string | undefined };
  }
}
