import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESK_MENU } from '../../../backend/back-office/layout.ts';
import { openInstance, type Instance } from '../instance.ts';
import { english } from '../../messages/english.ts';

let site: Instance;
let address: string;
beforeAll(async () => {
  site = await openInstance();
  address = await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

const credentials = { email: 'demo@croupier.test', password: 'Demo-Player-1' };
const tester = { 'X-Control-Session': 'tester-1' };

/** Logs in over a real connection, as the tester's browser. */
const overHttp = (headers: Record<string, string> = tester) =>
  fetch(`${address}/api/v1/player/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(credentials),
  });

const order = (what: 'outcomes' | 'faults', body: object) =>
  site.control('POST', what, { session: 'tester-1', operationId: 'logIn', ...body });

describe('outcomes', () => {
  test('the next call of the browser session gets the contract’s example, once', async () => {
    await order('outcomes', { outcome: 'exclusion' });
    const other = await overHttp({ 'X-Control-Session': 'tester-2' });
    expect(other.status).toBe(200);
    const steered = await overHttp();
    expect(steered.status).toBe(403);
    expect(await steered.json()).toMatchObject({
      code: 'login.exclusion',
      additionalInfo: { remainingDays: 182 },
    });
    expect((await overHttp()).status).toBe(200);
  });

  test('by cookie, several times, and for everybody when no session is named', async () => {
    await order('outcomes', { outcome: 'closed', times: 2 });
    const cookie = { cookie: 'theme=dark; croupier_control=tester-1' };
    expect([(await overHttp(cookie)).status, (await overHttp(cookie)).status]).toEqual([403, 403]);
    expect((await overHttp(cookie)).status).toBe(200);
    await site.control('POST', 'outcomes', { operationId: 'logIn', outcome: 'maxAttempts' });
    expect((await overHttp({})).status).toBe(403);
  });

  test('a call that is not valid, or not signed in, does not use it up', async () => {
    await site.control('POST', 'outcomes', {
      operationId: 'getAccessContext',
      outcome: 'riskPayout',
    });
    expect((await site.call('getAccessContext')).status).toBe(401);
    const session = await site.logIn(credentials.email);
    const answer = await site.call('getAccessContext', { session });
    expect(answer.body).toMatchObject({ riskPayout: true, accountStatus: 'PAYOUT' });
  });

  test('an operation that nobody handles answers as ordered, once, and refuses a tester what is not acceptable', async () => {
    const session = await site.logIn(credentials.email);
    const report = (balance: number) =>
      site.call('reportSportsbookBalance', {
        session,
        body: { playerId: '100123', balance, currency: 'EUR' },
        headers: { 'X-Control-Session': 'tester' },
      });
    await site.control('POST', 'outcomes', {
      operationId: 'reportSportsbookBalance',
      outcome: 'success',
    });
    expect(await report(6)).toMatchObject({ status: 200 });
    expect(await report(6)).toMatchObject({ status: 501, code: 'error.not_implemented' });
    expect(await report(0.5)).toMatchObject({ status: 400, code: 'error.validation' });
  });

  test('every named example of every operation is an answer that the contract allows', async () => {
    const listed = (await site.control('GET', 'operations')) as {
      operations: { operationId: string; outcomes: { name: string }[] }[];
    };
    const logIn = listed.operations.find(({ operationId }) => operationId === 'logIn');
    expect(logIn?.outcomes.map(({ name }) => name)).toContain('unauthorized');
    for (const { name } of logIn?.outcomes ?? []) {
      await order('outcomes', { outcome: name });
      const { status } = await overHttp();
      expect({ name, internal: status === 500 }).toEqual({
        name,
        internal: name === 'internalError',
      });
    }
  });

  test('unknown operations, outcomes and faults are refused', async () => {
    const send = (url: string, payload: object) =>
      site.app.inject({ method: 'POST', url: `/control/${url}`, payload });
    const outcome = await send('outcomes', { operationId: 'logIn', outcome: 'nonsense' });
    expect(outcome.statusCode).toBe(400);
    expect(outcome.body).toContain('unauthorized');
    for (const body of [
      { operationId: 'nothing', fault: 'delay' },
      { operationId: 'logIn', fault: 'x' },
    ]) {
      expect((await send('faults', body)).statusCode).toBe(400);
    }
  });
});

describe('faults', () => {
  const sessionsOpen = async () => {
    const { rows } = await site.platform.db.execute<{ count: string }>(
      'SELECT count(*) FROM sessions',
    );
    return Number(rows[0]?.count);
  };

  test('dropBefore: the connection ends and nothing happened', async () => {
    await order('faults', { fault: 'dropBefore' });
    const before = await sessionsOpen();
    await expect(overHttp()).rejects.toThrow('fetch failed');
    expect(await sessionsOpen()).toBe(before);
    expect((await overHttp()).status).toBe(200);
  });

  test('dropAfterCommit: the connection ends although it happened', async () => {
    await order('faults', { fault: 'dropAfterCommit' });
    const before = await sessionsOpen();
    await expect(overHttp()).rejects.toThrow('fetch failed');
    expect(await sessionsOpen()).toBe(before + 1);
  });

  test.each([
    ['status500', 500, 'error.internal'],
    ['status503', 503, 'error.unavailable'],
    ['status429', 429, 'error.rate_limited'],
  ])('%s', async (fault, status, code) => {
    await order('faults', { fault });
    const response = await overHttp();
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
    if (status !== 500) expect(response.headers.get('retry-after')).toBe('1');
  });

  test('delay', async () => {
    await order('faults', { fault: 'delay', delayMs: 400 });
    const started = performance.now();
    expect((await overHttp()).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(390);
  });

  test('malformed: a success whose body is not JSON', async () => {
    await order('faults', { fault: 'malformed' });
    const response = await overHttp();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  test('truncated: the connection ends in the middle of the body', async () => {
    await order('faults', { fault: 'truncated' });
    const response = await overHttp();
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow(TypeError);
  });
});

describe('clock, outbox, personas, reset', () => {
  test('the clock stands still, moves, and comes back', async () => {
    const now = await site.control('PUT', 'clock', { now: '2030-01-02T03:04:05Z', frozen: true });
    expect(now).toMatchObject({ now: '2030-01-02T03:04:05.000Z' });
    expect(await site.control('POST', 'clock/advance', { ms: 55_000 })).toMatchObject({
      now: '2030-01-02T03:05:00.000Z',
    });
    await site.control('DELETE', 'clock');
    expect(Math.abs(site.platform.clock.now() - Date.now())).toBeLessThan(1_000);
  });

  test.each(['2016-12-31T23:59:60Z', '0001-01-01T00:00:00Z', '9999-12-31T00:00:00Z', 'soon'])(
    'an instant that makes no clock: %s',
    async (now) => {
      const payload = { now };
      const answer = await site.app.inject({ method: 'PUT', url: '/control/clock', payload });
      expect(answer.statusCode).toBe(400);
    },
  );

  test('the outbox page finds by address, escapes what it shows, and runs nothing', async () => {
    const recipient = 'aada@example.com';
    const body = '123456 <script>alert(1)</script>';
    const sms = { ...english.phoneCode('123456'), recipient, body };
    await site.platform.outbox.send(site.platform.db, sms);
    const page = (search: string) =>
      site.app.inject(`/outbox?search=${encodeURIComponent(search)}`);
    const found = await page('aada@');
    expect(found.statusCode).toBe(200);
    expect(found.body).toContain('<strong>123456</strong> &lt;script&gt;');
    expect(found.body).not.toContain('<script');
    const policy = String(found.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'self'; frame-src 'self'; form-action/);
    for (const odd of ['%', '_____', '"><b>', '\0', '\\']) {
      const answer = await page(odd);
      expect([odd, answer.statusCode]).toEqual([odd, 200]);
      expect(answer.body).not.toContain('<b>"');
      if (odd !== '\0') expect(answer.body).not.toContain('aada@example.com');
    }
  });

  test('the outbox page is found with a slash at its end too', async () => {
    const [plain, slash] = await Promise.all(
      ['/outbox', '/outbox/'].map((url) => site.app.inject(url)),
    );
    expect(slash?.statusCode).toBe(200);
    expect(slash?.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(slash?.headers['content-security-policy']).toBe(
      plain?.headers['content-security-policy'],
    );
  });

  test('a player who accepted older terms', async () => {
    await site.control('POST', 'terms', { email: 'Verified@croupier.test', version: 2 });
    const session = await site.logIn('verified@croupier.test');
    const { body } = await site.call('getAccessDetails', { session });
    expect(body.termsAndConditionsAcceptedVersion).toBe(2);
    const payload = { email: 'nobody@croupier.test', version: 2 };
    const none = await site.app.inject({ method: 'POST', url: '/control/terms', payload });
    expect(none.statusCode).toBe(400);
  });

  test('reset: as freshly seeded, with sessions gone', async () => {
    const session = await site.logIn(credentials.email);
    expect((await site.call('getAccessContext', { session })).status).toBe(200);
    await site.control('POST', 'reset');
    expect((await site.call('getAccessContext', { session })).status).toBe(401);
    expect(await site.control('GET', 'outbox')).toEqual({ messages: [] });
    const { personas } = (await site.control('GET', 'personas')) as { personas: unknown[] };
    expect(personas.length).toBeGreaterThanOrEqual(10);
    await site.logIn(credentials.email);
  });
});

describe('production', () => {
  test('[INBOX-03] has no control API, no outbox page, no atlas, no personas, no movable clock, and no stand-in’s widget or desk', async () => {
    const live = await openInstance({ mode: 'production' });
    try {
      expect(live.platform.movableClock).toBeNull();
      const paths =
        `/control/personas /control/clock /control/outbox /widgets/inbox/ /widgets/support-chat/
        /widgets/support-chat/assets/chat.js /widgets/fonts/faces.css /desk /desk/ /desk/assets/desk.css
        /desk/chat/conversations`.split(/\s+/);
      for (const url of [...paths, ...DESK_MENU.map(({ path }) => path)]) {
        expect([url, (await live.app.inject(url)).statusCode]).toEqual([url, 404]);
      }
      // The reviewers' pages are no part of the players' site: there is no such page.
      const atlas = await live.app.inject('/atlas/SHA256SUMS');
      expect(atlas.statusCode).not.toBe(200);
      const demo = await live.call('logIn', { body: credentials, headers: tester });
      expect(demo).toMatchObject({ status: 401, code: 'login.unauthorized' });
    } finally {
      await live.close();
    }
  });
});
