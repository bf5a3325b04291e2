import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCall, TOKEN_EXPIRED, type CallOptions } from '../../src/api/call.ts';

const TOKENS = { idToken: 'id-token', accessToken: 'access-token', refreshToken: 'refresh-token' };
const BODY = {
  method: 'CREDITCARD',
  amount: 5_000,
  currency: 'EUR',
  returnUrl: '/en-UN/deposit',
  ipAddress: '192.0.2.1',
  blackbox: 'x',
} as const;

type Answer = (request: Request) => Response | Promise<Response>;
let requests: Request[] = [];
let answers: Answer[] = [];
const ends: string[] = [];

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
const problem = (status: number, code: string, more: object = {}): Response =>
  json(status, { code, message: code, traceId: 'trace-1', ...more });
const lost: Answer = () => {
  throw new TypeError('Failed to fetch');
};

function callWith(options: Partial<CallOptions> = {}) {
  return createCall({
    baseUrl: 'http://platform.test',
    siteId: '2',
    tokens: { forCall: () => Promise.resolve(TOKENS) },
    onSessionEnd: (reason) => ends.push(reason),
    sleep: () => Promise.resolve(),
    ...options,
  });
}

beforeEach(() => {
  requests = [];
  answers = [];
  ends.length = 0;
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request);
    const answer = answers.shift();
    if (!answer) throw new Error('No answer is prepared');
    return Promise.resolve().then(() => answer(request));
  });
});
afterEach(() => vi.unstubAllGlobals());

const wallet = { currency: 'EUR', buckets: { main: [], locked: [], bonus: [] } };

describe('headers', () => {
  test('a player’s call carries identity token, access token and site [BRAND-03] [API-178]', async () => {
    answers = [() => json(200, wallet)];
    await callWith()('getWallet', undefined);
    const [sent] = requests;
    expect(sent?.headers.get('authorization')).toBe('id-token');
    expect(sent?.headers.get('access-token')).toBe('access-token');
    expect(sent?.headers.get('sitecontext')).toBe('{"siteId":"2"}');
  });

  test('a public call carries no token; registration carries a captcha token [SIGN-14] [GUARD-18]', async () => {
    answers = [() => problem(400, 'error.signup.unhandled')];
    await callWith()('registerPlayer', { body: {} as never });
    expect(requests[0]?.headers.has('authorization')).toBe(false);
    expect(requests[0]?.headers.get('x-captcha-token')).toBeTruthy();
  });
});

describe('the end of a session', () => {
  test('without a valid token the 401 "Token expired" is answered here, without a request [GUARD-20] [SESS-12]', async () => {
    const call = callWith({ tokens: { forCall: () => Promise.resolve(undefined) } });
    await expect(call('getWallet', undefined)).rejects.toEqual({
      kind: 'refused',
      code: TOKEN_EXPIRED,
      status: 401,
    });
    expect(requests).toEqual([]);
    expect(ends).toEqual(['expired']);
  });

  test.each([401, 403])('a %i from any call ends the session [SESS-11]', async (status) => {
    answers = [() => problem(status, 'error.session.expired')];
    await expect(callWith()('getWallet', undefined)).rejects.toMatchObject({ kind: 'refused' });
    expect(ends).toEqual(['rejected']);
  });

  test.each([
    ['logIn', { body: { email: 'a@b.test', password: 'x' } }, 401, 'login.unauthorized'],
    ['logIn', { body: { email: 'a@b.test', password: 'x' } }, 403, 'login.closed'],
    ['registerPlayer', { body: {} }, 403, 'error.captcha.validation'],
    ['updateRegistration', { body: {} }, 403, 'error.phone.invalid'],
    ['getCrmInboxId', undefined, 401, 'error.session.expired'],
    ['getRealtimeToken', undefined, 401, 'error.session.expired'],
  ] as const)(
    '%s may be refused by a %s without ending the session [SESS-11] [LOGIN-11] [SIGN-22] [SIGN-23]',
    async (operation, input, status, code) => {
      answers = [() => problem(status, code)];
      await callWith()(operation, input as never).catch(() => undefined);
      expect(ends).toEqual([]);
    },
  );
});

