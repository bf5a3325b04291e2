import { eq, sql } from 'drizzle-orm';
import type { Call } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal } from '../platform/refusal.ts';
import { decoyHash, verifyPassword } from './password.ts';
import { endSession, openSession, refresh, tokensOf, type SessionTokens } from './sessions.ts';
import { changeStatus, currentStatus, loginRefusal } from './status.ts';
import { loginAttempts, players } from './tables.ts';
import { digest } from './tokens.ts';

/** Wrong passwords until an address is locked: the last of them says so. */
export const maxLoginFailures = 5;
/** Milliseconds that failures count, and that the lock holds. */
export const loginLockMs = 15 * 60 * 1000;

/**
 * Counts an attempt before the password is compared, so that many at once are not more than their
 * number. Addresses without an account are counted alike.
 * @returns the number of attempts that count, this one included
 */
async function countAttempt({ db, clock }: Platform, subject: string): Promise<number> {
  const now = clock.date();
  const resetsAt = new Date(now.getTime() + loginLockMs);
  const over = sql`${loginAttempts.resetsAt} <= ${now}`;
  const [row] = await db
    .insert(loginAttempts)
    .values({ subject, failures: 1, resetsAt })
    .onConflictDoUpdate({
      target: loginAttempts.subject,
      set: {
        failures: sql`CASE WHEN ${over} THEN 1 ELSE ${loginAttempts.failures} + 1 END`,
        // Attempts on a locked address do not prolong the lock.
        resetsAt: sql`CASE WHEN ${over} OR ${loginAttempts.failures} < ${maxLoginFailures}
          THEN ${resetsAt} ELSE ${loginAttempts.resetsAt} END`,
      },
    })
    .returning({ failures: loginAttempts.failures });
  return row?.failures ?? 1;
}

const locked = () => new Refusal(403, 'login.max_attempts', 'Max sign-in attempts reached');

/**
 * Log in (LOGIN-02, LOGIN-08). An address that nobody has gets the same answer after the same time
 * as a wrong password.
 */
export async function logIn(call: Call<'logIn'>): Promise<SessionTokens> {
  const { platform, body, origin } = call;
  const { db, clock } = platform;
  const email = body.email.toLowerCase();
  const subject = digest(email);
  const attempts = await countAttempt(platform, subject);
  if (attempts > maxLoginFailures) throw locked();

  const [player] = await db.select().from(players).where(eq(players.email, email));
  const right = await verifyPassword(body.password, player?.passwordHash ?? (await decoyHash()));
  if (!player || !right) {
    throw attempts === maxLoginFailures
      ? locked()
      : new Refusal(401, 'login.unauthorized', 'Unauthorized');
  }
  const coolingToken = player.cooling ? await tokensOf(platform).cooling(player) : null;
  const refusal = loginRefusal(player, clock.now(), coolingToken);
  if (refusal) {
    await db.delete(loginAttempts).where(eq(loginAttempts.subject, subject));
    throw refusal;
  }
  const status = currentStatus(player, clock.now());
  if (status !== player.status) {
    // The timeout or exclusion is over: the account is a registered one again, on record.
    const change = { to: status, until: null, initiator: 'OPERATOR' } as const;
    await db.transaction((tx) => changeStatus(tx, player, change, clock.date()));
  }
  return openSession(platform, player, {
    ip: origin.ip,
    countryCode: origin.country,
    attemptSubject: subject,
  });
}

export const refreshSession = ({
  platform,
  body,
}: Call<'refreshSession'>): Promise<SessionTokens> => refresh(platform, body.refreshToken);

/** The landing page is the brand's business, so the answer names none (LOGOUT-01). */
export async function signOut({ platform, session }: Call<'signOut'>) {
  await endSession(platform, session);
  return {};
}
