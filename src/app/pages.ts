import type { RouteRule } from '../../machines/site/guard/decide.ts';
import type { StaticPageEntry } from '../content/types.ts';

/** Page kinds of the specification (ROUTE-29), and those that are only a place. */
export type PageKind =
  | 'casino-lobby'
  | 'live-casino'
  | 'live-casino-table'
  | 'promotions-home'
  | 'sport-base'
  | 'live-betting'
  | 'bet-history'
  | 'home'
  | 'page';

/** Where an address lies (ROUTE-30), what kind of page it is, and who may see it. */
export interface Page {
  readonly pageId: string;
  readonly path: string;
  readonly parentPageId: string;
  readonly parentPath: string;
  readonly rootPageId: string;
  readonly kind: PageKind;
  readonly rule: RouteRule;
  /** Neither listed here nor with a view of its own: what it is, only its content says (ROUTE-14). */
  readonly fromContent: boolean;
}

interface Place {
  readonly pattern: RegExp;
  readonly kind?: PageKind;
  readonly rule?: RouteRule;
}

const ACCOUNT: RouteRule = { player: true, termsExempt: true };
const DEPOSIT: RouteRule = { unflagged: true, deposit: true, tellsSuspension: true };
const INFORMS: RouteRule = { informs: true };

/** Every address of the specification with a rule of its own; the first match holds. */
const PLACES: readonly Place[] = [
  { pattern: /^\/$/, kind: 'home' },
  { pattern: /^\/signup\/callback$/, rule: { beforeSession: true } },
  // NS-67: public, with an explanation for visitors; for players the rules of the cashier.
  { pattern: /^\/deposit$/, rule: DEPOSIT },
  { pattern: /^\/my-account\/banking\/deposit$/, rule: { ...ACCOUNT, ...DEPOSIT } },
  { pattern: /^\/my-account\/rewards(\/active)?$/, rule: { ...ACCOUNT, unflagged: true } },
  {
    pattern: /^\/my-account\/bonus-code$/,
    rule: { ...ACCOUNT, unflagged: true, manualClaim: true },
  },
  { pattern: /^\/my-account(\/.*)?$/, rule: ACCOUNT },
  { pattern: /^\/accept-terms-condition$/, rule: { player: true, termsExempt: true } },
  // By path or by id of the content service (ROUTE-09, ROUTE-13).
  { pattern: /^\/(terms|terms_and_conditions)$/, rule: INFORMS },
  { pattern: /^\/(betting|casino)[-_]rules$/, rule: INFORMS },
  { pattern: /^\/bonus[-_]terms$/, rule: INFORMS },
  { pattern: /^\/(privacy|cookies?)[-_]policy$/, rule: INFORMS },
  { pattern: /^\/(responsible[-_]gambling|age[-_]restrictions)$/, rule: INFORMS },
  { pattern: /^\/((page-)?contact-live-chat|contact[-_]email|complaints)$/, rule: INFORMS },
  { pattern: /^\/page-(closed-account|error-401|error-500)$/, rule: INFORMS },
  { pattern: /^\/restricted$/, rule: INFORMS },
  { pattern: /^\/online-casino(\/[^/]+)?$/, kind: 'casino-lobby', rule: { area: 'casino' } },
  { pattern: /^\/live-casino-online$/, kind: 'live-casino', rule: { area: 'liveCasino' } },
  {
    pattern: /^\/live-casino-online\/[^/]+$/,
    kind: 'live-casino-table',
    rule: { area: 'liveCasino' },
  },
  {
    pattern: /^\/sportsbook\/live-betting(\/.*)?$/,
    kind: 'live-betting',
    rule: { area: 'sports' },
  },
  { pattern: /^\/sportsbook\/bet-history(\/.*)?$/, kind: 'bet-history', rule: { area: 'sports' } },
  { pattern: /^\/sportsbook(\/.*)?$/, kind: 'sport-base', rule: { area: 'sports' } },
  { pattern: /^\/virtuals(\/.*)?$/, rule: { area: 'virtualSports' } },
  { pattern: /^\/play\/[^/]+$/, rule: { unflagged: true } },
  { pattern: /^\/promotions$/, kind: 'promotions-home' },
];

/** Reads a page off the path after the locale prefix, with a leading slash (ROUTE-29, ROUTE-30). */
export function pageOf(rawPath: string): Page {
  const segments = rawPath.split('/').filter((segment) => segment !== '');
  const path = `/${segments.join('/')}`;
  const place = PLACES.find(({ pattern }) => pattern.test(path));
  const parents = segments.slice(0, -1);
  return {
    pageId: segments.at(-1) ?? 'home',
    path,
    parentPageId: parents.at(-1) ?? (segments.length > 0 ? 'home' : ''),
    parentPath: segments.length > 0 ? `/${parents.join('/')}` : '',
    rootPageId: segments[0] ?? 'home',
    kind: place?.kind ?? 'page',
    rule: place?.rule ?? {},
    fromContent: place === undefined && !hasView(path) && !ABSENT.test(path),
  };
}

/** Groups of content that inform or protect, on whatever pages an operator adds (GUARD-02, ROUTE-14). */
const INFORMING_GROUPS: readonly StaticPageEntry['group'][] = [
  'legal',
  'information',
  'contact-us',
];

/** What a page that is known by its content alone asks for. */
export const ruleOfContent = ({ group }: Pick<StaticPageEntry, 'group'>): RouteRule =>
  INFORMING_GROUPS.includes(group) ? INFORMS : {};

/** Public pages with a view of their own; they are prerendered. */
export const PUBLIC_PAGES: readonly { readonly kind: string; readonly path: string }[] = [
  { kind: 'home', path: '/' },
  { kind: 'signup', path: '/signup' },
  { kind: 'deposit', path: '/deposit' },
  { kind: 'restricted', path: '/restricted' },
  { kind: 'page-error-401', path: '/page-error-401' },
  ...['/payment-methods', '/terms', '/cookie-policy', '/betting-rules', '/contact-live-chat'].map(
    (path) => ({ kind: path.slice(1), path }),
  ),
];

/** Pages for players that have a view. */
const PLAYER_PAGES: readonly string[] = [
  '/my-account',
  '/my-account/banking',
  '/my-account/banking/deposit',
  '/accept-terms-condition',
];

/** Addresses of the specification whose pages are not part of this site yet: they lead home. */
const ABSENT =
  /^\/(sportsbook|virtuals|online-casino|live-casino-online|promotions|promo|landing|play|my-account|signup|reset-password)(\/|$)/;

const hasView = (path: string): boolean =>
  PUBLIC_PAGES.some((page) => page.path === path) || PLAYER_PAGES.includes(path);

/**
 * Whether a path may be linked to: pages with a view, and pages of the content service, whose list
 * only the service knows. Queries and hashes do not matter.
 */
export function isLinkable(href: string): boolean {
  const path = href.replace(/[?#].*/, '');
  return hasView(path) || !ABSENT.test(path);
}
