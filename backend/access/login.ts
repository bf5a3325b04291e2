import { and, eq, inArray, sql } from 'drizzle-orm';
import { mailboxOf } from '../../reference/mailbox.ts';
import { addressSubject } from '../platform/rate-limits.ts';
import type { Executor } from '../platform/database.ts';
import type { Call } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal } from '../platform/refusal.ts';
import { perDatabase, statement, together } from '../platform/statement.ts';
import { unverified } from './applicants.ts';
import { inPasswordTurn, verifyPassword } from './password.ts';
import { endSession, openSession, refresh, tokensOf, type SessionTokens } from './sessions.ts';
import { afterBreak, currentStatus, loginRefusal } from './status.ts';
import { loginAttempts, loginHistory } from './tables.ts';
import { players } from '../players/tables.ts';
import { digest } from './tokens.ts';

type Player = typeof players.$inferSelect;

/** Wrong passwords for one e-mail address from one place before the place is locked: the last says so. */
const maxLoginFailures = 5;
/**
 * The same from all places together, against guessing from many. Places from which the player logged in before
 * stay open, so a stranger locks nobody out of their own account.
 */
const maxLoginFailuresEverywhere = 50;
/** Milliseconds that failures count, and that the lock holds. */
const loginLockMs = 15 * 60 * 1000;

interface Noted {
  /** How many attempts count, this one included. */
  readonly failures: number;
  /** When none of them counts any more, ms since the epoch. */
  readonly resetsAt: number;
}

/**
 * $1 the subjects, $2 now, $3 when this attempt stops counting, $4 how many lock. Attempts on a locked subject
 * do not prolong the lock. The commit does not wait for the disk: a power cut may forget the attempts of the
 * last half second, and no player waits longer.
 */
const noteAttempt = statement<Noted & Record<string, unknown>>(
  'note_login_attempt',
  `INSERT INTO login_attempts AS noted (subject, failures, resets_at) VALUES ($1, 1, $3)
  ON CONFLICT (subject) DO UPDATE SET
    failures = CASE WHEN noted.resets_at <= $2 THEN 1 ELSE noted.failures + 1 END,
    resets_at = CASE WHEN noted.resets_at <= $2 OR noted.failures < $4
      THEN $3 ELSE noted.resets_at END
  RETURNING failures, (extract(epoch FROM resets_at) * 1000)::float8 AS "resetsAt",
    set_config('synchronous_commit', 'off', true)`,
);

/**
 * Counts an attempt before the password is compared, so that simultaneous attempts do not exceed the limit.
 * Addresses without an account are counted alike.
 */
async function countAttempt(
  executor: Executor,
  now: number,
  subject: string,
  most: number,
): Promise<Noted> {
  const times = [now, now + loginLockMs].map((ms) => new Date(ms).toISOString());
  const [row] = await noteAttempt(executor, [subject, ...times, most]);
  return row ?? { failures: 1, resetsAt: now + loginLockMs };
}

const playerByEmail = perDatabase((db) =>
  db
    .select()
    .from(players)
    .where(eq(players.email, sql.placeholder('email')))
    .prepare('player_by_email'),
);

/** A sign-up with the address of an account (SIGN-09): to the person who began it, it looks like any other. */
const claimOfEmail = perDatabase((db) =>
  db
    .select()
    .from(players)
    .where(
      and(
        eq(players.claimedEmail, sql.placeholder('email')),
        // A password opens no account that a bank let in or a number has proven.
        inArray(players.status, unverified),
      ),
    )
    .prepare('claim_of_email'),
);

/** The subject of the counted attempts: an address from one place, and from all together. */
const subjectAt = (email: string, place: string): string => digest(`${email} from ${place}`);
const subjectEverywhere = (email: string): string => digest(email);

/** The subjects that lock a player out: all places together, this one, and every one that they logged in from. */
export async function lockSubjects(
  executor: Executor,
  player: { readonly id: string; readonly email: string },
  ip: string,
): Promise<string[]> {
  const known = await executor
    .selectDistinct({ ip: loginHistory.ip })
    .from(loginHistory)
    .where(eq(loginHistory.playerId, player.id));
  const places = [ip, ...known.map((login) => login.ip)].map(addressSubject);
  return [
    subjectEverywhere(player.email),
    ...places.map((place) => subjectAt(player.email, place)),
  ];
}

