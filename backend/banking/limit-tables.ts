import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { LimitChange } from '../../reference/limit-rules.ts';
import type { LimitKind } from '../../reference/own-limits.ts';
import type { LimitPeriod } from '../../reference/policies.ts';
import { instant } from '../platform/tables.ts';
import { minor, playerId } from './ledger-tables.ts';

/** Every change of a limit, as evidence; the database refuses to change a row. */
export const limitChanges = pgTable(
  'limit_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: playerId(),
    kind: text().$type<LimitKind>().notNull(),
    period: text().$type<LimitPeriod>().notNull(),
    change: text().$type<LimitChange>().notNull(),
    /** Minor units, the limit before and after; null: none. */
    from: minor('from_amount'),
    to: minor('to_amount'),
    at: instant('changed_at').notNull(),
    /** From when `to` holds, or the lock ends; with `needsConfirmation` not before the player's second word. */
    effectiveFrom: instant('effective_from').notNull(),
    needsConfirmation: boolean('needs_confirmation').notNull().default(false),
    /** The person of the desk who did it; null: the player. */
    by: text(),
  },
  (table) => [index('limit_changes_player').on(table.playerId, table.id)],
);

/** Players who were offered a deposit limit before their first deposit, and chose to have none. */
export const limitRefusals = pgTable('limit_refusals', {
  playerId: playerId().primaryKey(),
  at: instant('refused_at').notNull(),
});
