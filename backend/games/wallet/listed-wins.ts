import { randomBytes } from 'node:crypto';
import { inEuroCents } from '../../banking/deposit-methods.ts';
import { statement, type Bound } from '../../platform/statement.ts';
import type { Decided } from './decide.ts';

const noteWin = statement(
  'note_win_of_player',
  `INSERT INTO game_wins (id, site_id, game_id, player_id, amount, won_at, supplier, game_code, round)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);

/** $1 player, $2 supplier, $3 the game's code, $4 round. */
const forgetWins = statement(
  'forget_wins_of_round',
  'DELETE FROM game_wins WHERE player_id = $1 AND supplier = $2 AND game_code = $3 AND round = $4',
);

type Round = readonly [supplier: string, gameCode: string, round: string];

/** @param round null of a prize, which is of none */
function list({ play, now }: Decided, cents: number, round: Round | null): Bound {
  const id = `win_${randomBytes(12).toString('hex')}`;
  const at = new Date(now).toISOString();
  const [supplier, gameCode, name] = round ?? [null, null, null];
  return noteWin.bind([
    id,
    play.siteId,
    play.gameId,
    play.playerId,
    cents,
    at,
    supplier,
    gameCode,
    name,
  ]);
}

interface Sums {
  /** The stakes of the round once the act is done, and what it has won, minor units. */
  readonly staked: number;
  readonly won: number;
  /** What the lists have of it, euro cents. */
  readonly listed: number;
}

function sumsOf({ kind, before, act, decision }: Decided): Sums | undefined {
  const inRound = kind === 'ROLLBACK' ? before.bet : before;
  if (!inRound) return undefined;
  const { stakedInRound, wonInRound, listedOfRound: listed } = inRound;
  return kind === 'WIN'
    ? { staked: stakedInRound, won: wonInRound + act.amount - decision.shares.fund, listed }
    : { staked: stakedInRound - decision.moves, won: wonInRound, listed };
}

/**
 * What an act of a round changes in the lists of winners (WIN-01). They have of a round all that it paid, once that
 * is more than its stakes, and nothing before; a prize is a win of its own.
 */
export function listed(decided: Decided): readonly Bound[] {
  const { act, play } = decided;
  if (decided.kind === 'WIN' && act.isPromotion) {
    const cents = inEuroCents(act.amount, play.currency);
    return cents > 0 ? [list(decided, cents, null)] : [];
  }
  const sums = sumsOf(decided);
  if (!sums) return [];
  const { gameCode, name } = roundOf(decided);
  const right = sums.won > sums.staked ? inEuroCents(sums.won, play.currency) : 0;
  if (right > sums.listed)
    return [list(decided, right - sums.listed, [act.supplier, gameCode, name])];
  if (right === 0 && sums.listed > 0)
    return [forgetWins.bind([play.playerId, act.supplier, gameCode, name])];
  return [];
}

/** The round that an act belongs to: of a rollback, that of its bet, whatever it names itself. */
export function roundOf({ kind, before, act }: Decided): { gameCode: string; name: string } {
  const { gameCode, round: name } = (kind === 'ROLLBACK' ? before.bet : null) ?? act;
  return { gameCode, name };
}
