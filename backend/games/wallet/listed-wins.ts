import { randomBytes } from 'node:crypto';
import { inEuroCents } from '../../banking/deposit-methods.ts';
import { statement, type Bound } from '../../platform/statement.ts';
import type { Act } from './act.ts';
import type { BeforeBet, BeforeWin } from './facts.ts';
import type { Play } from './play.ts';

/** An act of a round that was decided on, with what came before it. */
interface Done<Before> {
  readonly act: Act;
  readonly play: Play;
  readonly before: Before;
  /** ms since the epoch. */
  readonly now: number;
}

const noteWin = statement(
  'note_win_of_player',
  `INSERT INTO game_wins (id, site_id, game_id, player_id, amount, won_at, supplier, game_code, round)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);

/** $1 player, $2 supplier, $3 the game's code, $4 round, $5 its stakes, minor units. */
const forgetWins = statement(
  'forget_wins_of_round',
  `DELETE FROM game_wins w
  WHERE w.player_id = $1 AND w.supplier = $2 AND w.game_code = $3 AND w.round = $4
    AND (SELECT coalesce(sum(a.amount), 0) FROM game_acts a
      WHERE a.player_id = $1 AND a.supplier = $2 AND a.game_code = $3 AND a.round = $4
        AND a.status = 'OK' AND a.kind = 'WIN' AND NOT a.is_promotion) <= $5`,
);

/** What an act adds to the lists, euro cents: all that its round paid, once that is more than the stakes. */
function added({ act, play, before }: Done<BeforeWin>): number {
  const { stakedInRound, wonInRound, listedOfRound } = before;
  if (act.isPromotion) return inEuroCents(act.amount, play.currency);
  const won = wonInRound + act.amount;
  return won > stakedInRound ? inEuroCents(won, play.currency) - listedOfRound : 0;
}

/** What a round returns above its stakes is a win for the lists of winners (WIN-01); so is a prize. */
export function listWin(done: Done<BeforeWin>): readonly Bound[] {
  const { act, play, now } = done;
  const cents = added(done);
  if (cents <= 0) return [];
  const id = `win_${randomBytes(12).toString('hex')}`;
  const at = new Date(now).toISOString();
  const round = act.isPromotion ? [null, null, null] : [act.supplier, act.gameCode, act.round];
  return [noteWin.bind([id, play.siteId, play.gameId, play.playerId, cents, at, ...round])];
}

/** Who stakes what they won in a round has not won it: it is in no list until the round is above its stakes again. */
export function unlistWins({ act, play, before }: Done<BeforeBet>): readonly Bound[] {
  if (act.isFree || before.stakedInRound === 0) return [];
  const { supplier, gameCode, round } = act;
  const staked = before.stakedInRound + act.amount;
  return [forgetWins.bind([play.playerId, supplier, gameCode, round, staked])];
}
