import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { callTo, json, problem, startPlatform, type Answer, type Platform } from './platform.ts';

/** Many platforms write null for absent values: the charts get these. */

let platform: Platform;
beforeEach(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.close());

type Operation = 'checkDepositAllowed' | 'getLatestActivityLog' | 'logIn' | 'getWallet';

function ask(operation: Operation, answer: Answer): Promise<unknown> {
  platform.answers.push(answer);
  const body = { ipAddress: '', blackbox: 'x', email: 'aino@example.com', password: 'x' };
  const asksWithBody = operation === 'checkDepositAllowed' || operation === 'logIn';
  const input = asksWithBody ? { body } : undefined;
  return callTo(platform)(operation, input).catch((failure: unknown) => failure);
}

const unexpected = { kind: 'unexpected', traceId: 'unknown' };
const allowed = { result: 'SUCCESS', currency: 'EUR' };
const login = { loginDate: '2026-11-21T10:00:00Z' };

describe('an optional field that is null', () => {
  test('is one that is absent [DEP-04]', async () => {
    const body = { ...allowed, limitLeft: null, resetOn: null, hideCashier: false };
    expect(await ask('checkDepositAllowed', json(200, body))).toStrictEqual({
      ok: true,
      data: { ...allowed, hideCashier: false },
    });
  });

  test('is absent in a list and in an object, too [DEP-04]', async () => {
    const body = {
      loginHistory: [
        { ...login, loginIp: null },
        { ...login, loginCountry: 'FI' },
      ],
      lastLogin: { createdAt: '2026-11-21T10:00:00Z', ipAddress: null },
    };
    expect(await ask('getLatestActivityLog', json(200, body))).toStrictEqual({
      ok: true,
      data: {
        loginHistory: [login, { ...login, loginCountry: 'FI' }],
        lastLogin: { createdAt: '2026-11-21T10:00:00Z' },
      },
    });
    expect(
      await ask('getLatestActivityLog', json(200, { loginHistory: [], lastLogin: null })),
    ).toStrictEqual({ ok: true, data: { loginHistory: [] } });
  });

  test('is absent from what a refusal says, too [LOGIN-08] [LOGIN-10]', async () => {
    const additionalInfo = { remainingDays: 3, timeLeft: null, coolingToken: null };
    expect(await ask('logIn', problem(401, 'login.timeout', { additionalInfo }))).toMatchObject({
      ok: false,
      problem: { additionalInfo: { remainingDays: 3 } },
    });
    const [answer] = [await ask('logIn', problem(401, 'login.timeout', { additionalInfo }))];
    expect(JSON.stringify(answer)).not.toContain('null');
  });

  test('that the contract lacks stays as it is', async () => {
    expect(await ask('checkDepositAllowed', json(200, { ...allowed, newer: null }))).toStrictEqual({
      ok: true,
      data: { ...allowed, newer: null },
    });
  });
});

describe('null where the contract asks for a value is no answer', () => {
  const { data } = outcomes.getWallet.success;

  test.each<[string, Operation, object]>([
    ['a required field', 'checkDepositAllowed', { ...allowed, currency: null }],
    ['an item of a list', 'getLatestActivityLog', { loginHistory: [null] }],
    ['a required field in a list', 'getLatestActivityLog', { loginHistory: [{ loginDate: null }] }],
    ['an object', 'getWallet', { ...data, buckets: null }],
  ])('%s [WAL-05] [DEP-04]', async (_, operation, body) => {
    expect(await ask(operation, json(200, body))).toStrictEqual(unexpected);
  });
});
