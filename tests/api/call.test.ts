import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import type { Input, OperationId } from '../../openapi/types.ts';
import {
  CALL_TIMEOUT,
  FIRST_PAUSE,
  TOKEN_EXPIRED,
  type Call,
  type CallOptions,
} from '../../src/api/call.ts';
import { deviceStorage } from '../../src/api/safe-storage.ts';
import { BREAK_KEY, IDLE_KEY } from '../../src/api/token-store.ts';
import {
  callTo,
  json,
  problem,
  startPlatform,
  TOKENS,
  type Answer,
  type Platform,
} from './platform.ts';

/** The site's client against a real server. */

let platform: Platform;
let ends: string[];
let pauses: number[];
beforeEach(async () => {
  platform = await startPlatform();
  ends = [];
  pauses = [];
});
afterEach(async () => {
  vi.restoreAllMocks();
  await platform.close();
});

function callWith(options: Partial<CallOptions> = {}) {
  return callTo(platform, {
    onSessionEnd: (reason) => ends.push(reason),
    sleep: (ms) => {
      pauses.push(ms);
      return Promise.resolve();
    },
    ...options,
  });
}
const answer = (...answers: Answer[]) => platform.answers.push(...answers);
const WITHOUT_TOKENS = { current: () => undefined, forCall: () => Promise.resolve(undefined) };

const DETAILS: Input<'registerPlayer'>['body'] = {
  email: 'aino.virtanen@example.com',
  password: 'Correct-Horse-7',
  countryCode: 'FI',
  languageCode: 'en',
  termsAndConditions: true,
  cookiePolicyAccepted: true,
  marketingOptIn: false,
  termsAndConditionsAcceptedVersion: 3,
};
const CREDENTIALS = { body: { email: 'aino@example.com', password: 'x' } };
const wallet = outcomes.getWallet.success.data;
const refused = (promise: Promise<unknown>) => promise.catch((failure: unknown) => failure);

describe('what is sent', () => {
  test('a player’s call carries identity token, access token and site, as they are [BRAND-03] [API-178] [NS-48]', async () => {
    answer(json(200, wallet));
    await callWith()('getWallet', undefined);
    expect(platform.received[0]).toMatchObject({
      method: 'GET',
      path: '/api/v1/player/wallet',
      headers: {
        authorization: TOKENS.idToken,
        'access-token': TOKENS.accessToken,
        sitecontext: '{"siteId":"2"}',
      },
      body: '',
    });
    expect(platform.received[0]?.headers).not.toHaveProperty('idempotency-key');
    expect(platform.received[0]?.headers).not.toHaveProperty('x-captcha-token');
  });

  test('another brand names its own site [BRAND-03]', async () => {
    answer(json(200, wallet));
    await callWith({ siteId: '7' })('getWallet', undefined);
    expect(platform.received[0]?.headers['sitecontext']).toBe('{"siteId":"7"}');
  });

  test('a public call carries the site and no token; a body is JSON [GUARD-18] [BRAND-03]', async () => {
    answer(problem(401, 'login.unauthorized'));
    await callWith()('logIn', CREDENTIALS);
    const [sent] = platform.received;
    expect(sent?.headers).not.toHaveProperty('authorization');
    expect(sent?.headers).not.toHaveProperty('access-token');
    expect(sent?.headers['sitecontext']).toBe('{"siteId":"2"}');
    expect(sent?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(sent?.body ?? '')).toEqual(CREDENTIALS.body);
  });

  test('each registration carries a captcha token of its own [SIGN-14] [API-176] [API-180]', async () => {
    answer(problem(400, 'error.signup.unhandled'), problem(400, 'error.signup.unhandled'));
    await callWith()('registerPlayer', { body: DETAILS });
    await callWith()('registerPlayer', { body: DETAILS });
    const tokens = platform.received.map(({ headers }) => headers['x-captcha-token']);
    expect(tokens[0]).toMatch(/\S/);
    expect(tokens[1]).not.toBe(tokens[0]);
  });

  test('parts of the path and the query stand where they belong', async () => {
    answer(
      json(200, outcomes.getDeposit.success.data),
      json(200, { result: 'SUCCESS', currency: 'EUR' }),
    );
    await callWith()('getDeposit', { path: { referenceId: 'dep_1' } });
    await callWith()('checkDepositAllowed', {
      body: { ipAddress: '', blackbox: 'x' },
      query: { later: true },
    });
    expect(platform.received.map(({ path }) => path)).toEqual([
      '/api/v1/player/wallet/deposit/dep_1',
      '/api/v1/player/wallet/deposit-allowed?later=true',
    ]);
  });
});

