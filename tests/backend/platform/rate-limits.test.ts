import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultRateLimits, noRateLimits } from '../../../backend/platform/rate-limits.ts';
import {
  contactInfo,
  details,
  openInstance,
  openInstances,
  signUp,
  type Instance,
} from '../instance.ts';

let both: Awaited<ReturnType<typeof openInstances>>;
let a: Instance;
let b: Instance;
const limits = {
  ...noRateLimits,
  codesPerDestination: 3,
  deposits: 4,
  badTokens: 5,
  accountCalls: 20,
};
beforeAll(async () => {
  both = await openInstances(2, { limits });
  [a, b] = both.instances as [Instance, Instance];
});
afterAll(() => both.close());

const tooMany = { status: 429, code: 'error.rate_limited' };
const hour = 3_600;

/** Time passes at both instances. @param ms how much */
const pass = (ms: number) => a.control('POST', 'clock/advance', { ms });

describe('[NS-08] codes', () => {
  test('to one number, whoever asks, at whatever instance, for a day', async () => {
    const mobilePhone = '+358505550001';
    const request = async (site: Instance, name: string) => {
      const email = `${name}@example.com`;
      const { playerId } = await signUp(site, email, {}, { mobilePhone });
      return site.call('requestRegistrationSms', { body: { playerId } });
    };
    expect((await request(a, 'one')).status).toBe(200);
    expect((await request(b, 'two')).status).toBe(200);
    expect((await request(a, 'three')).status).toBe(200);
    for (const [site, name] of [
      [a, 'four'],
      [b, 'five'],
    ] as const) {
      const refused = await request(site, name);
      expect(refused).toMatchObject(tooMany);
      expect(refused.retryAfter).toBeGreaterThan(23 * hour);
      expect(refused.retryAfter).toBeLessThanOrEqual(24 * hour);
    }
    const { messages } = (await a.control('GET', 'outbox?search=%2B358505550001')) as {
      messages: unknown[];
    };
    expect(messages).toHaveLength(3);
    await pass(24 * hour * 1_000);
    expect((await request(b, 'six')).status).toBe(200);
  });

  test('behind one address the twenty-first who signs up in an hour gets theirs', async () => {
    const { registrations, codesPerAddress } = defaultRateLimits('production');
    const c = await openInstance({ limits: { ...noRateLimits, registrations, codesPerAddress } });
    for (let one = 1; one <= 21; one++) {
      const { playerId } = await signUp(c, `neighbour-${one}@example.com`);
      const sent = await c.call('requestRegistrationSms', { body: { playerId } });
      expect([one, sent.status]).toEqual([one, 200]);
    }
    await c.close();
  });
});

