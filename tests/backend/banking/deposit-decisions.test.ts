import { describe, expect, test } from 'vitest';
import {
  decideDeposit,
  limitLeft,
  refuseDeposit,
  type DepositFacts,
  type DocumentFact,
} from '../../../backend/banking/deposit-rules.ts';
import { DAY, document, facts, limit, NOON } from './facts.ts';

/** The decisions about deposits, fact by fact: every level and status, and both sides of every threshold. */

describe('[DEP-02] how an account and its level stand to deposits', () => {
  test.each<[DepositFacts['accountStatus'], string]>([
    ['REGISTERED', 'SUCCESS'],
    ['ACCOUNT_UNVERIFIED', 'FAILURE'],
    ['PRE_REGISTERED', 'FAILURE'],
    ['RESTRICTED', 'RESTRICTED'],
    ['PAYOUT', 'FORBIDDEN'],
    ['TIMEOUT', 'FORBIDDEN'],
    ['SELF_EXCLUDED', 'FORBIDDEN'],
    ['BLACKLISTED', 'FORBIDDEN'],
    ['CLOSED', 'FORBIDDEN'],
  ])('%s is %s', (accountStatus, result) => {
    expect(decideDeposit(facts({ accountStatus }), false).result).toBe(result);
    expect(refuseDeposit(facts({ accountStatus }), 1)).toBe(
      result === 'SUCCESS' ? undefined : 'error.deposit.not_allowed',
    );
  });

  test.each<[DepositFacts['kycStatus'], string]>([
    ['DATA_VERIFIED', 'SUCCESS'],
    ['FULLY VERIFIED', 'SUCCESS'],
    ['ENHANCED KYC', 'SUCCESS'],
    ['ENHANCED', 'SUCCESS'],
    ['EDD_PENDING', 'SUCCESS'],
    ['EDD_UNDER_REVIEW', 'SUCCESS'],
    ['NOT_REQUIRED', 'SUCCESS'],
    ['PENDING_EXPIRED', 'SUCCESS'],
    ['NOT_VERIFIED', 'EXCEEDS_KYC_LIMIT'],
    ['PENDING', 'EXCEEDS_KYC_LIMIT'],
    ['RESTRICTED', 'RESTRICTED'],
    ['SUSPENDED', 'DOCUMENTS_REQUIRED_RESTRICTED'],
  ])('level %s at the cap of who is not verified is %s', (kycStatus, result) => {
    const capped = facts({ kycStatus, lifetimeDeposits: 200_000 });
    expect(decideDeposit(capped, false).result).toBe(result);
    expect(refuseDeposit(capped, 1)).toBe(
      result === 'SUCCESS'
        ? undefined
        : result === 'EXCEEDS_KYC_LIMIT'
          ? 'error.deposit.unverified_cap'
          : 'error.deposit.not_allowed',
    );
  });
});