describe('the beginning of a session', () => {
  const tokens = outcomes.logIn.success.data;
  const INPUTS: { readonly [Operation in OperationId]?: unknown } = {
    logIn: CREDENTIALS,
    logInPayAndPlay: { body: { sessionId: 'ps_31f0' } },
    refreshSession: { body: { refreshToken: 'r' } },
  };
  const ask = (operation: OperationId, onSessionStart: CallOptions['onSessionStart']) =>
    callWith({ onSessionStart })(operation, INPUTS[operation] as never);

  test.each(['logIn', 'logInPayAndPlay'] as const)(
    'is what the contract says of %s: its tokens are kept before its caller hears [LOGIN-03] [PNP-07] [SESS-05]',
    async (operation) => {
      const kept = Promise.withResolvers<void>();
      const onSessionStart = vi.fn(() => kept.promise);
      let heard: unknown;
      answer(json(200, tokens));
      const asked = ask(operation, onSessionStart).then((outcome) => (heard = outcome));
      await vi.waitFor(() => expect(onSessionStart).toHaveBeenCalledExactlyOnceWith(tokens));
      expect(heard).toBeUndefined();
      kept.resolve();
      expect(await asked).toEqual({ ok: true, data: tokens });
    },
  );

  test('is none where tokens are exchanged, and none where the login is refused [SESS-10] [LOGIN-08]', async () => {
    const onSessionStart = vi.fn(() => Promise.resolve());
    answer(json(200, tokens), problem(401, 'login.unauthorized'));
    expect(await ask('refreshSession', onSessionStart)).toMatchObject({ ok: true });
    expect(await ask('logIn', onSessionStart)).toMatchObject({ ok: false });
    expect(onSessionStart).not.toHaveBeenCalled();
  });

  test('that cannot be kept is no login', async () => {
    answer(json(200, tokens));
    const unreadable = new Error('The identity token cannot be read');
    expect(await refused(ask('logIn', () => Promise.reject(unreadable)))).toBe(unreadable);
  });
});

