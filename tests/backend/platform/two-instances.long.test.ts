import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openInstances, type Instance } from '../instance.ts';

let both: Awaited<ReturnType<typeof openInstances>>;
let a: Instance;
let b: Instance;
beforeAll(async () => {
  both = await openInstances(2);
  [a, b] = both.instances as [Instance, Instance];
});
afterAll(() => both.close());

/** Waits for something that another instance announced. */
async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await check()) return;
    await sleep(20);
  }
  throw new Error('It did not happen within two seconds');
}

const email = 'demo@croupier.test';

describe('two instances on one database', () => {
  test('[SESS-05] log in on one, read and refresh on the other', async () => {
    const session = await a.logIn(email);
    expect((await b.call('getAccessDetails', { session })).body.email).toBe(email);
    const { refreshToken } = session;
    const renewed = await b.call('refreshSession', { body: { refreshToken } });
    expect(renewed.status).toBe(200);
    expect((await a.call('getAccessContext', { session: renewed.body })).status).toBe(200);
  });

  test('one refresh token used at both at once gets one token', async () => {
    const { refreshToken } = await a.logIn(email);
    const answers = await Promise.all(
      [a, b, a, b].map((at) => at.call('refreshSession', { body: { refreshToken } })),
    );
    expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1);
  });

  test('[LOGOUT-01] sign out on one is seen on the other, which had just answered', async () => {
    const session = await a.logIn(email);
    expect((await b.call('getAccessContext', { session })).status).toBe(200);
    await a.call('signOut', { session });
    const change = await b.call('migratePlayer', { session });
    expect(change).toMatchObject({ status: 401, statusText: 'Token expired' });
    await until(async () => (await b.call('getAccessContext', { session })).status === 401);
  });

  test('[LOGIN-08] failures on both count together', async () => {
    const body = { email: 'chile@croupier.test', password: 'Wrong-Player-1' };
    for (const at of [a, b, a, b]) {
      expect((await at.call('logIn', { body })).code).toBe('login.unauthorized');
    }
    expect((await a.call('logIn', { body })).code).toBe('login.max_attempts');
    expect((await b.call('logIn', { body })).code).toBe('login.max_attempts');
  });

  test('[RT-01] what one publishes, both hear once', async () => {
    const heard: string[] = [];
    a.platform.events.subscribe('player.changed', ({ playerId }) => heard.push(`a ${playerId}`));
    b.platform.events.subscribe('player.changed', ({ playerId }) => heard.push(`b ${playerId}`));
    for (let index = 0; index < 50; index++) {
      a.platform.events.publish('player.changed', { playerId: String(index) });
    }
    await until(() => heard.length >= 100);
    await sleep(50);
    expect(heard).toHaveLength(100);
    expect(new Set(heard).size).toBe(100);
  });

  test('the bus comes back when its connection is cut', async () => {
    await a.platform.db.execute(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'croupier-events' AND datname = current_database()`,
    );
    await until(() => !b.platform.events.connected);
    await until(() => a.platform.events.connected && b.platform.events.connected);
    const heard: string[] = [];
    b.platform.events.subscribe('player.changed', ({ playerId }) => heard.push(playerId));
    a.platform.events.publish('player.changed', { playerId: 'again' });
    await until(() => heard.includes('again'));
  });

  test('the clock and the orders of the control API hold for both', async () => {
    await a.control('PUT', 'clock', { now: '2031-05-06T07:08:09Z', frozen: true });
    await until(() => b.platform.clock.iso() === '2031-05-06T07:08:09.000Z');
    await b.control('DELETE', 'clock');
    await until(() => a.platform.movableClock?.state.frozenAt === null);

    await a.control('POST', 'outcomes', { operationId: 'logIn', outcome: 'closed' });
    const body = { email, password: 'x' };
    await until(async () => (await b.call('logIn', { body })).code === 'login.closed');
    expect((await a.call('logIn', { body })).code).toBe('login.unauthorized');
  });
});
