import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openInstance, type Instance } from '../instance.ts';

const HOUR = 3_600_000;

let site: Instance;
beforeAll(async () => {
  site = await openInstance();
  // Personas are seeded before: days that are left must not depend on a machine whose clock is set back.
  await site.platform.movableClock?.advance(HOUR);
});
afterAll(() => site.close());

const attempt = (email: string, password: string) =>
  site.call('logIn', { body: { email, password } });
const persona = (name: string, password = 'Demo-Player-1') =>
  attempt(`${name}@croupier.test`, password);

describe('[LOGIN-02] log in', () => {
  test('[SESS-02] opens a session whose identity token carries the claims', async () => {
    const answer = await persona('DEMO');
    expect(answer.status).toBe(200);
    expect(answer.body.expiresIn).toBe(900);
    const [, claims = ''] = answer.body.idToken.split('.');
    const decoded = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
    expect(decoded).toMatchObject({
      country_code: 'FI',
      province_code: '',
      language_code: 'en',
      email: 'demo@croupier.test',
      login_method: 'DEFAULT',
      multibrand: { suspended: false },
      player_id: expect.any(String),
      player_access_id: expect.any(String),
      zendeskJwtToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      registrationDate: expect.stringMatching(/Z$/),
      iat: expect.any(Number),
      exp: expect.any(Number),
    });
  });

  test('[SESS-15] is in the activity log; the one before it is the last log in', async () => {
    const session = await site.logIn('verified@croupier.test');
    const first = await site.call('getLatestActivityLog', { session });
    expect(first.body.lastLogin?.realIpAddress).toBe('203.0.113.7');
    await site.logIn('verified@croupier.test');
    const again = await site.call('getLatestActivityLog', { session });
    expect(again.body.loginHistory).toHaveLength(3);
    expect(again.body.lastLogin?.realIpAddress).toBe('127.0.0.1');
  });

  test('[LOGIN-01] firstLogin holds during the first session only', async () => {
    const first = await site.logIn('first-login@croupier.test');
    expect((await site.call('getAccessDetails', { session: first })).body.firstLogin).toBe(true);
    const second = await site.logIn('first-login@croupier.test');
    expect((await site.call('getAccessDetails', { session: second })).body.firstLogin).toBe(false);
  });
});

describe('[LOGIN-08] refused log ins', () => {
  test('wrong password and unknown address are the same answer', async () => {
    const wrong = await persona('many', 'Wrong-Player-1');
    const unknown = await attempt('nobody@example.com', 'Wrong-Player-1');
    for (const { status, code, problem } of [wrong, unknown]) {
      expect({ status, code }).toEqual({ status: 401, code: 'login.unauthorized' });
      expect(problem['message']).toBe('Unauthorized');
    }
  });

  test('and take the same work', async () => {
    // Time of this process, in µs: other work of the machine does not count.
    const costOf = async (email: string) => {
      const began = process.cpuUsage();
      await attempt(email, 'Wrong-Player-1');
      const { user, system } = process.cpuUsage(began);
      return user + system;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (const round of [1, 2, 3, 4]) {
      known.push(await costOf('canada@croupier.test'));
      unknown.push(await costOf(`nobody-${round}@example.com`));
    }
    // The password hash is nearly all of it, so one without would be many times as cheap.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
  });

  test('[LOGIN-10] timeout: the facts in code, details and message', async () => {
    const { status, code, problem } = await persona('timeout');
    expect({ status, code }).toEqual({ status: 403, code: 'login.timeout' });
    expect(problem['additionalInfo']).toMatchObject({
      remainingDays: 3,
      cooling: true,
      initiator: 'PLAYER',
      coolingToken: expect.any(String),
    });
    expect(problem['message']).toMatch(
      /^Player [\w-]+ is on timeout, remainingDays=3, timeLeft=\d+, cooling=true, initiator=PLAYER$/,
    );
  });

  test.each([
    ['excluded', 'login.exclusion', /is excluded, remainingDays=182$/],
    ['excluded-forever', 'login.exclusion.indefinite', /is excluded indefinitely$/],
    ['closed', 'login.closed', /closed/],
    ['blacklisted', 'login.blacklisted', /deactivated or blacklisted/],
  ])('[NS-69] %s', async (name, code, message) => {
    const answer = await persona(name);
    expect(answer).toMatchObject({ status: 403, code });
    expect(answer.problem['message']).toMatch(message);
  });
});

describe('[LOGIN-08] max sign-in attempts', () => {
  test('thirty guesses at once are five', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => persona('chile', 'Wrong-Player-1')),
    );
    const compared = answers.filter(({ code }) => code === 'login.unauthorized');
    expect(compared).toHaveLength(4);
  });
});

describe('[EXC-05] cooling-off', () => {
  const body = { duration: 1, initiator: 'PLAYER' };

  test('ends every session and keeps the player out for a day', async () => {
    const session = await site.logIn('edd@croupier.test');
    const other = await site.logIn('edd@croupier.test');
    expect((await site.call('startCoolingOff', { session, body })).status).toBe(200);
    for (const ended of [session, other]) {
      const read = await site.call('getAccessContext', { session: ended });
      expect(read).toMatchObject({ status: 403, code: 'error.session.on_break' });
    }
    const refused = await persona('edd');
    expect(refused).toMatchObject({ code: 'login.timeout' });
    expect(refused.problem['additionalInfo']).toMatchObject({ remainingDays: 1, cooling: false });
    await site.control('POST', 'clock/advance', { ms: 86_400_001 });
    expect((await persona('edd')).status).toBe(200);
  });
});
