import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import type { Input } from '../../openapi/types.ts';
import type { Call } from '../../src/api/call.ts';
import { callTo, json, problem, startPlatform, type Answer, type Platform } from './platform.ts';

/** One intention of the player is one movement of money, whatever comes between (DEP-20). */

type Body = NonNullable<Input<'requestDeposit'>['body']>;
const BODY: Body = {
  method: 'CREDITCARD',
  amount: 5_000,
  currency: 'EUR',
  returnUrl: '/en-UN/my-account/banking/deposit',
  ipAddress: '192.0.2.1',
  blackbox: 'portrait',
};
const ELSEWHERE = {
  returnUrl: '/fi-FI/my-account/banking/deposit',
  ipAddress: '192.0.2.77',
  blackbox: 'landscape',
};
const started = json(201, outcomes.requestDeposit.success.data);
const LOST: Answer[] = ['lost', 'lost', 'lost'];

let platform: Platform;
let kept: Map<string, string>;
/** A page load: the modules are new, the tab's storage is not. */
async function openPage(): Promise<Call> {
  vi.resetModules();
  const { createCall } = await import('../../src/api/call.ts');
  return callTo(platform, {}, createCall);
}
beforeEach(async () => {
  platform = await startPlatform();
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await platform.close();
});

const deposit = (call: Call, body: Body = BODY) =>
  call('requestDeposit', { body }).catch((failure: unknown) => failure);

/** The key of each request that arrived, as the number of its intention. */
function intentions(): number[] {
  const keys = platform.received.map(({ headers }) => String(headers['idempotency-key']));
  for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  const all = [...new Set(keys)];
  return keys.map((key) => all.indexOf(key));
}

/** Asks, gets this answer, and asks again in the same page. */
async function askTwice(answers: readonly Answer[], again: Body = BODY): Promise<number[]> {
  const call = await openPage();
  platform.answers.push(...answers, started);
  await deposit(call);
  await deposit(call, again);
  return [...new Set(intentions())];
}

describe('one intention', () => {
  test('keeps its key while no answer comes [DEP-20]', async () => {
    expect(await askTwice(LOST)).toEqual([0]);
    expect(platform.received).toHaveLength(4);
  });

  test('is the same with another screen, network and language [DEP-20]', async () => {
    expect(await askTwice(LOST, { ...BODY, ...ELSEWHERE })).toEqual([0]);
  });

  test('is the same however the form puts it together [DEP-20]', async () => {
    const turned = Object.fromEntries(Object.entries(BODY).toReversed()) as Body;
    expect(await askTwice(LOST, turned)).toEqual([0]);
  });

  test('is the same after a reload of the page [DEP-20]', async () => {
    platform.answers.push(...LOST, started);
    await deposit(await openPage());
    expect([...kept.keys()]).toEqual([expect.stringMatching(/^idempotencyKey:requestDeposit:/)]);
    await deposit(await openPage(), { ...BODY, ...ELSEWHERE });
    expect(new Set(intentions()).size).toBe(1);
    expect(kept.size).toBe(0);
  });

  test.each<[string, Answer]>([
    ['a failure of the platform', problem(500, 'error.internal')],
    ['a page of a proxy', { status: 502, body: '<html></html>' }],
    ['a page with a good status', { status: 200, body: '<html></html>' }],
    ['an answer without its parts', json(201, {})],
    ['the end of the session', problem(401, 'error.session.expired')],
    ['a refusal that no rule of money made', problem(400, 'error.validation')],
    ['a refusal by something on the way', { status: 403, body: 'denied' }],
  ])('is not ended by %s: the money may have moved [DEP-20]', async (_, answer) => {
    expect(await askTwice([answer])).toEqual([0]);
  });

  test('is not ended by too many requests, after an answer was lost [DEP-20]', async () => {
    const busy = problem(429, 'error.rate_limited');
    expect(await askTwice(['lost', busy, busy])).toEqual([0]);
  });
});

describe('another intention', () => {
  test.each<[string, Answer]>([
    ['a success', started],
    ['a documented refusal', problem(409, 'error.deposit.not_allowed')],
  ])('begins after %s [DEP-20]', async (_, answer) => {
    expect(await askTwice([answer])).toEqual([0, 1]);
  });

  test.each<[string, Partial<Body>]>([
    ['amount', { amount: 6_000 }],
    ['method', { method: 'TRUSTLY' }],
    ['currency', { currency: 'GBP' }],
    ['bonus', { selectedBonusId: 'camp_welcome' }],
  ])('is one with another %s [DEP-20]', async (_, other) => {
    expect(await askTwice(LOST, { ...BODY, ...other })).toEqual([0, 1]);
  });

  test('of another operation has a key of its own [DEP-20]', async () => {
    const call = await openPage();
    platform.answers.push(...LOST, problem(500, 'error.internal'));
    await deposit(call);
    const { returnUrl: _, ...withdrawal } = BODY;
    await call('requestWithdrawal', { body: withdrawal }).catch(() => undefined);
    expect(new Set(intentions()).size).toBe(2);
  });
});

test.each<[string, () => void]>([
  [
    'blocked',
    () =>
      Object.defineProperty(globalThis, 'sessionStorage', {
        configurable: true,
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      }),
  ],
  [
    'full',
    () =>
      vi.stubGlobal('sessionStorage', {
        getItem: () => null,
        setItem: () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        },
        removeItem: () => undefined,
      }),
  ],
])(
  'with a storage that is %s an intention lives as long as its page [DEP-20]',
  async (_, block) => {
    block();
    expect(await askTwice(LOST)).toEqual([0]);
    platform.answers.push(started);
    await deposit(await openPage());
    expect(new Set(intentions()).size).toBe(2);
  },
);
