import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, vi } from 'vitest';
import type { Database } from '../../backend/platform/database.ts';

const textOf = ([query]: readonly unknown[]): string =>
  typeof query === 'string' ? query : (query as { readonly text: string }).text;

/** The bus asks its server now and then whether it is there, and sends in one statement what met by chance. */
const isOfTheBus = (text: string): boolean => text === 'SELECT' || text.includes('pg_notify');

/**
 * The statements that a call to the platform sends, the first 60 letters of each; those of the bus are left out.
 * Fails when one is sent after the answer: it would come early for some, and tell them apart.
 */
export async function statementsOf(db: Database, call: () => Promise<unknown>): Promise<string[]> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  const texts = () => asked.mock.calls.map(textOf).filter((text) => !isOfTheBus(text));
  try {
    await call();
    const own = texts();
    await db.execute(sql`SELECT 'asked last'`);
    expect(texts()).toEqual([...own, "SELECT 'asked last'"]);
    return own.map((text) =>
      text.replace(/^(?:release|rollback to) savepoint/i, 'end of savepoint').slice(0, 60),
    );
  } finally {
    asked.mockRestore();
  }
}