describe('[SIGN-22] a captcha token', () => {
  test('is good once, at whatever instance and for whatever call', async () => {
    await pass(2 * hour * 1_000);
    const headers = { 'X-Captcha-Token': randomUUID() };
    const begin = (site: Instance, email: string) =>
      site.call('registerPlayer', { body: details(email), headers });
    const first = await begin(a, 'captcha@example.com');
    expect(first.status).toBe(201);
    const denied = { status: 403, code: 'error.captcha.validation' };
    expect(await begin(a, 'captcha-2@example.com')).toMatchObject(denied);
    expect(await begin(b, 'captcha-3@example.com')).toMatchObject(denied);
    const at = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        (index % 2 ? a : b).call('updateRegistration', {
          body: contactInfo(first.body.playerId),
          headers: { 'X-Captcha-Token': 'the-same' },
        }),
      ),
    );
    expect(at.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('public calls', () => {
  test('that change something, from one address in a minute; reading goes on, others are not counted', async () => {
    const c = await openInstance({ limits: { ...noRateLimits, addressCalls: 4 } });
    const from = (remoteAddress: string, method: 'GET' | 'POST') =>
      c.app.inject({
        method,
        url:
          method === 'GET'
            ? '/api/v1/player/markets/risk-setting?market=FI&countryCode=FI'
            : '/api/v1/player/login',
        remoteAddress,
        ...(method === 'POST' && {
          payload: { email: 'nobody@example.com', password: 'Horse-7-x' },
        }),
      });
    for (let count = 0; count < 4; count++) {
      expect((await from('203.0.113.1', 'POST')).statusCode).toBe(401);
    }
    const refused = await from('203.0.113.1', 'POST');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'error.rate_limited' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(30);
    expect((await from('203.0.113.1', 'GET')).statusCode).toBe(200);
    expect((await from('203.0.113.2', 'POST')).statusCode).toBe(401);
    await c.close();
  });

  test('that open a game by its address are counted with them, though they are a GET', async () => {
    const c = await openInstance({ limits: { ...noRateLimits, addressCalls: 4 } });
    const query = { slug: 'golden-fern', locale: 'en-FI' };
    for (let count = 0; count < 4; count++) {
      expect((await c.call('startDemoBySlug', { query })).status).toBe(404);
    }
    expect((await c.call('startDemoBySlug', { query })).status).toBe(429);
    await c.close();
  });
});

describe('signed-in calls', () => {
  const body = {
    method: 'CREDITCARD',
    amount: 2_000,
    currency: 'EUR',
    returnUrl: '/en-UN/my-account/banking/deposit',
    ipAddress: '203.0.113.7',
    blackbox: '',
  };

  test('open payments of one account, over all instances; others’ are not counted', async () => {
    const request = async (site: Instance, session: Awaited<ReturnType<Instance['logIn']>>) =>
      site.call('requestDeposit', { session, body, headers: { 'Idempotency-Key': randomUUID() } });
    const one = await a.logIn('verified@croupier.test');
    for (const site of [a, b, a, b]) expect((await request(site, one)).status).toBe(201);
    for (const site of [a, b]) {
      const refused = await request(site, one);
      expect(refused).toMatchObject(tooMany);
      expect(refused.retryAfter).toBeGreaterThan(hour - 60);
    }
    const other = await a.logIn('demo@croupier.test');
    expect((await request(a, other)).status).toBe(201);
  });

  test('one deposit counts once, however often it is asked for, at whatever instance [DEP-20]', async () => {
    const session = await a.logIn('many@croupier.test');
    const request = (site: Instance, key: string) =>
      site.call('requestDeposit', {
        session,
        body,
        headers: { 'Idempotency-Key': key },
      });
    const [first, ...others] = Array.from({ length: 4 }, () => randomUUID()) as [string, string];
    const one = await request(a, first);
    expect(one.status).toBe(201);
    for (const site of [b, a, b, a, b]) {
      expect((await request(site, first)).body).toEqual(one.body);
    }
    for (const key of others) expect((await request(b, key)).status).toBe(201);
    // One too many stays so, and the ones before may still be asked for.
    const late = randomUUID();
    expect(await request(a, late)).toMatchObject(tooMany);
    expect(await request(b, late)).toMatchObject(tooMany);
    expect((await request(a, first)).body).toEqual(one.body);
  });

  test('of one account in a minute', async () => {
    const busy = await a.logIn('canada@croupier.test');
    const calm = await a.logIn('brazil@croupier.test');
    for (let count = 0; count < 20; count++) {
      expect((await a.call('getWallet', { session: busy })).status).toBe(200);
    }
    const refused = await a.call('getWallet', { session: busy });
    expect(refused).toMatchObject(tooMany);
    expect(refused.retryAfter).toBeLessThanOrEqual(60);
    expect((await a.call('getWallet', { session: calm })).status).toBe(200);
  });

  test('with tokens that are not valid, from one address; a neighbour’s valid one passes', async () => {
    const session = await b.logIn('chile@croupier.test');
    const bad = { idToken: 'x', accessToken: 'y' };
    for (let count = 0; count < 5; count++) {
      expect((await b.call('getWallet', { session: bad })).status).toBe(401);
    }
    expect(await b.call('getWallet', { session: bad })).toMatchObject(tooMany);
    expect((await b.call('getWallet', { session })).status).toBe(200);
    expect((await a.call('getWallet', { session: bad })).status).toBe(401);
  });
});
