import { eq, sql } from 'drizzle-orm';
import type { Call } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal } from '../platform/refusal.ts';
import { perDatabase, statement } from '../platform/statement.ts';
import { decoyHash, verifyPassword } from './password.ts';
import { endSession, openSession, refresh, tokensOf, type SessionTokens } from './sessions.ts';
import { changeStatus, currentStatus, loginRefusal } from './status.ts';
import { loginAttempts, players } from './tables.ts';
import { digest } from './tokens.ts';

/** Wrong passwords until an address is locked: the last of them says so. */
const maxLoginFailures = 5;
/** Milliseconds that failures count, and that the lock holds. */
const loginLockMs = 15 * 60 * 1000;

/**
 * $1 whose attempts, $2 now, $3 when this one stops counting. Attempts on a locked address do not
 * prolong the lock. The commit does not wait for the disk: a power cut may forget the attempts of
 * the last half second, and no player waits for more than that.
 */
const noteAttempt = statement<{ readonly failures: number }>(
  'note_login_attempt',
  `INSERT INTO login_attempts AS noted (subject, failures, resets_at) VALUES ($1, 1, $3)
  ON CONFLICT (subject) DO UPDATE SET
    failures = CASE WHEN noted.resets_at <= $2 THEN 1 ELSE noted.failures + 1 END,
    resets_at = CASE WHEN noted.resets_at <= $2 OR noted.failures < ${maxLoginFailures}
      THEN $3 ELSE noted.resets_at END
  RETURNING failures, set_config('synchronous_commit', 'off', true)`,
);

/**
 * Counts an attempt before the password is compared, so that many at once are not more than their
 * number. Addresses without an account are counted alike.
 * @returns the number of attempts that count, this one included
 */
async function countAttempt({ db, clock }: Platform, subject: string): Promise<number> {
  const now = clock.now();
  const times = [now, now + loginLockMs].map((ms) => new Date(ms).toISOString());
  const [row] = await noteAttempt(db, [subject, ...times]);
  return row?.failures ?? 1;
}

const playerByEmail = perDatabase((db) =>
  db
    .select()
    .from(players)
    .where(eq(players.email, sql.placeholder('email')))
    .prepare('player_by_email'),
);

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

  const [player] = await playerByEmail(db).execute({ email });
  const right = await verifyPassword(body.password, player?.passwordHash ?? (await decoyHash()));
  if (!player || !right) {
    throw attempts === maxLoginFailures
      ? locked()
      : new Refusal(401, 'login.unauthorized', 'Unauthorized');
  }
  const coolingToken = player.cooling ? tokensOf(platform).cooling(player) : null;
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
