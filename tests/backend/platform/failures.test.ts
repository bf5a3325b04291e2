import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { buildApp } from '../../../backend/app.ts';
import type { Config } from '../../../backend/platform/config.ts';
import { makeConfig } from '../../setup/platform-config.ts';
import { problemOf } from '../../../backend/platform/http/problem.ts';
import { describeError } from '../../../backend/platform/log.ts';
import { openPlatform } from '../../../backend/platform/platform.ts';
import { testDatabase } from '../../setup/database.ts';
import { seed } from '../../../backend/seeds/seed.ts';
import { contactInfo, details } from '../instance.ts';

const failed = (cause: Error) => new DrizzleQueryError('SELECT $1', ['aino@example.com'], cause);
const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('what a failure means to the caller', () => {
  test.each([
    ['a NUL character that slipped through', '22021', 400],
    ['text where a UUID belongs', '22P02', 400],
    ['a number out of range', '22003', 400],
    ['too many connections', '53300', 503],
    ['an administrator’s shutdown', '57P01', 503],
    ['a refused connection', 'ECONNREFUSED', 503],
    ['rows that somebody else holds too long', '55P03', 503],
    ['a statement that took too long, behind others that wait', '57014', 503],
    ['a violated constraint that nobody expected', '23505', 500],
  ])('%s', (_what, code, status) => {
    expect(problemOf(failed(withCode(code))).status).toBe(status);
  });

  test('no connection to be had in time', () => {
    const error = new Error('timeout exceeded when trying to connect');
    expect(problemOf(failed(error))).toMatchObject({ status: 503, retryAfter: 1 });
  });
});

describe('the log', () => {
  test('tells code, constraint and place of a database error, and none of its values', () => {
    const cause = Object.assign(withCode('23505', 'duplicate key'), {
      constraint: 'players_email',
      detail: 'Key (email)=(aino@example.com) already exists.',
      severity: 'ERROR',
    });
    const text = JSON.stringify(describeError(failed(cause)));
    expect(text).toContain('23505');
    expect(text).toContain('players_email');
    expect(text).not.toContain('aino');
  });

  test('holds no personal data after sign-up, log in, refusals and a failure', async () => {
    let written = '';
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        written += chunk.toString();
        done();
      },
    });
    const log = fastify({ logger: { level: 'trace', stream } }).log;
    const database = await testDatabase();
    const config = makeConfig({ databaseUrl: database.url, siteDir: '/nowhere' });
    const platform = await openPlatform(config, log);
    await seed(platform);
    const app = await buildApp(platform);
    app.get('/fails', () => platform.db.execute("SELECT 1/0, 'secret@example.com'"));
    const post = (path: string, payload: object, method: 'POST' | 'PUT' = 'POST') =>
      app.inject({
        method,
        url: `/api/v1/player/${path}`,
        payload,
        headers: { 'x-captcha-token': 'captcha-secret', cookie: 'city=Secretville' },
      });
    const registered = await post('registration', details('secret@example.com'));
    const { playerId } = registered.json<{ playerId: string }>();
    await post('registration', details('secret@example.com', { password: 'weak' }));
    const contact = contactInfo(playerId, { lastName: 'Secretson', mobilePhone: '+358501234321' });
    await post('registration', contact, 'PUT');
    await post('registration/sms_request', { playerId });
    await post('login', { email: 'secret@example.com', password: 'Secret-Horse-7' });
    await app.inject('/api/v1/nothing?email=secret@example.com');
    await app.inject('/outbox?search=secret@example.com');
    expect((await app.inject('/fails')).statusCode).toBe(500);
    await app.close();
    await platform.close();
    await database.drop();
    expect(written).toContain('request failed');
    expect(written).toContain('22012');
    expect(written).not.toMatch(/secret|Secret|1234321|Horse|127\.0\.0\.1/);
  });
});

/** A way to a server that can be cut and opened again, or go silent. */
async function openWay(to: URL) {
  const sockets = new Set<Socket>();
  const listen = (port: number) =>
    new Promise<Server>((done) => {
      const server = createServer((from) => {
        const there = connect(Number(to.port), to.hostname);
        for (const socket of [from, there]) {
          sockets.add(socket);
          socket.on('error', () => undefined);
          socket.on('close', () => [from, there].forEach((one) => one.destroy()));
        }
        from.pipe(there).pipe(from);
      });
      server.listen(port, '127.0.0.1', () => done(server));
    });
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async cut() {
      const closed = new Promise((done) => server.close(done));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async open() {
      server = await listen(port);
    },
    /** No word more on what is open, and no end either; what comes anew is answered. */
    silence() {
      for (const socket of sockets) socket.unpipe().pause();
    },
  };
}

/** An instance whose way to its database may go. */
async function openFarInstance(parts: Partial<Config> = {}) {
  const database = await testDatabase();
  const url = new URL(database.url);
  const way = await openWay(new URL(database.url));
  url.port = String(way.port);
  // By TCP, on the way that may go, and not by the server's socket file.
  url.search = '';
  const config = makeConfig({ databaseUrl: url.href, siteDir: '/nowhere', ...parts });
  const platform = await openPlatform(config, fastify({ logger: false }).log);
  const app = await buildApp(platform);
  const payload = { email: 'a@example.com', password: 'x' };
  return {
    way,
    platform,
    status: async () =>
      (await app.inject({ method: 'POST', url: '/api/v1/player/login', payload })).statusCode,
    close: async () => {
      await app.close();
      await platform.close();
      await way.cut();
      await database.drop();
    },
  };
}

describe('the database', () => {
  test('answers 503 while it is away, and goes on when it is back', async () => {
    const { way, status, close } = await openFarInstance();
    expect(await status()).toBe(401);
    await way.cut();
    expect(await status()).toBe(503);
    await way.open();
    expect(await status()).toBe(401);
    await close();
  });

  test('answers 503 when it says nothing any more, and goes on by new connections', async () => {
    const { way, status, close } = await openFarInstance({ databaseSilenceMs: 3_000 });
    expect(await status()).toBe(401);
    way.silence();
    expect(await status()).toBe(503);
    await expect.poll(status).toBe(401);
    await close();
  });

  test('a bus that says nothing any more is opened again, and those who listen learn of it', async () => {
    const { way, platform, close } = await openFarInstance({ databaseSilenceMs: 3_000 });
    const { events } = platform;
    const missed = new Promise<void>((resolve) => {
      events.subscribe('news.missed', () => resolve());
    });
    way.silence();
    await missed;
    expect(events.connected).toBe(true);
    await close();
  });
});
