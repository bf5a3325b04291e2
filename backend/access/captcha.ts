import type { Platform } from '../platform/platform.ts';
import { Refusal } from '../platform/refusal.ts';
import { captchaTokens } from './tables.ts';
import { digest } from './tokens.ts';

/**
 * The captcha provider's verdict (SIGN-22). This stand-in accepts every token of the site's widget
 * once, at whatever instance; the token `deny` is the documented one that it refuses.
 * @throws Refusal 403 error.captcha.validation
 */
export async function checkCaptcha({ db, clock }: Platform, token: string): Promise<void> {
  if (token !== 'deny') {
    const taken = await db
      .insert(captchaTokens)
      .values({ hash: digest(token), takenAt: clock.date() })
      .onConflictDoNothing()
      .returning();
    if (taken.length === 1) return;
  }
  throw new Refusal(403, 'error.captcha.validation', 'Request rejected with an explicit deny');
}