describe('outcomes', () => {
  test('a refusal that the contract names is an outcome', async () => {
    answers = [() => problem(409, 'error.registration.player_already_exists')];
    const outcome = await callWith()('registerPlayer', { body: {} as never });
    expect(outcome).toMatchObject({ ok: false, code: 'error.registration.player_already_exists' });
  });

  test('a refusal that it does not name is a failure with the wrong fields', async () => {
    const validationErrors = [{ field: 'email', code: 'format', message: 'no' }];
    answers = [() => problem(400, 'error.validation', { validationErrors })];
    await expect(callWith()('registerPlayer', { body: {} as never })).rejects.toMatchObject({
      kind: 'refused',
      validationErrors,
    });
  });

  test('a 5xx is unexpected and names the trace [ERR-04]', async () => {
    answers = [() => problem(500, 'error.internal')];
    await expect(callWith()('logIn', { body: {} as never })).rejects.toEqual({
      kind: 'unexpected',
      traceId: 'trace-1',
    });
  });

  test('malformed and truncated answers are unexpected, never a crash', async () => {
    answers = [() => new Response('{"currency":', { status: 200 })];
    await expect(callWith()('getWallet', undefined)).rejects.toMatchObject({ kind: 'unexpected' });
    answers = [() => new Response('<html>gateway</html>', { status: 404 })];
    await expect(callWith()('getWallet', undefined)).rejects.toMatchObject({ kind: 'unexpected' });
  });

  test('no answer is unreachable [SIGN-20]', async () => {
    answers = [lost];
    await expect(callWith()('registerPlayer', { body: {} as never })).rejects.toEqual({
      kind: 'unreachable',
    });
    expect(requests).toHaveLength(1);
  });

  test('a maintenance answer is announced [GUARD-01]', async () => {
    const onMaintenance = vi.fn();
    answers = [() => problem(503, 'error.maintenance')];
    await callWith({ onMaintenance })('logIn', { body: {} as never }).catch(() => undefined);
    expect(onMaintenance).toHaveBeenCalledOnce();
  });
});

describe('repeating', () => {
  test('a read is repeated when no answer came, with growing pauses', async () => {
    const sleep = vi.fn(() => Promise.resolve());
    answers = [lost, () => problem(503, 'error.unavailable'), () => json(200, wallet)];
    await expect(callWith({ sleep })('getWallet', undefined)).resolves.toMatchObject({ ok: true });
    expect(sleep).toHaveBeenCalledTimes(2);
  });

  test('a write without an idempotency key is never repeated', async () => {
    answers = [() => problem(503, 'error.unavailable')];
    await callWith()('logIn', { body: {} as never }).catch(() => undefined);
    expect(requests).toHaveLength(1);
  });

  test('Retry-After is followed', async () => {
    const sleep = vi.fn(() => Promise.resolve());
    answers = [
      () =>
        json(
          429,
          { code: 'error.rate_limited', message: '', traceId: 't' },
          { 'retry-after': '2' },
        ),
      () => json(200, wallet),
    ];
    await callWith({ sleep })('getWallet', undefined);
    expect(sleep).toHaveBeenCalledWith(2_000);
  });

  test('an aborted call is not repeated', async () => {
    const aborter = new AbortController();
    answers = [
      () => {
        aborter.abort();
        throw new DOMException('gone', 'AbortError');
      },
    ];
    await callWith()('getWallet', undefined, aborter.signal).catch(() => undefined);
    expect(requests).toHaveLength(1);
  });
});

describe('idempotency keys', () => {
  const keys = () => requests.map((request) => request.headers.get('idempotency-key'));
  const success = () => json(201, { referenceId: 'd', status: 'WAITING_INPUT', redirectUrl: '/p' });

  test('one intention keeps its key over repeats and over a reload, until it is answered [DEP-20]', async () => {
    answers = [lost, lost, lost];
    await callWith()('requestDeposit', { body: BODY }).catch(() => undefined);
    answers = [() => problem(500, 'error.internal')];
    await callWith()('requestDeposit', { body: BODY }).catch(() => undefined);
    answers = [success];
    await callWith()('requestDeposit', { body: BODY });
    expect(new Set(keys()).size).toBe(1);
    expect(keys()[0]).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
  });

  test('an answer, whatever it says, ends the intention [DEP-20]', async () => {
    answers = [() => problem(409, 'error.deposit.not_allowed')];
    await callWith()('requestDeposit', { body: BODY });
    answers = [success];
    await callWith()('requestDeposit', { body: BODY });
    expect(new Set(keys()).size).toBe(2);
  });

  test('another request has another key [DEP-20]', async () => {
    answers = [lost, lost, lost];
    await callWith()('requestDeposit', { body: BODY }).catch(() => undefined);
    answers = [success];
    await callWith()('requestDeposit', { body: { ...BODY, amount: 6_000 } });
    expect(new Set(keys()).size).toBe(2);
  });
});
