import { eq } from 'drizzle-orm';
import { lockWallet } from '../banking/ledger.ts';
import type { Transaction } from '../platform/database.ts';
import type { Call, Success } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { countTowards } from '../platform/rate-limit-store.ts';
import { Refusal } from '../platform/refusal.ts';
import { offereeOf, runningOf, type GivenSpins } from './campaigns.ts';
import { endActive } from './ends.ts';
import { wageredOf } from './present.ts';
import { areEnding, countOf } from './present-spins.ts';
import { freeSpinAwards } from './spin-tables.ts';

/** A bonus as somebody saw it who ends it, minor units. */
interface Shown {
  readonly wageringProgress: number;
  readonly balance: number;
}

const changed = () => new Refusal(409, 'error.bonus.changed', 'The bonus is not as it was shown.');

/** Whoever gives free spins up keeps what was own money already. */
async function giveUpSpins(
  tx: Transaction,
  given: GivenSpins,
  shown: Shown,
  now: number,
): Promise<void> {
  const { id, status } = given.spins;
  if (status === 'FORFEITED') return;
  const { played, balance } = countOf(given);
  const isAsShown =
    (status === 'QUEUED' || status === 'ACTIVE') &&
    !areEnding(given, now) &&
    played === shown.wageringProgress &&
    balance === shown.balance;
  if (!isAsShown) throw changed();
  await tx.update(freeSpinAwards).set({ status: 'FORFEITED' }).where(eq(freeSpinAwards.id, id));
}

/**
 * Ends a bonus that runs and is not wagered, or free spins that run or wait and are not all played, if they still are
 * as they were shown. Nothing happens where they are given up already.
 * @throws Refusal where the player has none such, or it has changed
 */
export const giveUp = (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  playerId: string,
  bonusId: string,
  shown: Shown,
): Promise<void> =>
  db.transaction(async (tx) => {
    const wallet = await lockWallet(tx, playerId);
    const now = clock.now();
    const player = wallet && (await offereeOf(tx, playerId, now));
    const spins = player?.spins.find((one) => one.spins.id === bonusId);
    if (spins) return giveUpSpins(tx, spins, shown, now);
    const own = player?.given.find(({ bonus }) => bonus.id === bonusId);
    if (!wallet || !player || !own)
      throw new Refusal(404, 'error.bonus.not_found', 'The player has no such bonus.');
    if (own.bonus.status === 'FORFEITED') return;
    const isAsShown =
      runningOf(player, now).includes(own) &&
      own.bonus.wageringLeft > 0 &&
      wageredOf(own) === shown.wageringProgress &&
      (own.balance ?? 0) === shown.balance;
    if (!isAsShown) throw changed();
    await endActive(tx, wallet, ({ id }) => (id === bonusId ? 'FORFEITED' : undefined), now);
  });

/** FORF-04: a player gives a bonus up. */
export async function forfeitBonus({
  platform,
  session: { playerId },
  params: { assignmentId },
  body,
}: Call<'forfeitBonus'>): Promise<Success<'forfeitBonus'>> {
  await countTowards(platform, platform.db, 'rewards', playerId);
  await giveUp(platform, playerId, assignmentId, body);
  return {};
}
