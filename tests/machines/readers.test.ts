import { describe, expect, test } from 'vitest';
import { problemOfFailure, problemOfRefusal } from '../../machines/access/sign-up/problems.ts';
import { balancesOf } from '../../machines/banking/wallet/balances.ts';
import { statusOf } from '../../machines/banking/deposit/results.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';

describe('sign-up problems', () => {
  test('a refusal keeps its code, and the fields that it names [SIGN-21] [SIGN-25]', () => {
    expect(problemOfRefusal(outcomes.updateRegistration.cpfDuplicate)).toEqual({
      kind: 'refusal',
      code: 'error.cpf.duplicate_found',
      fields: [],
    });
    const { unhandled } = outcomes.registerPlayer;
    const validationErrors = [{ field: 'email', code: 'format', message: 'no' }];
    const problem = { ...unhandled.problem, validationErrors };
    expect(problemOfRefusal({ ...unhandled, problem })).toEqual({
      kind: 'refusal',
      code: 'error.signup.unhandled',
      fields: validationErrors,
    });
  });

  test('whatever else is thrown is a failure [SIGN-20] [SIGN-24]', () => {
    const failure = { kind: 'unreachable' } as const;
    expect(problemOfFailure(failure)).toEqual({ kind: 'failure', failure });
    expect(problemOfFailure(new Error('x'))).toMatchObject({ failure: { kind: 'unexpected' } });
  });
});

describe('wallet', () => {
  test('balances derive from the buckets, per vertical; the total is the sum of five [WAL-01] [WAL-02] [WAL-03]', () => {
    expect(balancesOf(outcomes.getWallet.success.data)).toEqual({
      currency: 'EUR',
      mainBalance: 12_550,
      lockedBalance: 500,
      sportsBonus: 300,
      casinoBonus: 1_000,
      liveCasinoBonus: 250,
      totalBalance: 14_600,
    });
  });

  test('several entries add up, whether cash or bonus; an unknown vertical does not crash [WAL-02]', () => {
    const main = [
      { walletType: 'MAIN', cashAmount: 1_001 },
      { walletType: 'MAIN', cashAmount: 10, bonusAmount: 5 },
    ] as const;
    const wallet = {
      ...outcomes.getWallet.unknownVertical.data,
      buckets: {
        main: [...main],
        locked: [],
        bonus: outcomes.getWallet.unknownVertical.data.buckets.bonus,
      },
    };
    expect(balancesOf(wallet as never)).toMatchObject({ mainBalance: 1_016, totalBalance: 1_016 });
  });
});

describe('deposit results', () => {
  test('anything unknown is an error, never a cashier [DEP-04] [DEP-13]', () => {
    for (const result of ['XYZ', '', 'FORBIDDEN', 'toString', 'FAILURE']) {
      expect(statusOf(result, 'PENDING_EXPIRED'), result).toBe('ERROR');
    }
  });

  test('PENDING_EXPIRED lifts documents only [DEP-12]', () => {
    expect(statusOf('DOCUMENTS_REQUIRED_RESTRICTED', 'PENDING_EXPIRED')).toBe('ALLOWED');
    expect(statusOf('RESTRICTED', 'PENDING_EXPIRED')).toBe('RESTRICTED');
    expect(statusOf('DOCUMENTS_REQUIRED', 'PENDING')).toBe('VERIFYDOCUMENT_REQUIRED');
  });
});
