import { eq } from 'drizzle-orm';
import { outboxMessages } from '../../../backend/platform/tables.ts';
import type { Instance } from '../instance.ts';

/** The password of the existing players, and the one that replaces it. */
export const OLD = 'Demo-Player-1';
export const NEW = 'Battery-Staple-9';

/** An instance that trusts one proxy takes the caller's address from this. */
export const from = (ip: string) => ({ 'x-forwarded-for': ip });

/** The calls that tests of resets repeat. @param site the instance, once it is open */
export const resetsAt = (site: () => Instance) => ({
  enter: (email: string, smsResetKeyId: string, code: string) =>
    site().call('verifyPasswordResetSms', { body: { email, smsResetKeyId, code } }),
  setByLink: (email: string, resetKey: string, password = NEW) =>
    site().call('setNewPasswordByEmail', { body: { email, resetKey, password } }),
  logIn: (email: string, password: string, ip = '203.0.113.9') =>
    site().call('logIn', { body: { email, password }, headers: from(ip) }),
  /** Time goes on, in ms. */
  later: async (ms: number): Promise<void> => {
    const { movableClock, clock } = site().platform;
    await movableClock?.set(clock.now() + ms, false);
  },
  /** The messages to a number or address, the oldest first. */
  sentTo: (recipient: string) =>
    site()
      .platform.db.select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, recipient))
      .orderBy(outboxMessages.id),
});
