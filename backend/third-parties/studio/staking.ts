import { and, eq } from 'drizzle-orm';
import type { components } from '../../../openapi/schema.gen.ts';
import type { Transaction } from '../../platform/database.ts';
import type { StudioContext } from './context.ts';
import { deliver, endBet, giveUpBet, noteBalance, voidRound } from './queue.ts';
import { payPlayMoney, tellRound, type advance } from './record.ts';
import { refused } from './refusals.ts';
import {
  studioRounds,
  studioSessions,
  type Session,
  type StakeRefusal,
  type StudioTransaction,
} from './tables.ts';
import { send, type WalletAnswer } from './wallet.ts';

export type RoundPlayed = components['schemas']['RoundPlayed'];

/** A stake that was asked for: taken, or why not. */
type Asked =
  | { readonly isTaken: true; readonly balance: number | undefined }
  | { readonly isTaken: false; readonly refusal: StakeRefusal; readonly isLost: boolean };

/** What a wallet says no with. Anything else is no answer: nobody knows what it did. */
const REFUSALS: Readonly<Partial<Record<WalletAnswer['status'], StakeRefusal>>> = {
  NOT_ENOUGH_MONEY: 'error.studio.not_enough_money',
  LIMIT_REACHED: 'error.studio.limit_reached',
  USER_DISABLED: 'error.studio.not_allowed',
  // Why play rests, and until when, the operator's page says.
  PLAY_RESTS: 'error.studio.not_allowed',
  INVALID_TOKEN: 'error.studio.session_ended',
  TOKEN_EXPIRED: 'error.studio.session_ended',
};

async function ask(
  context: StudioContext,
  session: Session,
  bet: StudioTransaction,
): Promise<Asked> {
  const answer = await send(context, session, bet);
  const balance = await noteBalance(context, session, answer);
  if (answer?.status === 'OK') return { isTaken: true, balance };
  const refusal = answer && REFUSALS[answer.status];
  return refusal
    ? { isTaken: false, refusal, isLost: false }
    : { isTaken: false, refusal: 'error.studio.wallet_unreachable', isLost: true };
}

/**
 * Asks the wallet for a stake that is kept already, and goes on once it is taken; without an answer it is rolled
 * back.
 * @throws Refusal where it is not taken
 */
export async function stakeThen(
  context: StudioContext,
  session: Session,
  bet: StudioTransaction,
  goOn: (tx: Transaction) => ReturnType<typeof advance>,
): Promise<RoundPlayed> {
  const { db, now } = context;
  const asked = await ask(context, session, bet);
  const done = await db.transaction(async (tx) => {
    if (asked.isTaken) {
      // Whoever came later than the worker finds the stake given back.
      return (await endBet(tx, bet, 'DONE')) ? goOn(tx) : 'error.studio.wallet_unreachable';
    }
    if (asked.isLost) await giveUpBet(tx, bet, asked.refusal, now());
    else if ((await endBet(tx, bet, 'REFUSED')) && bet.act === null) {
      await voidRound(tx, bet.roundId, asked.refusal, now());
    }
    return asked.refusal;
  });
  if (typeof done === 'string') throw refused(done);
  return answer(context, session, done, asked.isTaken ? asked.balance : undefined);
}

/**
 * The round with the balance after it; its win is sent first, and counts as paid where the wallet has yet to say so.
 * @param balance as the wallet told it at the stake
 */
export async function answer(
  context: StudioContext,
  session: Session,
  { round, win }: Awaited<ReturnType<typeof advance>>,
  balance?: number,
): Promise<RoundPlayed> {
  const paid = win && (await deliver(context, session, win));
  return {
    round: tellRound(session, round),
    balance: paid ?? (balance ?? (await lastBalance(context, session))) + (win?.amount ?? 0),
  };
}

/** The balance as it was told last; of play money as it is. */
export async function lastBalance({ db }: StudioContext, { id }: Session): Promise<number> {
  const [row] = await db
    .select({ balance: studioSessions.balance })
    .from(studioSessions)
    .where(eq(studioSessions.id, id));
  return row?.balance ?? 0;
}

/** The rounds of a player in the game, of all their sessions. */
export const ownRounds = ({ player, slug }: Session) =>
  and(eq(studioRounds.player, player), eq(studioRounds.slug, slug));

/** Takes a stake of play money. @throws Refusal where there is not so much */
export async function takePlayMoney(
  tx: Transaction,
  session: Session,
  stake: number,
): Promise<void> {
  const [row] = await tx
    .select({ balance: studioSessions.balance })
    .from(studioSessions)
    .where(eq(studioSessions.id, session.id))
    .for('update');
  if ((row?.balance ?? 0) < stake) throw refused('error.studio.not_enough_money');
  await payPlayMoney(tx, session, -stake);
}
