import { randomBytes } from 'node:crypto';
import { productOf } from '../../../reference/game-area.ts';
import { post, type LockedWallet, type Pocket } from '../../banking/ledger.ts';
import type { TransactionType } from '../../banking/tables.ts';
import { isWorthNoting, noteActivity } from '../../access/idle.ts';
import type { Transaction } from '../../platform/database.ts';
import { statement, type Bound } from '../../platform/statement.ts';
import type { ActKind } from '../tables.ts';
import { contentOf, type Act } from './act.ts';
import type { Decided } from './decide.ts';
import { listed, roundOf } from './listed-wins.ts';

/**
 * The pocket that a stake is taken from, and that its wins and its rollback go back to. This is the place for
 * pockets of bonus money: a bet's shares, and the same shares for what it wins.
 */
const PLAYED_FROM: Pocket = 'MAIN';

/** By kind of act: the row of the history, and the prefix of its reference. */
const ROWS: Readonly<Record<ActKind, { readonly type: TransactionType; readonly prefix: string }>> =
  {
    BET: { type: 'BET', prefix: 'bet' },
    WIN: { type: 'WIN', prefix: 'win' },
    ROLLBACK: { type: 'BET_VOID', prefix: 'void' },
  };

/** Money can move only once for it: a bet is undone once, whatever the rollback is called. */
const movementOf = ({ kind, supplier, id, betId }: Act): string =>
  `${ROWS[kind].prefix}:${supplier}:${kind === 'ROLLBACK' ? betId : id}`;

const noteMovement = statement(
  'note_movement_of_play',
  `INSERT INTO transactions (reference_id, player_id, type, category, status, amount, currency,
    balance_after, wallet, transacted_at, stake_reference_id)
  VALUES ($1, $2, $3, $4, 'COMPLETED', $5, $6, $7, 'MAIN', $8, $9)`,
);

const noteAct = statement(
  'note_act_of_play',
  `INSERT INTO game_acts (supplier, id, kind, player_id, game_session_id, bet_id, round, closes_round,
    game_code, amount, currency, is_free, is_promotion, content_hash, status, balance_after,
    reference_id, acted_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
);

const noteBet = statement(
  'note_bet_of_session',
  'UPDATE game_sessions SET last_bet_at = $2 WHERE id = $1',
);

/** LOBBY-15: the game is among those that the player played. */
const notePlayed = statement(
  'note_played_game',
  `INSERT INTO opened_games (player_id, game_id, opened_at, played_at) VALUES ($1, $2, $3, $3)
  ON CONFLICT (player_id, game_id) DO UPDATE SET played_at = $3`,
);

/** Moves the money. @returns the balance, and the reference of the row that the history gets; null: none moved */
async function move(
  tx: Transaction,
  wallet: LockedWallet,
  decided: Decided,
): Promise<{ readonly balance: number; readonly reference: string | null; writes: Bound[] }> {
  const { act, play, before, now } = decided;
  const { moves } = decided.decision;
  if (moves === 0) return { balance: before.balance, reference: null, writes: [] };
  const balances = await post(tx, wallet, {
    reference: movementOf(act),
    at: now,
    entries: [
      { account: PLAYED_FROM, amount: moves },
      { account: 'GAMES', amount: -moves },
    ],
  });
  const balance = balances?.get(PLAYED_FROM);
  if (balance === undefined) throw new Error(`${movementOf(act)} has moved money before.`);
  const { type, prefix } = ROWS[act.kind];
  const reference = `${prefix}_${randomBytes(8).toString('hex')}`;
  const row = noteMovement.bind([
    reference,
    play.playerId,
    type,
    productOf({ _type: play.type }),
    moves,
    play.currency,
    balance,
    new Date(now).toISOString(),
    decided.kind === 'ROLLBACK' ? (decided.before.bet?.reference ?? null) : null,
  ]);
  return { balance, reference, writes: [row] };
}

/** What else a stake means: the game was played, and the player is there (ACT-05). */
async function afterBet(
  tx: Transaction,
  decided: Extract<Decided, { kind: 'BET' }>,
): Promise<readonly Bound[]> {
  const { play, standing, now } = decided;
  const at = new Date(now);
  if (isWorthNoting(standing.lastActivityAt, now)) await noteActivity(tx, play.loginId, at);
  const bet = noteBet.bind([play.gameSessionId, at.toISOString()]);
  if (standing.lastBetAt) return [bet];
  return [bet, notePlayed.bind([play.playerId, play.gameId, at.toISOString()])];
}

async function furtherWrites(tx: Transaction, decided: Decided): Promise<readonly Bound[]> {
  if (decided.decision.status !== 'OK') return [];
  const others = decided.kind === 'BET' ? await afterBet(tx, decided) : [];
  return [...others, ...listed(decided)];
}

/** Does what was decided. @returns the balance then, and the statements that are left to be written */
export async function carryOut(
  tx: Transaction,
  wallet: LockedWallet,
  decided: Decided,
): Promise<{ readonly balance: number; readonly writes: readonly Bound[] }> {
  const { act, play, decision, before, now } = decided;
  if (!decision.isKept) return { balance: before.balance, writes: [] };
  const moved = await move(tx, wallet, decided);
  const further = await furtherWrites(tx, decided);
  const { gameCode, name: round } = roundOf(decided);
  const kept = noteAct.bind([
    act.supplier,
    act.id,
    act.kind,
    play.playerId,
    play.gameSessionId,
    act.betId,
    round,
    act.closesRound,
    gameCode,
    act.kind === 'ROLLBACK' ? decision.moves : act.amount,
    play.currency,
    act.isFree,
    act.isPromotion,
    contentOf(act),
    decision.status,
    moved.balance,
    moved.reference,
    new Date(now).toISOString(),
  ]);
  return { balance: moved.balance, writes: [...moved.writes, kept, ...further] };
}
