import { inArray, sql } from 'drizzle-orm';
import { hashPassword } from '../../backend/access/password.ts';
import { lockWallet, post } from '../../backend/banking/ledger.ts';
import { players } from '../../backend/players/tables.ts';
import type { Database } from '../../backend/platform/database.ts';
import { newPlayerFlags } from '../../backend/players/flags.ts';
import type { Schemas } from '../../openapi/types.ts';
import { HEADERS, type Credentials } from '../../replay/browser/players.ts';

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

export type Tokens = Pick<Schemas['SessionTokens'], 'idToken' | 'accessToken' | 'refreshToken'>;

/** Logs a player in. @throws when that is refused */
export async function logIn(origin: string, credentials: Credentials): Promise<Tokens> {
  const answer = await fetch(`${origin}/api/v1/player/login`, {
    method: 'POST',
    headers: { ...HEADERS, 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  if (!answer.ok) throw new Error(`${credentials.email} was not logged in: ${answer.status}`);
  const { idToken, accessToken, refreshToken } = (await answer.json()) as Tokens;
  return { idToken, accessToken, refreshToken };
}

/** The headers of a player's calls. */
export const headersOf = ({ idToken, accessToken }: Tokens): Record<string, string> => ({
  ...HEADERS,
  authorization: idToken,
  'access-token': accessToken,
});

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
