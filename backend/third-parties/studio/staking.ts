import { eq } from 'drizzle-orm';
import type { components } from '../../../openapi/schema.gen.ts';
import type { Transaction } from '../../platform/database.ts';
import { lastTold, withUnpaid } from './balance.ts';
import type { StudioContext } from './context.ts';
import { endBet, giveUpBet, noteBalance, refuseBet } from './bets.ts';
import { freeRoundsIn } from './free-rounds.ts';
import { payPlayMoney, tellRound } from './record.ts';
import { refused } from './refusals.ts';
import { studioSessions, type Session, type StakeRefusal, type StoredRound } from './tables.ts';
import { send, type AskedBet, type WalletAnswer } from './wallet.ts';

export type RoundPlayed = components['schemas']['RoundPlayed'];

/** A stake that was asked for: taken, or why not. */
type Asked =
  | { readonly isTaken: true; readonly balance: number | undefined }
  | {
      readonly isTaken: false;
      readonly refusal: StakeRefusal;
      readonly isLost: boolean;
      /** That a bonus is played with, minor units. */
      readonly highestStake?: number | undefined;
    };

/** What a wallet says no with. Anything else is no answer: nobody knows what it did. */
const REFUSALS: Readonly<Partial<Record<WalletAnswer['status'], StakeRefusal>>> = {
  NOT_ENOUGH_MONEY: 'error.studio.not_enough_money',
  BONUS_STAKE_TOO_HIGH: 'error.studio.bonus_stake',
  LIMIT_REACHED: 'error.studio.limit_reached',
  NO_FREE_ROUND: 'error.studio.no_free_round',
  USER_DISABLED: 'error.studio.not_allowed',
  // Why play rests, and until when, the operator's page says.
  PLAY_RESTS: 'error.studio.not_allowed',
  INVALID_TOKEN: 'error.studio.session_ended',
  TOKEN_EXPIRED: 'error.studio.session_ended',
};

async function ask(context: StudioContext, session: Session, bet: AskedBet): Promise<Asked> {
  const answer = await send(context, session, bet);
  const balance = await noteBalance(context, session, answer);
  if (answer?.status === 'OK') return { isTaken: true, balance };
  const refusal = answer && REFUSALS[answer.status];
  return refusal
    ? { isTaken: false, refusal, isLost: false, highestStake: answer.highest_stake }
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
  bet: AskedBet,
  goOn: (tx: Transaction) => Promise<StoredRound>,
): Promise<RoundPlayed> {
  const { db, now } = context;
  const asked = await ask(context, session, bet);
  const done = await db.transaction(async (tx) => {
    if (asked.isTaken) {
      // Whoever came later than the worker finds the stake given back.
      return (await endBet(tx, bet, 'DONE')) ? goOn(tx) : 'error.studio.wallet_unreachable';
    }
    if (asked.isLost) await giveUpBet(tx, bet, asked.refusal, now());
    else await refuseBet(tx, bet, asked.refusal, now());
    return asked.refusal;
  });
  const highestStake = asked.isTaken ? undefined : asked.highestStake;
  if (typeof done === 'string')
    throw refused(done, highestStake === undefined ? undefined : { highestStake });
  return answer(context, session, done, asked.isTaken ? asked.balance : undefined);
}

/**
 * The round with the balance after it.
 * @param told the balance as the wallet told it at the stake
 */
export async function answer(
  context: StudioContext,
  session: Session,
  round: StoredRound,
  told?: number,
): Promise<RoundPlayed> {
  const known =
    told === undefined ? await lastTold(context, session) : { balance: told, isFresh: true };
  return {
    round: tellRound(session, round),
    balance: await withUnpaid(context, session, known),
    ...(await freeRoundsIn(context, session)),
  };
}

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
