import Fastify, { type FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { catalogueOf } from '../../../backend/bindings/games.ts';
import { endActivities, personOf } from '../../../backend/games/activity.ts';
import { launchHandlers } from '../../../backend/games/launch.ts';
import type { ActivityFile, ActivityFileOf } from '../../../backend/games/ports.ts';
import { gameChecks, gameSessions, reportedActivity } from '../../../backend/games/tables.ts';
import { urlsOf } from '../../../backend/platform/http/own-address.ts';
import { players } from '../../../backend/players/tables.ts';
import { activityFileClient } from '../../../backend/third-parties/activity-file/client.ts';
import {
  activityFilePlugin,
  FILE_PATH,
  FILE_SIGNATURE_HEADER,
  OPERATOR_HEADER,
} from '../../../backend/third-parties/activity-file/plugin.ts';
import { activityFile as entries } from '../../../backend/third-parties/activity-file/tables.ts';
import { sign } from '../../../backend/platform/http/signature.ts';
import { callOf, NOON } from '../banking/support.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';
import { game, provider } from './documents.ts';

const EMAIL = 'germany@croupier.test';
const MINUTE = 60_000;
/** Permitted in Germany, in this version. */
const SLUG = 'amphora-cove';
const SECRETS: Readonly<Record<string, string>> = { here: 'one', there: 'two' };

let site: Instance;
let session: Tokens;
let server: FastifyInstance;
let person: string;
beforeAll(async () => {
  site = await openInstance();
  const { db, clock } = site.platform;
  for (const document of [provider('provider.fern'), game(SLUG, { version: '1.7.12' })])
    await site.control('PUT', 'content/northlight', document);
  await setTime(0);
  session = await site.logIn(EMAIL);
  const [player] = await db.select().from(players).where(eq(players.email, EMAIL));
  person = (player && personOf(player)) ?? '';
  server = Fastify({ logger: false });
  await server.register(
    activityFilePlugin({ db, clock, secretOf: (name) => Promise.resolve(SECRETS[name]) }),
  );
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await site.close();
});
beforeEach(async () => {
  const { db } = site.platform;
  for (const table of [gameChecks, gameSessions, reportedActivity, entries]) await db.delete(table);
  opened = 0;
  await setTime(0);
});

const setTime = (minutes: number) => site.platform.movableClock?.set(NOON + minutes * MINUTE, true);
const fileFor = (operator: string, secret = SECRETS[operator] ?? ''): ActivityFile =>
  activityFileClient({
    operator,
    secret: () => Promise.resolve(secret),
    urlOf: (path) => urlsOf(server)(path)(),
  });
const here = () => fileFor('here');
const there = () => fileFor('there');

let opened = 0;
const mine = () => {
  const { player_id: playerId, sid: sessionId } = decodeJwt<{ player_id: string; sid: string }>(
    session.idToken,
  );
  return { playerId, sessionId };
};
const handlersWith = (activityFileOf: ActivityFileOf) =>
  launchHandlers({
    catalogueOf,
    activityFileOf,
    studioOf: () => ({
      seatsTaken: () => 0,
      jackpot: () => 0,
      winsBetween: () => [],
      tournaments: () => [],
      supplier: 'studio',
      playsFree: () => true,
      recall: () => Promise.resolve(new Map()),
      open() {
        opened += 1;
        return Promise.resolve({ url: 'https://studio.example/play' });
      },
    }),
  });
const wish = {
  slug: SLUG,
  platform: 'desktop',
  locale: 'en-UN',
  language: 'en',
  currency: 'EUR',
  ip: '',
  enabled: true,
};
const play = (activityFileOf: ActivityFileOf = here) =>
  handlersWith(activityFileOf).startGame({
    ...callOf<'startGame'>(site.platform, mine().playerId, { body: wish }),
    session: mine(),
  });
const playsHere = async () => {
  const rows = await site.platform.db.select().from(entries).where(eq(entries.operator, 'here'));
  return rows.map((row) => [row.person, row.endedAt === null]);
};
const isRefused = (code: string, opensAt?: number) => ({
  status: 409,
  code: `error.game.${code}`,
  details: {
    additionalInfo:
      opensAt === undefined ? {} : { opensAt: new Date(NOON + opensAt * MINUTE).toISOString() },
  },
});

describe('[API-086] before a game in Germany', () => {
  test('the central file is told that the player plays', async () => {
    expect(await play()).toMatchObject({ data: { gameDetail: { _type: 'casinoGames' } } });
    await play();
    expect(await playsHere()).toEqual([[person, true]]);
    expect(opened).toBe(2);
  });

  test('who plays at another operator waits until they do no more, and five minutes', async () => {
    await there().begin(person);
    await expect(play()).rejects.toMatchObject(isRefused('active_elsewhere'));
    await setTime(7);
    await there().end(person);
    await setTime(11.9);
    await expect(play()).rejects.toMatchObject(isRefused('active_elsewhere', 12));
    expect(opened).toBe(0);
    await setTime(12);
    await play();
    expect(await there().begin(person)).toEqual({ isActive: false, opensAt: undefined });
  });

  test.each<[string, ActivityFileOf]>([
    [
      'does not answer',
      () => activityFileClient({ operator: 'here', secret: async () => '', urlOf: () => null }),
    ],
    ['does not know who asks', () => fileFor('here', 'another')],
    ['is nowhere', () => undefined],
  ])('no game begins where the file %s', async (_why, activityFileOf) => {
    await expect(play(activityFileOf)).rejects.toMatchObject({
      status: 409,
      code: 'error.game.activity_unknown',
    });
    expect([opened, await playsHere()]).toEqual([0, []]);
  });

  test('none begins while play rests after a check', async () => {
    await play();
    const [row] = await site.platform.db.select().from(gameSessions);
    await site.platform.db.insert(gameChecks).values({
      playerId: mine().playerId,
      gameSessionId: row?.id ?? '',
      playedMs: 60 * MINUTE,
      answeredAt: new Date(NOON),
      restsUntil: new Date(NOON + 5 * MINUTE),
    });
    await setTime(4.9);
    await expect(play()).rejects.toMatchObject(isRefused('play_rests', 5));
    await setTime(5);
    await play();
    expect(opened).toBe(2);
  });

  test('a free game is nothing to the file', async () => {
    await handlersWith(() => undefined).startDemo({
      ...callOf<'startDemo'>(site.platform, mine().playerId, { body: wish }),
      session: mine(),
    });
    expect([opened, await playsHere()]).toEqual([1, []]);
  });

  test('two operators at once: one of them has the player', async () => {
    const answers = await Promise.all([here().begin(person), there().begin(person)]);
    expect(answers.filter(({ isActive }) => isActive)).toHaveLength(1);
  });
});

describe('when play is over', () => {
  const work = () => endActivities(site.platform, here())();
  const close = () =>
    site.platform.db
      .update(gameSessions)
      .set({ endedAt: site.platform.clock.date(), endReason: 'CLOSED' });

  test('the file is told so, and not before', async () => {
    await play();
    await setTime(2);
    await work();
    expect(await playsHere()).toEqual([[person, true]]);
    await close();
    await work();
    expect(await playsHere()).toEqual([[person, false]]);
    expect(await site.platform.db.select().from(reportedActivity)).toEqual([]);
  });

  test('by silence, the file is told so, too', async () => {
    await play();
    await setTime(29.9);
    await work();
    expect(await playsHere()).toEqual([[person, true]]);
    await setTime(30);
    await work();
    expect(await playsHere()).toEqual([[person, false]]);
  });

  test('a launch that is under way is not yet over', async () => {
    await play();
    await close();
    await setTime(0.9);
    await work();
    expect(await playsHere()).toEqual([[person, true]]);
  });

  test('a file that does not answer is told later', async () => {
    await play();
    await setTime(2);
    await close();
    await endActivities(site.platform, fileFor('here', 'another'))();
    expect(await playsHere()).toEqual([[person, true]]);
    await work();
    expect(await playsHere()).toEqual([[person, false]]);
  });
});

test('the file believes what its operators sign, and nothing else', async () => {
  const ask = async (operator: string, secret: string, body: string, said = body) => {
    const { statusCode } = await server.inject({
      method: 'POST',
      url: `${FILE_PATH}/begin`,
      payload: said,
      headers: {
        'content-type': 'application/json',
        [OPERATOR_HEADER]: operator,
        [FILE_SIGNATURE_HEADER]: sign(secret, Date.now(), body),
      },
    });
    return statusCode;
  };
  const body = JSON.stringify({ person });
  expect(await ask('here', 'one', body)).toBe(200);
  expect(await ask('here', 'two', body)).toBe(401);
  expect(await ask('nobody', '', body)).toBe(401);
  expect(await ask('here', 'one', body, `${body} `)).toBe(401);
  expect(await ask('here', 'one', '{"person":"Lena"}')).toBe(400);
});

test('a person is the same to every operator, and nobody without name and day of birth', () => {
  const lena = { firstName: 'Lena', lastName: 'Schneider', dateOfBirth: '1990-02-03' };
  expect(personOf({ ...lena, firstName: ' LENA ' })).toBe(personOf(lena));
  expect(personOf({ ...lena, dateOfBirth: '1990-02-04' })).not.toBe(personOf(lena));
  expect(personOf({ ...lena, dateOfBirth: null })).toBeUndefined();
});
