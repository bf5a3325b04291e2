import { countryByCode } from '../../reference/countries.ts';
import type { Currency } from '../../reference/currencies.ts';
import type { OwnLimit } from '../../reference/own-limits.ts';
import { policyOfResidence } from '../../reference/policies.ts';
import { timeZoneOf } from '../../reference/time-zones.ts';
import type { Home } from '../players/presented.ts';
import { residenceOf } from '../players/residence.ts';
import type { AccountStatus, KycLevel, PlayerFlags } from '../players/tables.ts';
import { STATUS_BENEATH } from '../players/under-break.ts';
import type { Executor } from '../platform/database.ts';
import { statement } from '../platform/statement.ts';
import { scaled } from './deposit-methods.ts';
import type { DepositFacts, DocumentFact, LimitWanted } from './deposit-rules.ts';
import {
  COUNTED,
  LIMITS_OF_PLAYER,
  limitsInForce,
  periodStarts,
  type LimitRow,
} from './own-limits.ts';
import { periodWindow } from './periods.ts';

/**
 * The sum that a player may deposit in all before being verified, euro cents. From this sum on, European
 * anti-money-laundering law wants a gambling customer identified.
 */
const UNVERIFIED_CAP = 200_000;
/** The most that a player may ask for in one day where they live, however late it is paid out, euro cents. */
const DAILY_WITHDRAWAL_CAP = 1_000_000;

/** The sums that the facts are read for. */
export interface FactsScope {
  /** ms since the epoch. */
  readonly now: number;
  /** Where the request comes from, ISO 3166 alpha-2; null when unknown. */
  readonly locatedIn: string | null;
  /** A deposit that is being decided on must not count against itself. */
  readonly except?: string;
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
  /** The brand that they came from, and where they are at home there. */
  readonly home: Home;
  /** The zone of the player's days, IANA. */
  readonly timeZone: string;
  /** The version of the terms that the player accepted last; 0: none. */
  readonly termsVersion: number;
  /** The main balance, minor units. */
  readonly mainBalance: number;
  readonly flags: PlayerFlags;
  readonly riskPayout: boolean;
}

interface Row extends Record<string, unknown> {
  readonly status: AccountStatus;
  readonly statusBeneath: AccountStatus;
  readonly kycStatus: KycLevel;
  readonly countryCode: string;
  readonly provinceCode: string | null;
  readonly multibrandSuspended: boolean;
  readonly riskPayout: boolean;
  readonly flags: PlayerFlags;
  readonly currency: Currency;
  readonly siteId: string;
  readonly languageCode: string;
  readonly market: string;
  readonly termsVersion: number;
  readonly mainBalance: string | null;
  readonly documents: readonly DocumentRow[] | null;
  readonly limits: readonly LimitRow[] | null;
  readonly lifetime: string;
  readonly withdrawnToday: string;
  /** A deposit limit was offered to them, and they chose to have none. */
  readonly limitRefused: boolean;
}

/** $1 player, $2 to $5 as {@link LIMITS_OF_PLAYER} says, $6 start of the player's day. */
const readFacts = statement<Row>(
  'read_deposit_facts',
  `SELECT p.status, ${STATUS_BENEATH} AS "statusBeneath", p.kyc_status AS "kycStatus", p.country_code AS "countryCode",
    p.province_code AS "provinceCode",
    p.multibrand_suspended AS "multibrandSuspended", p.risk_payout AS "riskPayout",
    p.flags, p.currency, p.site_id AS "siteId",
    p.language_code AS "languageCode", p.market, p.terms_version AS "termsVersion",
    (SELECT a.balance FROM ledger_accounts a
      WHERE a.player_id = p.id AND a.kind = 'MAIN' AND a.currency = p.currency) AS "mainBalance",
    (SELECT json_agg(json_build_object(
        'type', d.document_type, 'status', d.status, 'dueAt', extract(epoch FROM d.due_at) * 1000))
      FROM document_requests d WHERE d.player_id = p.id) AS documents,
    ${LIMITS_OF_PLAYER} AS limits,
    coalesce((SELECT d.counted FROM deposit_totals d WHERE d.player_id = p.id), 0)
      - coalesce((SELECT t.amount FROM transactions t
        WHERE ${COUNTED} AND t.reference_id = $5), 0) AS lifetime,
    (SELECT coalesce(-sum(t.amount), 0) FROM transactions t
      WHERE t.player_id = p.id AND t.type = 'WITHDRAW'
        AND t.status IN ('PENDING', 'SUCCESS', 'COMPLETED')
        AND t.transacted_at >= $6::timestamptz) AS "withdrawnToday",
    EXISTS (SELECT FROM limit_refusals r WHERE r.player_id = p.id) AS "limitRefused"
  FROM players p WHERE p.id = $1`,
);

