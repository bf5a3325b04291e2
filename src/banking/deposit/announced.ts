import { tabStorage } from '../../api/safe-storage.ts';

const SLOT = 'announcedDeposits';
/** More returns than a tab sees between two log-ins. */
const KEPT = 20;

/**
 * Whether a deposit may be announced (toast, tracking): true once per deposit and tab. The browser's
 * back button can bring the player to the provider's page, which sends them here a second time.
 */
export function announceOnce(referenceId: string): boolean {
  const known = tabStorage.get(SLOT)?.split(' ') ?? [];
  if (known.includes(referenceId)) return false;
  tabStorage.set(SLOT, [...known, referenceId].slice(-KEPT).join(' '));
  return true;
}
