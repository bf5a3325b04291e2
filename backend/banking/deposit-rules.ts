import type { components } from '../../openapi/schema.gen.ts';
import type { LimitPeriod } from '../../reference/policies.ts';
import type { LimitKind } from '../../reference/own-limits.ts';

type Schemas = components['schemas'];
type AccountStatus = Schemas['AccountStatus'];
type KycLevel = Schemas['KycLevel'];

/** The result of the check (DEP-02). No deposit can meet NOT_ENOUGH_FUNDS, so no rule gives it. */
export type DepositResult = Exclude<Schemas['OperationResult'], 'NOT_ENOUGH_FUNDS'>;

/** A limit that the player set, with the part of it that the window's movements used (minor units). */
export interface LimitFact {
  kind: LimitKind;
  period: LimitPeriod;
  limit: number;
  used: number;
  /** When the whole limit is back, ms. */
  resetOn: number;
}

/** A deposit limit that is offered before the first deposit, or required for it. */
export type LimitWanted = NonNullable<Schemas['DepositCheck']['depositLimitWanted']>;

/** A document that was asked of the player; `dueAt` in ms. */
export interface DocumentFact {
  type: Schemas['DocumentType'];
  status: Schemas['DocumentVerificationStatus'];
  dueAt: number | null;
}

/** Everything that decides whether a player may deposit, read in one transaction. */
export interface DepositFacts {
  now: number;
  accountStatus: AccountStatus;
  /** The same where the player is on no break; else what the break overwrote. */
  statusBeneath: AccountStatus;
  kycStatus: KycLevel;
  countryAllowed: boolean;
  multibrandSuspended: boolean;
  /** The profile flags of the specification (GUARD-16): deposit on, without a risk of payout; payout not blocked. */
  depositEnabled: boolean;
  payoutEnabled: boolean;
  documents: readonly DocumentFact[];
  /** Whether the law of the residence lets preferred documents wait (DEP-15). */
  documentsMayWait: boolean;
  limits: readonly LimitFact[];
  /** The demand for a limit by the policy of the residence. */
  depositLimitWanted: LimitWanted | undefined;
  /** Successful deposits since registration, and what an unverified player may reach; minor units. */
  lifetimeDeposits: number;
  unverifiedDepositCap: number;
  /**
   * Withdrawals of the current day where the player lives, and the most that may be paid out in one; minor units.
   */
  withdrawnToday: number;
  dailyWithdrawalCap: number;
  /** When that day is over, ms. */
  paidOutAgainAt: number;
}

/** The fact about the account that keeps deposits closed. */
export type DepositObstacle = Schemas['DepositObstacle'];

export interface DepositDecision {
  result: DepositResult;
  /** With FORBIDDEN and RESTRICTED. */
  because?: DepositObstacle;
  daysLeftToVerifyDocuments?: number;
  depositLimitWanted?: LimitWanted;
  /** With WITHDRAWAL_LIMIT_REACHED: when money is paid out again, ms. */
  paidOutAgainAt?: number;
  /** The tightest limit: its rest decides how much can still be deposited. */
  tightest?: LimitFact;
}

const DAY = 86_400_000;
/** After the due date documents are only required for so long; then the player is restricted too. */
const STRICT_AFTER = 14 * DAY;

/** The standing of a KYC level for deposits. A level that the contract does not have yet is not verified. */
export function standingOf(
  level: KycLevel,
): 'verified' | 'unverified' | 'restricted' | 'suspended' {
  switch (level) {
    case 'DATA_VERIFIED':
    case 'FULLY VERIFIED':
    case 'ENHANCED KYC':
    case 'ENHANCED':
    case 'EDD_PENDING':
    case 'EDD_UNDER_REVIEW':
    case 'NOT_REQUIRED':
    case 'PENDING_EXPIRED':
      return 'verified';
    case 'RESTRICTED':
      return 'restricted';
    case 'SUSPENDED':
      return 'suspended';
    case 'NOT_VERIFIED':
    case 'PENDING':
      return 'unverified';
    default:
      return unknown(level, 'unverified');
  }
}

