import { termsAreOutdated } from '../terms/outdated.ts';

/** The demands of a route. */
export interface RouteRule {
  /** Only for a signed-in player (GUARD-04). */
  readonly player?: boolean;
  /** Does not wait for the session: the sign-up callback alone (GUARD-03). */
  readonly beforeSession?: boolean;
  /**
   * Informs or protects: terms, privacy, safer play, support. It can be read whatever else stands against a
   * visitor or a player: a contract that nobody may read binds nobody (GUARD-02, GUARD-08, NS-03).
   */
  readonly informs?: boolean;
  /** Not for a player flagged risk-payout or multibrand-suspended (GUARD-06, GUARD-10). */
  readonly unflagged?: boolean;
  /**
   * Says itself that the account was suspended, when that is learnt while it is open (DEP-13, NS-13). It also
   * tells the end of a payment, whatever stands against the player since (DEP-22).
   */
  readonly tellsSuspension?: boolean;
  /** Needs the manual-claim permission (GUARD-07). */
  readonly manualClaim?: boolean;
  /** Needs this product area (GUARD-11). */
  readonly area?: ProductArea;
  /** Exempt from the terms guard: pages under my-account, and the accept page itself (GUARD-08). */
  readonly termsExempt?: boolean;
  /** Needs depositing to be on (GUARD-16, DEP-23). */
  readonly deposit?: boolean;
  /** Leads those to whom it is closed to the front page of the default locale: games alone (GUARD-12, C-29). */
  readonly leadsToDefault?: boolean;
  /** Stays until the round of its game has ended, whatever stands against the player since: games alone (INGAME-03). */
  readonly keepsRound?: boolean;
}

export type ProductArea =
  | 'casino'
  | 'liveCasino'
  | 'sports'
  | 'virtualSports'
  | 'bonuses'
  | 'payout';

/** The account details that guards read. */
export interface AccountFacts {
  readonly acceptedTerms?: number | string | undefined;
  /** The profile flags (GUARD-13). */
  readonly flags: Readonly<Partial<Record<ProductArea | 'deposit', boolean>>>;
}

/** The reason why something is not known: it is being asked for, or could not be had. */
export type NotKnown = 'loading' | 'failed';

/** The player as the guards see them. */
export interface GuardedPlayer {
  readonly riskPayout: boolean;
  readonly suspended: boolean;
  readonly manualClaimAllowed: boolean;
  readonly restricted: boolean;
  readonly account: NotKnown | AccountFacts;
}

export interface GuardState {
  readonly maintenance: boolean;
  readonly restrictedCountry: boolean;
  readonly session: 'loading' | 'anonymous' | 'player';
  readonly player?: GuardedPlayer | undefined;
  /** The latest version of the terms (TERMS-01). */
  readonly latestTerms: NotKnown | number;
  /** This player has the page open already. */
  readonly open: boolean;
  /** A round of the page’s game may be under way: it ends first, and no other begins (INGAME-03). */
  readonly inRound: boolean;
  /** Somebody comes back from the payment provider: the end of the payment is told first (DEP-22). */
  readonly returned: boolean;
}

