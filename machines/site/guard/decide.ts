import { termsAreOutdated } from '../terms/machine.ts';

/** What a route asks for. */
export interface RouteRule {
  /** Only for a signed-in player (GUARD-04). */
  readonly player?: boolean;
  /** Does not wait for the session: the sign-up callback alone (GUARD-03). */
  readonly beforeSession?: boolean;
  /** Not for a player flagged risk-payout or multibrand-suspended (GUARD-06, GUARD-10). */
  readonly unflagged?: boolean;
  /** Needs the manual-claim permission (GUARD-07). */
  readonly manualClaim?: boolean;
  /** Needs this product area (GUARD-11). */
  readonly area?: ProductArea;
  /** Exempt from the terms guard: pages under my-account, and the accept page itself (GUARD-08). */
  readonly termsExempt?: boolean;
  /** Needs depositing to be on (GUARD-16, DEP-23). */
  readonly deposit?: boolean;
}

export type ProductArea =
  | 'casino'
  | 'liveCasino'
  | 'sports'
  | 'virtualSports'
  | 'bonuses'
  | 'payout';

/** The player as the guards see them; a field that is not known yet is undefined. */
export interface GuardedPlayer {
  readonly riskPayout: boolean;
  readonly suspended: boolean;
  readonly manualClaimAllowed: boolean;
  readonly restricted: boolean;
  readonly acceptedTerms?: number | string | undefined;
  /** The profile flags; undefined while the account details are not loaded (GUARD-17). */
  readonly flags?: Readonly<Partial<Record<ProductArea | 'deposit', boolean>>> | undefined;
}

export interface GuardState {
  readonly maintenance: boolean;
  readonly restrictedCountry: boolean;
  readonly session: 'loading' | 'anonymous' | 'player';
  readonly player?: GuardedPlayer | undefined;
  readonly latestTerms?: number | string | undefined;
}

export type GuardDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'maintenance' }
  | { readonly kind: 'restricted' }
  | { readonly kind: 'loader' }
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'acceptTerms' }
  | { readonly kind: 'home' };

/**
 * Decides what a visitor of a route sees. The order is fixed: maintenance, restricted country,
 * session, authorization, terms, flags and permissions (GUARD-21, NS-72); the locale prefix has
 * been dealt with before a route is matched.
 */
export function decideRoute(rule: RouteRule, state: GuardState): GuardDecision {
  if (state.maintenance) return { kind: 'maintenance' };
  if (state.restrictedCountry) return { kind: 'restricted' };
  if (rule.beforeSession) return { kind: 'allow' };
  if (state.session === 'loading') return { kind: 'loader' };
  const player = state.session === 'player' ? state.player : undefined;
  if (rule.player && !player) return { kind: 'unauthorized' };
  if (player?.restricted) return { kind: 'restricted' };
  if (!player) return { kind: 'allow' };
  if (
    !rule.termsExempt &&
    player.flags &&
    termsAreOutdated(player.acceptedTerms, state.latestTerms)
  ) {
    return { kind: 'acceptTerms' };
  }
  return mayEnter(rule, player) ? { kind: 'allow' } : { kind: 'home' };
}

function mayEnter(rule: RouteRule, player: GuardedPlayer): boolean {
  const flagged = player.riskPayout || player.suspended;
  if (flagged && (rule.unflagged || rule.area !== undefined)) return false;
  if (rule.manualClaim && !player.manualClaimAllowed) return false;
  if (rule.area && disabledAreas(player).has(rule.area)) return false;
  return !rule.deposit || depositIsAllowed(player);
}

/**
 * The product areas that are off for a player (GUARD-14). Suspension adds `payout` (GUARD-15).
 * Before the account details are known, nothing is off (GUARD-17).
 */
export function disabledAreas(player: GuardedPlayer | undefined): ReadonlySet<ProductArea> {
  const off = new Set<ProductArea>();
  if (!player) return off;
  for (const [area, on] of Object.entries(player.flags ?? {})) {
    if (!on && area !== 'deposit') off.add(area as ProductArea);
  }
  if (player.suspended) off.add('payout');
  return off;
}

/** Depositing is on, payout is not blocked and the account is not suspended (GUARD-16). */
export function depositIsAllowed(player: GuardedPlayer): boolean {
  return player.flags?.deposit !== false && !player.riskPayout && !player.suspended;
}
