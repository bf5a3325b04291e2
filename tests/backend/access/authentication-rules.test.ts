import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAuthenticate } from '../../../backend/access/authentication.ts';
import { endSession, tokensOf } from '../../../backend/access/sessions.ts';
import { sessions } from '../../../backend/access/tables.ts';
import { players } from '../../../backend/players/tables.ts';
import { newPlayer, NOON } from '../banking/support.ts';
import { openBare, type Bare } from './bare.ts';

type Method = 'GET' | 'HEAD' | 'POST' | 'DELETE';
type Headers = Record<string, string | string[]>;

const expired = { status: 401, code: 'error.session.expired', message: 'Token expired' };
const forbidden = {
  status: 403,
  code: 'error.session.forbidden',
  message: 'The account may not be used now.',
};

const onBreak = { status: 403, code: 'error.session.on_break' };

let bare: Bare;
/** Whether the bus is up, and the time of the machine's stopwatch, in ms. */
let connected = true;
let stopwatch = 0;
beforeAll(async () => {
  bare = await openBare();
});
beforeEach(async () => {
  connected = true;
  stopwatch = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => stopwatch);
  await bare.at(0);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await bare.close();
});

/** The options of a call that polls make, too. */
const routeOptions = { config: { operationId: 'getWallet' } };

/** An instance's own memory, on the one platform. */
function newInstance() {
  const platform = {
    ...bare.platform,
    events: Object.defineProperty({ ...bare.platform.events }, 'connected', {
      get: () => connected,
    }),
  };
  const authenticate = createAuthenticate(platform);
  const ask = (headers: Headers, method: Method = 'GET') =>
    authenticate({ method, headers, routeOptions } as unknown as FastifyRequest);
  return { platform, ask };
}

async function session(instance: ReturnType<typeof newInstance>) {
  const { platform } = instance;
  const playerId = await newPlayer(platform);
  const sessionId = randomUUID();
  await platform.db.insert(sessions).values({ id: sessionId, playerId, createdAt: new Date(NOON) });
  const [player] = await platform.db.select().from(players).where(eq(players.id, playerId));
  if (!player) throw new Error('no player');
  const tokens = tokensOf(platform);
  const headers = {
    authorization: tokens.identity(player, sessionId, 900),
    'access-token': tokens.access(playerId, sessionId, 900),
  };
  const change = (different: Partial<typeof players.$inferInsert>) =>
    platform.db.update(players).set(different).where(eq(players.id, playerId));
  /** In the database only, as an instance does whose news is still under way. */
  const endUnheard = () =>
    platform.db
      .update(sessions)
      .set({ endedAt: new Date(NOON) })
      .where(eq(sessions.id, sessionId));
  return { playerId, sessionId, headers, change, endUnheard, player };
}

describe('[NS-48] [SESS-12] both tokens of one session', () => {
  test('are the player and the session', async () => {
    const here = newInstance();
    const { headers, playerId, sessionId } = await session(here);
    expect(await here.ask(headers)).toEqual({ playerId, sessionId });
    expect(await here.ask(headers, 'POST')).toEqual({ playerId, sessionId });
  });

  test('and nothing less', async () => {
    const here = newInstance();
    const [one, two] = [await session(here), await session(here)];
    const { authorization, 'access-token': access } = one.headers;
    const lesser: Headers[] = [
      {},
      { authorization },
      { 'access-token': access },
      { authorization, 'access-token': two.headers['access-token'] },
      { authorization: access, 'access-token': access },
      { authorization, 'access-token': authorization },
      { authorization: [authorization], 'access-token': access },
      { authorization, 'access-token': `${access}${'x'.repeat(8_192)}` },
    ];
    for (const headers of lesser) {
      await expect(here.ask(headers)).rejects.toMatchObject(expired);
    }
  });

  test('that name no session are nobody’s', async () => {
    const here = newInstance();
    const { playerId } = await session(here);
    const { id, privateKey } = here.platform.signingKeys.current;
    const nameless = (use: string, claims: object = {}) =>
      new SignJWT({ use, ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: id })
        .setIssuer('croupier/eu-west-1')
        .setSubject(playerId)
        .setExpirationTime(NOON / 1_000 + 60)
        .sign(privateKey);
    for (const claims of [{}, { sid: 7 }]) {
      const headers = {
        authorization: await nameless('id', claims),
        'access-token': await nameless('access', claims),
      };
      await expect(here.ask(headers)).rejects.toMatchObject(expired);
    }
  });

  test('of a session that nobody knows are over', async () => {
    const here = newInstance();
    const { player } = await session(here);
    const tokens = tokensOf(here.platform);
    const unknown = randomUUID();
    const headers = {
      authorization: tokens.identity(player, unknown, 900),
      'access-token': tokens.access(player.id, unknown, 900),
    };
    await expect(here.ask(headers)).rejects.toMatchObject(expired);
  });
});

