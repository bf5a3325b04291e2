import type { RouteRule } from '../../machines/site/guard/decide.ts';
import { ACCOUNT, INFORMS, type PageKind } from './page-data.ts';

/** What is known of an address that has no route of its own. */
export interface Unrouted {
  /**
   * `content`: a page of the content service that the site names; `absent`: of the specification, and
   * not part of the site yet: it leads home; `unknown`: what it is, only its content says (ROUTE-14).
   */
  readonly origin: 'content' | 'absent' | 'unknown';
  readonly rule: RouteRule;
  readonly kind?: PageKind;
}

interface ContentPage {
  readonly rule: RouteRule;
  readonly prerendered?: true;
  /** Ids of the content service that open the page as well (ROUTE-09, ROUTE-13). */
  readonly ids?: readonly string[];
}

/** Pages of the content service that the site links to, renders ahead or has a rule for, by path. */
export const CONTENT_PAGES = {
  '/payment-methods': { rule: {}, prerendered: true },
  '/terms': { rule: INFORMS, prerendered: true, ids: ['terms_and_conditions'] },
  '/cookie-policy': {
    rule: INFORMS,
    prerendered: true,
    ids: ['cookie_policy', 'cookies-policy', 'cookies_policy'],
  },
  '/betting-rules': { rule: INFORMS, prerendered: true, ids: ['betting_rules'] },
  '/contact-live-chat': { rule: INFORMS, prerendered: true, ids: ['page-contact-live-chat'] },
  '/casino-rules': { rule: INFORMS, ids: ['casino_rules'] },
  '/bonus-terms': { rule: INFORMS, ids: ['bonus_terms'] },
  '/privacy-policy': { rule: INFORMS, ids: ['privacy_policy'] },
  '/responsible-gambling': { rule: INFORMS, ids: ['responsible_gambling'] },
  '/age-restrictions': { rule: INFORMS, ids: ['age_restrictions'] },
  '/contact-email': { rule: INFORMS, ids: ['contact_email'] },
  '/complaints': { rule: INFORMS },
  '/page-closed-account': { rule: INFORMS },
  '/page-error-500': { rule: INFORMS },
} as const satisfies Readonly<Record<string, ContentPage>>;

export type ContentPath = keyof typeof CONTENT_PAGES;

const NAMED = new Map(
  Object.entries<ContentPage>(CONTENT_PAGES).flatMap(([path, page]) =>
    [path, ...(page.ids ?? []).map((id) => `/${id}`)].map((name) => [name, page] as const),
  ),
);

/**
 * Addresses of the specification without a route: the first match holds. A page that gets its route
 * says there what stands here.
 */
const ABSENT: readonly { pattern: RegExp; kind?: PageKind; rule?: RouteRule }[] = [
  { pattern: /^\/signup\/callback$/, rule: { beforeSession: true } },
  { pattern: /^\/my-account\/rewards(\/active)?$/, rule: { ...ACCOUNT, unflagged: true } },
  {
    pattern: /^\/my-account\/bonus-code$/,
    rule: { ...ACCOUNT, unflagged: true, manualClaim: true },
  },
  { pattern: /^\/my-account(\/.*)?$/, rule: ACCOUNT },
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
  {
    pattern:
      /^\/(online-casino|live-casino-online|promotions|promo|landing|play|signup|reset-password)(\/|$)/,
  },
];

/** Reads an address off its path after the locale, without a slash at its end. */
export function unrouted(path: string): Unrouted {
  const named = NAMED.get(path);
  if (named !== undefined) return { origin: 'content', rule: named.rule };
  const absent = ABSENT.find(({ pattern }) => pattern.test(path));
  if (absent === undefined) return { origin: 'unknown', rule: {} };
  const { kind = 'page', rule = {} } = absent;
  return { origin: 'absent', rule, kind };
}
