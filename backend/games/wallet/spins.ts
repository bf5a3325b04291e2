import { productOf } from '../../../reference/game-area.ts';
import type { LockedWallet } from '../../banking/ledger.ts';
import type { Transaction } from '../../platform/database.ts';
import { hasOtherOpenSpin } from '../../rewards/held-spins.ts';
import { changeSpins, endSpins } from '../../rewards/spin-ends.ts';
import { roundAfter } from './bonus.ts';
import type { Decided } from './decide.ts';
import { roundOf } from './listed-wins.ts';

/**
 * What an act means for the free spins that it belongs to: rounds played, what is won, and their end, once no round is
 * left or their time is over, and none is open.
 * @returns what becomes playable of it in the game, minor units
 */
export async function settleSpins(
  tx: Transaction,
  wallet: LockedWallet,
  decided: Decided,
): Promise<number> {
  const { decision, play, act, kind, now } = decided;
  if (!decision.spins) return 0;
  const { held, played, won } = decision.spins;
  await changeSpins(tx, held, { gameId: play.gameId, played, won });
  const after = { ...held, won: held.won + won, unplayed: held.unplayed - played };
  const isOpen = kind !== 'ROLLBACK' && roundAfter(decided)?.isClosed !== true;
  const isOver = after.unplayed === 0 || after.expiresAt <= now;
  if (held.status !== 'ACTIVE' || isOpen || !isOver) return 0;
  const { gameCode, name } = roundOf(decided);
  if (await hasOtherOpenSpin(tx, held, [act.supplier, gameCode, name])) return 0;
  const credited = await endSpins(tx, wallet, after, now);
  return productOf({ _type: play.type }) === held.vertical ? credited : 0;
}
