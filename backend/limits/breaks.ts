import { and, eq, inArray } from 'drizzle-orm';
import {
  breakEnd,
  breakLengths,
  exclusionLengths,
  isSameLength,
  type BreakLength,
} from '../../reference/break-ends.ts';
import { policyOfResidence } from '../../reference/policies.ts';
import { timeZoneOf } from '../../reference/time-zones.ts';
import { changeStatus, currentStatus, endSessions, heldPlayer, isBreak } from '../access/status.ts';
import { deposits, transactions } from '../banking/tables.ts';
import { messagesTo } from '../messages/messages.ts';
import type { Transaction } from '../platform/database.ts';
import type { Call, Origin, Success } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { invalidField, Refusal } from '../platform/refusal.ts';
import { residenceOf } from '../players/residence.ts';
import type { players } from '../players/tables.ts';
import { withdrawMarketing } from '../profile/marketing.ts';

type Player = typeof players.$inferSelect;
export type BreakBegun = Success<'startTimeout'>;

interface Wanted {
  readonly to: 'TIMEOUT' | 'SELF_EXCLUDED';
  readonly length: BreakLength;
  /** Whether it is the day off of one press. */
  readonly coolingOff?: boolean;
}

/** Calls off unpaid deposits: the provider asks before it takes money, and is told no. */
async function callOffDeposits(tx: Transaction, playerId: string): Promise<void> {
  const called = await tx
    .update(transactions)
    .set({ status: 'CANCELLED' })
    .where(
      and(
        eq(transactions.playerId, playerId),
        eq(transactions.type, 'DEPOSIT'),
        eq(transactions.status, 'WAITING_INPUT'),
      ),
    )
    .returning({ referenceId: transactions.referenceId });
  const ids = called.map(({ referenceId }) => referenceId);
  if (ids.length > 0)
    await tx.update(deposits).set({ failure: 'break' }).where(inArray(deposits.referenceId, ids));
}

/**
 * Whether the present break stays: a break is never shortened, and an exclusion never becomes a timeout. The
 * session ends with a break, so this is for two simultaneous requests.
 */
function isOutweighed(player: Player, { to, length }: Wanted, until: number, now: number): boolean {
  const status = currentStatus(player, now);
  if (status === 'TIMEOUT') {
    return to === 'TIMEOUT' && (player.statusUntil?.getTime() ?? Infinity) > until;
  }
  if (status !== 'SELF_EXCLUDED') return false;
  if (to === 'TIMEOUT') return true;
  if ('indefinite' in length) return false;
  return player.excludedIndefinitely || (player.statusUntil?.getTime() ?? Infinity) > until;
}

/** The later of two ends; null is one without. */
const laterOf = (end: Date | null, other: Date): Date | null =>
  end === null || end > other ? end : other;

/**
 * Begins a break in the caller's transaction: its effects are the same whatever asked for it. Money on its way
 * out goes on, and so does a payment that the provider was told it may take.
 * @param player held, so that of two breaks one is first
 * @returns the sessions that are over, to be told after the commit
 */
export async function beginBreak(
  tx: Transaction,
  { clock, outbox }: Platform,
  player: Player,
  { to, length, coolingOff = false }: Wanted,
  asked: Pick<Origin, 'sites' | 'siteId'>,
) {
  const at = clock.date();
  const residence = residenceOf(player);
  const end = new Date(breakEnd(length, at.getTime(), residence));
  const isHeld = isBreak(currentStatus(player, at.getTime()));
  const until = isHeld ? laterOf(player.statusUntil, end) : end;
  const indefinite = 'indefinite' in length;
  const change = { to, until, indefinite, initiator: 'PLAYER', coolingOff } as const;
  await changeStatus(tx, player, change, at);
  await withdrawMarketing(tx, player.id, at);
  await callOffDeposits(tx, player.id);
  const timeZone = timeZoneOf(residence);
  // A timeout of the operator without an end stays one: nothing new is to be told.
  if (player.email !== null && until !== null) {
    const mail = messagesTo(player, asked).breakBegun({ to, until, timeZone, indefinite });
    await outbox.send(tx, { ...mail, recipient: player.email });
  }
  const ended = await endSessions(tx, player.id, 'STATUS_CHANGED', at);
  const begun: BreakBegun = {
    until: (until ?? end).toISOString(),
    timeZone,
    indefinite: indefinite || until === null,
  };
  return { ended, begun };
}

/** Tells every device of the player, at every instance, that its session is over. */
export async function tellOfBreak(
  { events }: Platform,
  playerId: string,
  ended: readonly string[],
): Promise<void> {
  for (const sessionId of ended) events.publish('session.ended', { sessionId, playerId });
  events.publish('player.changed', { playerId });
  // The answer means that they are over, at the other instances too.
  await events.flushed();
}

async function start(
  { platform, session, origin }: Pick<Call<'startTimeout'>, 'platform' | 'session' | 'origin'>,
  wanted: Wanted,
  field: string,
  longer: () => Refusal,
): Promise<BreakBegun> {
  const { db, clock } = platform;
  const { playerId } = session;
  const { ended, begun } = await db.transaction(async (tx) => {
    const player = await heldPlayer(tx, playerId);
    if (!player) throw new Refusal(403, 'error.session.forbidden', 'There is no such player.');
    const residence = residenceOf(player);
    const policy = policyOfResidence(residence);
    const offered = wanted.to === 'TIMEOUT' ? breakLengths(policy) : exclusionLengths(policy);
    if (!offered.some((length) => isSameLength(length, wanted.length)))
      throw invalidField(field, 'notOffered', 'The length is not offered where the player lives.');
    const now = clock.now();
    if (isOutweighed(player, wanted, breakEnd(wanted.length, now, residence), now)) throw longer();
    return beginBreak(tx, platform, player, wanted, origin);
  });
  await tellOfBreak(platform, playerId, ended);
  return begun;
}

/** A break of some days or months, of the lengths that the player's market offers (EXC-04, NS-20). */
export const startTimeout = (call: Call<'startTimeout'>): Promise<BreakBegun> => {
  const { body } = call;
  const isByMonth = 'durationInMonths' in body;
  const length = isByMonth ? { months: body.durationInMonths } : { days: body.duration };
  const field = isByMonth ? 'durationInMonths' : 'duration';
  return start(
    call,
    { to: 'TIMEOUT', length },
    field,
    () => new Refusal(409, 'error.timeout.longer_exists', 'A longer one holds.'),
  );
};

/** An exclusion for months, or without an end (EXC-02, EXC-03, NS-31). */
export const startExclusion = (call: Call<'startExclusion'>): Promise<BreakBegun> => {
  const { body } = call;
  const isForMonths = 'exclusionInMonths' in body;
  const length: BreakLength = isForMonths
    ? { months: body.exclusionInMonths }
    : { indefinite: true };
  return start(
    call,
    { to: 'SELF_EXCLUDED', length },
    isForMonths ? 'exclusionInMonths' : 'accountDisableIndefinitely',
    () => new Refusal(409, 'error.exclusion.longer_exists', 'A longer one holds.'),
  );
};