describe('[DEP-02] [DEP-06] documents', () => {
  const asked = (...documents: DocumentFact[]) => decideDeposit(facts({ documents }), false);
  const dueIn = (status: DocumentFact['status'], ms: number): DocumentFact => ({
    type: 'PROOF_OF_ID',
    status,
    dueAt: NOON + ms,
  });

  test.each<[string, DocumentFact, string]>([
    ['due this instant are overdue', dueIn('REQUESTED', 0), 'DOCUMENTS_REQUIRED'],
    ['in review, too', dueIn('UNDER_REVIEW', 0), 'DOCUMENTS_UNDER_REVIEW'],
    ['expired and overdue are required', dueIn('EXPIRED', -1), 'DOCUMENTS_REQUIRED'],
    ['for fourteen days', dueIn('REQUESTED', -14 * DAY), 'DOCUMENTS_REQUIRED'],
    ['and a moment restrict', dueIn('REQUESTED', -14 * DAY - 1), 'DOCUMENTS_REQUIRED_RESTRICTED'],
    ['in review never do', dueIn('UNDER_REVIEW', -90 * DAY), 'DOCUMENTS_UNDER_REVIEW'],
    ['that nobody asked for are not waited for', dueIn('UNREQUESTED', -90 * DAY), 'SUCCESS'],
    ['without a day are never overdue', { ...dueIn('REQUESTED', 0), dueAt: null }, 'SUCCESS'],
    ['in review without a day, too', { ...dueIn('UNDER_REVIEW', 0), dueAt: null }, 'SUCCESS'],
  ])('%s', (_name, one, result) => {
    expect(asked(one)).toEqual({ result });
  });

  test.each<[DocumentFact['status'], number, number]>([
    ['REQUESTED', 1, 1],
    ['REQUESTED', DAY, 1],
    ['EXPIRED', DAY + 1, 2],
  ])('%s, due in %i ms: %i whole days are left', (status, ms, days) => {
    expect(asked(dueIn(status, ms), dueIn('UNDER_REVIEW', 1), dueIn('VERIFIED', 1))).toEqual({
      result: 'DOCUMENTS_PREFERRED',
      daysLeftToVerifyDocuments: days,
    });
  });

  test('the first that is due says how many days are left; later is a wish that may be granted', () => {
    const documents = [document('REQUESTED', 9), document('EXPIRED', 3), document('REQUESTED', 5)];
    expect(asked(...documents)).toMatchObject({ daysLeftToVerifyDocuments: 3 });
    expect(decideDeposit(facts({ documents }), true)).toEqual({ result: 'SUCCESS' });
    expect(decideDeposit(facts({ documents, documentsMayWait: false }), true)).toMatchObject({
      result: 'DOCUMENTS_PREFERRED',
    });
  });

  test('one that is long overdue restricts, whatever the others', () => {
    expect(
      asked(dueIn('UNDER_REVIEW', -DAY), dueIn('REQUESTED', -DAY), dueIn('EXPIRED', -15 * DAY)),
    ).toEqual({ result: 'DOCUMENTS_REQUIRED_RESTRICTED' });
  });
});

test.each<[string, Partial<DepositFacts>, string]>([
  ['deposits are switched off', { depositEnabled: false }, 'DEPOSITS_OFF'],
  ['payouts are blocked', { payoutEnabled: false }, 'PAYOUTS_OFF'],
  ['payouts are, besides deposits', { payoutEnabled: false, depositEnabled: false }, 'PAYOUTS_OFF'],
  ['a sister brand suspended the player', { multibrandSuspended: true }, 'SUSPENDED'],
])(
  '[DEP-02] [DEP-13] [GUARD-16] an open account is forbidden when %s, and says so',
  (_why, different, because) => {
    expect(decideDeposit(facts(different), false)).toEqual({ result: 'FORBIDDEN', because });
  },
);

test('[DEP-11] [DEP-13] an account that is not open is told what it is, before where its player is', () => {
  const found = (different: Partial<DepositFacts>) => decideDeposit(facts(different), false);
  const [forbidden, restricted] = ['FORBIDDEN', 'RESTRICTED'];
  expect(found({ accountStatus: 'PAYOUT' })).toEqual({
    result: forbidden,
    because: 'DEPOSITS_OFF',
  });
  expect(found({ accountStatus: 'CLOSED' })).toEqual({ result: forbidden, because: 'ACCOUNT' });
  expect(found({ countryAllowed: false })).toEqual({ result: restricted, because: 'COUNTRY' });
  expect(found({ countryAllowed: false, accountStatus: 'RESTRICTED' })).toEqual({
    result: restricted,
    because: 'ACCOUNT',
  });
});

test('[DEP-02] [DEP-13] what is used up, and what is below its cap', () => {
  const used = limit({ kind: 'SPEND' });
  expect(decideDeposit(facts({ limits: [used] }), false)).toEqual({
    result: 'SELF_SPEND_LIMIT_REACHED',
    tightest: used,
  });
  const below = facts({ kycStatus: 'PENDING', lifetimeDeposits: 199_999 });
  expect(decideDeposit(below, false)).toEqual({ result: 'SUCCESS' });
});

test('[DEP-10] of two limits the one that leaves less counts, in whatever order they come', () => {
  const [less, more] = [limit({ used: 9_000 }), limit({ used: 2_000, resetOn: NOON + DAY })];
  for (const limits of [
    [less, more],
    [more, less],
  ])
    expect(decideDeposit(facts({ limits }), false)).toEqual({ result: 'SUCCESS', tightest: less });
});

