import type { PlayerFlags } from '../../../backend/access/tables.ts';

/** Noon of a Wednesday, so that day, week and month all began before and end later. */
export const NOON = Date.UTC(2026, 10, 18, 12);

/** What an operator switches for a player of whom nothing is said. */
export const defaultFlags: PlayerFlags = {
  payout: true,
  casino: true,
  liveCasino: true,
  sports: true,
  virtualSports: true,
  bonuses: true,
  deposit: true,
  withdrawal: true,
  loyaltyLevel: 1,
  limitLevel: 1,
  volt: false,
  affiliateReg: false,
  macropay: false,
  isWithdrawalReview: false,
  crypto: false,
};
