import { isOpenToOffers, type OfferFacts } from '../players/offers.ts';
import type { players } from '../players/tables.ts';
import { currentStatus } from './status.ts';

type Player = typeof players.$inferSelect;

/** The facts of a player that decide whether offers reach them. */
export type OfferedPlayer = OfferFacts &
  Pick<
    Player,
    'status' | 'statusUntil' | 'excludedIndefinitely' | 'riskPayout' | 'multibrandSuspended'
  >;

/**
 * Whether the platform puts offers before a player, and gives what they offer: to whoever may play, deposit and be paid
 * out, and whose bonuses are on (GUARD-14, GUARD-16, PROF-02).
 */
export const offersReach = (player: OfferedPlayer, now: number): boolean =>
  currentStatus(player, now) === 'REGISTERED' &&
  player.flags.deposit &&
  player.flags.payout &&
  isOpenToOffers(player, now);
