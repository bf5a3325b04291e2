import { lockWallet, type LockedWallet } from '../banking/ledger.ts';
import type { Transaction } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';
import { offereeOf, type Offeree } from './campaigns.ts';
import { endOverdue } from './ends.ts';
import { notEligible } from './judge.ts';
import { endDueSpins } from './spin-ends.ts';

/** A player to whom something is given, with their money held, so that no act of a game comes between. */
export interface HeldOfferee {
  readonly tx: Transaction;
  readonly wallet: LockedWallet;
  readonly player: Offeree;
  /** ms. */
  readonly now: number;
}

/** @throws Refusal where there is no such player. `now` in ms */
export async function offereeIn(tx: Transaction, playerId: string, now: number): Promise<Offeree> {
  const player = await offereeOf(tx, playerId, now);
  if (!player) throw notEligible();
  return player;
}

/**
 * Acts while a player's money is held. Whatever is over has ended before, so that nothing stands in the way any more
 * without need.
 * @throws Refusal where there is no such player
 */
export const holdOfferee = <Answer>(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  playerId: string,
  act: (held: HeldOfferee) => Promise<Answer>,
): Promise<Answer> =>
  db.transaction(async (tx) => {
    const wallet = await lockWallet(tx, playerId);
    if (!wallet) throw notEligible();
    const now = clock.now();
    await endOverdue(tx, wallet, now);
    await endDueSpins(tx, wallet, now);
    return act({ tx, wallet, player: await offereeIn(tx, playerId, now), now });
  });
