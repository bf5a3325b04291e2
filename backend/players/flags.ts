import type { PlayerFlags } from './tables.ts';

/** The flags of a player who just registered (PROF-02). */
export const newPlayerFlags: PlayerFlags = {
  payout: true,
  casino: true,
  liveCasino: true,
  sports: true,
  virtualSports: true,
  bonuses: true,
  deposit: true,
  withdrawal: true,
  loyaltyLevel: 0,
  limitLevel: 0,
  volt: false,
  affiliateReg: false,
  macropay: false,
  isWithdrawalReview: false,
  crypto: false,
};
