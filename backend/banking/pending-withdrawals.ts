import { and, count, desc, eq, gte, inArray } from 'drizzle-orm';
import { policyOfResidence } from '../../reference/policies.ts';
import { timeZoneOf } from '../../reference/time-zones.ts';
import { residenceOf } from '../players/residence.ts';
import { players } from '../players/tables.ts';
import { countIntention } from '../platform/rate-limit-store.ts';
import type { Transaction } from '../platform/database.ts';
import type { Call, Success } from '../platform/operation.ts';
import { Refusal } from '../platform/refusal.ts';
import { once } from './idempotency.ts';
import { periodWindow } from './periods.ts';
import { withdrawals } from './tables.ts';
import { endWithdrawal, type Withdrawal } from './withdrawal-ends.ts';

type List = Success<'getPendingWithdrawals'>;

const DAY = 86_400_000;
/** How long the end of a withdrawal is told beside those that wait, ms. */
const TOLD_FOR = 7 * DAY;
/** The most that are listed, and so the most that may end until the list is read again. */
const MOST_LISTED = 100;
/** As many as a player may take back in one day, in the zone of their residence. */
const MOST_CANCELLED = 5;

/** WDR-07: the player's requests that are not paid yet, and the ends of the others of late. */
export async function getPendingWithdrawals({
  platform,
  session,
}: Call<'getPendingWithdrawals'>): Promise<List> {
  const { db, clock } = platform;
  const own = eq(withdrawals.playerId, session.playerId);
  const [open, ended, [player]] = await Promise.all([
    db
      .select()
      .from(withdrawals)
      .where(and(own, inArray(withdrawals.state, ['REQUESTED', 'APPROVED'])))
      .orderBy(desc(withdrawals.requestedAt), desc(withdrawals.referenceId))
      .limit(MOST_LISTED),
    db
      .select()
      .from(withdrawals)
      .where(and(own, gte(withdrawals.endedAt, new Date(clock.now() - TOLD_FOR))))
      .orderBy(desc(withdrawals.endedAt), desc(withdrawals.referenceId))
      .limit(MOST_LISTED),
    db.select({ currency: players.currency }).from(players).where(eq(players.id, session.playerId)),
  ]);
  if (!player) throw new Refusal(403, 'error.session.forbidden', 'There is no such player.');
  const { currency } = player;
  return {
    withdrawals: open.map(({ referenceId, amount, method, state, requestedAt }) => ({
      pendingWithdrawalId: referenceId,
      amount,
      currency,
      status: state === 'APPROVED' ? 'PROCESSING' : 'PENDING',
      method,
      requestedAt: requestedAt.toISOString(),
    })),
    decided: ended.flatMap(({ referenceId, amount, state, reason, endedAt }) =>
      endedAt === null || state === 'REQUESTED' || state === 'APPROVED'
        ? []
        : [
            {
              pendingWithdrawalId: referenceId,
              amount,
              currency,
              outcome: state,
              decidedAt: endedAt.toISOString(),
              ...(reason && { reason }),
            },
          ],
    ),
  };
}

interface CancelFacts {
  readonly withdrawal: Withdrawal | undefined;
  /** Whether the law of the player's residence allows it. */
  readonly mayBeReversed: boolean;
  readonly cancelledToday: number;
}

async function readFacts(
  tx: Transaction,
  playerId: string,
  referenceId: string,
  now: number,
): Promise<CancelFacts> {
  const [player] = await tx
    .select({ countryCode: players.countryCode, provinceCode: players.provinceCode })
    .from(players)
    .where(eq(players.id, playerId));
  const residence = residenceOf(player ?? { countryCode: '', provinceCode: null });
  const { from } = periodWindow('D', now, timeZoneOf(residence));
  const [[withdrawal], [cancelled]] = await Promise.all([
    tx
      .select()
      .from(withdrawals)
      .where(and(eq(withdrawals.referenceId, referenceId), eq(withdrawals.playerId, playerId))),
    tx
      .select({ times: count() })
      .from(withdrawals)
      .where(
        and(
          eq(withdrawals.playerId, playerId),
          eq(withdrawals.state, 'CANCELLED'),
          gte(withdrawals.endedAt, new Date(from)),
        ),
      ),
  ]);
  const { withdrawalsMayBeReversed } = policyOfResidence(residence);
  return {
    withdrawal,
    mayBeReversed: withdrawalsMayBeReversed,
    cancelledToday: cancelled?.times ?? 0,
  };
}

/** WDR-08: puts the money of a withdrawal that waits back, once per idempotency key. */
export async function cancelWithdrawal({
  platform,
  session,
  headers,
  body,
}: Call<'cancelWithdrawal'>): Promise<Success<'cancelWithdrawal'>> {
  const { playerId } = session;
  const key = headers['Idempotency-Key'];
  await countIntention(platform, 'withdrawals', playerId, `cancel ${key}`);
  const now = platform.clock.now();
  const intent = { playerId, operation: 'cancelWithdrawal', key, body, mayRecur: false };
  return once(platform, intent, {
    read: (tx) => readFacts(tx, playerId, body.pendingWithdrawalId, now),
    decide: async (tx, wallet, { withdrawal, mayBeReversed, cancelledToday }) => {
      if (!mayBeReversed) {
        throw new Refusal(
          409,
          'error.withdrawal.cancel.not_allowed',
          'Where the player lives, a withdrawal is not taken back.',
        );
      }
      // Another amount is one that the player never saw.
      if (withdrawal?.state !== 'REQUESTED' || withdrawal.amount !== body.amount) {
        throw new Refusal(404, 'error.withdrawal.not_found', 'No such withdrawal waits.');
      }
      if (cancelledToday >= MOST_CANCELLED) {
        throw new Refusal(
          409,
          'error.withdrawal.cancel.limit_reached',
          `No more than ${MOST_CANCELLED} a day are taken back.`,
        );
      }
      await endWithdrawal(tx, wallet, withdrawal, { as: 'CANCELLED', now });
      return { reply: {}, writes: [] };
    },
  });
}
