import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Events } from '../../platform/events.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';
import type { Recipient } from './target.ts';

/** The ports of the CRM to the operator's platform, as its contract says. */
export interface CrmPorts {
  /** The player of a session, as they are now; undefined once it is over. */
  readonly playerOf: (sessionId: string) => Promise<CrmPlayer | undefined>;
  /** The id of the player with a player number, e-mail address or id. */
  readonly findPlayer: (who: string) => Promise<string | undefined>;
}

export type CrmPlayer = Omit<Recipient, 'brand'>;

export interface CrmContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly events: Events;
  readonly limits: RateLimits;
  readonly ports: CrmPorts;
}