describe('the end of a session', () => {
  test('without a valid token the 401 "Token expired" is answered here, without a request [GUARD-20] [SESS-12]', async () => {
    const call = callWith({ tokens: WITHOUT_TOKENS });
    expect(await refused(call('getWallet', undefined))).toEqual({
      kind: 'refused',
      code: TOKEN_EXPIRED,
      status: 401,
      message: 'Token expired',
      traceId: 'client',
    });
    expect(platform.received).toEqual([]);
    expect(ends).toEqual(['expired']);
  });

  test('a call that a visitor may make too goes out without a token [LOGIN-07]', async () => {
    const begun = outcomes.startCoolingOff.success.data;
    answer(json(200, begun), json(200, begun));
    const body = { duration: 1, initiator: 'PLAYER', coolingToken: 'cooling.token' } as const;
    await callWith({ tokens: WITHOUT_TOKENS })('startCoolingOff', { body });
    await callWith()('startCoolingOff', { body });
    const sent = platform.received.map(({ headers }) => headers['authorization']);
    expect(sent).toEqual([undefined, TOKENS.idToken]);
    expect(ends).toEqual([]);
  });

  test.each([401, 403])('a %i from any call ends the session [SESS-11]', async (status) => {
    answer(problem(status, 'error.session.expired'), { status });
    for (const code of ['error.session.expired', undefined]) {
      expect(await refused(callWith()('getWallet', undefined))).toMatchObject({
        kind: 'refused',
        status,
        ...(code !== undefined && { code }),
      });
    }
    expect(ends).toEqual(['rejected', 'rejected']);
  });

  test('[ACT-06] an end because nobody was there is noted for other tabs, another end is not', async () => {
    const session = { current: () => 'a session', forCall: () => Promise.resolve(TOKENS) };
    deviceStorage.remove(IDLE_KEY);
    answer(problem(401, 'error.session.expired'));
    await refused(callWith({ tokens: session })('getWallet', undefined));
    expect(deviceStorage.get(IDLE_KEY)).toBeUndefined();
    answer(problem(401, 'error.session.idle'));
    await refused(callWith({ tokens: session })('getWallet', undefined));
    expect(deviceStorage.get(IDLE_KEY)).toBe('yes');
    expect(ends).toEqual(['rejected', 'idled']);
    deviceStorage.remove(IDLE_KEY);
  });

  describe('[EXC-06] a break', () => {
    const session = { current: () => 'a session', forCall: () => Promise.resolve(TOKENS) };
    beforeEach(() => {
      deviceStorage.remove(BREAK_KEY);
    });

    test.each([
      ['a read', (call: Call) => call('getWallet', undefined)],
      // Its other refusals end no session (LOGIN-07).
      [
        'a cooling-off',
        (call: Call) => call('startCoolingOff', { body: { duration: 1, initiator: 'PLAYER' } }),
      ],
    ] as const)(
      'that holds ends the session for its own reason, which other tabs can read: %s',
      async (_, ask) => {
        answer(problem(403, 'error.session.on_break'));
        await refused(ask(callWith({ tokens: session })));
        expect(ends).toEqual(['onBreak']);
        expect(deviceStorage.get(BREAK_KEY)).toBe('a session');
      },
    );

    test('that begins here is noted for other tabs, and one that is refused is not', async () => {
      answer(problem(409, 'error.timeout.longer_exists'));
      await callWith({ tokens: session })('startTimeout', { body: { duration: 7 } });
      expect(deviceStorage.get(BREAK_KEY)).toBeUndefined();
      answer(json(200, outcomes.startTimeout.success.data));
      await callWith({ tokens: session })('startTimeout', { body: { duration: 7 } });
      expect(deviceStorage.get(BREAK_KEY)).toBe('a session');
      expect(ends).toEqual([]);
    });

    test('that is being asked for is answered before another call ends the session', async () => {
      const order: string[] = [];
      let current: string | undefined = 'a session';
      const call = callWith({
        tokens: { ...session, current: () => current },
        onSessionEnd: (reason) => order.push(reason),
      });
      answer(
        { ...json(200, outcomes.startTimeout.success.data), wait: 150 },
        problem(401, 'error.session.expired'),
      );
      const begun = call('startTimeout', { body: { duration: 7 } }).then(() => {
        order.push('begun');
        // The page has told the consequences: the session is over for its own reason.
        current = undefined;
      });
      await vi.waitFor(() => {
        expect(platform.received).toHaveLength(1);
      });
      await refused(call('getWallet', undefined));
      await begun;
      expect(order).toEqual(['begun']);
    });
  });

  test.each([400, 402, 404, 409, 429, 500])('a %i does not [SESS-11]', async (status) => {
    answer(...[1, 2, 3].map(() => problem(status, 'error.any')));
    await refused(callWith()('getWallet', undefined));
    expect(ends).toEqual([]);
  });

  const CONTACT = {
    playerId: '100123',
    firstName: 'Aino',
    lastName: 'Virtanen',
    mobilePhone: '+358401234567',
    dateOfBirth: '1990-05-17',
    address: { street: 'Mannerheimintie 1', city: 'Helsinki', postalCode: '00100' },
  };
  const cooling = { body: { duration: 1, initiator: 'PLAYER' } } as const;
  test.each<[string, number, () => Promise<unknown>]>([
    ['logIn', 401, () => callWith()('logIn', CREDENTIALS)],
    ['logIn', 403, () => callWith()('logIn', CREDENTIALS)],
    ['registerPlayer', 401, () => callWith()('registerPlayer', { body: DETAILS })],
    ['registerPlayer', 403, () => callWith()('registerPlayer', { body: DETAILS })],
    ['updateRegistration', 401, () => callWith()('updateRegistration', { body: CONTACT })],
    ['updateRegistration', 403, () => callWith()('updateRegistration', { body: CONTACT })],
    ['getCrmInboxId', 401, () => callWith()('getCrmInboxId', undefined)],
    ['getRealtimeToken', 401, () => callWith()('getRealtimeToken', undefined)],
    ['startCoolingOff', 401, () => callWith()('startCoolingOff', cooling)],
    ['startCoolingOff', 403, () => callWith()('startCoolingOff', cooling)],
  ])(
    '%s may be refused by a %i without ending the session [SESS-11] [LOGIN-07] [LOGIN-11] [SIGN-22] [SIGN-23]',
    async (_, status, call) => {
      answer(problem(status, 'error.session.forbidden'));
      await refused(call());
      expect(platform.received).toHaveLength(1);
      expect(ends).toEqual([]);
    },
  );

  test.each<[string, () => Promise<unknown>]>([
    ['getCrmInboxId', () => callWith()('getCrmInboxId', undefined)],
    ['getRealtimeToken', () => callWith()('getRealtimeToken', undefined)],
  ])('%s ends it by a 403 all the same [SESS-11]', async (_, call) => {
    answer(problem(403, 'error.session.forbidden'));
    await refused(call());
    expect(ends).toEqual(['rejected']);
  });
});

