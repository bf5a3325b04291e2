import type { Database } from '../../platform/database.ts';
import type { Random } from './math/random.ts';
import type { WalletAccess } from './wallet.ts';

/** What the parts of the studio share. */
export interface StudioContext extends WalletAccess {
  readonly db: Database;
  /** ms since the epoch. Real time: the law counts seconds between rounds, whatever the operator's clock says. */
  readonly now: () => number;
  readonly random: Random;
}
