import { lockWallet } from '../banking/ledger.ts';
import type { Call, Success } from '../platform/operation.ts';
import { countTowards } from '../platform/rate-limit-store.ts';
import { Refusal } from '../platform/refusal.ts';
import { offereeOf, runningOf } from './campaigns.ts';
import { endActive } from './ends.ts';
import { wageredOf } from './present.ts';

/** FORF-04: ends a bonus that runs and is not wagered, if it still is as the player was shown it. */
export async function forfeitBonus({
  platform,
  session: { playerId },
  params: { assignmentId },
  body,
}: Call<'forfeitBonus'>): Promise<Success<'forfeitBonus'>> {
  const { db, clock } = platform;
  await countTowards(platform, db, 'rewards', playerId);
  return db.transaction(async (tx) => {
    const wallet = await lockWallet(tx, playerId);
    const now = clock.now();
    const player = wallet && (await offereeOf(tx, playerId, now));
    const own = player?.given.find(({ bonus }) => bonus.id === assignmentId);
    if (!wallet || !player || !own)
      throw new Refusal(404, 'error.bonus.not_found', 'The player has no such bonus.');
    if (own.bonus.status === 'FORFEITED') return {};
    const isAsShown =
      runningOf(player, now).includes(own) &&
      own.bonus.wageringLeft > 0 &&
      wageredOf(own) === body.wageringProgress &&
      (own.balance ?? 0) === body.balance;
    if (!isAsShown)
      throw new Refusal(409, 'error.bonus.changed', 'The bonus is not as it was shown.');
    await endActive(tx, wallet, ({ id }) => (id === assignmentId ? 'FORFEITED' : undefined), now);
    return {};
  });
}
