import { and, desc, eq, max, sql } from 'drizzle-orm';
import type { Currency } from '../../reference/currencies.ts';
import type { PaymentMethod } from '../../reference/payment-methods.ts';
import { players } from '../players/tables.ts';
import type { Database, Executor } from '../platform/database.ts';
import type { Call, Success } from '../platform/operation.ts';
import { Refusal } from '../platform/refusal.ts';
import { sharedRead } from '../platform/statement.ts';
import { DEPOSIT_TERMS, depositRange, offeredMethods } from './deposit-methods.ts';
import { depositSummary } from './deposit-summary.ts';
import type { AccountKind, Vertical } from './ledger-tables.ts';
import { deposits, transactions } from './tables.ts';

type Wallet = Success<'getWallet'>;

interface Pocket extends Record<string, unknown> {
  readonly currency: Currency;
  readonly kind: AccountKind | null;
  readonly vertical: Vertical | null;
  /** Minor units. */
  readonly balance: string | null;
  /** The movement that changed it last. */
  readonly version: string | null;
}

const readPockets = sharedRead<Pocket>(
  'read_pockets',
  `SELECT p.currency, a.kind, a.vertical, a.balance, a.version
  FROM players p LEFT JOIN ledger_accounts a ON a.player_id = p.id
  WHERE p.id = $1 ORDER BY a.id`,
);

/** WAL-02: the player's pockets as buckets; a pocket that never held money is not listed. */
export async function walletOf(db: Database, playerId: string): Promise<Wallet> {
  const rows = await readPockets(db, [playerId]);
  const [first] = rows;
  if (!first) throw new Refusal(403, 'error.session.forbidden', 'There is no such player.');
  const buckets: Wallet['buckets'] = { main: [], locked: [], bonus: [] };
  for (const { kind, vertical, balance } of rows) {
    if (balance === null) continue;
    const amount = Number(balance);
    if (kind === 'MAIN') buckets.main.push({ walletType: 'MAIN', cashAmount: amount });
    if (kind === 'LOCKED') buckets.locked.push({ walletType: 'LOCKED', cashAmount: amount });
    if (kind === 'BONUS' && vertical !== null) {
      buckets.bonus.push({ walletType: 'BONUS', bonusAmount: amount, vertical });
    }
  }
  const version = Math.max(0, ...rows.map((row) => Number(row.version ?? 0)));
  return { currency: first.currency, version, buckets };
}

/** A method that a player paid by, and with what; null: the provider did not say. */
export interface UsedMethod {
  readonly method: PaymentMethod;
  readonly instrument: string | null;
}

/** The methods of the player's successful deposits, the latest first. */
export async function recentMethods(executor: Executor, playerId: string): Promise<UsedMethod[]> {
  return executor
    .select({
      method: deposits.method,
      instrument: sql<
        string | null
      >`(array_agg(${deposits.instrument} ORDER BY ${transactions.at} DESC))[1]`,
    })
    .from(deposits)
    .innerJoin(transactions, eq(transactions.referenceId, deposits.referenceId))
    .where(and(eq(transactions.playerId, playerId), eq(transactions.status, 'SUCCESS')))
    .groupBy(deposits.method)
    .orderBy(desc(max(transactions.at)))
    .limit(5);
}

/** The means by which the player paid last with a method, as the contract has it. */
export function instrumentOf(used: readonly UsedMethod[], method: PaymentMethod) {
  const instrument = used.find((one) => one.method === method)?.instrument;
  return typeof instrument === 'string' ? { instrument } : {};
}

export const getWallet = ({ platform, session }: Call<'getWallet'>): Promise<Wallet> =>
  walletOf(platform.db, session.playerId);

/** WAL-07: the methods of the player's deposits, the latest first, and all that are offered. */
export async function getRecentDepositMethods({
  platform,
  session,
}: Call<'getRecentDepositMethods'>): Promise<Success<'getRecentDepositMethods'>> {
  const used = await recentMethods(platform.db, session.playerId);
  const [player] = await platform.db
    .select({ country: players.countryCode, currency: players.currency })
    .from(players)
    .where(eq(players.id, session.playerId));
  if (!player) throw new Refusal(403, 'error.session.forbidden', 'There is no such player.');
  const { country, currency } = player;
  return {
    methods: used.map(({ method }) => method),
    available: offeredMethods(country).map((method) => ({
      method,
      ...depositRange(method, currency),
      ...DEPOSIT_TERMS,
      ...instrumentOf(used, method),
    })),
    currency,
  };
}

/** DEP-22: how many deposits succeeded. */
export async function getTransactionSummary({
  platform,
  session,
}: Call<'getTransactionSummary'>): Promise<Success<'getTransactionSummary'>> {
  const { count } = await depositSummary(platform.db, session.playerId);
  return { totalDepositsCount: count };
}
