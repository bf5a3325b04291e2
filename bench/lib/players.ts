import { inArray, sql } from 'drizzle-orm';
import { hashPassword } from '../../backend/access/password.ts';
import { lockWallet, post } from '../../backend/banking/ledger.ts';
import { players } from '../../backend/players/tables.ts';
import type { Database } from '../../backend/platform/database.ts';
import { newPlayerFlags } from '../../backend/players/flags.ts';

export const PASSWORD = 'Bench-Player-1';

/** A hash that costs next to nothing, to measure what lies around it. */
const CHEAP = { memory: 8, passes: 1, parallelism: 1 };

/** Verified players without limits, `<group>-<n>@bench.test`; answers their addresses. */
export async function addPlayers(
  db: Database,
  group: string,
  count: number,
  hash: 'real' | 'cheap',
): Promise<string[]> {
  const passwordHash = await (hash === 'real'
    ? hashPassword(PASSWORD)
    : hashPassword(PASSWORD, CHEAP));
  const emails = Array.from({ length: count }, (_, n) => `${group}-${n}@bench.test`);
  await db.insert(players).values(
    emails.map((email) => ({
      siteId: '2',
      email,
      passwordHash,
      status: 'REGISTERED' as const,
      kycStatus: 'FULLY VERIFIED' as const,
      market: 'FI',
      countryCode: 'FI',
      languageCode: 'en',
      currency: 'EUR' as const,
      termsVersion: 3,
      marketingOptIn: false,
      firstLogin: false,
      flags: newPlayerFlags,
      registeredAt: new Date(),
    })),
  );
  await db.execute(sql`ANALYZE players`);
  return emails;
}

/** Money for each of these players, from the house. @param amount minor units */
export async function addFunds(
  db: Database,
  emails: readonly string[],
  amount: number,
): Promise<void> {
  const found = await db
    .select({ id: players.id })
    .from(players)
    .where(inArray(players.email, [...emails]));
  const at = Date.now();
  for (const { id } of found) {
    await db.transaction(async (tx) => {
      const wallet = await lockWallet(tx, id);
      if (!wallet) throw new Error(`There is no player ${id}`);
      await post(tx, wallet, {
        reference: `bench:${id}`,
        at,
        entries: [
          { account: 'ADJUSTMENTS', amount: -amount },
          { account: 'MAIN', amount },
        ],
      });
    });
  }
}
