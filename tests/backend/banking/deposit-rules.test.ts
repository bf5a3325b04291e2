import { describe, expect, test } from 'vitest';
import { depositRange } from '../../../backend/banking/deposit-methods.ts';
import { CURRENCIES, isCurrency } from '../../../reference/currencies.ts';
import {
  decideDeposit,
  refuseDeposit,
  type DepositFacts,
} from '../../../backend/banking/deposit-rules.ts';
import {
  depositStatus,
  mayAdvance,
  type DepositStatus,
} from '../../../backend/banking/deposit-status.ts';
import { DAY, document, facts, limit, NOON } from './facts.ts';

describe('[DEP-02] the check finds', () => {
  test.each<[string, Partial<DepositFacts>, string]>([
    ['nothing in the way', {}, 'SUCCESS'],
    ['deposits switched off', { depositEnabled: false }, 'FORBIDDEN'],
    ['payout blocked (GUARD-06)', { payoutEnabled: false }, 'FORBIDDEN'],
    ['suspension at a sister brand', { multibrandSuspended: true }, 'FORBIDDEN'],
    ['self-exclusion', { accountStatus: 'SELF_EXCLUDED' }, 'FORBIDDEN'],
    ['a timeout', { accountStatus: 'TIMEOUT' }, 'FORBIDDEN'],
    ['an account that is not ready', { accountStatus: 'ACCOUNT_UNVERIFIED' }, 'FAILURE'],
    ['a restricted country', { countryAllowed: false }, 'RESTRICTED'],
    ['a restricted account', { accountStatus: 'RESTRICTED' }, 'RESTRICTED'],
    ['a restricted level', { kycStatus: 'RESTRICTED' }, 'RESTRICTED'],
    ['a suspended level', { kycStatus: 'SUSPENDED' }, 'DOCUMENTS_REQUIRED_RESTRICTED'],
    ['overdue documents', { documents: [document('REQUESTED', -1)] }, 'DOCUMENTS_REQUIRED'],
    [
      'long overdue ones',
      { documents: [document('EXPIRED', -15)] },
      'DOCUMENTS_REQUIRED_RESTRICTED',
    ],
    [
      'overdue ones in review',
      { documents: [document('UNDER_REVIEW', -1)] },
      'DOCUMENTS_UNDER_REVIEW',
    ],
    [
      'documents in review before their day',
      { documents: [document('UNDER_REVIEW', 3)] },
      'SUCCESS',
    ],
    ['verified documents', { documents: [document('VERIFIED', -90)] }, 'SUCCESS'],
    [
      'an unverified player at the cap',
      { kycStatus: 'NOT_VERIFIED', lifetimeDeposits: 200_000 },
      'EXCEEDS_KYC_LIMIT',
    ],
    ['a verified one above it', { lifetimeDeposits: 900_000 }, 'SUCCESS'],
    ['a used-up deposit limit', { limits: [limit()] }, 'SELF_LIMIT_REACHED'],
    ['a used-up spend limit', { limits: [limit({ kind: 'SPEND' })] }, 'SELF_SPEND_LIMIT_REACHED'],
    ['the withdrawal limit', { withdrawnToday: 1_000_000 }, 'WITHDRAWAL_LIMIT_REACHED'],
    ['a deposit limit that is offered first', { depositLimitWanted: 'OFFERED' }, 'FORBIDDEN'],
    ['one that is required', { depositLimitWanted: 'REQUIRED' }, 'FORBIDDEN'],
  ])('%s', (_name, different, result) => {
    expect(decideDeposit(facts(different), false).result).toBe(result);
    expect(refuseDeposit(facts(different), 1_000) === undefined).toBe(result === 'SUCCESS');
  });

  test('[DEP-06] documents that are preferred, with whole days left', () => {
    const asked = facts({ documents: [document('REQUESTED', 12), document('REQUESTED', 2.5)] });
    expect(decideDeposit(asked, false)).toEqual({
      result: 'DOCUMENTS_PREFERRED',
      daysLeftToVerifyDocuments: 3,
    });
  });

  test('[DEP-15] later skips preferred documents, and nothing else', () => {
    expect(decideDeposit(facts({ documents: [document('REQUESTED', 1)] }), true).result).toBe(
      'SUCCESS',
    );
    for (const different of [
      { documents: [document('REQUESTED', -1)] },
      { documents: [document('UNDER_REVIEW', -1)] },
      { limits: [limit()] },
      { countryAllowed: false },
    ]) {
      expect(decideDeposit(facts(different), true)).toEqual(decideDeposit(facts(different), false));
    }
  });

  test('[DEP-06] [DEP-15] later does not count where documents may not wait', () => {
    const swedish = facts({ documents: [document('REQUESTED', 1)], documentsMayWait: false });
    expect(decideDeposit(swedish, true).result).toBe('DOCUMENTS_PREFERRED');
    expect(refuseDeposit(swedish, 1_000)).toBe('error.deposit.not_allowed');
  });

  test.each(['accountStatus', 'kycStatus'] as const)(
    '[DEP-13] %s that no rule knows never opens more than the strictest one',
    (field) => {
      // Values that an older database or a newer operator may hold.
      const stored: Partial<DepositFacts> = JSON.parse(
        `{"${field}":"NEW","lifetimeDeposits":200000}`,
      );
      expect(decideDeposit(facts(stored), true).result).toBe(
        field === 'kycStatus' ? 'EXCEEDS_KYC_LIMIT' : 'FORBIDDEN',
      );
    },
  );

  test('[DEP-10] the tightest of several limits, with what is left and when it is back', () => {
    const weekly = limit({ period: 'W', limit: 50_000, used: 49_000, resetOn: NOON + 4 * DAY });
    const decision = decideDeposit(facts({ limits: [limit({ used: 2_000 }), weekly] }), false);
    expect(decision).toEqual({ result: 'SUCCESS', tightest: weekly });
  });
});

