import type { RouteRule } from '../../../machines/site/guard/decide.ts';
import { ACCOUNT, INFORMS, type PageKind } from './page-data.ts';

/** The facts of an address that has no route of its own. */
export interface Unrouted {
  /**
   * `content`: a page of the content service that the site names; `absent`: of the specification, and not part of
   * the site yet: it leads home; `unknown`: only its content says which kind it is (ROUTE-14).
   */
  readonly origin: 'content' | 'absent' | 'unknown';
  readonly rule: RouteRule;
  readonly kind?: PageKind;
}

/** Pages of the content service that the site links to, renders ahead or has a rule for: path → rule. */
export const CONTENT_PAGES = {
  '/payment-methods': {},
  '/terms': INFORMS,
  '/cookie-policy': INFORMS,
  '/betting-rules': INFORMS,
  '/contact-live-chat': INFORMS,
  '/casino-rules': INFORMS,
  '/bonus-terms': INFORMS,
  '/privacy-policy': INFORMS,
  '/responsible-gambling': INFORMS,
  '/age-restrictions': INFORMS,
  '/contact-email': INFORMS,
  '/complaints': INFORMS,
  '/page-closed-account': INFORMS,
  '/page-error-500': INFORMS,
} as const satisfies Readonly<Record<string, RouteRule>>;

export type ContentPath = keyof typeof CONTENT_PAGES;

/** Those that the server renders for visitors. */
export const PRERENDERED_CONTENT: readonly ContentPath[] = [
  '/payment-methods',
  '/terms',
  '/cookie-policy',
  '/betting-rules',
  '/contact-live-chat',
];

/** Ids of the content service that open a page as well, where they are not its path with _ for - (ROUTE-13). */
const IDS: Readonly<Record<string, ContentPath>> = {
  '/terms-and-conditions': '/terms',
  '/cookies-policy': '/cookie-policy',
  '/page-contact-live-chat': '/contact-live-chat',
};

function ruleOfNamed(path: string): RouteRule | undefined {
  const name = path.replaceAll('_', '-');
  return (CONTENT_PAGES as Readonly<Record<string, RouteRule>>)[IDS[name] ?? name];
}

/**
 * Addresses of the specification without a route: the first match holds. A page that gets its route takes its
 * entry along.
 */
const ABSENT: readonly (readonly [pattern: RegExp, rule: RouteRule, kind?: PageKind])[] = [
  [/^\/my-account(\/.*)?$/, ACCOUNT],
  [/^\/sportsbook\/live-betting(\/.*)?$/, { area: 'sports' }, 'live-betting'],
  [/^\/sportsbook\/bet-history(\/.*)?$/, { area: 'sports' }, 'bet-history'],
  [/^\/sportsbook(\/.*)?$/, { area: 'sports' }, 'sport-base'],
  [/^\/virtuals(\/.*)?$/, { area: 'virtualSports' }],
  [/^\/(online-casino|live-casino-online|promotions|promo|landing|play|signup)(\/|$)/, {}],
];

/** Reads an address off its path after the locale, without a slash at its end. */
export function unrouted(path: string): Unrouted {
  const named = ruleOfNamed(path);
  if (named) return { origin: 'content', rule: named };
  const [, rule, kind = 'page'] = ABSENT.find(([pattern]) => pattern.test(path)) ?? [];
  return rule ? { origin: 'absent', rule, kind } : { origin: 'unknown', rule: {} };
}
