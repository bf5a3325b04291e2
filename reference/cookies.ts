/** The version of the cookie policy that consent is asked for; a new one makes everybody be asked again. */
export const CURRENT_COOKIE_POLICY_VERSION = 3;

/** The lifetime of a consent, in ms; then it is asked for again, as the policy promises. */
export const COOKIE_CONSENT_LIFETIME = 365 * 86_400_000;
