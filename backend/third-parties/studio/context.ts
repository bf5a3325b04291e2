import type { CallerGates } from '../../platform/http/caller-gates.ts';
import type { Database } from '../../platform/database.ts';
import type { Random } from './math/random.ts';
import type { WalletAccess } from './wallet.ts';

/** What the parts of the studio share. */
export interface StudioContext extends WalletAccess {
  readonly db: Database;
  /** ms since the epoch. Real time: the law counts seconds between rounds, whatever the operator's clock says. */
  readonly now: () => number;
  readonly random: Random;
  /** What refuses floods of calls. */
  readonly gates: CallerGates;
  /** The version of a game of an operator's that is played now; undefined where it is not offered any more. */
  readonly versionOf: (siteId: string, slug: string) => string | undefined;
  /**
   * Asks the operator whether a player whom a launch named may play at this moment. Free play makes no call of the
   * wallet, which would know.
   */
  readonly mayPlay: (siteId: string, user: string) => Promise<boolean>;
}
