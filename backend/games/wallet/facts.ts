import type { OwnLimit } from '../../../reference/own-limits.ts';
import { timeZoneOf } from '../../../reference/time-zones.ts';
import { readOwnLimits } from '../../banking/own-limits.ts';
import { owesReminderAnswer } from '../../limits/reminder.ts';
import type { Transaction } from '../../platform/database.ts';
import { statement } from '../../platform/statement.ts';
import { residenceOf } from '../../players/residence.ts';
import { FROM_BONUSES, HELD_BONUS, type HeldBonus } from '../../rewards/held-bonus.ts';
import type { AccountStatus, PlayerFlags } from '../../players/tables.ts';
import { checkOf } from '../checks.ts';
import { keepsFromPlay } from '../play-time.ts';
import type { ActKind } from '../tables.ts';
import type { Act, WalletStatus } from './act.ts';
import type { Play } from './play.ts';

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
  readonly isFree: boolean;
  /** How much of it left or reached the pocket of bonus money. */
  readonly bonusAmount: number;
  /** Whether it may count as wagered. */
  readonly isCounted: boolean;
  /** Of the row of the history; null where no money moved. */
  readonly reference: string | null;
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
}

/** What came before in a round of a game. */
interface InRound {
  /** The stakes that are taken and not undone, minor units. */
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
    'balanceAfter', a.balance_after, 'isFree', a.is_free, 'bonusAmount', a.bonus_amount, 'isCounted', a.bonus_id IS NOT NULL, 'reference', a.reference_id)
  FROM game_acts a WHERE a.supplier = $1`;
const OF_BET = `SELECT FROM game_acts a WHERE a.supplier = $1 AND a.bet_id = $3 AND a.player_id = $4`;

/** What a round of a game has; another game of the same supplier may count its rounds alike. */
function inRound(supplier: string, player: string, round: string, gameCode: string): string {
  const own = `player_id = ${player} AND supplier = ${supplier} AND round = ${round} AND game_code = ${gameCode}`;
  return `(SELECT json_build_object(
      'stakedInRound', coalesce(sum(amount) FILTER (WHERE stands), 0),
      'wonInRound', coalesce(sum(amount - fund_amount) FILTER (WHERE pays), 0),
      'paidInRound', coalesce(sum(amount) FILTER (WHERE pays), 0),
      'bonusStakedInRound', coalesce(sum(bonus_amount) FILTER (WHERE stands), 0),
      'countedInRound', coalesce(sum(amount) FILTER (WHERE stands AND bonus_id IS NOT NULL), 0),
      'wageredInRound', coalesce(sum(wagered), 0),
      'hasStakes', coalesce(bool_or(kind = 'BET'), false),
      'isClosed', coalesce(max(acted_at) FILTER (WHERE closes_round AND NOT is_promotion)
        >= max(acted_at) FILTER (WHERE kind = 'BET'), false))
      FROM (SELECT a.*, a.kind = 'WIN' AND NOT a.is_promotion AS pays,
          a.kind = 'BET' AND NOT a.is_free AND NOT EXISTS (SELECT FROM game_acts r
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
    (SELECT json_agg(${HELD_BONUS} ORDER BY b.id) FROM ${FROM_BONUSES}
      WHERE b.player_id = $4 AND b.status = 'ACTIVE') AS bonuses`;
const BET = `(${KNOWN} AND a.id = $3) AS bet`;
/** $6 round, $7 the game's code. */
const IN_ROUND = inRound('$1', '$4', '$6', '$7');

interface BeforeRow extends Record<string, unknown>, Omit<Before, 'balance' | 'bonuses'> {
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

const beforeOf = ({ known, isRolledBack, balance, bonuses }: BeforeRow): Before => ({
  known,
  isRolledBack,
  balance: Number(balance),
  bonuses: bonuses ?? [],
});

const roundIn = ({ round, listedOfRound, bonusOfRound }: RoundRow): InRound => ({
  ...round,
  listedOfRound: Number(listedOfRound),
  bonusOfRound,
});

async function readBeforeBet(tx: Transaction, act: Act, play: Play): Promise<BeforeBet> {
  const row = only(await readBet(tx, ofRound(act, play)));
  return { ...beforeOf(row), ...roundIn(row) };
}

async function readBeforeWin(tx: Transaction, act: Act, play: Play): Promise<BeforeWin> {
  const row = only(await readWin(tx, ofRound(act, play)));
  return { ...beforeOf(row), ...roundIn(row), bet: row.bet };
}

async function readBeforeRollback(tx: Transaction, act: Act, play: Play): Promise<BeforeRollback> {
  const row = only(await readRollback(tx, ofBet(act, play)));
  const { bet, hasWon } = row;
  const before = { ...beforeOf(row), hasWon };
  if (bet === null) return { ...before, bet };
  const round = await readRound(tx, [act.supplier, play.playerId, bet.round, bet.gameCode]);
  return { ...before, bet: { ...bet, ...roundIn(only(round)) } };
}

/** What decides whether a player may stake. */
export interface Standing {
  readonly status: AccountStatus;
  readonly statusUntil: Date | null;
  readonly excludedIndefinitely: boolean;
  readonly riskPayout: boolean;
  readonly multibrandSuspended: boolean;
  readonly flags: PlayerFlags;
  readonly termsVersion: number;
  /** yyyy-MM-dd; null where it is unknown. */
  readonly dateOfBirth: string | null;
  /** Of the log-in. */
  readonly loggedInAt: Date;
  readonly loggedOutAt: Date | null;
  readonly lastActivityAt: Date;
  /** Of the game session. */
  readonly endedAt: Date | null;
  readonly lastBetAt: Date | null;
  readonly limits: readonly OwnLimit[];
  /** Whether the law wants an answer to a reminder before play goes on, and it is due (EDD-07). */
  readonly owesAnswer: boolean;
  /** Whether a check inside games waits for an answer, or play rests after one. */
  readonly rests: boolean;
}

interface StandingRow extends Record<string, unknown> {
  readonly status: AccountStatus;
  readonly statusUntil: string | null;
  readonly excludedIndefinitely: boolean;
  readonly riskPayout: boolean;
  readonly multibrandSuspended: boolean;
  readonly flags: PlayerFlags;
  readonly termsVersion: number;
  readonly dateOfBirth: string | null;
  readonly loggedInAt: string;
  readonly loggedOutAt: string | null;
  readonly lastActivityAt: string;
  readonly endedAt: string | null;
  readonly lastBetAt: string | null;
}

/** The player's row is held: a break that begins meanwhile is waited for, or waits. */
const readStanding = statement<StandingRow>(
  'read_standing_of_bet',
  `SELECT p.status, p.status_until AS "statusUntil", p.excluded_indefinitely AS "excludedIndefinitely",
    p.risk_payout AS "riskPayout", p.multibrand_suspended AS "multibrandSuspended", p.flags,
    p.terms_version AS "termsVersion", p.date_of_birth::text AS "dateOfBirth", s.created_at AS "loggedInAt", s.ended_at AS "loggedOutAt",
    coalesce(s.last_activity_at, s.created_at) AS "lastActivityAt", g.ended_at AS "endedAt",
    g.last_bet_at AS "lastBetAt"
  FROM game_sessions g JOIN players p ON p.id = g.player_id JOIN sessions s ON s.id = g.session_id
  WHERE g.id = $1 FOR SHARE OF p`,
);

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** How the player stands as a bet comes. `now` in ms. */
async function standingOf(tx: Transaction, play: Play, now: number): Promise<Standing> {
  const zone = timeZoneOf(residenceOf(play));
  const session = { sessionId: play.loginId, playerId: play.playerId };
  const [[row], limits, owesAnswer, check] = await Promise.all([
    readStanding(tx, [play.gameSessionId]),
    readOwnLimits(tx, play.playerId, now, zone),
    owesReminderAnswer(tx, session, now),
    checkOf(tx, play.playerId, residenceOf(play), now),
  ]);
  if (!row) throw new Error('The game session is gone.');
  return {
    ...row,
    statusUntil: dateOf(row.statusUntil),
    loggedInAt: new Date(row.loggedInAt),
    loggedOutAt: dateOf(row.loggedOutAt),
    lastActivityAt: new Date(row.lastActivityAt),
    endedAt: dateOf(row.endedAt),
    lastBetAt: dateOf(row.lastBetAt),
    limits,
    owesAnswer,
    rests: keepsFromPlay(check),
  };
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
        readBeforeBet(tx, act, play),
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
