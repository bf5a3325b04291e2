import type { RouteRule } from '../../../machines/site/guard/decide.ts';
import type { OwnRead } from '../../../reference/page-request.ts';

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

interface Described {
  /** `page` unless it says otherwise. */
  readonly kind?: PageKind;
  /** People who log in on this page stay on it, and not on the brand's page (NS-67). */
  readonly staysAfterLogin?: true;
  /** Who comes there is in the middle of something: the welcome of a new player waits for another page (MODAL-03). */
  readonly staysUncovered?: true;
  /** The page itself says that the site is closed to its reader: nothing is offered around it (ROUTE-11). */
  readonly tellsClosed?: true;
}

/** A page that the server renders anew for each country and kind of device. */
interface ByVisitor {
  /** Search parameters with which another page shows, that it sends as a loader. */
  readonly unless: readonly string[];
}

/** A page that visitors may open. */
interface PublicPage extends Described {
  readonly rule: RouteRule & { readonly player?: never };
  /** Whether the server renders it for visitors; any other page it sends as a loader. */
  readonly prerendered: boolean | ByVisitor;
  /** What the page reads that its address names last: the loader brings it. */
  readonly readsAhead?: OwnRead;
}

/** A page for players alone: the server renders only what visitors may see. */
interface PlayerPage extends Described {
  readonly rule: RouteRule & { readonly player: true };
  readonly prerendered?: never;
  readonly readsAhead?: never;
}

/** The data of a page's route besides its address, its search parameters and its view. */
export type PageData = PublicPage | PlayerPage;

/** A page under my-account. */
export const ACCOUNT = { player: true, termsExempt: true } as const satisfies RouteRule;

/** The rewards, and what becomes of them (GUARD-06, REW-15). */
export const REWARDS = {
  ...ACCOUNT,
  unflagged: true,
  area: 'bonuses',
} as const satisfies RouteRule;

/** Where money is paid in. */
export const DEPOSIT = {
  unflagged: true,
  deposit: true,
  tellsSuspension: true,
} as const satisfies RouteRule;

/** The page of a game. Whether its area is on for a player is known once the game is (GUARD-12). */
export const GAME = {
  unflagged: true,
  leadsToDefault: true,
  keepsRound: true,
} as const satisfies RouteRule;

/** Pages that inform or protect. */
export const INFORMS = { informs: true } as const satisfies RouteRule;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Null: the route is no page, or one that only its address identifies (`unrouted.ts`). */
    readonly page: PageData | null;
  }
}