describe('a deposit request is refused', () => {
  test.each<[string, Partial<DepositFacts>, number, string | undefined]>([
    ['what the limit leaves', { limits: [limit({ used: 5_000 })] }, 5_000, undefined],
    ['one cent more', { limits: [limit({ used: 5_000 })] }, 5_001, 'error.deposit.limit_reached'],
    ['a used-up limit', { limits: [limit()] }, 1_000, 'error.deposit.limit_reached'],
    [
      '[DEP-21] the withdrawal limit',
      { withdrawnToday: 1_000_000 },
      1_000,
      'error.withdrawal.limit',
    ],
    ['blocked deposits', { depositEnabled: false }, 1_000, 'error.deposit.not_allowed'],
    [
      'the unverified cap',
      { kycStatus: 'NOT_VERIFIED', lifetimeDeposits: 199_000 },
      1_000,
      undefined,
    ],
    [
      'one cent above it',
      { kycStatus: 'NOT_VERIFIED', lifetimeDeposits: 199_000 },
      1_001,
      'error.deposit.unverified_cap',
    ],
    ['preferred documents', { documents: [document('REQUESTED', 1)] }, 1_000, undefined],
    [
      'overdue documents',
      { documents: [document('REQUESTED', -1)] },
      1_000,
      'error.deposit.not_allowed',
    ],
  ])('%s', (_name, different, amount, refusal) => {
    expect(refuseDeposit(facts(different), amount)).toBe(refusal);
  });

  test('[DEP-12] level PENDING_EXPIRED counts as allowed, but keeps its limits', () => {
    const expired: Partial<DepositFacts> = {
      kycStatus: 'PENDING_EXPIRED',
      documents: [document('EXPIRED', -3)],
    };
    expect(decideDeposit(facts(expired), false).result).toBe('DOCUMENTS_REQUIRED');
    expect(refuseDeposit(facts(expired), 1_000)).toBeUndefined();
    expect(refuseDeposit(facts({ ...expired, limits: [limit()] }), 1_000)).toBe(
      'error.deposit.limit_reached',
    );
  });
});

describe('a deposit only moves forward', () => {
  const all: DepositStatus[] = ['WAITING_INPUT', 'PENDING', 'FAILED', 'CANCELLED', 'SUCCESS'];

  test('SUCCESS is reachable from everywhere and left by nothing', () => {
    for (const status of all) {
      expect(mayAdvance(status, 'SUCCESS')).toBe(status !== 'SUCCESS');
      expect(mayAdvance('SUCCESS', status)).toBe(false);
      expect(mayAdvance(status, status)).toBe(false);
    }
  });

  test('any two reports end the same in either order, a success among them', () => {
    const end = (reports: DepositStatus[]) =>
      reports.reduce<DepositStatus>((at, to) => (mayAdvance(at, to) ? to : at), 'WAITING_INPUT');
    for (const other of all) {
      expect(end([other, 'SUCCESS'])).toBe('SUCCESS');
      expect(end(['SUCCESS', other])).toBe('SUCCESS');
    }
  });

  test('a transaction that stands where no deposit can is not taken for one', () => {
    expect(all.map(depositStatus)).toEqual(all);
    expect(() => depositStatus('REVERTED')).toThrow('A deposit stands at REVERTED.');
  });
});

test('[DEP-20] every method has a whole range in every currency', () => {
  for (const currency of Object.keys(CURRENCIES).filter(isCurrency)) {
    const { min, max } = depositRange('CREDITCARD', currency);
    expect(Number.isSafeInteger(min) && Number.isSafeInteger(max) && 0 < min && min < max).toBe(
      true,
    );
  }
  expect(depositRange('CREDITCARD', 'CLP')).toEqual({ min: 10_000, max: 5_000_000 });
});
