import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notImplemented, servedElsewhere } from '../../../backend/bindings/handlers.ts';
import { operations } from '../../../openapi/operations.gen.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';
import { fewOf } from '../../setup/few-of.ts';

let site: Instance;
let session: Tokens;
let port: number;
beforeAll(async () => {
  site = await openInstance();
  session = await site.logIn('demo@croupier.test');
  port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => site.close());

const elsewhere: ReadonlySet<string> = new Set(servedElsewhere);

const logIn = '/api/v1/player/login';
const json = { 'content-type': 'application/json' };

async function send(payload: string | Buffer, headers: Record<string, string> = json, url = logIn) {
  const { statusCode, body } = await site.app.inject({ method: 'POST', url, headers, payload });
  return { status: statusCode, ...(JSON.parse(body) as { code: string; traceId: string }) };
}

/** The answer to a raw connection. */
const raw = (text: string): Promise<string> =>
  new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(text));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => done(answer));
    socket.on('error', fail);
  });

describe('a bad request is a 4xx with a code, never a 5xx', () => {
  test.each([
    ['nothing', ''],
    ['not JSON', '{"email":'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '1e999'],
    ['a prototype', '{"__proto__":{"admin":true},"email":"a@b.fi","password":"x"}'],
    ['an unknown field', '{"email":"a@b.fi","password":"x","admin":true}'],
    ['a NUL character', '{"email":"a\\u0000@b.fi","password":"x"}'],
    ['half a character', '{"email":"a@b.fi","password":"\\ud800"}'],
    ['deep nesting', '['.repeat(20_000)],
    ['bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ])('a body that is %s', async (_what, payload) => {
    expect(await send(payload)).toMatchObject({
      status: 400,
      code: 'error.validation',
      traceId: expect.stringMatching(/^[\w-]+$/),
    });
  });

  test('a body that is too large, or of another type', async () => {
    const large = JSON.stringify({ email: 'a@b.fi', password: 'x'.repeat(70_000) });
    expect(await send(large)).toMatchObject({ status: 413, code: 'error.payload.too_large' });
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data', 'nonsense', '']) {
      const answer = await send('{}', { 'content-type': type });
      expect([400, 415]).toContain(answer.status);
      expect(['error.media_type', 'error.validation']).toContain(answer.code);
    }
  });

  test.each([
    [413, 'application/json', JSON.stringify({ filler: 'x'.repeat(70_000) })],
    [415, 'text/plain', 'x'],
  ])(
    'of every operation, those included that take no body: %i [API-013] [API-018]',
    async (status, type, payload) => {
      const { idToken, accessToken } = session;
      const tokens = { authorization: idToken, 'access-token': accessToken };
      const answers = await Promise.all(
        Object.entries(operations)
          .filter(([id, { method }]) => method !== 'GET' && !elsewhere.has(id))
          .map(async ([id, { path }]) => {
            const { method } = operations[id as keyof typeof operations];
            const headers = { 'content-type': type, 'x-captcha-token': randomUUID(), ...tokens };
            const { statusCode } = await site.app.inject({ method, url: path, headers, payload });
            return [id, statusCode];
          }),
      );
      expect(answers.filter(([, code]) => code !== 501 && code !== status)).toEqual([]);
      expect(answers).toContainEqual(['signOut', status]);
      expect(answers).toContainEqual(['migratePlayer', status]);
    },
  );

  test('each broken field is named once, with its rule', async () => {
    const { fields } = await site.call('logIn', { body: { email: 'no', extra: 1 } });
    expect(fields.toSorted()).toEqual([
      'email:minLength',
      'extra:additionalProperties',
      'password:required',
    ]);
  });

  test('addresses: unknown, badly encoded, too long, with the wrong method', async () => {
    for (const url of ['/api', '/api/', '/api/v9/x', '/api/v1/player/%00', '/control/nothing']) {
      const { statusCode, body } = await site.app.inject(url);
      expect([url, statusCode]).toEqual([url, 404]);
      expect(JSON.parse(body)).toMatchObject({ code: 'error.not_found' });
    }
    expect((await site.app.inject('/api/v1/%zz')).statusCode).toBe(400);
    const long = await site.app.inject(`/api/v1/player/wallet/deposit/${'a'.repeat(5_000)}`);
    expect([400, 401, 404, 414]).toContain(long.statusCode);
    expect((await site.app.inject({ method: 'DELETE', url: logIn })).statusCode).toBe(404);
  });

  test('queries and headers that do not fit', async () => {
    const setting = (query: Record<string, string>) => site.call('getMarketRiskSetting', { query });
    expect((await setting({})).fields).toContain('market:required');
    expect((await setting({ market: 'UN', countryCode: 'fi' })).status).toBe(400);
    expect((await setting({ market: 'UN', countryCode: 'F\0' })).status).toBe(400);
    const context = await site.call('getAccessContext', { session, headers: { SiteContext: '{' } });
    expect(context.fields).toEqual(['sitecontext:pattern']);
    const long = { authorization: 'x'.repeat(10_000), 'access-token': 'y' };
    expect((await site.call('getAccessContext', { headers: long })).status).toBe(401);
  });

  test('requests that are not HTTP, or have headers without end', async () => {
    expect(await raw('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    const endless = `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(200_000)}\r\n\r\n`;
    expect(await raw(endless)).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  test('every operation of a session is refused without one, and with half of one', async () => {
    const { idToken: authorization, accessToken } = session;
    const { accessToken: another } = await site.logIn('verified@croupier.test');
    const lesser = [
      {},
      { authorization },
      { 'access-token': accessToken },
      { authorization, 'access-token': another },
      { authorization: accessToken, 'access-token': authorization },
    ];
    const unfulfilled = new Set<string>(notImplemented);
    for (const [id, { auth, method, path }] of Object.entries(operations)) {
      if (auth !== true || unfulfilled.has(id)) continue;
      for (const headers of lesser) {
        const url = path.replaceAll(/\{\w+\}/g, 'x');
        expect([id, (await site.app.inject({ method, url, headers })).statusCode]).toEqual([
          id,
          401,
        ]);
      }
    }
  });

  test('calls without a session come before everything else', async () => {
    const patch = await site.app.inject({
      method: 'PATCH',
      url: '/api/v1/player/access/details',
      headers: json,
      payload: '{"broken":',
    });
    expect(patch.statusCode).toBe(401);
    expect(patch.statusMessage).toBe('Token expired');
  });
});

describe('every operation', () => {
  /** A seeded generator, so that a failure comes again. */
  function random(seed: number): () => number {
    let state = seed;
    return () => {
      state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
      return state / 4_294_967_296;
    };
  }
  const odd: readonly unknown[] = [
    null,
    true,
    -1,
    0,
    1.5,
    1e308,
    2 ** 53,
    '',
    ' ',
    '\0',
    '\ud800',
    '💥',
    '../..',
    '%00',
    "' OR 1=1 --",
    '00000000-0000-4000-8000-000000000000',
    '2026-02-30',
    'a'.repeat(300),
    [],
    [[]],
    {},
    { $ne: null },
  ];

  for (const { rows, tags } of fewOf([1, 2]))
    test.each(rows)(
      'takes any body, query, path and header without a 5xx (seed %i)',
      { tags },
      async (seed) => {
        const next = random(seed);
        const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
        const names = [
          'email',
          'password',
          'playerId',
          'code',
          'verificationId',
          'amount',
          'method',
          'currency',
          'address',
          'mobilePhone',
          'dateOfBirth',
          'firstName',
          'lastName',
          'cpf',
          'refreshToken',
          'version',
          'returnUrl',
          'countryCode',
          'languageCode',
          'ipAddress',
          'blackbox',
          'coolingToken',
          'duration',
          'initiator',
        ];
        const text = () =>
          String(pick(odd))
            .replaceAll(/[^\x20-\x7e]/g, '?')
            .trim() || 'x';
        for (const [id, { path }] of Object.entries(operations)) {
          if (!path.startsWith('/api/')) continue;
          for (let round = 0; round < 12; round++) {
            const body = Object.fromEntries(
              Array.from({ length: Math.floor(next() * 8) }, () => [pick(names), pick(odd)]),
            );
            const answer = await site.call(id as keyof typeof operations, {
              body: next() < 0.1 ? [] : body,
              query: {
                market: text(),
                countryCode: text(),
                limit: text(),
                from: text(),
                version: text(),
              },
              path: { referenceId: text() },
              headers: { 'Idempotency-Key': text(), 'X-Country': text(), SiteContext: text() },
              ...(next() < 0.8 ? { session } : {}),
            });
            expect([id, answer.status === 501 ? 400 : answer.status]).toEqual([
              id,
              expect.any(Number),
            ]);
            if (answer.status !== 501)
              expect([id, answer.status, answer.code]).toSatisfy(() => answer.status < 500);
          }
        }
        expect((await site.call('getWallet', { session })).status).toBe(200);
      },
    );
});

describe('an address that cannot be read', () => {
  test.each([
    ['/en-UN/%E0%A4%A', '/en-UN/'],
    ['/fi-FI/deposit%', '/fi-FI/'],
    ['/%E0%A4%A', '/'],
    ['//evil.example/%', '/'],
  ])('of a page leads home: %s', async (url, location) => {
    const { statusCode, headers } = await site.app.inject({ method: 'GET', url });
    expect({ statusCode, location: headers.location }).toEqual({ statusCode: 302, location });
  });

  test.each([
    ['GET', '/api/v1/%E0%A4%A'],
    ['GET', '/cms/%E0%A4%A'],
    ['POST', '/en-UN/%E0%A4%A'],
  ] as const)('of anything else is refused: %s %s', async (method, url) => {
    const { statusCode, body } = await site.app.inject({ method, url });
    expect(statusCode).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ code: 'error.validation' });
  });
});
