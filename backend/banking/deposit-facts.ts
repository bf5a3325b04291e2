import { eq, sql } from 'drizzle-orm';
import { players } from '../access/tables.ts';
import type { Executor } from '../platform/database.ts';
import { countries } from '../seeds/countries.ts';
import { scaled } from './deposit-methods.ts';
import type { DepositFacts, DocumentFact } from './deposit-rules.ts';
import { periodWindow, type LimitPeriod } from './periods.ts';

/**
 * What a player may deposit in all before being verified, euro cents: the sum from which European
 * anti-money-laundering law wants a gambling customer identified.
 */
const UNVERIFIED_CAP = 200_000;
/** What is paid out to one player in one UTC day at most, euro cents. */
const DAILY_WITHDRAWAL_CAP = 1_000_000;

/** Which sums the facts are read for. */
export interface FactsScope {
  /** ms since the epoch. */
  readonly now: number;
  /** Where the request comes from, ISO 3166 alpha-2; null when unknown. */
  readonly locatedIn: string | null;
  /** A deposit that is being decided on must not count against itself. */
  readonly except?: string;
}

interface LimitRow {
  readonly kind: 'DEPOSIT' | 'SPEND';
  readonly period: LimitPeriod;
  readonly limit: number;
  readonly used: number;
}

interface DocumentRow {
  readonly status: DocumentFact['status'];
  /** ms since the epoch. */
  readonly dueAt: number | null;
}

/** A player as deposits see one: the facts, and what names and counts them. */
export interface DepositPlayer {
  readonly facts: DepositFacts;
  /** ISO 4217. */
  readonly currency: string;
  /** Country of the account, ISO 3166 alpha-2. */
  readonly country: string;
  readonly siteId: string;
  /** The main balance, minor units. */
  readonly mainBalance: number;
}

/** A counted deposit: paid, or confirmed by the player and on its way. */
const counted = sql`t.player_id = players.id AND t.type = 'DEPOSIT' AND t.category = 'PAYMENT'
  AND t.status IN ('PENDING', 'SUCCESS')`;

function selection({ now, except }: FactsScope) {
  const since = (period: LimitPeriod) => new Date(periodWindow(period, now).from).toISOString();
  const other = sql`t.reference_id IS DISTINCT FROM ${except ?? null}`;
  const start = sql`CASE l.period WHEN 'D' THEN ${since('D')}::timestamptz
    WHEN 'W' THEN ${since('W')}::timestamptz ELSE ${since('M')}::timestamptz END`;
  return {
    status: players.status,
    kycStatus: players.kycStatus,
    countryCode: players.countryCode,
    multibrandSuspended: players.multibrandSuspended,
    riskPayout: players.riskPayout,
    flags: players.flags,
    currency: players.currency,
    siteId: players.siteId,
    mainBalance: sql<string | null>`(SELECT a.balance FROM ledger_accounts a
      WHERE a.player_id = players.id AND a.kind = 'MAIN' AND a.currency = players.currency)`,
    documents: sql<DocumentRow[] | null>`(SELECT json_agg(json_build_object(
        'status', d.status, 'dueAt', extract(epoch FROM d.due_at) * 1000))
      FROM document_requests d WHERE d.player_id = players.id)`,
    limits: sql<LimitRow[] | null>`(SELECT json_agg(json_build_object(
        'kind', l.kind, 'period', l.period, 'limit', l.limit_amount, 'used',
        CASE l.kind
          WHEN 'DEPOSIT' THEN (SELECT coalesce(sum(t.amount), 0) FROM transactions t
            WHERE ${counted} AND t.transacted_at >= ${start} AND ${other})
          ELSE (SELECT coalesce(-sum(t.amount), 0) FROM transactions t
            WHERE t.player_id = players.id AND t.type IN ('BET', 'BET_VOID')
              AND t.wallet = 'MAIN' AND t.transacted_at >= ${start})
        END))
      FROM player_limits l WHERE l.player_id = players.id)`,
    lifetime: sql<string>`(SELECT coalesce(sum(t.amount), 0) FROM transactions t
      WHERE ${counted} AND ${other})`,
    withdrawnToday: sql<string>`(SELECT coalesce(-sum(t.amount), 0) FROM transactions t
      WHERE t.player_id = players.id AND t.type = 'WITHDRAW'
        AND t.status IN ('PENDING', 'SUCCESS', 'COMPLETED')
        AND t.transacted_at >= ${since('D')}::timestamptz)`,
  };
}

/** Reads everything that decides about a player's deposits; undefined for an unknown player. */
export async function readDepositPlayer(
  executor: Executor,
  playerId: string,
  scope: FactsScope,
): Promise<DepositPlayer | undefined> {
  const [row] = await executor
    .select(selection(scope))
    .from(players)
    .where(eq(players.id, playerId));
  if (!row) return undefined;
  const { now, locatedIn } = scope;
  const { currency } = row;
  const places = locatedIn === null ? [row.countryCode] : [row.countryCode, locatedIn];
  return {
    currency,
    country: row.countryCode,
    siteId: row.siteId,
    mainBalance: Number(row.mainBalance ?? 0),
    facts: {
      now,
      accountStatus: row.status,
      kycStatus: row.kycStatus,
      countryAllowed: places.every((code) => countries.get(code)?.allowed !== false),
      multibrandSuspended: row.multibrandSuspended,
      depositEnabled: row.flags.deposit,
      payoutEnabled: row.flags.payout && !row.riskPayout,
      documents: row.documents ?? [],
      limits: (row.limits ?? []).map((limit) => ({
        ...limit,
        resetOn: periodWindow(limit.period, now).resetOn,
      })),
      lifetimeDeposits: Number(row.lifetime),
      unverifiedDepositCap: scaled(UNVERIFIED_CAP, currency),
      withdrawnToday: Number(row.withdrawnToday),
      dailyWithdrawalCap: scaled(DAILY_WITHDRAWAL_CAP, currency),
    },
  };
}