test.each([
  ['another one', 'session-b'],
  ['none', undefined],
])('a 401 to a call of a former session does not end %s [SESS-11] [LOGOUT-02]', async (_, now) => {
  let current: string | undefined = 'session-a';
  const forCall = () => {
    // It begins while the call is under way.
    queueMicrotask(() => {
      current = now;
    });
    return Promise.resolve(TOKENS);
  };
  answer(problem(401, 'error.session.expired'));
  const call = callWith({ tokens: { forCall, current: () => current } });
  await refused(call('getWallet', undefined));
  expect(ends).toEqual([]);
});

describe('what comes back', () => {
  const read = () => refused(callWith()('getWallet', undefined));

  test('a success is its body; what the contract lacks passes', async () => {
    answer(json(200, { ...wallet, loyalty: { points: 3 } }));
    expect(await read()).toEqual({ ok: true, data: { ...wallet, loyalty: { points: 3 } } });
  });

  test('an acknowledgement needs no body', async () => {
    answer({ status: 204 }, { status: 200 });
    expect(await callWith()('signOut', undefined)).toEqual({ ok: true, data: {} });
    expect(await callWith()('signOut', undefined)).toEqual({ ok: true, data: {} });
  });

  test('a documented refusal is an outcome, with its body', async () => {
    const said = problem(409, 'error.registration.player_already_exists', { extra: 1 });
    answer(said);
    expect(await callWith()('registerPlayer', { body: DETAILS })).toEqual({
      ok: false,
      code: 'error.registration.player_already_exists',
      problem: {
        code: 'error.registration.player_already_exists',
        message: 'error.registration.player_already_exists',
        traceId: 'trace-1',
      },
    });
  });

  test('any other is a failure that says what was answered', async () => {
    const validationErrors = [{ field: 'email', code: 'format', message: 'no' }];
    answer(problem(400, 'error.validation', { message: 'Wrong', validationErrors }));
    expect(await refused(callWith()('registerPlayer', { body: DETAILS }))).toEqual({
      kind: 'refused',
      code: 'error.validation',
      status: 400,
      message: 'Wrong',
      traceId: 'trace-1',
      validationErrors,
    });
  });

  test('a refusal that says nothing is one without a code; the header names its trace', async () => {
    answer({ status: 404, headers: { 'x-trace-id': 'trace-9' } });
    expect(await read()).toEqual({
      kind: 'refused',
      status: 404,
      message: '',
      traceId: 'trace-9',
    });
  });

  test('a message is kept as far as a recogniser needs it', async () => {
    answer({ status: 400, body: 'x'.repeat(600) });
    expect(await read()).toMatchObject({ kind: 'refused', message: 'x'.repeat(512) });
  });

  const PAGE = '\n<!doctype html><title>Gateway</title>';
  const TRACE = { 'x-trace-id': 'trace-9' };
  test.each<[string, Answer, string]>([
    ['a 5xx with a problem', problem(500, 'error.internal'), 'trace-1'],
    ['a 5xx without one', { status: 500, headers: TRACE }, 'trace-9'],
    ['a 5xx that words a refusal', json(500, { message: 'Account closed' }), 'unknown'],
    ['a page instead of a problem', { status: 404, body: PAGE, headers: TRACE }, 'trace-9'],
    ['a page instead of a success', { status: 200, body: PAGE, headers: TRACE }, 'trace-9'],
    ['a success cut short', { status: 200, body: '{"currency":', headers: TRACE }, 'trace-9'],
    ['an empty success', { status: 200 }, 'unknown'],
    ['a 204 where a body is due', { status: 204 }, 'unknown'],
    ['an empty object', json(200, {}), 'unknown'],
    ['a success of another kind', json(200, [wallet]), 'unknown'],
    ['null', json(200, null), 'unknown'],
    ['a text', json(200, 'ok'), 'unknown'],
    ['a trace that is none', json(200, { traceId: 7 }), 'unknown'],
    ['an unknown currency', json(200, { ...wallet, currency: 'XTS' }), 'unknown'],
    ['buckets that are null', json(200, { ...wallet, buckets: null }), 'unknown'],
    [
      'an amount that is not of minor units',
      json(200, {
        ...wallet,
        buckets: { ...wallet.buckets, main: [{ walletType: 'MAIN', cashAmount: 10.5 }] },
      }),
      'unknown',
    ],
  ])('%s is unexpected, with its trace [ERR-04]', async (_, raw, traceId) => {
    answer(raw, raw, raw);
    expect(await read()).toMatchObject({ kind: 'unexpected', traceId });
  });

  test('a body that breaks off is no answer', async () => {
    const half = { ...json(200, wallet), cutAfter: 20 };
    answer(half, half, half);
    expect(await read()).toEqual({ kind: 'unreachable' });
    answer(half, json(200, wallet));
    expect(await read()).toMatchObject({ ok: true });
  });

  test('no answer is unreachable [SIGN-20]', async () => {
    answer('lost');
    expect(await refused(callWith()('registerPlayer', { body: DETAILS }))).toEqual({
      kind: 'unreachable',
    });
    expect(platform.received).toHaveLength(1);
  });

  test('an answer that does not come is given up after 15 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    answer('silent');
    expect(await refused(callWith()('logIn', CREDENTIALS))).toEqual({ kind: 'unreachable' });
    expect(timeout).toHaveBeenCalledWith(15_000);
    expect(CALL_TIMEOUT).toBe(15_000);
  });

  test('maintenance is announced, and nothing else is [GUARD-01] [NS-51]', async () => {
    const onMaintenance = vi.fn();
    answer(problem(503, 'error.maintenance'), problem(500, 'error.internal'), json(401, null));
    await refused(callWith({ onMaintenance })('logIn', CREDENTIALS));
    expect(onMaintenance).toHaveBeenCalledOnce();
    await refused(callWith({ onMaintenance })('logIn', CREDENTIALS));
    await refused(callWith({ onMaintenance })('logIn', CREDENTIALS));
    expect(onMaintenance).toHaveBeenCalledOnce();
  });
});

