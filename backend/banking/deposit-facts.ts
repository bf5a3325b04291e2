import { countryByCode } from '../../openapi/reference/countries.ts';
import type { Currency } from '../../openapi/reference/currencies.ts';
import { policyOfResidence } from '../../openapi/reference/policies.ts';
import type { AccountStatus, KycLevel, PlayerFlags } from '../players/tables.ts';
import type { Executor } from '../platform/database.ts';
import { statement } from '../platform/statement.ts';
import { scaled } from './deposit-methods.ts';
import type { DepositFacts, DocumentFact } from './deposit-rules.ts';
import { LIMIT_PERIODS, periodWindow, type LimitPeriod } from './periods.ts';

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
  readonly type: DocumentFact['type'];
  readonly status: DocumentFact['status'];
  /** ms since the epoch. */
  readonly dueAt: number | null;
}

/** A player as deposits see one: the facts, and what names and counts them. */
export interface DepositPlayer {
  readonly facts: DepositFacts;
  readonly currency: Currency;
  /** Country of the account, ISO 3166 alpha-2. */
  readonly country: string;
  readonly siteId: string;
  /** Of the terms that the player accepted last; 0: none. */
  readonly termsVersion: number;
  /** The main balance, minor units. */
  readonly mainBalance: number;
  readonly flags: PlayerFlags;
  readonly riskPayout: boolean;
}

interface Row extends Record<string, unknown> {
  readonly status: AccountStatus;
  readonly kycStatus: KycLevel;
  readonly countryCode: string;
  readonly multibrandSuspended: boolean;
  readonly riskPayout: boolean;
  readonly flags: PlayerFlags;
  readonly currency: Currency;
  readonly siteId: string;
  readonly termsVersion: number;
  readonly mainBalance: string | null;
  readonly documents: readonly DocumentRow[] | null;
  readonly limits: readonly LimitRow[] | null;
  readonly lifetime: string;
  readonly withdrawnToday: string;
}

/** A counted deposit: paid, or confirmed by the player and on its way. */
const COUNTED = `t.player_id = p.id AND t.type = 'DEPOSIT' AND t.category = 'PAYMENT'
  AND t.status IN ('PENDING', 'SUCCESS')`;
const PERIOD_START = `CASE l.period WHEN 'D' THEN $2::timestamptz
  WHEN 'W' THEN $3::timestamptz ELSE $4::timestamptz END`;

/** $1 player, $2 start of the day, $3 of the week, $4 of the month, $5 the deposit left out. */
const readFacts = statement<Row>(
  'read_deposit_facts',
  `SELECT p.status, p.kyc_status AS "kycStatus", p.country_code AS "countryCode",
    p.multibrand_suspended AS "multibrandSuspended", p.risk_payout AS "riskPayout",
    p.flags, p.currency, p.site_id AS "siteId", p.terms_version AS "termsVersion",
    (SELECT a.balance FROM ledger_accounts a
      WHERE a.player_id = p.id AND a.kind = 'MAIN' AND a.currency = p.currency) AS "mainBalance",
    (SELECT json_agg(json_build_object(
        'type', d.document_type, 'status', d.status, 'dueAt', extract(epoch FROM d.due_at) * 1000))
      FROM document_requests d WHERE d.player_id = p.id) AS documents,
    (SELECT json_agg(json_build_object(
        'kind', l.kind, 'period', l.period, 'limit', l.limit_amount, 'used',
        CASE l.kind
          WHEN 'DEPOSIT' THEN (SELECT coalesce(sum(t.amount), 0) FROM transactions t
            WHERE ${COUNTED} AND t.reference_id IS DISTINCT FROM $5
              AND t.transacted_at >= ${PERIOD_START})
          ELSE (SELECT coalesce(-sum(t.amount), 0) FROM transactions t
            WHERE t.player_id = p.id AND t.type IN ('BET', 'BET_VOID')
              AND t.wallet = 'MAIN' AND t.transacted_at >= ${PERIOD_START})
        END))
      FROM player_limits l WHERE l.player_id = p.id) AS limits,
    coalesce((SELECT d.counted FROM deposit_totals d WHERE d.player_id = p.id), 0)
      - coalesce((SELECT t.amount FROM transactions t
        WHERE ${COUNTED} AND t.reference_id = $5), 0) AS lifetime,
    (SELECT coalesce(-sum(t.amount), 0) FROM transactions t
      WHERE t.player_id = p.id AND t.type = 'WITHDRAW'
        AND t.status IN ('PENDING', 'SUCCESS', 'COMPLETED')
        AND t.transacted_at >= $2::timestamptz) AS "withdrawnToday"
  FROM players p WHERE p.id = $1`,
);

/** Reads everything that decides about a player's deposits; undefined for an unknown player. */
export async function readDepositPlayer(
  executor: Executor,
  playerId: string,
  scope: FactsScope,
): Promise<DepositPlayer | undefined> {
  const { now, locatedIn, except = null } = scope;
  const since = LIMIT_PERIODS.map((period) =>
    new Date(periodWindow(period, now).from).toISOString(),
  );
  const [row] = await readFacts(executor, [playerId, ...since, except]);
  if (!row) return undefined;
  const { currency } = row;
  const places = locatedIn === null ? [row.countryCode] : [row.countryCode, locatedIn];
  return {
    currency,
    country: row.countryCode,
    siteId: row.siteId,
    termsVersion: row.termsVersion,
    mainBalance: Number(row.mainBalance ?? 0),
    flags: row.flags,
    riskPayout: row.riskPayout,
    facts: {
      now,
      accountStatus: row.status,
      kycStatus: row.kycStatus,
      countryAllowed: places.every((code) => countryByCode(code)?.allowed !== false),
      multibrandSuspended: row.multibrandSuspended,
      depositEnabled: row.flags.deposit,
      payoutEnabled: row.flags.payout && !row.riskPayout,
      documents: row.documents ?? [],
      documentsMayWait: policyOfResidence({ countryCode: row.countryCode }).documentsMayWait,
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
