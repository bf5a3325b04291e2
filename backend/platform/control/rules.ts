import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import type { Events } from '../events.ts';
import { steeringRules, type Fault } from '../tables.ts';

/** An order for the next calls of an operation. */
export interface Rule {
  /** The browser session that it holds for; null holds for all. */
  readonly session: string | null;
  readonly operationId: string;
  readonly kind: Fault | 'outcome';
  /** The example's name; only with `outcome`. */
  readonly outcome: string | null;
  /** Milliseconds; only with `delay`. */
  readonly delayMs: number;
  /** How many calls it holds for. */
  readonly remaining: number;
}

/** The orders that all instances on the database share. */
export interface Rules {
  add(rule: Rule): Promise<void>;
  /** Takes the oldest order of one of these kinds for this call; the session's own before those for all. */
  take(
    operationId: string,
    session: string | null,
    kinds: readonly Rule['kind'][],
  ): Promise<Rule | null>;
  clear(): Promise<void>;
}

export async function openRules(db: Database, events: Events): Promise<Rules> {
  /** Without orders, which is nearly always, a call costs no query. */
  let pending = true;
  const look = async () => {
    const rows = await db.select({ id: steeringRules.id }).from(steeringRules).limit(1);
    pending = rows.length > 0;
  };
  await look();
  events.subscribe('rules.changed', () => {
    pending = true;
  });
  return {
    async add(rule) {
      await db.insert(steeringRules).values(rule);
      pending = true;
      events.publish('rules.changed', {});
      await events.flushed();
    },
    async take(operationId, session, kinds) {
      if (!pending) return null;
      const taken = await db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ id: string }>(sql`
          SELECT id FROM ${steeringRules}
          WHERE operation_id = ${operationId} AND (session IS NULL OR session = ${session})
            AND kind IN ${kinds} AND remaining > 0
          ORDER BY session IS NULL, id LIMIT 1 FOR UPDATE`);
        const [found] = rows;
        if (!found) return null;
        const [rule] = await tx
          .update(steeringRules)
          .set({ remaining: sql`${steeringRules.remaining} - 1` })
          .where(sql`id = ${found.id}`)
          .returning();
        await tx.delete(steeringRules).where(sql`remaining <= 0`);
        return rule ?? null;
      });
      if (taken === null) await look();
      return taken;
    },
    async clear() {
      await db.delete(steeringRules);
      pending = false;
    },
  };
}
