import type { SiteOptions } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';

/** Terms that are newer than those that a player of these tests has accepted. */
export const NEWER_TERMS = [{ version: 4, publishedAt: '2026-11-20' }];

/** The platform says that who is logged in is where the site may not be offered. */
export const restricted = withData('getAccessContext', { restrictedAccess: true });

/** Those to whom the site is closed: what makes them so. */
export const CLOSED_TO = {
  newerTerms: { player: true, content: { termsVersion: NEWER_TERMS } },
  restricted: { player: true, platform: { getAccessContext: restricted } },
  notServed: { cookies: { 'country-code': 'US' } },
} as const satisfies Record<string, Partial<SiteOptions>>;
