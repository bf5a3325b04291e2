import type { SiteOptions } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';

/** Terms that are newer than those that a player of these tests has accepted. */
export const NEWER_TERMS = [{ version: 4, publishedAt: '2026-11-20' }];

/** The platform says that the player is in a place where the site may not be offered. */
export const restricted = withData('getAccessContext', { restrictedAccess: true });

/** The people to whom the site is closed, with the reason. */
export const CLOSED_TO = {
  newerTerms: { player: true, content: { termsVersion: NEWER_TERMS } },
  restricted: { player: true, platform: { getAccessContext: restricted } },
  notServed: { cookies: { 'country-code': 'US' } },
} as const satisfies Record<string, Partial<SiteOptions>>;
