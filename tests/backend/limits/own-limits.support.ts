import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { handlers } from '../../../backend/limits/handlers.ts';
import { limitChanges } from '../../../backend/banking/limit-tables.ts';
import { playerLimits, transactions } from '../../../backend/banking/tables.ts';
import type { LimitKind } from '../../../reference/own-limits.ts';
import { callOf, newPlayer, NOON, type Bank } from '../banking/support.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

type Row = typeof playerLimits.$inferInsert;

/** The country of a player under a rule set. */
export const RESIDENTS = {
  default: { countryCode: 'FI', market: 'FI', currency: 'EUR' },
  UKGC: { countryCode: 'GB', market: 'UN', currency: 'GBP' },
  Spelinspektionen: { countryCode: 'SE', market: 'SE', currency: 'EUR' },
  MGA: { countryCode: 'MT', market: 'UN', currency: 'EUR' },
  AGCO: { countryCode: 'CA', provinceCode: 'ON', market: 'CA', currency: 'CAD' },
  GGL: { countryCode: 'DE', market: 'JJ', currency: 'EUR' },
} as const;

/** The calls of players about their limits, at a bank whose clock stands still. */
export function limitsAt(bank: () => Bank) {
  const set = (player: string, duration: string, wish: number | string, kind: LimitKind) => {
    const body = { duration, ...(typeof wish === 'number' ? { limit: wish } : { [wish]: true }) };
    return kind === 'DEPOSIT'
      ? handlers.updateDepositLimit(callOf(bank().platform, player, { body }))
      : handlers.updateSpendLimit(callOf(bank().platform, player, { body }));
  };
  return {
    resident: (policy: keyof typeof RESIDENTS) => newPlayer(bank().platform, RESIDENTS[policy]),
    read: (player: string) =>
      handlers.getDepositLimits(callOf<'getDepositLimits'>(bank().platform, player)),
    readSpend: (player: string) =>
      handlers.getSpendLimits(callOf<'getSpendLimits'>(bank().platform, player)),
    /** A limit in minor units, or one of the other wishes by its name in the body. */
    set: (player: string, duration: 'D' | 'W' | 'M', wish: number | string) =>
      set(player, duration, wish, 'DEPOSIT'),
    setSpend: (player: string, duration: 'D' | 'W' | 'M', wish: number | string) =>
      set(player, duration, wish, 'SPEND'),
    /** Writes a row as it stands in the database. */
    hold: (playerId: string, row: Partial<Row> & Pick<Row, 'limit'>) =>
      bank()
        .platform.db.insert(playerLimits)
        .values({
          playerId,
          kind: 'DEPOSIT',
          period: 'D',
          startedAt: new Date(NOON - 9 * DAY),
          ...row,
        }),
    rows: (player: string) =>
      bank().platform.db.select().from(playerLimits).where(eq(playerLimits.playerId, player)),
    record: (player: string) =>
      bank()
        .platform.db.select()
        .from(limitChanges)
        .where(eq(limitChanges.playerId, player))
        .orderBy(limitChanges.id),
    /** Money that moved. */
    moved: (playerId: string, row: Partial<typeof transactions.$inferInsert>) =>
      bank()
        .platform.db.insert(transactions)
        .values({
          referenceId: randomUUID(),
          playerId,
          type: 'DEPOSIT',
          category: 'PAYMENT',
          status: 'SUCCESS',
          amount: 1_000,
          currency: 'EUR',
          balanceAfter: 0,
          wallet: 'MAIN',
          at: new Date(NOON),
          ...row,
        }),
    /** Sets the time, ISO or ms; it stands still. */
    at: async (instant: number | string) => {
      const now = typeof instant === 'string' ? Date.parse(instant) : instant;
      await bank().platform.movableClock?.set(now, true);
    },
  };
}
