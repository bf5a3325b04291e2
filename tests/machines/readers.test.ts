import { describe, expect, test } from 'vitest';
import { readLoginRefusal } from '../../machines/access/login/refusals.ts';
import { problemOfFailure, problemOfRefusal } from '../../machines/access/sign-up/problems.ts';
import { balancesOf } from '../../machines/banking/wallet/balances.ts';
import { statusOf } from '../../machines/banking/deposit/results.ts';
import { policyFor, POLICIES } from '../../machines/policy.ts';
import { FAILURES } from '../../machines/flow.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';

const refusal = (message: string, code = 'UNAUTHORIZED') =>
  readLoginRefusal({ ok: false, code, problem: { code, message, traceId: 't' } } as never);

describe('login refusals', () => {
  test.each([
    ['Player is on timeout, remainingDays=3', 'timeout'],
    ['You are in a cooling period', 'timeout'],
    ['Player is self excluded for 182 days', 'exclusion'],
    ['Player is excluded indefinitely', 'exclusionIndefinite'],
    ['Max sign-in attempts reached', 'maxAttempts'],
    ['Account is deactivated', 'blacklisted'],
    ['Account is blacklisted', 'blacklisted'],
    ['Account closed', 'closed'],
    ['Player not found', 'playerNotFound'],
    ['Bad credentials', 'unauthorized'],
  ])('"%s" is recognised as %s by its message [LOGIN-08]', (message, kind) => {
    expect(refusal(message).kind).toBe(kind);
  });

  test('a code is preferred to the message [LOGIN-08]', () => {
    expect(refusal('Account closed', 'login.blacklisted').kind).toBe('blacklisted');
  });

  test('days, time left, cooling flag and initiator are read from message or info [LOGIN-08] [LOGIN-10]', () => {
    expect(refusal('Player is excluded for 182 days')).toEqual({ kind: 'exclusion', days: 182 });
    const facts = {
      playerId: '100123',
      remainingDays: 3,
      timeLeft: 259_200_000,
      cooling: true,
      initiator: 'PLAYER',
    };
    const read = refusal(outcomes.logIn.timeout.problem.message);
    expect(read).toMatchObject({ kind: 'timeout', details: facts });
    expect(refusal('timeout, timeLeft=90000000')).toMatchObject({
      details: { remainingDays: 2, cooling: false },
    });
    expect(refusal('timeout')).toMatchObject({
      details: { remainingDays: undefined, timeLeft: undefined },
    });
  });
});

describe('sign-up problems', () => {
  test.each([
    [outcomes.registerPlayer.unhandled, 'error.signup.unhandled', undefined],
    [outcomes.registerPlayer.captchaDenied, 'error.captcha.validation', undefined],
    [outcomes.registerPlayer.phoneInvalid, 'error.phone.invalid', 'phone'],
    [outcomes.updateRegistration.cpfDuplicate, 'error.cpf.duplicate_found', 'cpf'],
    [
      outcomes.updateRegistration.playerAlreadyExists,
      'error.registration.player_already_exists',
      undefined,
    ],
  ] as const)(
    'a refusal becomes a message at its field [SIGN-21] [SIGN-22] [SIGN-23] [SIGN-25] [SIGN-26] (%#)',
    (outcome, key, field) => {
      expect(problemOfRefusal(outcome as never)).toMatchObject({ key, field });
    },
  );

  test('an explicit deny is the captcha’s, whatever its code [SIGN-22]', () => {
    const { phoneInvalid } = outcomes.registerPlayer;
    const problem = { ...phoneInvalid.problem, message: 'Explicit deny by policy' };
    expect(problemOfRefusal({ ...phoneInvalid, problem })).toMatchObject({
      key: 'error.captcha.validation',
    });
  });

  test('no answer, a failed platform and a bare 400 have their messages [SIGN-20] [SIGN-21] [SIGN-24]', () => {
    expect(problemOfFailure(FAILURES.unreachable).key).toBe('error.country.blocked');
    expect(problemOfFailure(FAILURES.unexpected)).toMatchObject({
      key: 'error.system.error',
      traceId: 'trace-0001',
    });
    expect(problemOfFailure({ kind: 'refused', code: 'error.validation', status: 400 }).key).toBe(
      'error.signup.unhandled',
    );
    const validationErrors = [{ field: 'email', code: 'format', message: '' }];
    const refused = { kind: 'refused', code: 'error.validation', status: 400, validationErrors };
    expect(problemOfFailure(refused)).toMatchObject({
      key: 'error.validation',
      fields: validationErrors,
    });
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

test('each market has one policy, the default where no regulator departs from it [SIGN-16] [SIGN-32]', () => {
  expect(policyFor('UN')).toBe(POLICIES[0]);
  expect(policyFor('BR').taxNumberRequired).toBe(true);
  expect(policyFor('CA').minimumAge).toBe(19);
  expect(policyFor('SE').documentsMayWait).toBe(false);
});
