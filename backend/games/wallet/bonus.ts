import { productOf } from '../../../reference/game-area.ts';
import { policyOfResidence } from '../../../reference/policies.ts';
import type { LockedWallet } from '../../banking/ledger.ts';
import type { Transaction } from '../../platform/database.ts';
import { statement, type Bound } from '../../platform/statement.ts';
import { residenceOf } from '../../players/residence.ts';
import { changed, endBonus, type BonusEnd } from '../../rewards/ends.ts';
import { isOverdue, playableIn, type HeldBonus } from '../../rewards/held-bonus.ts';
import { wageredBy, type WageredRound } from '../../rewards/wagering.ts';
import type { Decided } from './decide.ts';
import type { Found } from './facts.ts';
import { roundOf } from './listed-wins.ts';
import type { Play } from './play.ts';

/** What a supplier is told that the player may stake: own money, and the bonus of that part of the product. */
export const stakeable = (
  { balance, bonuses }: Pick<Found['before'], 'balance' | 'bonuses'>,
  { type }: Pick<Play, 'type'>,
  now: number,
): number => balance + (playableIn(bonuses, productOf({ _type: type }), now)?.balance ?? 0);

interface Round extends WageredRound {
  /** Of the stakes those of bonus money. */
  readonly ofBonus: number;
  readonly wagered: number;
}

/** The round once the act is done; undefined: there is none. */
export function roundAfter({ kind, before, act, decision }: Decided): Round | undefined {
  const inRound = kind === 'ROLLBACK' ? before.bet : before;
  if (!inRound) return undefined;
  const staked = kind === 'WIN' ? 0 : -decision.moves;
  const ofBonus = kind === 'ROLLBACK' ? -(before.bet?.bonusAmount ?? 0) : decision.shares.bonus;
  return {
    staked: inRound.stakedInRound + staked,
    counted: inRound.countedInRound + (kind === 'ROLLBACK' && !before.bet?.isCounted ? 0 : staked),
    ofBonus: inRound.bonusStakedInRound + (kind === 'WIN' ? 0 : ofBonus),
    paid: inRound.paidInRound + (kind === 'WIN' ? act.amount : 0),
    wagered: inRound.wageredInRound,
    isClosed: act.closesRound || (kind !== 'BET' && inRound.isClosed),
  };
}

/** By how much an act changes what is wagered of its bonus. */
export function wageredNow(decided: Decided): number {
  const { decision, play, now } = decided;
  const { bonus } = decision;
  const round = roundAfter(decided);
  if (!bonus || !round || bonus.status !== 'ACTIVE' || isOverdue(bonus, now)) return 0;
  return wageredBy(round, play, policyOfResidence(residenceOf(play))) - round.wagered;
}

/** $1 player, $2 bonus; $3 supplier, $4 the game's code and $5 the name of the round that is left out. */
const readOpenRounds = statement<{ readonly isOpen: boolean }>(
  'read_open_rounds_of_bonus',
  `SELECT EXISTS (SELECT FROM game_acts b WHERE b.player_id = $1 AND b.bonus_id = $2
    AND b.kind = 'BET' AND b.bonus_amount > 0 AND b.status = 'OK'
    AND (b.supplier, b.game_code, b.round) <> ($3, $4, $5)
    AND NOT EXISTS (SELECT FROM game_acts r WHERE r.supplier = b.supplier AND r.bet_id = b.id
      AND r.player_id = b.player_id AND r.kind = 'ROLLBACK')
    AND NOT EXISTS (SELECT FROM game_acts c WHERE c.player_id = b.player_id AND c.supplier = b.supplier
      AND c.round = b.round AND c.game_code = b.game_code AND c.acted_at >= b.acted_at
      AND c.closes_round AND NOT c.is_promotion AND c.status = 'OK')) AS "isOpen"`,
);

/** How an act ends its bonus, if it does: once nothing is left to do with it, and no round with its money is open. */
async function endOf(
  tx: Transaction,
  bonus: HeldBonus,
  decided: Decided,
): Promise<BonusEnd | undefined> {
  if (bonus.wageringLeft > 0 && bonus.balance > 0) return undefined;
  const round = roundAfter(decided);
  if (!round || (round.ofBonus > 0 && !round.isClosed)) return undefined;
  const { gameCode, name } = roundOf(decided);
  const { play, act } = decided;
  const [others] = await readOpenRounds(tx, [
    play.playerId,
    bonus.id,
    act.supplier,
    gameCode,
    name,
  ]);
  if (others?.isOpen !== false) return undefined;
  return bonus.wageringLeft <= 0 ? 'COMPLETED' : 'USED_UP';
}

/** The bonus of an act once its money has moved; undefined: it is none of a bonus's. */
function afterAct({ kind, decision }: Decided, wagered: number): HeldBonus | undefined {
  const { bonus, shares, paidOut } = decision;
  if (!bonus) return undefined;
  return {
    ...bonus,
    wageringLeft: bonus.wageringLeft - wagered,
    paidOut: bonus.paidOut + paidOut,
    balance: bonus.balance + (kind === 'BET' ? -shares.bonus : shares.bonus),
  };
}

/**
 * What an act means for the player's bonuses, once its money has moved: what is wagered of the one that it belongs to,
 * and the end of those that are over. @param main the main balance
 * @returns what may be staked then, and the statements that are left to be written
 */
export async function settleBonuses(
  tx: Transaction,
  wallet: LockedWallet,
  decided: Decided,
  { main, wagered }: { readonly main: number; readonly wagered: number },
): Promise<{ readonly balance: number; readonly writes: readonly Bound[] }> {
  const { before, decision, play, now } = decided;
  const touched = afterAct(decided, wagered);
  const writes: Bound[] = [];
  const { paidOut } = decision;
  if (touched && (wagered !== 0 || paidOut > 0))
    writes.push(changed(touched, { wagered, paidOut, status: touched.status }));
  const left: HeldBonus[] = [];
  let balance = main;
  for (const each of before.bonuses) {
    const bonus = each.id === touched?.id ? touched : each;
    const end = isOverdue(bonus, now)
      ? 'EXPIRED'
      : bonus === touched && (await endOf(tx, bonus, decided));
    if (!end) {
      left.push(bonus);
      continue;
    }
    const ended = await endBonus(tx, wallet, bonus, end, now);
    balance = ended.main ?? balance;
    writes.push(...ended.writes);
  }
  return { balance: stakeable({ balance, bonuses: left }, play, now), writes };
}
