import type { AccountStatus } from './tables.ts';

export const BREAKS = ['TIMEOUT', 'SELF_EXCLUDED'] as const satisfies AccountStatus[];

const listed = BREAKS.map((status) => `'${status}'`).join(', ');

/**
 * SQL: the status that lies under a player's breaks, where `p` is the player's row; null where no break is on
 * record. A break overwrites the status, and what the operator laid on the account holds all the same.
 */
export const STATUS_UNDER_BREAK = `(SELECT c.from_status FROM status_changes c
  WHERE c.player_id = p.id AND c.to_status IN (${listed}) AND c.from_status NOT IN (${listed})
  ORDER BY c.id DESC LIMIT 1)`;

/** SQL: the player's status, or the one that lies under a break of theirs. */
export const STATUS_BENEATH = `CASE WHEN p.status IN (${listed})
  THEN coalesce(${STATUS_UNDER_BREAK}, 'REGISTERED') ELSE p.status END`;