/** How an account stands to deposits. A status that the contract does not have yet is closed. */
export function accountOf(status: AccountStatus): 'open' | 'notReady' | 'restricted' | 'closed' {
  switch (status) {
    case 'REGISTERED':
      return 'open';
    case 'ACCOUNT_UNVERIFIED':
    case 'PRE_REGISTERED':
      return 'notReady';
    case 'RESTRICTED':
      return 'restricted';
    case 'PAYOUT':
    case 'TIMEOUT':
    case 'SELF_EXCLUDED':
    case 'BLACKLISTED':
    case 'CLOSED':
      return 'closed';
    default:
      return unknown(status, 'closed');
  }
}

/** The compiler proves that there is none; the database holds texts, so the strictest answer stands here. */
const unknown = <Strictest>(_value: never, strictest: Strictest): Strictest => strictest;

/** The rest of a limit, never below zero. */
export function limitLeft(limit: LimitFact): number {
  return Math.max(0, limit.limit - limit.used);
}

function tightestLimit(limits: readonly LimitFact[]): LimitFact | undefined {
  return limits.toSorted((a, b) => limitLeft(a) - limitLeft(b) || b.resetOn - a.resetOn)[0];
}

export type Rule = (facts: DepositFacts) => DepositDecision | undefined;

const restricted: Rule = (facts) => {
  const isOwn =
    accountOf(facts.accountStatus) === 'restricted' || standingOf(facts.kycStatus) === 'restricted';
  if (isOwn) return { result: 'RESTRICTED', because: 'ACCOUNT' };
  return facts.countryAllowed ? undefined : { result: 'RESTRICTED', because: 'COUNTRY' };
};

/** The reason for which the account itself takes no deposits, the hardest to settle first. */
function obstacleOf(facts: DepositFacts): DepositObstacle | undefined {
  if (facts.multibrandSuspended) return 'SUSPENDED';
  if (accountOf(facts.accountStatus) !== 'open') {
    return facts.accountStatus === 'PAYOUT' ? 'DEPOSITS_OFF' : 'ACCOUNT';
  }
  if (!facts.payoutEnabled) return 'PAYOUTS_OFF';
  return facts.depositEnabled ? undefined : 'DEPOSITS_OFF';
}

const account: Rule = (facts) => {
  const standing = accountOf(facts.accountStatus);
  if (standing === 'notReady') return { result: 'FAILURE' };
  const because = obstacleOf(facts);
  return because && { result: 'FORBIDDEN', because };
};

export const documents: Rule = (facts) => {
  const strict = { result: 'DOCUMENTS_REQUIRED_RESTRICTED' } as const;
  if (standingOf(facts.kycStatus) === 'suspended') return strict;
  const open = facts.documents.filter(
    ({ status }) => status === 'REQUESTED' || status === 'EXPIRED' || status === 'UNDER_REVIEW',
  );
  const overdue = open.filter(({ dueAt }) => dueAt !== null && dueAt <= facts.now);
  const missing = overdue.filter(({ status }) => status !== 'UNDER_REVIEW');
  if (missing.some(({ dueAt }) => dueAt !== null && facts.now - dueAt > STRICT_AFTER))
    return strict;
  if (missing.length > 0) return { result: 'DOCUMENTS_REQUIRED' };
  return overdue.length > 0 ? { result: 'DOCUMENTS_UNDER_REVIEW' } : undefined;
};

const kycLimit: Rule = (facts) =>
  standingOf(facts.kycStatus) !== 'verified' && facts.lifetimeDeposits >= facts.unverifiedDepositCap
    ? { result: 'EXCEEDS_KYC_LIMIT' }
    : undefined;

const limits: Rule = (facts) => {
  const tightest = tightestLimit(facts.limits);
  if (tightest === undefined || limitLeft(tightest) > 0) return undefined;
  const result = tightest.kind === 'SPEND' ? 'SELF_SPEND_LIMIT_REACHED' : 'SELF_LIMIT_REACHED';
  return { result, tightest };
};