describe('[DEP-02] [DEP-10] several reasons', () => {
  const usedUp = limit();
  const everything: Partial<DepositFacts> = {
    countryAllowed: false,
    accountStatus: 'CLOSED',
    documents: [document('REQUESTED', -1)],
    kycStatus: 'NOT_VERIFIED',
    lifetimeDeposits: 200_000,
    limits: [usedUp],
    withdrawnToday: 1_000_000,
  };

  test('the hardest is told, then the next', () => {
    const lifted: [Partial<DepositFacts>, string][] = [
      [{}, 'RESTRICTED'],
      [{ countryAllowed: true }, 'FORBIDDEN'],
      [{ accountStatus: 'REGISTERED' }, 'DOCUMENTS_REQUIRED'],
      [{ documents: [document('REQUESTED', 3)] }, 'EXCEEDS_KYC_LIMIT'],
      [{ kycStatus: 'DATA_VERIFIED' }, 'SELF_LIMIT_REACHED'],
      [{ limits: [limit({ used: 0 })] }, 'WITHDRAWAL_LIMIT_REACHED'],
      [{ withdrawnToday: 999_999 }, 'DOCUMENTS_PREFERRED'],
      [{ documents: [] }, 'SUCCESS'],
    ];
    let now = everything;
    for (const [different, result] of lifted) {
      now = { ...now, ...different };
      expect(decideDeposit(facts(now), false).result).toBe(result);
    }
  });

  test('of limits with as little left, the one that is back last; more used than allowed is nothing left', () => {
    const weekly = limit({ period: 'W', used: 10_000, resetOn: NOON + 4 * DAY });
    const beyond = limit({ used: 90_000, kind: 'SPEND' });
    for (const limits of [
      [beyond, weekly],
      [weekly, beyond],
    ]) {
      expect(decideDeposit(facts({ limits }), false)).toEqual({
        result: 'SELF_LIMIT_REACHED',
        tightest: weekly,
      });
    }
    expect(limitLeft(beyond)).toBe(0);
    expect(limitLeft(limit({ used: 1 }))).toBe(9_999);
  });
});

describe('a deposit request', () => {
  test.each<[string, Partial<DepositFacts>, number, string | undefined]>([
    [
      '[DEP-08] does not go ahead with overdue documents',
      { documents: [document('REQUESTED', -1)] },
      1_000,
      'error.deposit.not_allowed',
    ],
    [
      'nor while overdue ones are in review',
      { documents: [document('UNDER_REVIEW', -1)] },
      1_000,
      'error.deposit.not_allowed',
    ],
    [
      'nor with preferred ones where they may not wait',
      { documents: [document('REQUESTED', 1)], documentsMayWait: false },
      1_000,
      'error.deposit.not_allowed',
    ],
    ['goes ahead where they may', { documents: [document('REQUESTED', 1)] }, 1_000, undefined],
    [
      '[DEP-12] does so at level PENDING_EXPIRED, whatever is overdue',
      { kycStatus: 'PENDING_EXPIRED', documents: [document('EXPIRED', -3)] },
      1_000,
      undefined,
    ],
    ['[DEP-10] meets a used-up limit', { limits: [limit()] }, 1_000, 'error.deposit.limit_reached'],
    ['may be all that a limit leaves', { limits: [limit({ used: 9_000 })] }, 1_000, undefined],
    [
      '[DEP-21] meets the withdrawals of the day',
      { withdrawnToday: 1_000_000 },
      1_000,
      'error.withdrawal.limit',
    ],
    [
      '[DEP-02] of who is not verified may reach the cap',
      { kycStatus: 'PENDING', lifetimeDeposits: 199_000 },
      1_000,
      undefined,
    ],
    [
      'and not pass it',
      { kycStatus: 'PENDING', lifetimeDeposits: 199_000 },
      1_001,
      'error.deposit.unverified_cap',
    ],
    [
      '[DEP-13] meets a used-up spend limit',
      { limits: [limit({ kind: 'SPEND' })] },
      1_000,
      'error.deposit.limit_reached',
    ],
    [
      'may be more than is left to be lost: that is no limit of deposits',
      { limits: [limit({ kind: 'SPEND', used: 9_999 })] },
      5_000,
      undefined,
    ],
    [
      'meets the limit that leaves less, wherever it stands',
      { limits: [limit({ used: 0 }), limit({ used: 9_000 })] },
      1_001,
      'error.deposit.limit_reached',
    ],
    ['of a verified player has no cap', { lifetimeDeposits: 200_000 }, 1, undefined],
  ])('%s', (_name, different, amount, refusal) => {
    expect(refuseDeposit(facts(different), amount)).toBe(refusal);
  });
});
