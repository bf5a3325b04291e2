import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
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

describe('[SESS-12] [GUARD-20] who is asked in', () => {
  test('a token signed with another algorithm or key is nobody’s', async () => {
    const { idToken, accessToken } = await logIn();
    const [, payload = ''] = idToken.split('.');
    const header = Buffer.from('{"alg":"none"}').toString('base64url');
    expect(await read({ idToken: `${header}.${payload}.`, accessToken })).toMatchObject(expired);
  });
});

describe('[SESS-05] refresh with rotation', () => {
  test('other sessions of the player go on', async () => {
    const kept = await logIn();
    const lost = await logIn();
    await refresh((await refresh(lost.refreshToken)).body.refreshToken);
    expect(await refresh(lost.refreshToken)).toMatchObject(expired);
    expect((await refresh(kept.refreshToken)).status).toBe(200);
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
