import { generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { eq, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import document from '../../../openapi/wallet.gen.json' with { type: 'json' };
import type { components } from '../../../openapi/wallet.gen.ts';
import { sessions } from '../../../backend/access/tables.ts';
import { digest } from '../../../backend/access/tokens.ts';
import { lockWallet, post } from '../../../backend/banking/ledger.ts';
import { gameSessions } from '../../../backend/games/tables.ts';
import { gameWallet } from '../../../backend/games/wallet/plugin.ts';
import type { Transaction } from '../../../backend/platform/database.ts';
import { openPlatform, type Platform } from '../../../backend/platform/platform.ts';
import { players } from '../../../backend/players/tables.ts';
import { closeAudited } from '../banking/audit.ts';
import { newPlayer, NOON } from '../banking/support.ts';
import { testDatabase } from '../../setup/database.ts';
import { makeConfig } from '../../setup/platform-config.ts';

type Status = components['schemas']['WalletStatus'];

/** The answer to a supplier, without what names the call. */
export interface Told {
  readonly status: Status;
  readonly balance?: number;
  readonly currency?: string;
  readonly country?: string;
}

/** Somebody with a game open. */
export interface Seat {
  readonly playerId: string;
  readonly loginId: string;
  readonly gameSessionId: string;
  readonly token: string;
  readonly user: string;
}

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Suppliers that the operator knows. */
const KEYS = new Map([
  ['studio', pair()],
  ['other', pair()],
]);

export const signatureOf = (supplier: string, bytes: string): string =>
  sign('RSA-SHA256', Buffer.from(bytes), KEYS.get(supplier)?.privateKey ?? '').toString('base64');

const ajv = new Ajv2020({ strict: false }).addSchema({ ...document, $id: 'wallet' });
const schema = (name: string) => ajv.compile({ $ref: `wallet#/components/schemas/${name}` });
const [isUser, isAnswer] = [schema('UserAnswer'), schema('WalletAnswer')];

export type Wallet = Awaited<ReturnType<typeof openWallet>>;

/** A platform on a database of its own, whose wallet is served; closing it audits the ledger. */
export async function openWallet() {
  const database = await testDatabase();
  const server = Fastify({ logger: false });
  const config = makeConfig({ databaseUrl: database.url, clockStart: NOON, poolSize: 10 });
  const platform = await openPlatform(config, server.log);
  await platform.movableClock?.set(NOON, true);
  const keyOf = (supplier: string) => Promise.resolve(KEYS.get(supplier)?.publicKey);
  /** Short names of games that the operator has taken away. */
  const unlisted = new Set<string>();
  await server.register(
    gameWallet({ platform, isListed: ({ slug }) => !unlisted.has(slug) }, keyOf),
  );

  const send = (path: string, payload: string, headers: Record<string, string>) =>
    server.inject({
      method: 'POST',
      url: `/wallet/v1/${path}`,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });
  const ask = async (path: string, body: object, supplier = 'studio'): Promise<Told> => {
    const bytes = JSON.stringify({ request_uuid: randomUUID(), ...body });
    const answer = await send(path, bytes, {
      'x-wallet-supplier': supplier,
      'x-wallet-signature': signatureOf(supplier, bytes),
    });
    const told = answer.json<Told>();
    const isValid = path === 'user/info' ? isUser : isAnswer;
    if (answer.statusCode !== 200 || !isValid(told))
      throw new Error(`${answer.statusCode}: ${ajv.errorsText(isValid.errors)}`);
    return told;
  };
  const close = () =>
    closeAudited({
      platform,
      async close() {
        await server.close();
        await platform.close();
        await database.drop();
      },
    });
  return { platform, send, ask, close, unlisted };
}

/** Money from nowhere, or to there. */
export async function move(tx: Transaction, playerId: string, amount: number): Promise<void> {
  const wallet = await lockWallet(tx, playerId);
  if (!wallet) throw new Error('no such player');
  const entries = [
    { account: 'ADJUSTMENTS', amount: -amount },
    { account: 'MAIN', amount },
  ] as const;
  await post(tx, wallet, { reference: `given:${randomUUID()}`, at: NOON, entries });
}

export const give = ({ db }: Platform, playerId: string, amount: number): Promise<void> =>
  db.transaction((tx) => move(tx, playerId, amount));

/** Opens a game for a player, in a log-in of its own. @param at when both begin */
export async function openGame(
  { db }: Pick<Platform, 'db'>,
  playerId: string,
  different: Partial<typeof gameSessions.$inferInsert> = {},
  at = new Date(NOON),
): Promise<Seat> {
  const [loginId, gameSessionId] = [randomUUID(), randomUUID()];
  const token = randomBytes(32).toString('base64url');
  const [player] = await db.select().from(players).where(eq(players.id, playerId));
  if (!player) throw new Error('no such player');
  await db.insert(sessions).values({ id: loginId, playerId, createdAt: at });
  await db.insert(gameSessions).values({
    id: gameSessionId,
    playerId,
    sessionId: loginId,
    supplier: 'studio',
    tokenHash: digest(token),
    siteId: '2',
    gameId: 'game.golden-fern',
    slug: 'golden-fern',
    type: 'casinoGames',
    kind: 'slot',
    version: '1.0.0',
    currency: player.currency,
    openedAt: at,
    ...different,
  });
  return { playerId, loginId, gameSessionId, token, user: player.accessId };
}

/** A player with money, and a game open. */
export async function seated(
  { platform }: Pick<Wallet, 'platform'>,
  amount = 1_000,
  different: Parameters<typeof newPlayer>[1] = {},
): Promise<Seat> {
  const playerId = await newPlayer(platform, different);
  if (amount > 0) await give(platform, playerId, amount);
  return openGame(platform, playerId);
}

const actOf = ({ token, user }: Pick<Seat, 'token' | 'user'>) => ({
  token,
  user,
  transaction_uuid: randomUUID(),
  round: 'round-1',
  round_closed: false,
  game_code: 'golden-fern',
});

export const betOf = (
  seat: Pick<Seat, 'token' | 'user'>,
  amount: number,
  different: object = {},
) => ({
  ...actOf(seat),
  currency: 'EUR',
  amount,
  ...different,
});

type Act = ReturnType<typeof actOf>;

/** A win, or a rollback, of a bet by the same seat. */
export const winOf = (bet: Act, amount: number, different: object = {}) => ({
  ...bet,
  transaction_uuid: randomUUID(),
  reference_transaction_uuid: bet.transaction_uuid,
  currency: 'EUR',
  amount,
  ...different,
});

export const rollbackOf = (bet: Act, different: object = {}) => ({
  ...actOf(bet),
  reference_transaction_uuid: bet.transaction_uuid,
  ...different,
});

/** The main balance that the ledger keeps. */
export async function heldBy({ db }: Pick<Platform, 'db'>, playerId: string): Promise<number> {
  const { rows } = await db.execute<{ balance: string }>(
    sql`SELECT balance FROM ledger_accounts WHERE player_id = ${playerId} AND kind = 'MAIN'`,
  );
  return Number(rows[0]?.balance ?? 0);
}

/** The rows of the history, the oldest first: type and amount. */
export async function historyOf({ db }: Platform, playerId: string): Promise<string[]> {
  const { rows } = await db.execute<{ row: string }>(sql`
    SELECT concat_ws(' ', type, category, amount, balance_after) AS row FROM transactions
    WHERE player_id = ${playerId} ORDER BY transacted_at`);
  return rows.map(({ row }) => row);
}
