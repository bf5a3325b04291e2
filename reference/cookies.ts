/** The version of the cookie policy that consent is asked for; with a new one everybody is asked again. */
export const CURRENT_COOKIE_POLICY_VERSION = 2;

/** How long a consent holds, in ms; then it is asked for again, as the policy promises. */
export const COOKIE_CONSENT_LIFETIME = 365 * 86_400_000;
