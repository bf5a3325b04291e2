import { and, eq, isNotNull, sum } from 'drizzle-orm';
import { noteBalance } from './bets.ts';
import type { StudioContext } from './context.ts';
import { ownRounds } from './record.ts';
import { refused } from './refusals.ts';
import {
  studioRounds,
  studioSessions,
  studioTransactions,
  type Session,
  type StoredRound,
} from './tables.ts';
import { askBalance } from './wallet.ts';

/** The wallet's balance as it was told last; of play money as it is. */
export async function lastTold({ db }: StudioContext, { id }: Session): Promise<Told> {
  const [row] = await db
    .select({ balance: studioSessions.balance })
    .from(studioSessions)
    .where(eq(studioSessions.id, id));
  return { balance: row?.balance ?? 0, isFresh: false };
}

/** A balance of the wallet: as it told it just now, or at its last answer. */
interface Told {
  readonly balance: number;
  readonly isFresh: boolean;
}

/**
 * The balance of the contract, in which the win of a closed round is, shown or not: the wallet's own, with the wins
 * of the game that the wallet has yet to be told of. Of a win that was sent and not answered nobody knows whether a
 * fresh balance has it: it is not counted twice.
 */
export async function withUnpaid(
  { db }: StudioContext,
  session: Session,
  { balance, isFresh }: Told,
): Promise<number> {
  const [row] = await db
    .select({ unpaid: sum(studioTransactions.amount).mapWith(Number) })
    .from(studioTransactions)
    .innerJoin(studioRounds, eq(studioRounds.id, studioTransactions.roundId))
    .where(
      and(
        ownRounds(session),
        eq(studioTransactions.kind, 'win'),
        // What becomes of the win of a free round, the operator knows alone.
        eq(studioRounds.isFree, false),
        // Few wait at any time, and they have an index.
        isNotNull(studioTransactions.nextAttemptAt),
        isFresh ? eq(studioTransactions.attempts, 0) : undefined,
      ),
    );
  return balance + (row?.unpaid ?? 0);
}

/** The wallet's balance as it tells it now. Who has a round under way sees it end, whatever became of their session. */
async function toldNow(
  context: StudioContext,
  session: Session,
  current: StoredRound | undefined,
): Promise<Told> {
  if (session.mode === 'free') return lastTold(context, session);
  const answer = await askBalance(context, session);
  if (answer?.status === 'OK') {
    return { balance: (await noteBalance(context, session, answer)) ?? 0, isFresh: true };
  }
  if (current) return lastTold(context, session);
  switch (answer?.status) {
    case 'INVALID_TOKEN':
    case 'TOKEN_EXPIRED':
      throw refused('error.studio.session_ended');
    case 'USER_DISABLED':
      throw refused('error.studio.not_allowed');
    default:
      throw refused('error.studio.wallet_unreachable');
  }
}

/**
 * The balance as the client is told of it.
 * @param current a round of the player that is to be shown
 */
export const balanceOf = async (
  context: StudioContext,
  session: Session,
  current: StoredRound | undefined,
): Promise<number> => withUnpaid(context, session, await toldNow(context, session, current));
