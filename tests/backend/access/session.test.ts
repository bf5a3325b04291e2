import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sessions } from '../../../backend/access/tables.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';

let site: Instance;
beforeAll(async () => {
  site = await openInstance();
});
afterAll(() => site.close());

const expired = { status: 401, code: 'error.session.expired', statusText: 'Token expired' };
const logIn = () => site.logIn('demo@croupier.test');
const refresh = (refreshToken: string) => site.call('refreshSession', { body: { refreshToken } });
const read = (session: Pick<Tokens, 'idToken' | 'accessToken'>) =>
  site.call('getAccessContext', { session });

/** Players with a session are there all the time: tests/backend/limits has what ends an idle one's. */
const areThere = () =>
  site.platform.db.update(sessions).set({ lastActivityAt: new Date('2032-01-01T00:00:00Z') });

/** The same token with one character of its signature changed. */
function forged(token: string): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const first = signature.startsWith('A') ? 'B' : 'A';
  return [header, payload, first + signature.slice(1)].join('.');
}

describe('[SESS-12] [GUARD-20] who is asked in', () => {
  test('nobody without both tokens of one session', async () => {
    const one = await logIn();
    const two = await logIn();
    expect((await read(one)).status).toBe(200);
    expect(await site.call('getAccessContext')).toMatchObject(expired);
    const mixes = [
      { idToken: one.idToken, accessToken: two.accessToken },
      { idToken: one.accessToken, accessToken: one.idToken },
      { idToken: one.idToken, accessToken: one.idToken },
      { idToken: one.idToken, accessToken: '' },
      { idToken: forged(one.idToken), accessToken: one.accessToken },
      { idToken: one.idToken, accessToken: forged(one.accessToken) },
      { idToken: 'x', accessToken: one.accessToken },
    ];
    for (const mix of mixes) expect(await read(mix)).toMatchObject(expired);
  });

  test('a token signed with another algorithm or key is nobody’s', async () => {
    const { idToken, accessToken } = await logIn();
    const [, payload = ''] = idToken.split('.');
    const header = Buffer.from('{"alg":"none"}').toString('base64url');
    expect(await read({ idToken: `${header}.${payload}.`, accessToken })).toMatchObject(expired);
  });

  test('[SESS-10] a token is good for 15 minutes, the session goes on by refresh', async () => {
    const session = await logIn();
    await site.control('POST', 'clock/advance', { ms: 900_001 });
    expect(await read(session)).toMatchObject(expired);
    const renewed = await refresh(session.refreshToken);
    expect(renewed.status).toBe(200);
    expect((await read(renewed.body)).status).toBe(200);
    await site.control('DELETE', 'clock');
  });
});

describe('[SESS-05] refresh with rotation', () => {
  test('each refresh token is good once; a second use ends the whole family', async () => {
    const first = await logIn();
    const second = await refresh(first.refreshToken);
    expect(second.status).toBe(200);
    expect(second.body.refreshToken).not.toBe(first.refreshToken);
    await site.control('POST', 'clock/advance', { ms: 30_000 });
    expect(await refresh(first.refreshToken)).toMatchObject(expired);
    expect(await refresh(second.body.refreshToken)).toMatchObject(expired);
    expect(await read(second.body)).toMatchObject(expired);
    await site.control('DELETE', 'clock');
  });

  test('other sessions of the player go on', async () => {
    const kept = await logIn();
    const lost = await logIn();
    await refresh((await refresh(lost.refreshToken)).body.refreshToken);
    expect(await refresh(lost.refreshToken)).toMatchObject(expired);
    expect((await refresh(kept.refreshToken)).status).toBe(200);
  });

  test('ten uses at once: all are given one token, which is good once', async () => {
    const session = await logIn();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refresh(session.refreshToken)),
    );
    const given = new Set(answers.map(({ body }) => body.refreshToken));
    expect(given.size).toBe(1);
    const [next = ''] = given;
    expect((await refresh(next)).status).toBe(200);
    expect(await refresh(next)).toMatchObject(expired);
    expect(await read(session)).toMatchObject(expired);
  });

  test('an unknown refresh token, and one that waited for more than an hour', async () => {
    expect(await refresh('a-token-that-nobody-was-given')).toMatchObject(expired);
    const [late, inTime] = [await logIn(), await logIn()];
    await areThere();
    await site.control('POST', 'clock/advance', { ms: 3_590_000 });
    expect((await refresh(inTime.refreshToken)).status).toBe(200);
    await site.control('POST', 'clock/advance', { ms: 20_000 });
    expect(await refresh(late.refreshToken)).toMatchObject(expired);
    await site.control('DELETE', 'clock');
  });

  test('a session is over after twelve hours, however busy, and none of its tokens is left', async () => {
    await site.control('PUT', 'clock', { now: '2030-01-02T00:00:00Z', frozen: true });
    let tokens: Tokens = await logIn();
    await areThere();
    for (let minutes = 50; minutes < 12 * 60; minutes += 50) {
      await site.control('POST', 'clock/advance', { ms: 50 * 60_000 });
      const renewed = await refresh(tokens.refreshToken);
      expect([minutes, renewed.status]).toEqual([minutes, 200]);
      tokens = renewed.body;
      expect(renewed.body.expiresIn).toBe(900);
    }
    await site.control('PUT', 'clock', { now: '2030-01-02T11:55:00Z', frozen: true });
    const last = await refresh(tokens.refreshToken);
    expect(last.body.expiresIn).toBe(300);
    expect((await read(last.body)).status).toBe(200);
    await site.control('PUT', 'clock', { now: '2030-01-02T12:00:01Z', frozen: true });
    expect(await read(last.body)).toMatchObject(expired);
    expect(await refresh(last.body.refreshToken)).toMatchObject(expired);
    await site.control('DELETE', 'clock');
  });

  test('a player who may not log in any more is not renewed', async () => {
    const session = await site.logIn('deposit-off@croupier.test');
    const body = { duration: 1, initiator: 'PLAYER' };
    await site.call('startCoolingOff', { session, body });
    expect(await refresh(session.refreshToken)).toMatchObject({
      status: 403,
      code: 'error.session.on_break',
    });
  });
});

describe('[LOGOUT-01] sign out', () => {
  test('ends the session at once, its refresh token too, and no other session', async () => {
    const session = await logIn();
    const other = await logIn();
    expect((await read(session)).status).toBe(200);
    expect(await site.call('signOut', { session })).toMatchObject({ status: 200, body: {} });
    expect(await read(session)).toMatchObject(expired);
    expect(await site.call('signOut', { session })).toMatchObject(expired);
    expect(await refresh(session.refreshToken)).toMatchObject(expired);
    expect((await read(other)).status).toBe(200);
  });
});

test('[SESS-11] a change of a player is looked at in that player’s sessions, and costs nobody else a read', async () => {
  const session = await logIn();
  const { body } = await read(session);
  expect(body.authorized).toBe(true);
  const { playerId } = (await site.call('getAccessDetails', { session })).body;
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const looked = () =>
    query.mock.calls.filter(([asked]) => Object(asked).name === 'read_session_standing').length;
  await read(session);
  expect(looked()).toBe(0);
  site.platform.events.publish('player.changed', { playerId: 'somebody-else' });
  await read(session);
  expect(looked()).toBe(0);
  site.platform.events.publish('player.changed', { playerId });
  await read(session);
  expect(looked()).toBe(1);
  query.mockRestore();
});
