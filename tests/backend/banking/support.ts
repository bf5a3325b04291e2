import { CURRENT_TERMS_VERSION } from '../../../reference/terms.ts';
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { SQL } from 'drizzle-orm';
import { newPlayerFlags } from '../../../backend/players/flags.ts';
import { players, type PlayerFlags } from '../../../backend/players/tables.ts';
import { payments } from '../../../backend/bindings/payments.ts';
import { makeConfig } from '../../setup/platform-config.ts';
import { sitesOf } from '../../../backend/platform/http/site-address.ts';
import type { Call, OperationId } from '../../../backend/platform/operation.ts';
import { openPlatform, type Platform } from '../../../backend/platform/platform.ts';
import { testDatabase } from '../../setup/database.ts';
import { NOON } from './facts.ts';

export { NOON };

export interface Bank {
  readonly platform: Platform;
  /** Only the provider's pages and the webhook, listening on a free port. */
  readonly server: FastifyInstance;
  readonly url: string;
  close(): Promise<void>;
}

/**
 * A platform on a database of its own, with the payment provider and the webhook served.
 *
 * @param where `host` is the address that is listened on, `clockStart` the platform's time in ms
 */
export async function openBank({ host = '127.0.0.1', clockStart = NOON } = {}): Promise<Bank> {
  const database = await testDatabase();
  const server = Fastify({ logger: false });
  const config = makeConfig({ databaseUrl: database.url, clockStart, poolSize: 10 });
  const platform = await openPlatform(config, server.log);
  await server.register(payments(platform));
  const url = await server.listen({ port: 0, host });
  return {
    platform,
    server,
    url,
    async close() {
      await server.close();
      await platform.close();
      await database.drop();
    },
  };
}

type PlayerRow = typeof players.$inferInsert;

/** A registered, verified Finnish player with the given differences. */
export async function newPlayer(
  { db }: Pick<Platform, 'db'>,
  different: Partial<PlayerRow> & { flags?: PlayerFlags } = {},
): Promise<string> {
  const id = randomUUID();
  await db.insert(players).values({
    id,
    siteId: '2',
    email: `${id}@example.org`,
    passwordHash: 'none',
    status: 'REGISTERED',
    kycStatus: 'FULLY VERIFIED',
    market: 'FI',
    countryCode: 'FI',
    languageCode: 'fi',
    currency: 'EUR',
    termsVersion: CURRENT_TERMS_VERSION,
    marketingOptIn: false,
    flags: newPlayerFlags,
    registeredAt: new Date(NOON),
    ...different,
  });
  return id;
}

/** The site's pages, for the messages to players. */
export const SITES = sitesOf('http://localhost:4000', 'development');

/** A validated call as the contract layer hands it to a handler. */
export function callOf<Id extends OperationId>(
  platform: Platform,
  playerId: string,
  {
    siteId = '2',
    ...parts
  }: Partial<Record<'body' | 'query' | 'params' | 'headers', unknown>> & { siteId?: string } = {},
): Call<Id> {
  const call = {
    platform,
    body: undefined,
    query: {},
    params: {},
    headers: {},
    session: { sessionId: randomUUID(), playerId },
    origin: {
      ip: '127.0.0.1',
      country: null,
      siteId,
      sites: SITES,
    },
    ...parts,
  };
  // The handler sees the operation's own types; tests give the fields it reads.
  return call as unknown as Call<Id>;
}

/** The body of a deposit request of 50 euro by card, with the given differences. */
export const depositBody = (different: Record<string, unknown> = {}) => ({
  method: 'CREDITCARD',
  amount: 5_000,
  currency: 'EUR',
  returnUrl: '/en-UN/my-account/banking/deposit',
  ipAddress: '203.0.113.7',
  blackbox: '',
  ...different,
});

/** Reads one value. */
export async function scalar(platform: Platform, query: SQL): Promise<unknown> {
  const { rows } = await platform.db.execute(query);
  return Object.values(rows[0] ?? {})[0];
}
