import { CURRENT_COOKIE_POLICY_VERSION } from '../reference/cookies.ts';

interface Groups {
  readonly performanceFunctional: boolean;
  readonly marketing: boolean;
}

/** Where a browser keeps a choice about cookies. */
export const COOKIE_KEYS = ['cookieOptions', 'cookiesAccepted', 'cookiesConsentId'] as const;

/** A browser's memory of a choice about cookies that a visitor made just now. */
export const cookieChoice = (groups: Groups): Readonly<Record<string, string>> => ({
  cookiesConsentId: 'cc_1',
  cookiesAccepted: 'true',
  cookieOptions: JSON.stringify({
    essentials: true,
    ...groups,
    version: CURRENT_COOKIE_POLICY_VERSION,
    at: Date.now(),
    isStored: false,
  }),
});

/** The choice of a person who agreed to everything: another test covers the notice. */
export const agreedToCookies = (): Readonly<Record<string, string>> =>
  cookieChoice({ performanceFunctional: true, marketing: true });