export type GuardDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'maintenance' }
  | { readonly kind: 'restricted' }
  | { readonly kind: 'loader' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unauthorized' }
  /** A payment ends where nobody is logged in: that it goes on is told, and nothing of it (DEP-20). */
  | { readonly kind: 'paymentElsewhere' }
  | { readonly kind: 'acceptTerms' }
  | { readonly kind: 'home' }
  | { readonly kind: 'defaultHome' };

/**
 * Decides what a visitor of a route sees. The order is fixed: maintenance, restricted country, session,
 * authorization, terms, flags and permissions (GUARD-21, NS-72). The locale prefix has been dealt with before a
 * route is matched.
 *
 * Play and money stay closed while it is not known whether they are open to this player: `loader` while it is
 * asked for, `unknown` when it could not be had. Other pages do not wait (GUARD-17).
 */
export function decideRoute(rule: RouteRule, state: GuardState): GuardDecision {
  if (state.maintenance) return { kind: 'maintenance' };
  if (state.restrictedCountry && !rule.informs) return { kind: 'restricted' };
  if (rule.beforeSession || (rule.keepsRound && state.inRound)) return { kind: 'allow' };
  if (state.session === 'loading') return { kind: 'loader' };
  const player = state.session === 'player' ? state.player : undefined;
  if (rule.deposit && !player && state.returned) return { kind: 'paymentElsewhere' };
  if (rule.player && !player) return { kind: 'unauthorized' };
  if (rule.informs || !player) return { kind: 'allow' };
  if (player.restricted) return { kind: 'restricted' };
  if (!rule.termsExempt && mustAccept(player, state)) return { kind: 'acceptTerms' };
  if (isFlagged(player) && isPlayOrMoney(rule)) {
    const tells = state.returned || (state.open && !player.riskPayout);
    return { kind: rule.tellsSuspension && tells ? 'allow' : homeOf(rule) };
  }
  return isPlayOrMoney(rule) ? enter(rule, player, state) : { kind: 'allow' };
}

const homeOf = (rule: RouteRule): 'home' | 'defaultHome' =>
  rule.leadsToDefault ? 'defaultHome' : 'home';

const isFlagged = ({ riskPayout, suspended }: GuardedPlayer): boolean => riskPayout || suspended;

/** Whether no page of play is open to the player, whatever their profile says. */
export const mayPlayNothing = (player: GuardedPlayer): boolean =>
  player.restricted || isFlagged(player);

const isPlayOrMoney = (rule: RouteRule): boolean =>
  rule.unflagged === true || rule.deposit === true || rule.area !== undefined;

/** Whether the latest terms are still to be accepted; false while either version is not known. */
export function mustAccept(
  { account }: GuardedPlayer,
  { latestTerms }: Pick<GuardState, 'latestTerms'>,
): boolean {
  if (typeof account === 'string' || typeof latestTerms === 'string') return false;
  return termsAreOutdated(account.acceptedTerms, latestTerms);
}

/** A page of play or money, for a player without a flag. */
function enter(rule: RouteRule, player: GuardedPlayer, { latestTerms }: GuardState): GuardDecision {
  const { account } = player;
  const needed: unknown[] = rule.termsExempt ? [account] : [account, latestTerms];
  if (needed.includes('failed')) return { kind: 'unknown' };
  if (needed.includes('loading')) return { kind: 'loader' };
  const closed =
    (rule.manualClaim && !player.manualClaimAllowed) ||
    (rule.area && disabledAreas(player).has(rule.area)) ||
    (rule.deposit && !depositIsAllowed(player));
  return { kind: closed ? homeOf(rule) : 'allow' };
}

/**
 * The product areas that are off for a player (GUARD-14). Suspension adds `payout` (GUARD-15).
 * Before the account details are known, nothing is off (GUARD-17).
 */
export function disabledAreas(player: GuardedPlayer | undefined): ReadonlySet<ProductArea> {
  const off = new Set<ProductArea>();
  if (!player) return off;
  const flags = typeof player.account === 'string' ? {} : player.account.flags;
  for (const [area, on] of Object.entries(flags)) {
    if (!on && area !== 'deposit') off.add(area as ProductArea);
  }
  if (player.suspended) off.add('payout');
  return off;
}

/**
 * Depositing is on, payout is not blocked and the account is not suspended (GUARD-16). While the
 * account details are not known, nobody may.
 */
export function depositIsAllowed(player: GuardedPlayer): boolean {
  if (isFlagged(player) || typeof player.account === 'string') return false;
  return player.account.flags.deposit !== false;
}

/**
 * Whether a deposit may be offered to a player: nothing is taken while nothing can be paid out. A player who
 * opens the page all the same reads that there (GUARD-16, DEP-23).
 */
export const depositIsOffered = (player: GuardedPlayer): boolean =>
  depositIsAllowed(player) && !disabledAreas(player).has('payout');

/** Whether the page of rewards is open to a player, as far as is known (GUARD-06, GUARD-14). */
export const hasRewards = (player: GuardedPlayer): boolean =>
  !mayPlayNothing(player) &&
  typeof player.account !== 'string' &&
  !disabledAreas(player).has('bonuses');

/**
 * Whether offers of play or bonuses may be shown to a player. The platform must say that bonuses and deposits
 * are on, and neither a suspension nor a risk may stand against them (GUARD-14, GUARD-16, PROF-02).
 */
export function offersAreAllowed(player: GuardedPlayer): boolean {
  if (typeof player.account === 'string' || player.restricted) return false;
  return depositIsOffered(player) && player.account.flags.bonuses === true;
}
