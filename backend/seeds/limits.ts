import { limitChanges } from '../banking/limit-tables.ts';
import { playerLimits } from '../banking/tables.ts';
import type { Transaction } from '../platform/database.ts';
import type { Persona } from './personas.ts';

type Limit = NonNullable<Persona['limits']>[number];

const day = 86_400_000;

/** The person who appears to have locked a limit, which no player can. */
const OPERATOR = 'compliance@desk.test';

function limitsOf({ dailyLimit, weeklySpendLimit, limits = [] }: Persona): readonly Limit[] {
  return [
    ...(dailyLimit ? [{ kind: 'DEPOSIT', period: 'D', limit: dailyLimit.limit } as const] : []),
    ...(weeklySpendLimit === undefined
      ? []
      : [{ kind: 'SPEND', period: 'W', limit: weeklySpendLimit } as const]),
    ...limits,
  ];
}

/** When a pending change was asked for: a wait of a day lies before it. */
const askedAt = (from: number, now: number): Date => new Date(now + from - day);

function recordOf(
  playerId: string,
  { kind, period, limit, pending, lockedFor }: Limit,
  now: number,
): (typeof limitChanges.$inferInsert)[] {
  const at = new Date(now - 30 * day);
  const own = { playerId, kind, period };
  const record: (typeof limitChanges.$inferInsert)[] = [
    { ...own, change: 'SET', to: limit, at, effectiveFrom: at },
  ];
  if (pending) {
    const { limit: to, from, needsConfirmation } = pending;
    const effectiveFrom = new Date(now + from);
    const asked = { ...own, from: limit, to, at: askedAt(from, now), effectiveFrom };
    record.push({ ...asked, change: 'RAISED', needsConfirmation });
  }
  if (lockedFor !== undefined) {
    const effectiveFrom = new Date(now + lockedFor);
    const held = { ...own, from: limit, to: limit, at, effectiveFrom };
    record.push({ ...held, change: 'LOCKED', by: OPERATOR });
  }
  return record;
}

/** Gives a persona its limits, as if they had been set a month ago. `now` in ms. */
export async function seedLimits(
  tx: Transaction,
  playerId: string,
  persona: Persona,
  now: number,
): Promise<void> {
  const limits = limitsOf(persona);
  if (limits.length === 0) return;
  await tx.insert(playerLimits).values(
    limits.map(({ kind, period, limit, pending, lockedFor }) => ({
      playerId,
      kind,
      period,
      limit,
      startedAt: new Date(now - 30 * day),
      ...(pending && {
        updatedAt: askedAt(pending.from, now),
        pendingLimit: pending.limit,
        pendingFrom: new Date(now + pending.from),
        pendingNeedsConfirmation: pending.needsConfirmation,
      }),
      ...(lockedFor !== undefined && { lockedUntil: new Date(now + lockedFor) }),
    })),
  );
  await tx.insert(limitChanges).values(limits.flatMap((one) => recordOf(playerId, one, now)));
}
