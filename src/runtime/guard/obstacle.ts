import type { GuardedPlayer } from '../../../machines/site/guard/decide.ts';

/** The obstacles to money and play of an account. */
export type Obstacle = 'suspended' | 'risk' | 'payoutsOff' | 'depositsOff';

/** The hardest obstacle; undefined while the account is not known, and for players without one. */
export function obstacleTo(player: GuardedPlayer | undefined): Obstacle | undefined {
  if (player === undefined || player.restricted) return undefined;
  if (player.suspended) return 'suspended';
  if (player.riskPayout) return 'risk';
  if (typeof player.account === 'string') return undefined;
  const { payout, deposit } = player.account.flags;
  if (payout === false) return 'payoutsOff';
  return deposit === false ? 'depositsOff' : undefined;
}
