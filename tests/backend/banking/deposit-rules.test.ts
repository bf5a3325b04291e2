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
import { document, facts, limit } from './facts.ts';

describe('[DEP-02] the check finds', () => {
  test.each<[string, Partial<DepositFacts>, string]>([
    ['deposits switched off', { depositEnabled: false }, 'FORBIDDEN'],
    ['payout blocked (GUARD-06)', { payoutEnabled: false }, 'FORBIDDEN'],
    ['suspension at a sister brand', { multibrandSuspended: true }, 'FORBIDDEN'],
    ['a restricted country', { countryAllowed: false }, 'RESTRICTED'],
    [
      'long overdue ones',
      { documents: [document('EXPIRED', -15)] },
      'DOCUMENTS_REQUIRED_RESTRICTED',
    ],
    [
      'documents in review before their day',
      { documents: [document('UNDER_REVIEW', 3)] },
      'SUCCESS',
    ],
    ['verified documents', { documents: [document('VERIFIED', -90)] }, 'SUCCESS'],
    ['a deposit limit that is offered first', { depositLimitWanted: 'OFFERED' }, 'FORBIDDEN'],
    ['one that is required', { depositLimitWanted: 'REQUIRED' }, 'FORBIDDEN'],
  ])('%s', (_name, different, result) => {
    expect(decideDeposit(facts(different), false).result).toBe(result);
    expect(refuseDeposit(facts(different), 1_000) === undefined).toBe(result === 'SUCCESS');
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