const withdrawals: Rule = (facts) =>
  facts.withdrawnToday >= facts.dailyWithdrawalCap
    ? { result: 'WITHDRAWAL_LIMIT_REACHED', paidOutAgainAt: facts.paidOutAgainAt }
    : undefined;

export const documentsPreferred: Rule = (facts) => {
  const dueAts = facts.documents.flatMap(({ status, dueAt }) =>
    (status === 'REQUESTED' || status === 'EXPIRED') && dueAt !== null ? [dueAt] : [],
  );
  if (dueAts.length === 0) return undefined;
  const daysLeft = Math.ceil((Math.min(...dueAts) - facts.now) / DAY);
  return { result: 'DOCUMENTS_PREFERRED', daysLeftToVerifyDocuments: Math.max(0, daysLeft) };
};

/** The hardest reason comes first, so that a player is never asked for papers that would not help. */
const RULES: readonly Rule[] = [restricted, account, documents, kycLimit, limits, withdrawals];

/**
 * Whether the player may deposit now (DEP-02). `later` is the client's wish. It skips only preferred documents
 * (DEP-15), and not even those where the law of the residence forbids it.
 */
export function decideDeposit(facts: DepositFacts, later: boolean): DepositDecision {
  for (const rule of RULES) {
    const decision = rule(facts);
    if (decision) return decision;
  }
  const preferred = later && facts.documentsMayWait ? undefined : documentsPreferred(facts);
  if (preferred) return preferred;
  // Last: a player who sets a limit finds nothing else in the way.
  const { depositLimitWanted } = facts;
  if (depositLimitWanted) return { result: 'FORBIDDEN', depositLimitWanted };
  const tightest = tightestLimit(facts.limits);
  return tightest ? { result: 'SUCCESS', tightest } : { result: 'SUCCESS' };
}

/** The contract's refusals of a deposit request that these rules can give. */
export type DepositRefusal =
  | 'error.deposit.not_allowed'
  | 'error.deposit.limit_reached'
  | 'error.deposit.unverified_cap'
  | 'error.withdrawal.limit';

/** The refusal of a request for each result of the check. */
const REFUSALS: Readonly<Record<DepositResult, DepositRefusal | undefined>> = {
  SUCCESS: undefined,
  SELF_LIMIT_REACHED: 'error.deposit.limit_reached',
  SELF_SPEND_LIMIT_REACHED: 'error.deposit.limit_reached',
  WITHDRAWAL_LIMIT_REACHED: 'error.withdrawal.limit',
  FORBIDDEN: 'error.deposit.not_allowed',
  FAILURE: 'error.deposit.not_allowed',
  DOCUMENTS_PREFERRED: 'error.deposit.not_allowed',
  DOCUMENTS_REQUIRED: 'error.deposit.not_allowed',
  DOCUMENTS_REQUIRED_RESTRICTED: 'error.deposit.not_allowed',
  DOCUMENTS_UNDER_REVIEW: 'error.deposit.not_allowed',
  EXCEEDS_KYC_LIMIT: 'error.deposit.unverified_cap',
  RESTRICTED: 'error.deposit.not_allowed',
};

/**
 * The reason why a deposit of `amount` (minor units) may not go ahead, or undefined. The rules are those of the
 * check, with two exceptions. Preferred documents do not stop it where they may wait, since the player may have
 * chosen "later". Nor do overdue ones at level PENDING_EXPIRED, which counts as allowed (DEP-12).
 */
export function refuseDeposit(facts: DepositFacts, amount: number): DepositRefusal | undefined {
  const lenient = facts.kycStatus === 'PENDING_EXPIRED' ? { ...facts, documents: [] } : facts;
  const refusal = REFUSALS[decideDeposit(lenient, true).result];
  if (refusal !== undefined) return refusal;
  const overLimit = facts.limits.some(
    (limit) => limit.kind === 'DEPOSIT' && amount > limitLeft(limit),
  );
  if (overLimit) return 'error.deposit.limit_reached';
  const overCap =
    standingOf(facts.kycStatus) !== 'verified' &&
    facts.lifetimeDeposits + amount > facts.unverifiedDepositCap;
  return overCap ? 'error.deposit.unverified_cap' : undefined;
}