const readResidence = statement<Pick<Row, 'countryCode' | 'provinceCode'>>(
  'read_residence',
  'SELECT country_code AS "countryCode", province_code AS "provinceCode" FROM players WHERE id = $1',
);

/** The limit that the policy of the residence wants before there is a deposit. */
function limitWanted(row: Row, limits: readonly OwnLimit[]): LimitWanted | undefined {
  const { depositLimit, requiredPeriods } = policyOfResidence(residenceOf(row));
  const own = limits.filter(({ kind }) => kind === 'DEPOSIT').map(({ period }) => period);
  switch (depositLimit) {
    case 'optional':
      return undefined;
    case 'offered': {
      const isFirst = own.length === 0 && Number(row.lifetime) === 0;
      return isFirst && !row.limitRefused ? 'OFFERED' : undefined;
    }
    case 'required':
      return requiredPeriods.every((period) => own.includes(period)) ? undefined : 'REQUIRED';
  }
}

/** Reads everything that decides about a player's deposits; undefined for an unknown player. */
export async function readDepositPlayer(
  executor: Executor,
  playerId: string,
  scope: FactsScope,
): Promise<DepositPlayer | undefined> {
  const { now, locatedIn, except = null } = scope;
  // First: when a player's day begins is theirs, and one rule says it.
  const [resident] = await readResidence(executor, [playerId]);
  if (!resident) return undefined;
  const zone = timeZoneOf(residenceOf(resident));
  const today = periodWindow('D', now, zone);
  const [row] = await readFacts(executor, [
    playerId,
    ...periodStarts(now, zone),
    except,
    new Date(today.from).toISOString(),
  ]);
  if (!row) return undefined;
  const limits = limitsInForce(row.limits ?? [], now);
  const { currency } = row;
  const places = locatedIn === null ? [row.countryCode] : [row.countryCode, locatedIn];
  return {
    currency,
    country: row.countryCode,
    home: { siteId: row.siteId, languageCode: row.languageCode, market: row.market },
    timeZone: zone,
    termsVersion: row.termsVersion,
    mainBalance: Number(row.mainBalance ?? 0),
    flags: row.flags,
    riskPayout: row.riskPayout,
    facts: {
      now,
      accountStatus: row.status,
      statusBeneath: row.statusBeneath,
      kycStatus: row.kycStatus,
      countryAllowed: places.every((code) => countryByCode(code)?.allowed !== false),
      multibrandSuspended: row.multibrandSuspended,
      // A player who may be a risk is paid out, once a person has looked, and may not deposit any more.
      depositEnabled: row.flags.deposit && !row.riskPayout,
      payoutEnabled: row.flags.payout,
      documents: row.documents ?? [],
      documentsMayWait: policyOfResidence(residenceOf(row)).documentsMayWait,
      limits: limits.map(({ kind, period, limit, used }) => ({
        kind,
        period,
        limit,
        used,
        resetOn: periodWindow(period, now, zone).resetOn,
      })),
      depositLimitWanted: limitWanted(row, limits),
      lifetimeDeposits: Number(row.lifetime),
      unverifiedDepositCap: scaled(UNVERIFIED_CAP, currency),
      withdrawnToday: Number(row.withdrawnToday),
      paidOutAgainAt: today.resetOn,
      dailyWithdrawalCap: scaled(DAILY_WITHDRAWAL_CAP, currency),
    },
  };
}
