import type { Transaction } from '../../platform/database.ts';
import { statement } from '../../platform/statement.ts';
import {
  activeBonusesOf,
  FROM_BONUSES,
  HELD_BONUS,
  type HeldBonus,
} from '../../rewards/held-bonus.ts';
import { spinsLeft, spinsOf, type HeldSpins } from '../../rewards/held-spins.ts';
import type { ActKind } from '../tables.ts';
import type { Act, WalletStatus } from './act.ts';
import type { Play } from './play.ts';
import { standingOf, type Standing } from './standing.ts';

/** An act that came before. */
export interface KnownAct {
  readonly kind: ActKind;
  readonly playerId: string;
  readonly round: string;
  readonly gameCode: string;
  readonly contentHash: string;
  readonly status: WalletStatus;
  /** Minor units: what it said it was worth, and the balance in its answer. */
  readonly amount: number;
  readonly balanceAfter: number;
  /** How much of it left or reached the pocket of bonus money. */
  readonly bonusAmount: number;
  /** Whether it may count as wagered. */
  readonly isCounted: boolean;
  /** Of the row of the history; null where no money moved. */
  readonly reference: string | null;
  /** The free spins that it is of; null: none. */
  readonly awardId: string | null;
}

/** What came before an act, read under the lock of the player's money. */
interface Before {
  /** The act itself; null: it is new. */
  readonly known: KnownAct | null;
  /** The player's bet that it is, or is about, was undone, whether or not it came before. */
  readonly isRolledBack: boolean;
  /** The main balance, minor units. */
  readonly balance: number;
  /** The player's active bonuses. */
  readonly bonuses: readonly HeldBonus[];
  /** The free spins of the bet, or that a free bet may be of; undefined: there are none. */
  readonly spins: HeldSpins | undefined;
}

/** What came before in a round of a game. */
interface InRound {
  /** The stakes that are taken and not undone, minor units; that of a free round is none. */
  readonly stakedInRound: number;
  /** What it has won, promotions aside, minor units: what the player got, and what it paid in all. */
  readonly wonInRound: number;
  readonly paidInRound: number;
  /** Of the stakes those of bonus money, and those that may count as wagered. */
  readonly bonusStakedInRound: number;
  readonly countedInRound: number;
  /** What of it counts as wagered so far. */
  readonly wageredInRound: number;
  /** Whether a stake was taken, undone or not. */
  readonly hasStakes: boolean;
  readonly isClosed: boolean;
  /** The bonus that the round belongs to; null: none. */
  readonly bonusOfRound: HeldBonus | null;
  /** What the lists of winners have of it, euro cents. */
  readonly listedOfRound: number;
}

export interface BeforeBet extends Before, InRound {}

export interface BeforeWin extends Before, InRound {
  /** The bet that won; null: there is none. */
  readonly bet: KnownAct | null;
}

export interface BeforeRollback extends Before {
  /** The bet that is to be undone, with what its round has; null: there is none. */
  readonly bet: (KnownAct & InRound) | null;
  /** Whether the bet has won, promotions aside. */
  readonly hasWon: boolean;
}

const KNOWN = `SELECT json_build_object('kind', a.kind, 'playerId', a.player_id,
    'round', a.round, 'gameCode', a.game_code, 'contentHash', a.content_hash, 'status', a.status, 'amount', a.amount,
    'balanceAfter', a.balance_after, 'bonusAmount', a.bonus_amount, 'isCounted', a.bonus_id IS NOT NULL, 'reference', a.reference_id, 'awardId', a.award_id)
  FROM game_acts a WHERE a.supplier = $1`;
const OF_BET = `SELECT FROM game_acts a WHERE a.supplier = $1 AND a.bet_id = $3 AND a.player_id = $4`;

/** What a round of a game has; another game of the same supplier may count its rounds alike. */
function inRound(supplier: string, player: string, round: string, gameCode: string): string {
  const own = `player_id = ${player} AND supplier = ${supplier} AND round = ${round} AND game_code = ${gameCode}`;
  return `(SELECT json_build_object(
      'stakedInRound', coalesce(sum(amount - fund_amount) FILTER (WHERE stands), 0),
      'wonInRound', coalesce(sum(amount - fund_amount) FILTER (WHERE pays), 0),
      'paidInRound', coalesce(sum(amount) FILTER (WHERE pays), 0),
      'bonusStakedInRound', coalesce(sum(bonus_amount) FILTER (WHERE stands), 0),
      'countedInRound', coalesce(sum(amount) FILTER (WHERE stands AND bonus_id IS NOT NULL), 0),
      'wageredInRound', coalesce(sum(wagered), 0),
      'hasStakes', coalesce(bool_or(kind = 'BET'), false),
      'isClosed', coalesce(max(acted_at) FILTER (WHERE closes_round AND NOT is_promotion)
        >= max(acted_at) FILTER (WHERE kind = 'BET'), false))
      FROM (SELECT a.*, a.kind = 'WIN' AND NOT a.is_promotion AS pays,
          a.kind = 'BET' AND NOT EXISTS (SELECT FROM game_acts r
            WHERE r.supplier = ${supplier} AND r.bet_id = a.id AND r.player_id = ${player}
              AND r.kind = 'ROLLBACK') AS stands
        FROM game_acts a WHERE ${own} AND status = 'OK') acts) AS round,
    (SELECT coalesce(sum(amount), 0) FROM game_wins WHERE ${own}) AS "listedOfRound",
    (SELECT ${HELD_BONUS} FROM ${FROM_BONUSES} WHERE b.id = (SELECT max(bonus_id) FROM game_acts
      WHERE ${own} AND kind = 'BET' AND status = 'OK')) AS "bonusOfRound"`;
}