describe('repeating', () => {
  test('a read is sent three times in all, with growing pauses', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    answer('lost', problem(503, 'error.unavailable'), json(200, wallet));
    expect(await callWith()('getWallet', undefined)).toMatchObject({ ok: true });
    expect(pauses).toEqual([FIRST_PAUSE, 2 * FIRST_PAUSE]);
    answer('lost', 'lost', 'lost', json(200, wallet));
    expect(await refused(callWith()('getWallet', undefined))).toEqual({ kind: 'unreachable' });
    expect(platform.received).toHaveLength(6);
  });

  test('pauses differ, so that clients do not march in step', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    answer('lost', 'lost', json(200, wallet));
    await callWith()('getWallet', undefined);
    expect(pauses).toEqual([FIRST_PAUSE / 2, FIRST_PAUSE]);
  });

  test.each([503, 429])('the last %i is the answer', async (status) => {
    const busy = problem(status, 'error.unavailable');
    answer(busy, busy, busy, json(200, wallet));
    expect(await refused(callWith()('getWallet', undefined))).toMatchObject({
      kind: status === 503 ? 'unexpected' : 'refused',
      traceId: 'trace-1',
    });
    expect(platform.received).toHaveLength(3);
  });

  test('one of too many after a lost one is no answer to a movement of money [ERR-03]', async () => {
    const busy = problem(429, 'error.rate_limited');
    const asked = {
      body: { method: 'TRUSTLY', amount: 4_000, currency: 'EUR', ipAddress: '', blackbox: '' },
    } as const;
    answer('lost', busy, busy);
    expect(await refused(callWith()('requestWithdrawal', asked))).toEqual({ kind: 'unreachable' });
    answer(busy, busy, busy);
    expect(await refused(callWith()('requestWithdrawal', asked))).toMatchObject({ status: 429 });
  });

  test.each([500, 502, 404])('a %i is not asked for again', async (status) => {
    answer(problem(status, 'error.any'), json(200, wallet));
    await refused(callWith()('getWallet', undefined));
    expect(platform.received).toHaveLength(1);
    expect(pauses).toEqual([]);
  });

  test.each<Answer>([problem(503, 'error.unavailable'), 'lost'])(
    'a write without an idempotency key is never repeated (%#)',
    async (raw) => {
      answer(raw);
      await refused(callWith()('logIn', CREDENTIALS));
      expect(platform.received).toHaveLength(1);
    },
  );

  test.each([
    ['2', 2_000],
    ['0', 0],
    ['3600', 5_000],
  ])('a Retry-After of %s seconds is followed, up to five', async (seconds, pause) => {
    const busy = (status: number) =>
      json(status, { code: 'error.rate_limited' }, { 'retry-after': seconds });
    answer(busy(429), busy(503), json(200, wallet));
    await callWith()('getWallet', undefined);
    expect(pauses).toEqual([pause, pause]);
  });

  test('a Retry-After that is a date is not: the pause is the usual one', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const date = { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' };
    answer(json(429, { code: 'error.rate_limited' }, date), json(200, wallet));
    await callWith()('getWallet', undefined);
    expect(pauses).toEqual([FIRST_PAUSE]);
  });

  test('without a clock of the caller’s the pauses are real', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { createCall } = await import('../../src/api/call.ts');
    const call = createCall({
      baseUrl: platform.origin,
      siteId: '2',
      onSessionStart: () => Promise.resolve(),
      onSessionEnd: () => undefined,
      tokens: { current: () => undefined, forCall: () => Promise.resolve(TOKENS) },
    });
    answer('lost', json(200, wallet));
    const start = performance.now();
    expect(await call('getWallet', undefined)).toMatchObject({ ok: true });
    expect(performance.now() - start).toBeGreaterThan(FIRST_PAUSE / 2 - 5);
  });

  test('a call that its caller gave up is not repeated', async () => {
    const aborter = new AbortController();
    answer('silent');
    const asked = refused(callWith()('getWallet', undefined, aborter.signal));
    await vi.waitFor(() => expect(platform.received).toHaveLength(1));
    aborter.abort();
    expect(await asked).toEqual({ kind: 'unreachable' });
    expect(platform.received).toHaveLength(1);
    expect(pauses).toEqual([]);
  });
});
