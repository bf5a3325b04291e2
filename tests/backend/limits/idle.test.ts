import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessions } from '../../../backend/access/tables.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';

const START = Date.parse('2030-01-02T00:00:00Z');
const MINUTE = 60_000;
let site: Instance;
beforeAll(async () => {
  site = await openInstance();
});
afterAll(() => site.close());
beforeEach(() => at(0));

const at = (minutes: number, ms = 0) =>
  site.control('PUT', 'clock', {
    now: new Date(START + minutes * MINUTE + ms).toISOString(),
    frozen: true,
  });
const check = (session: Tokens) => site.call('getActivityCheck', { session });
const report = (session: Tokens, body: { lastActivityAt: string; idleMs?: number }) =>
  site.call('updateActivityCheck', { session, body });
const saying = (minutes: number) => ({
  lastActivityAt: new Date(START + minutes * MINUTE).toISOString(),
});
const idle = { status: 401, code: 'error.session.idle' };
const logIn = () => site.logIn('demo@croupier.test');
/** Tokens are good for a quarter of an hour; that they renew themselves is no sign of the player. */
const renewed = async ({ refreshToken }: Tokens): Promise<Tokens> =>
  (await site.call('refreshSession', { body: { refreshToken } })).body;
const depositor = { ipAddress: '203.0.113.7', blackbox: '' };
const options = { essentials: true, performanceFunctional: false, marketing: false };
const cookies = { version: 1, options };
const rowOf = async ({ idToken }: Tokens) => {
  const id = String(decodeJwt(idToken)['sid']);
  const [row] = await site.platform.db.select().from(sessions).where(eq(sessions.id, id));
  return row;
};

describe('[ACT-05] [ACT-06] how long a player has been idle', () => {
  test('counts from the log in, by the platform’s clock', async () => {
    const session = await logIn();
    await at(10);
    expect((await check(session)).body).toEqual({ idleMs: 600_000, thresholdMs: 1_800_000 });
  });

  test('is what the device says, but never less than nothing, and never more than is known', async () => {
    const session = await logIn();
    await at(10);
    expect((await report(session, saying(8))).body.idleMs).toBe(2 * MINUTE);
    expect((await report(session, saying(3))).body.idleMs).toBe(2 * MINUTE);
    expect((await report(session, saying(500))).body.idleMs).toBe(0);
    await at(11);
    expect((await check(session)).body.idleMs).toBe(MINUTE);
  });

  test('is told by the time since then, whatever the device’s clock says', async () => {
    const session = await logIn();
    await at(10);
    const told = await report(session, { ...saying(-300), idleMs: 4_000 });
    expect(told.body.idleMs).toBe(4_000);
  });

  test('reads of the site are no sign of the player, changes that they ask for are', async () => {
    const session = await logIn();
    await at(10);
    await site.call('getWallet', { session });
    expect((await check(session)).body.idleMs).toBe(10 * MINUTE);
    await site.call('resetActivityTimer', { session });
    expect((await check(session)).body.idleMs).toBe(0);
  });
});

describe('[ACT-06] [ACT-07] [NS-05] who did nothing for thirty minutes', () => {
  test('is logged out by the platform itself, at the next call', async () => {
    let session = await logIn();
    for (const minutes of [12, 24, 29]) {
      await at(minutes);
      session = await renewed(session);
    }
    await at(30, -1);
    expect((await site.call('getWallet', { session })).status).toBe(200);
    await at(30);
    expect(await site.call('getWallet', { session })).toMatchObject(idle);
    expect(await rowOf(session)).toMatchObject({
      endedAt: new Date(START + 30 * MINUTE),
      endReason: 'IDLE',
    });
    // Every call says why, not only the first.
    expect(await check(session)).toMatchObject(idle);
    const { refreshToken } = session;
    expect(await site.call('refreshSession', { body: { refreshToken } })).toMatchObject(idle);
  });

  test('has nothing renewed', async () => {
    const session = await logIn();
    const heard: unknown[] = [];
    const stop = site.platform.events.subscribe('session.ended', (one) => heard.push(one));
    await at(30);
    const { refreshToken } = session;
    expect(await site.call('refreshSession', { body: { refreshToken } })).toMatchObject(idle);
    await site.platform.events.flushed();
    stop();
    expect(heard).toHaveLength(1);
    expect(await rowOf(session)).toMatchObject({ endReason: 'IDLE' });
  });

  test('is not brought back by a device that says it was there meanwhile', async () => {
    let session = await logIn();
    for (const minutes of [12, 24]) {
      await at(minutes);
      session = await renewed(session);
    }
    await at(31);
    expect(await report(session, { ...saying(31), idleMs: 0 })).toMatchObject(idle);
  });

  test.each([
    ['a channel that broke is opened again', 'getRealtimeToken', undefined],
    ['a page asks whether deposits are allowed', 'checkDepositAllowed', depositor],
    ['a page asks what may be paid out', 'checkWithdrawalLimit', undefined],
    ['a choice of cookies is sent again', 'updateCookiesConsent', cookies],
  ] as const)('is logged out although %s', async (_what, operation, body) => {
    let session = await logIn();
    for (const minutes of [10, 20, 29]) {
      await at(minutes);
      session = await renewed(session);
      const { status } = await site.call(operation, { session, body });
      expect(status).toBe(200);
    }
    await at(30);
    expect(await check(session)).toMatchObject(idle);
  });

  test('goes on when the device told in time', async () => {
    let session = await logIn();
    for (const minutes of [12, 24, 36, 48]) {
      await at(minutes);
      session = await renewed(session);
      expect((await report(session, { ...saying(minutes), idleMs: 0 })).status).toBe(200);
    }
    expect((await check(session)).body.idleMs).toBe(0);
  });
});