/**
 * Whether the player has logged in from this place before: from the address, or another of the same
 * IPv6 network, because a device takes a new one there every day.
 */
async function isKnownPlace({ db }: Platform, playerId: string, ip: string): Promise<boolean> {
  const before = await db
    .selectDistinct({ ip: loginHistory.ip })
    .from(loginHistory)
    .where(eq(loginHistory.playerId, playerId));
  const place = addressSubject(ip);
  return before.some((known) => addressSubject(known.ip) === place);
}

/** Without a zone: it would tell whether anybody with this address lives somewhere. */
const locked = ({ resetsAt }: Noted) =>
  new Refusal(403, 'login.max_attempts', 'Max sign-in attempts reached', {
    additionalInfo: { until: new Date(resetsAt).toISOString() },
  });

const isUnfinished = ({ status }: Player): boolean => unverified.includes(status);

/**
 * The player whose password it is: the account's owner before a sign-up with its address, so that nobody shuts
 * the owner out. For a sign-up under way two passwords are compared, whether or not an account has its address.
 */
async function whoseIs(
  password: string,
  player: Player | undefined,
  claim: Player | undefined,
): Promise<Player | undefined> {
  const isUnderWay = claim !== undefined || (player !== undefined && isUnfinished(player));
  const [isPlayers, isClaims] = await Promise.all([
    verifyPassword(password, player?.passwordHash),
    isUnderWay && verifyPassword(password, claim?.passwordHash),
  ]);
  if (isPlayers) return player;
  return isClaims ? claim : undefined;
}

/**
 * Log in (LOGIN-02, LOGIN-08). An address that nobody has gets the same answer after the same time
 * as a wrong password.
 */
export async function logIn(call: Call<'logIn'>): Promise<SessionTokens> {
  const { platform, body, origin } = call;
  const { db, clock } = platform;
  const email = mailboxOf(body.email);
  const subject = subjectAt(email, addressSubject(origin.ip));
  const everywhere = subjectEverywhere(email);
  const now = clock.now();
  const [attempts, attemptsEverywhere, [account], [claim]] = await together(db, (one) =>
    Promise.all([
      countAttempt(one, now, subject, maxLoginFailures),
      countAttempt(one, now, everywhere, maxLoginFailuresEverywhere),
      playerByEmail(one).execute({ email }),
      claimOfEmail(one).execute({ email }),
    ]),
  );
  if (attempts.failures > maxLoginFailures) throw locked(attempts);
  if (
    attemptsEverywhere.failures > maxLoginFailuresEverywhere &&
    !(account && (await isKnownPlace(platform, account.id, origin.ip)))
  ) {
    throw locked(attemptsEverywhere);
  }

  const player = await inPasswordTurn(origin.ip, () => whoseIs(body.password, account, claim));
  if (!player) {
    throw attempts.failures === maxLoginFailures
      ? locked(attempts)
      : new Refusal(401, 'login.unauthorized', 'Unauthorized');
  }
  const coolingToken = player.cooling ? tokensOf(platform).cooling(player) : null;
  const refusal = loginRefusal(player, clock.now(), coolingToken);
  if (refusal) {
    // A sign-up with somebody's address must not reset the count of its owner's wrong passwords.
    if (isUnfinished(player)) throw refusal;
    await db.delete(loginAttempts).where(inArray(loginAttempts.subject, [subject, everywhere]));
    throw refusal;
  }
  const welcome = await endBreak(platform, player);
  return openSession(platform, welcome, {
    ip: origin.ip,
    countryCode: origin.country,
    passwordHash: player.passwordHash,
    attemptSubjects: [subject, everywhere],
  });
}

/**
 * Ends a timeout or exclusion that is over: the account is again as before, on record. @returns the player as
 * they stand then
 * @throws Refusal as a log in, for a status that then stands against it
 */
export async function endBreak({ db, clock }: Platform, player: Player): Promise<Player> {
  if (currentStatus(player, clock.now()) === player.status) return player;
  const now = await db.transaction((tx) => afterBreak(tx, player, clock.date()));
  const refusal = loginRefusal(now, clock.now(), null);
  if (refusal) throw refusal;
  return now;
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
