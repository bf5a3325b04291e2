import { and, eq, isNull, ne } from 'drizzle-orm';
import { timeZoneOf } from '../../reference/time-zones.ts';
import { verificationMethodOf } from '../../reference/verification.ts';
import type { Executor, Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { statement } from '../platform/statement.ts';
import { sessions, statusChanges } from './tables.ts';
import { residenceOf } from '../players/residence.ts';
import { players, type AccountStatus } from '../players/tables.ts';
import { BREAKS, STATUS_UNDER_BREAK } from '../players/under-break.ts';

/** Milliseconds. */
export const day = 86_400_000;

type Player = typeof players.$inferSelect;
type Standing = Pick<Player, 'status' | 'statusUntil' | 'excludedIndefinitely'>;

/**
 * The status that counts now: a timeout or exclusion whose time is over no longer does. An indefinite exclusion
 * is not over after the twelve months for which it is stored (EXC-03): somebody decides on it.
 */
export function currentStatus(player: Standing, now: number): AccountStatus {
  const { status, statusUntil } = player;
  const ends = status === 'TIMEOUT' || (status === 'SELF_EXCLUDED' && !player.excludedIndefinitely);
  return ends && statusUntil !== null && statusUntil.getTime() <= now ? 'REGISTERED' : status;
}

/** Whether an open session of such a player goes on (NS-69). */
export function mayHaveSession(player: Standing, now: number): boolean {
  switch (currentStatus(player, now)) {
    case 'REGISTERED':
    case 'PAYOUT':
    case 'RESTRICTED':
      return true;
    case 'ACCOUNT_UNVERIFIED':
    case 'PRE_REGISTERED':
    case 'BLACKLISTED':
    case 'CLOSED':
    case 'TIMEOUT':
    case 'SELF_EXCLUDED':
      return false;
  }
}

/** Whether a status is a break that a player takes, or was given. */
export const isBreak = (status: AccountStatus): status is (typeof BREAKS)[number] =>
  BREAKS.some((one) => one === status);

/** The reason for which a session is over; other pages tell it. */
export const onBreak = () =>
  new Refusal(403, 'error.session.on_break', 'The player is on a break.');

const daysLeft = (ms: number) => Math.ceil(ms / day);

/** Where a sign-up stopped: its contact details are stored together with the status that follows. */
function unfinishedSignUp({ email, claimedEmail, countryCode, provinceCode, status }: Player) {
  return {
    email: email ?? claimedEmail ?? '',
    countryCode,
    ...(provinceCode === null ? {} : { provinceCode }),
    verificationMethod: verificationMethodOf(countryCode),
    step: status === 'PRE_REGISTERED' ? 'ContactInfo' : 'Verification',
  };
}

/**
 * Why a player whose password is right may not log in (LOGIN-08, NS-69, NS-74); null: welcome. Only the owner
 * of the password learns the account's status.
 * @param coolingToken starts a cooling-off, for a timeout that allows one (LOGIN-10)
 */
export function loginRefusal(
  player: Player,
  now: number,
  coolingToken: string | null,
): Refusal | null {
  const { id } = player;
  const timeLeft = Math.max(0, (player.statusUntil?.getTime() ?? now) - now);
  const remainingDays = daysLeft(timeLeft);
  const until = player.statusUntil?.toISOString();
  const ends = until === undefined ? {} : { until, timeZone: timeZoneOf(residenceOf(player)) };
  switch (currentStatus(player, now)) {
    case 'REGISTERED':
    case 'PAYOUT':
    case 'RESTRICTED':
      return null;
    case 'ACCOUNT_UNVERIFIED':
    case 'PRE_REGISTERED':
      return new Refusal(403, 'login.sign_up_unfinished', 'The account is not verified yet.', {
        additionalInfo: { playerId: id, signUp: unfinishedSignUp(player) },
      });
    case 'BLACKLISTED':
      return new Refusal(403, 'login.blacklisted', 'Account is deactivated or blacklisted');
    case 'CLOSED':
      return new Refusal(403, 'login.closed', 'Account is closed');
    case 'TIMEOUT': {
      const { cooling } = player;
      const initiator = player.statusInitiator ?? 'OPERATOR';
      return new Refusal(
        403,
        'login.timeout',
        `Player ${id} is on timeout, remainingDays=${remainingDays}, timeLeft=${timeLeft}, ` +
          `cooling=${cooling}, initiator=${initiator}`,
        {
          additionalInfo: {
            playerId: id,
            remainingDays,
            timeLeft,
            cooling,
            ...ends,
            ...(initiator === 'PLAYER' ? { initiator } : {}),
            ...(coolingToken === null ? {} : { coolingToken }),
          },
        },
      );
    }
    case 'SELF_EXCLUDED':
      return player.statusUntil === null || player.excludedIndefinitely
        ? new Refusal(403, 'login.exclusion.indefinite', `Player ${id} is excluded indefinitely`, {
            additionalInfo: { playerId: id },
          })
        : new Refusal(
            403,
            'login.exclusion',
            `Player ${id} is excluded, remainingDays=${remainingDays}`,
            { additionalInfo: { playerId: id, remainingDays, ...ends } },
          );
  }
}

export interface StatusChange {
  readonly to: AccountStatus;
  readonly until: Date | null;
  readonly initiator: 'PLAYER' | 'OPERATOR';
  readonly cooling?: boolean;
  /** It does not end by itself, although an end is stored (EXC-03). */
  readonly indefinite?: boolean;
  /** It is the day off from one press (EXC-05): for the record alone. */
  readonly coolingOff?: boolean;
}

/** Changes an account's status, on record, in the caller's transaction. */
export async function changeStatus(
  tx: Transaction,
  player: Pick<Player, 'id' | 'status'>,
  change: StatusChange,
  at: Date,
): Promise<void> {
  const { to, until, initiator, cooling = false, indefinite = false, coolingOff = false } = change;
  await tx
    .update(players)
    .set({
      status: to,
      statusUntil: until,
      statusInitiator: initiator,
      cooling,
      excludedIndefinitely: indefinite,
    })
    .where(eq(players.id, player.id));
  const { id: playerId, status: from } = player;
  await tx
    .insert(statusChanges)
    .values({ playerId, from, to, until, indefinite, initiator, coolingOff, at });
}

const readStatusBefore = statement<{ readonly status: AccountStatus | null }>(
  'read_status_before_break',
  `SELECT ${STATUS_UNDER_BREAK} AS status FROM players p WHERE p.id = $1`,
);

/**
 * The status of an account after its timeouts and exclusions: a player who takes a break must not come back
 * without the restriction that the operator laid on the account.
 */
export async function statusBeforeBreak(tx: Executor, playerId: string): Promise<AccountStatus> {
  const [player] = await readStatusBefore(tx, [playerId]);
  return player?.status ?? 'REGISTERED';
}

/** Holds the player's row against another break, not against bookings for the player meanwhile. */
export const heldPlayer = (tx: Transaction, playerId: string): Promise<Player | undefined> =>
  tx
    .select()
    .from(players)
    .where(eq(players.id, playerId))
    .for('no key update')
    .then(([player]) => player);

/**
 * Ends a timeout or exclusion whose time is over: the account is again as before, on record. It holds the
 * player and reads them anew, because another break may have begun since the caller read.
 * @returns the player as they stand now
 */
export async function afterBreak(tx: Transaction, player: Player, at: Date): Promise<Player> {
  const isOver = (one: Player) => currentStatus(one, at.getTime()) !== one.status;
  const held = await heldPlayer(tx, player.id);
  if (!held || !isOver(held)) return held ?? player;
  const status = await statusBeforeBreak(tx, held.id);
  await changeStatus(tx, held, { to: status, until: null, initiator: 'OPERATOR' }, at);
  return { ...held, status, statusUntil: null, excludedIndefinitely: false };
}

/**
 * Ends every session of a player, but `kept` where one is, in the caller's transaction.
 * @returns the ids of those that were open, to be published after the commit
 */
export async function endSessions(
  tx: Transaction,
  playerId: string,
  reason: 'STATUS_CHANGED' | 'TAKEN_OVER' | 'PASSWORD_CHANGED',
  at: Date,
  kept?: string,
): Promise<string[]> {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: at, endReason: reason })
    .where(
      and(
        eq(sessions.playerId, playerId),
        isNull(sessions.endedAt),
        kept === undefined ? undefined : ne(sessions.id, kept),
      ),
    )
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}
