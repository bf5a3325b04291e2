import { randomBytes } from 'node:crypto';
import { productOf } from '../../../reference/game-area.ts';
import {
  post,
  type Balances,
  type Entry,
  type LockedWallet,
  type Pocket,
} from '../../banking/ledger.ts';
import type { TransactionType } from '../../banking/tables.ts';
import { isWorthNoting, noteActivity } from '../../access/idle.ts';
import type { Transaction } from '../../platform/database.ts';
import { statement, type Bound } from '../../platform/statement.ts';
import type { Loyal } from '../../rewards/loyalty.ts';
import type { ActKind } from '../tables.ts';
import { contentOf, type Act } from './act.ts';
import { settleBonuses, stakeable, wageredNow } from './bonus.ts';
import type { Decided } from './decide.ts';
import { listed, roundOf } from './listed-wins.ts';
import { loyaltyAfter } from './loyalty.ts';
import type { Play } from './play.ts';
import { settleSpins } from './spins.ts';

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
  VALUES ($1, $2, $3, $4, 'COMPLETED', $5, $6, $7, $8, $9, $10)`,
);

/** Acts of a round have the order in which they were taken: each instance dates by a clock of its own. */
const noteAct = statement(
  'note_act_of_play',
  `INSERT INTO game_acts (supplier, id, kind, player_id, game_session_id, bet_id, round, closes_round,
    game_code, amount, currency, is_free, is_promotion, content_hash, status, balance_after,
    reference_id, acted_at, bonus_id, bonus_amount, fund_amount, wagered, paid_out, award_id)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
    greatest($18::timestamptz, (SELECT max(acted_at) + interval '1 microsecond' FROM game_acts
      WHERE player_id = $4 AND supplier = $1 AND round = $7 AND game_code = $9)), $19, $20, $21, $22, $23, $24)`,
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

/** Where the bonus money of the game's part of the product is. */
const pocketOf = ({ type }: Pick<Play, 'type'>): Pocket => `BONUS:${productOf({ _type: type })}`;

/** The row of bonus money beside that of own money. */
const ofBonus = (reference: string): string => `${reference}_bonus`;

/** What moves in each account, minor units. */
function entriesOf({ decision, play }: Decided): readonly Entry[] {
  const { moves, shares, spins } = decision;
  // What free spins win, the house gives.
  if (spins)
    return [
      { account: 'BONUS_FUND', amount: -moves },
      { account: 'MAIN', amount: moves },
    ];
  const sign = Math.sign(moves);
  const entries: readonly Entry[] = [
    { account: 'MAIN', amount: sign * shares.own },
    { account: pocketOf(play), amount: sign * shares.bonus },
    { account: 'BONUS_FUND', amount: sign * shares.fund },
    { account: 'GAMES', amount: -moves },
  ];
  return entries.filter(({ amount }) => amount !== 0);
}

/** The rows of the history: of own money, and of bonus money, which stands among bonuses. */
function rowsOf(decided: Decided, reference: string, balances: Balances): Bound[] {
  const { act, play, decision, now } = decided;
  const { type } = ROWS[act.kind];
  const stake = decided.kind === 'ROLLBACK' ? (decided.before.bet?.reference ?? null) : null;
  const at = new Date(now).toISOString();
  const row = (
    id: string,
    category: string,
    account: Pocket,
    amount: number,
    back: string | null,
  ) =>
    noteMovement.bind([
      id,
      play.playerId,
      type,
      category,
      Math.sign(decision.moves) * amount,
      play.currency,
      balances.get(account) ?? 0,
      account === 'MAIN' ? 'MAIN' : 'BONUS',
      at,
      back,
    ]);
  const { own, bonus } = decision.shares;
  const product = productOf({ _type: play.type });
  return [
    ...(own > 0 ? [row(reference, product, 'MAIN', own, stake)] : []),
    ...(bonus > 0
      ? [row(ofBonus(reference), 'BONUS', pocketOf(play), bonus, stake && ofBonus(stake))]
      : []),
  ];
}

/** Moves the money. @returns the main balance, and the reference of the rows of the history; null: none moved */
async function move(
  tx: Transaction,
  wallet: LockedWallet,
  decided: Decided,
): Promise<{ readonly main: number; readonly reference: string | null; writes: Bound[] }> {
  const { act, before, now, decision } = decided;
  if (decision.moves === 0) return { main: before.balance, reference: null, writes: [] };
  const balances = await post(tx, wallet, {
    reference: movementOf(act),
    at: now,
    entries: entriesOf(decided),
  });
  if (balances === undefined) throw new Error(`${movementOf(act)} has moved money before.`);
  const reference = `${ROWS[act.kind].prefix}_${randomBytes(8).toString('hex')}`;
  const main = balances.get('MAIN') ?? before.balance;
  return { main, reference, writes: rowsOf(decided, reference, balances) };
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

async function furtherWrites(
  tx: Transaction,
  decided: Decided,
  loyal: Loyal | undefined,
): Promise<readonly Bound[]> {
  if (decided.decision.status !== 'OK') return [];
  const others = decided.kind === 'BET' ? await afterBet(tx, decided) : [];
  return [...others, ...listed(decided), ...loyaltyAfter(tx, decided, loyal)];
}

/**
 * Does what was decided.
 * @param loyal the player as levels judge them; undefined: no round is over with it
 * @returns what may be staked then, and the statements that are left to be written
 */
export async function carryOut(
  tx: Transaction,
  wallet: LockedWallet,
  decided: Decided,
  loyal: Loyal | undefined,
): Promise<{ readonly balance: number; readonly writes: readonly Bound[] }> {
  const { act, play, decision, before, now } = decided;
  if (!decision.isKept) return { balance: stakeable(before, play, now), writes: [] };
  const moved = await move(tx, wallet, decided);
  const wagered = wageredNow(decided);
  const { main } = moved;
  const settled = await settleBonuses(tx, wallet, decided, { main, wagered });
  const balance = settled.balance + (await settleSpins(tx, wallet, decided));
  const further = await furtherWrites(tx, decided, loyal);
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
    balance,
    moved.reference,
    new Date(now).toISOString(),
    decision.bonus?.id ?? null,
    decision.shares.bonus,
    decision.shares.fund,
    wagered,
    decision.paidOut,
    decision.spins?.held.id ?? null,
  ]);
  return { balance, writes: [...moved.writes, kept, ...settled.writes, ...further] };
}