/** Of each kind of act only what decides on it. $1 supplier, $2 the act, $3 the bet, $4 player, $5 currency. */
const BEFORE = `SELECT (${KNOWN} AND a.id = $2) AS known,
    EXISTS (${OF_BET} AND a.kind = 'ROLLBACK') AS "isRolledBack",
    (SELECT balance FROM ledger_accounts
      WHERE player_id = $4 AND kind = 'MAIN' AND currency = $5) AS balance,
    ${activeBonusesOf('$4')} AS bonuses`;
const BET = `(${KNOWN} AND a.id = $3) AS bet`;
/** $6 round, $7 the game's code. */
const IN_ROUND = inRound('$1', '$4', '$6', '$7');

interface BeforeRow extends Record<string, unknown>, Omit<Before, 'balance' | 'bonuses' | 'spins'> {
  readonly balance: string | null;
  readonly bonuses: readonly HeldBonus[] | null;
}

interface RoundRow extends Record<string, unknown> {
  readonly round: Omit<InRound, 'listedOfRound' | 'bonusOfRound'>;
  readonly listedOfRound: string;
  readonly bonusOfRound: HeldBonus | null;
}

const readBet = statement<BeforeRow & RoundRow>('read_before_bet', `${BEFORE}, ${IN_ROUND}`);

const readWin = statement<BeforeRow & RoundRow & Pick<BeforeWin, 'bet'>>(
  'read_before_win',
  `${BEFORE}, ${BET}, ${IN_ROUND}`,
);

/** $1 supplier, $2 player, $3 round, $4 the game's code. */
const readRound = statement<RoundRow>(
  'read_round_of_bet',
  `SELECT ${inRound('$1', '$2', '$3', '$4')}`,
);

interface RollbackRow extends BeforeRow, Pick<BeforeRollback, 'hasWon'> {
  readonly bet: KnownAct | null;
}

const readRollback = statement<RollbackRow>(
  'read_before_rollback',
  `${BEFORE}, ${BET}, EXISTS (${OF_BET} AND a.kind = 'WIN' AND NOT a.is_promotion) AS "hasWon"`,
);

const only = <Found>([row]: readonly Found[]): Found => {
  if (!row) throw new Error('Nothing was read before an act.');
  return row;
};

const ofBet = ({ supplier, id, kind, betId }: Act, { playerId, currency }: Play) => [
  supplier,
  id,
  kind === 'BET' ? id : betId,
  playerId,
  currency,
];
const ofRound = (act: Act, play: Play) => [...ofBet(act, play), act.round, act.gameCode];

const beforeOf = (
  { known, isRolledBack, balance, bonuses }: BeforeRow,
  spins: HeldSpins | undefined,
): Before => ({
  known,
  isRolledBack,
  balance: Number(balance),
  bonuses: bonuses ?? [],
  spins,
});

const spinsOfBet = async (tx: Transaction, bet: KnownAct | null, { gameId }: Play) =>
  bet?.awardId ? spinsOf(tx, bet.awardId, gameId) : undefined;

const roundIn = ({ round, listedOfRound, bonusOfRound }: RoundRow): InRound => ({
  ...round,
  listedOfRound: Number(listedOfRound),
  bonusOfRound,
});

async function readBeforeBet(
  tx: Transaction,
  act: Act,
  play: Play,
  now: number,
): Promise<BeforeBet> {
  const row = only(await readBet(tx, ofRound(act, play)));
  const spins = act.isFree ? await spinsLeft(tx, play, now) : undefined;
  return { ...beforeOf(row, spins), ...roundIn(row) };
}

async function readBeforeWin(tx: Transaction, act: Act, play: Play): Promise<BeforeWin> {
  const row = only(await readWin(tx, ofRound(act, play)));
  const spins = await spinsOfBet(tx, row.bet, play);
  return { ...beforeOf(row, spins), ...roundIn(row), bet: row.bet };
}

async function readBeforeRollback(tx: Transaction, act: Act, play: Play): Promise<BeforeRollback> {
  const row = only(await readRollback(tx, ofBet(act, play)));
  const { bet, hasWon } = row;
  const before = { ...beforeOf(row, await spinsOfBet(tx, bet, play)), hasWon };
  if (bet === null) return { ...before, bet };
  const round = await readRound(tx, [act.supplier, play.playerId, bet.round, bet.gameCode]);
  return { ...before, bet: { ...bet, ...roundIn(only(round)) } };
}

/** What decides on an act, read under the lock of the player's money. */
export type Found =
  | { readonly kind: 'BET'; readonly before: BeforeBet; readonly standing: Standing }
  | { readonly kind: 'WIN'; readonly before: BeforeWin }
  | { readonly kind: 'ROLLBACK'; readonly before: BeforeRollback };

/** Sends its statements at once. `now` in ms. */
export async function readFacts(
  tx: Transaction,
  act: Act,
  play: Play,
  now: number,
): Promise<Found> {
  switch (act.kind) {
    case 'BET': {
      const [before, standing] = await Promise.all([
        readBeforeBet(tx, act, play, now),
        standingOf(tx, play, now),
      ]);
      return { kind: 'BET', before, standing };
    }
    case 'WIN':
      return { kind: 'WIN', before: await readBeforeWin(tx, act, play) };
    case 'ROLLBACK':
      return { kind: 'ROLLBACK', before: await readBeforeRollback(tx, act, play) };
  }
}