describe('[NS-69] a session stands', () => {
  test('as long as the account may be used, and of two reasons the account’s is told', async () => {
    const here = newInstance();
    const { headers, change, endUnheard } = await session(here);
    await change({ status: 'CLOSED' });
    await expect(here.ask(headers, 'POST')).rejects.toMatchObject(forbidden);
    await endUnheard();
    await expect(here.ask(headers, 'POST')).rejects.toMatchObject(forbidden);
    await change({ status: 'REGISTERED' });
    await expect(here.ask(headers, 'POST')).rejects.toMatchObject(expired);
  });

  test('again when a timeout is over, by the platform’s time', async () => {
    const here = newInstance();
    const { headers, change, playerId } = await session(here);
    await change({ status: 'TIMEOUT', statusUntil: new Date(NOON + 1_000) });
    await bare.at(999);
    await expect(here.ask(headers, 'POST')).rejects.toMatchObject(onBreak);
    await bare.at(1_000);
    expect(await here.ask(headers, 'POST')).toMatchObject({ playerId });
    // One without an end is never over.
    await change({ status: 'TIMEOUT', statusUntil: null });
    await expect(here.ask(headers, 'POST')).rejects.toMatchObject(onBreak);
  });
});

describe('[SESS-11] what was read of a session', () => {
  test('is trusted for a second by reads, and by nothing that changes anything', async () => {
    const here = newInstance();
    const { headers, playerId, endUnheard } = await session(here);
    expect(await here.ask(headers)).toMatchObject({ playerId });
    await endUnheard();
    stopwatch += 999;
    expect(await here.ask(headers, 'GET')).toMatchObject({ playerId });
    expect(await here.ask(headers, 'HEAD')).toMatchObject({ playerId });
    await expect(here.ask(headers, 'DELETE')).rejects.toMatchObject(expired);
  });

  test('is read again when the second is over', async () => {
    const here = newInstance();
    const { headers, playerId, endUnheard } = await session(here);
    expect(await here.ask(headers)).toMatchObject({ playerId });
    await endUnheard();
    stopwatch += 1_000;
    await expect(here.ask(headers)).rejects.toMatchObject(expired);
  });

  test('is not trusted while news may be missed', async () => {
    const here = newInstance();
    const { headers, playerId, endUnheard } = await session(here);
    expect(await here.ask(headers)).toMatchObject({ playerId });
    await endUnheard();
    connected = false;
    await expect(here.ask(headers)).rejects.toMatchObject(expired);
  });

  test('is forgotten when the session’s end is announced, and no other session is', async () => {
    const here = newInstance();
    const [over, other] = [await session(here), await session(here)];
    for (const { headers } of [over, other]) await here.ask(headers);
    await other.endUnheard();
    const { sessionId, playerId } = over;
    await endSession(here.platform, { sessionId, playerId });
    await expect(here.ask(over.headers)).rejects.toMatchObject(expired);
    expect(await here.ask(other.headers)).toMatchObject({ playerId: other.playerId });
  });

  test('is forgotten when its player is changed, and of no other player', async () => {
    const here = newInstance();
    const [changed, other] = [await session(here), await session(here)];
    for (const { headers } of [changed, other]) await here.ask(headers);
    for (const { change } of [changed, other]) await change({ status: 'CLOSED' });
    here.platform.events.publish('player.changed', { playerId: changed.playerId });
    await expect(here.ask(changed.headers)).rejects.toMatchObject(forbidden);
    expect(await here.ask(other.headers)).toMatchObject({ playerId: other.playerId });
  });

  test('is forgotten of everybody when the data are made anew', async () => {
    const here = newInstance();
    const { headers, endUnheard } = await session(here);
    await here.ask(headers);
    await endUnheard();
    here.platform.events.publish('data.reset', {});
    await expect(here.ask(headers)).rejects.toMatchObject(expired);
  });
});
