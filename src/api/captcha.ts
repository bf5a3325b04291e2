/**
 * The token that proves a person at registration (SIGN-14, API-176).
 *
 * A brand that contracts a captcha provider puts its widget behind this one function. The reference
 * platform has none and accepts any token, so that there is nothing to solve; see docs/backend.md.
 */
export function captchaToken(): Promise<string> {
  return Promise.resolve(crypto.randomUUID());
}
