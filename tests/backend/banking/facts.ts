import type {
  DepositFacts,
  DocumentFact,
  LimitFact,
} from '../../../backend/banking/deposit-rules.ts';

/** Milliseconds. */
export const DAY = 86_400_000;

/** Noon of a Wednesday, so that day, week and month all began before and end later. */
export const NOON = Date.UTC(2026, 10, 18, 12);

/** A registered, verified player without obstacles, with the given differences. */
export const facts = (different: Partial<DepositFacts> = {}): DepositFacts => ({
  now: NOON,
  accountStatus: 'REGISTERED',
  statusBeneath: different.accountStatus ?? 'REGISTERED',
  kycStatus: 'FULLY VERIFIED',
  countryAllowed: true,
  multibrandSuspended: false,
  depositEnabled: true,
  payoutEnabled: true,
  documents: [],
  documentsMayWait: true,
  limits: [],
  depositLimitWanted: undefined,
  lifetimeDeposits: 0,
  unverifiedDepositCap: 200_000,
  withdrawnToday: 0,
  dailyWithdrawalCap: 1_000_000,
  paidOutAgainAt: NOON + DAY / 2,
  ...different,
});

/** A document that a player was asked for, due in so many days. */
export const document = (status: DocumentFact['status'], days: number): DocumentFact => ({
  type: 'PROOF_OF_ID',
  status,
  dueAt: NOON + days * DAY,
});

/** A daily deposit limit of 100 euro that is used up, with the given differences. */
export const limit = (different: Partial<LimitFact> = {}): LimitFact => ({
  kind: 'DEPOSIT',
  period: 'D',
  limit: 10_000,
  used: 10_000,
  resetOn: NOON + DAY / 2,
  ...different,
});
