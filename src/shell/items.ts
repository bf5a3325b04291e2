import type { LucideIcon } from 'lucide-react';

/** A place that exists: only such places become links (issue: no "coming soon"). */
export interface NavItem {
  readonly id: string;
  /** Full path with prefix, or a hash on this page (`#login`). */
  readonly href: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  /** The news that wait there, in words; undefined when there are none. */
  readonly news?: string | undefined;
  /** The page that is open lies here. */
  readonly current?: boolean;
}

/** The player's money in the header. Amounts in minor units. */
export type HeaderBalance =
  | { readonly status: 'loading' }
  | { readonly status: 'ready' | 'stale'; readonly amount: number; readonly currency: string }
  | { readonly status: 'error' };

/** The reader of the page. */
export type HeaderAccount =
  /** The session is not known yet: room is kept, nothing is claimed. */
  | { readonly kind: 'unknown' }
  /** The site is closed to this reader: neither log-in nor sign-up is offered (GUARD-01, GUARD-02). */
  | { readonly kind: 'shut' }
  | { readonly kind: 'visitor'; readonly logIn: NavItem; readonly signUp?: NavItem }
  | {
      readonly kind: 'player';
      readonly name: string;
      readonly balance: HeaderBalance;
      /** Absent when the player may not deposit (GUARD-16, DEP-23), or the site is closed to them. */
      readonly deposit?: NavItem;
      readonly menu: readonly NavItem[];
      /** The news that wait in the menu, in words; undefined when there are none. */
      readonly news?: string | undefined;
      /** Their number. */
      readonly newsCount?: number;
      readonly signingOut: boolean;
      readonly onSignOut: () => void;
    };

/** The language and market switch: addresses of this same page elsewhere (MARKET-03). */
export interface LocaleChoices {
  /** The locale of the place where the visitor is, when another one shows (MARKET-05). */
  readonly suggested?: NavItem;
  readonly languages: readonly NavItem[];
  readonly markets: readonly NavItem[];
}
