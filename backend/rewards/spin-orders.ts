import { eq } from 'drizzle-orm';
import { lockWallet } from '../banking/ledger.ts';
import type { Executor } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';
import { statement } from '../platform/statement.ts';
import { offereeOf } from './campaigns.ts';
import { hasOpenSpin } from './held-spins.ts';
import { endSpins } from './spin-ends.ts';
import { freeSpinAwards } from './spin-tables.ts';

/** $1 the player. */
const readOpen = statement<{ readonly id: string }>(
  'read_free_spins_with_open_round',
  `SELECT a.id FROM free_spin_awards a WHERE a.player_id = $1 AND ${hasOpenSpin()}`,
);

/** The free spins of a player of which a round is open. */
export const withOpenRound = async (
  executor: Executor,
  playerId: string,
): Promise<ReadonlySet<string>> =>
  new Set((await readOpen(executor, [playerId])).map(({ id }) => id));

/** Free spins as somebody saw them who ends them: rounds played, and minor units won. */
interface SeenSpins {
  readonly id: string;
  readonly status: string;
  readonly played: number;
  readonly won: number;
}

/**
 * Ends free spins that run or wait for the operator, if they still are as they were seen: as if their time were over, once
 * no round of them is open, so that its win is wagered, too; or as if the player gave them up, whatever rounds are open.
 * @returns whether it did
 */
export const endForPlayer = (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  playerId: string,
  seen: SeenSpins,
  how: 'end' | 'revoke',
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const wallet = await lockWallet(tx, playerId);
    const now = clock.now();
    const player = wallet && (await offereeOf(tx, playerId, now));
    const own = player?.spins.find(({ spins }) => spins.id === seen.id);
    if (!wallet || !own) return false;
    const { spins, games } = own;
    const sum = (of: 'granted' | 'played') => games.reduce((all, game) => all + game[of], 0);
    const isStanding = spins.status === 'ACTIVE' || (spins.status === 'QUEUED' && how === 'revoke');
    const isAsSeen =
      spins.status === seen.status && sum('played') === seen.played && spins.won === seen.won;
    if (!isStanding || !isAsSeen) return false;
    if (how === 'end') {
      if ((await withOpenRound(tx, playerId)).has(seen.id)) return false;
      await endSpins(tx, wallet, { ...spins, unplayed: sum('granted') - sum('played') }, now);
      return true;
    }
    await tx
      .update(freeSpinAwards)
      .set({ status: 'FORFEITED' })
      .where(eq(freeSpinAwards.id, spins.id));
    return true;
  });
