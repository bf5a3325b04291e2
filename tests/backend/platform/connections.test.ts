import { once } from 'node:events';
import { connect, Server, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Writable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../backend/app.ts';
import { makeConfig } from '../../setup/platform-config.ts';
import { endConnections, shareConnections } from '../../../backend/platform/http/connections.ts';
import { openPlatform, type Platform } from '../../../backend/platform/platform.ts';
import { testDatabase, type TestDatabase } from '../../setup/database.ts';
import { fewOf } from '../../setup/few-of.ts';

let database: TestDatabase;
let platform: Platform;
let app: FastifyInstance;
let port: number;
let written = '';
const MOST = 40;

beforeAll(async () => {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString();
      done();
    },
  });
  database = await testDatabase();
  const config = makeConfig({
    databaseUrl: database.url,
    siteDir: '/nowhere',
    headersTimeoutMs: 300,
    requestTimeoutMs: 600,
    maxConnections: MOST,
  });
  platform = await openPlatform(config, fastify({ logger: { level: 'debug', stream } }).log);
  app = await buildApp(platform);
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await app.close();
  await platform.close();
  await database.drop();
});

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** A client that sends, and never closes by itself. */
function open(text: string, at = port) {
  const state = { answer: '', closed: false };
  const socket = connect({ port: at, host: '127.0.0.1', allowHalfOpen: true }, () =>
    socket.write(text),
  );
  sockets.push(socket);
  socket.on('data', (chunk) => (state.answer += chunk.toString()));
  socket.on('close', () => (state.closed = true));
  socket.on('end', () => (state.closed = true));
  socket.on('error', () => (state.closed = true));
  return { socket, state };
}

const connections = ({ server } = app) =>
  new Promise<number>((done, fail) =>
    server.getConnections((error, count) => (error ? fail(error) : done(count))),
  );

const HEAD = 'POST /api/v1/player/login HTTP/1.1\r\nHost: localhost\r\n';
const JSON_BODY = 'Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"email":';

describe('a request that is never finished', () => {
  test.each([
    ['in its head', HEAD],
    ['in its body', HEAD + JSON_BODY],
  ])(
    '%s is answered 408, and its connection is over though the client keeps it',
    async (_, text) => {
      const clients = Array.from({ length: 20 }, () => open(text));
      await expect
        .poll(() => clients.filter(({ state }) => state.answer.startsWith('HTTP/1.1 408 ')))
        .toHaveLength(20);
      await expect.poll(() => connections()).toBe(0);
    },
  );

  test('nonsense is answered 400 with a code, kept by nobody, and over', async () => {
    const { state } = open('NONSENSE\r\n\r\n');
    await expect.poll(async () => state.closed && (await connections()) === 0).toBe(true);
    expect(state.answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(state.answer).toContain('Cache-Control: no-store');
    expect(state.answer).toContain('error.validation');
  });

  test('one connection for thousands of them keeps nothing of those that are over', async () => {
    const beforehand = new Map<Socket, number>();
    app.server.once('connection', (socket: Socket) => {
      setImmediate(() => beforehand.set(socket, socket.listenerCount('close')));
    });
    // Answered before its body comes, which comes all the same.
    const one = 'POST /nothing HTTP/1.1\r\nHost: unknown.example\r\nContent-Length: 2\r\n\r\n';
    const { socket, state } = open(one);
    for (let count = 1; count <= 30; count += 1) {
      await expect.poll(() => state.answer.split('HTTP/1.1 ').length - 1).toBe(count);
      socket.write(`{}${one}`);
    }
    const [[served, first] = [undefined, 0]] = beforehand;
    expect(first).toBeGreaterThan(0);
    expect((served?.listenerCount('close') ?? 0) - first).toBeLessThan(5);
  });

  test('one that is dropped half-way is a line at debug, without a stack', async () => {
    written = '';
    const { socket } = open(HEAD + JSON_BODY);
    await expect.poll(() => connections()).toBe(1);
    await sleep(50);
    socket.destroy();
    await expect.poll(() => written).toContain('request aborted');
    const lines = written.split('\n').filter((line) => line !== '');
    const loud = lines.filter((line) => (JSON.parse(line) as { level: number }).level > 20);
    expect(loud).toEqual([]);
    expect(written).not.toContain('stack');
  });
});

/** An instance on which a connection may say nothing for as long as a busy machine takes. */
async function openPatient() {
  const patient = { ...platform.config, headersTimeoutMs: 300_000, requestTimeoutMs: 300_000 };
  const instance = await buildApp({ ...platform, config: patient });
  const at = Number(new URL(await instance.listen({ port: 0, host: '127.0.0.1' })).port);
  return { instance, at };
}

describe('a refusal before all of the request is there reaches who writes first and reads afterwards', () => {
  const MUCH = 11 * 1024 * 1024;
  const of = (type: string, more: string) => `${HEAD}Content-Type: ${type}\r\n${more}\r\n`;
  const json = 'application/json';
  const form = 'application/x-www-form-urlencoded';
  const length = `Content-Length: ${MUCH}\r\n`;
  const chunk = MUCH.toString(16);
  const parts = [
    ['a body', of(json, length), 'a', 413],
    ['a body in pieces', of(json, 'Transfer-Encoding: chunked\r\n') + `${chunk}\r\n`, 'a', 413],
    ['an address', 'GET /', 'a', 431],
    [
      'one of a client that keeps no connection',
      of(json, `${length}Connection: close\r\n`),
      'a',
      413,
    ],
    ['a form', of(form, length).replace('/api/v1/player/login', '/desk/login'), 'a', 413],
    [
      'a word of the server’s own about a piece',
      of(json, 'Transfer-Encoding: chunked\r\n') + '1;',
      'a',
      413,
    ],
    ['a header', `${HEAD}X-Long: `, 'a', 431],
  ] as const;
  for (const { rows, tags } of fewOf(parts, 3))
    test.each(rows)('%s', { tags }, async (_what, head, filler, status) => {
      const { instance, at } = await openPatient();
      const { socket, state } = open(head, at);
      socket.pause();
      await once(socket, 'connect');
      const failure = await new Promise((done) => socket.write(Buffer.alloc(MUCH, filler), done));
      expect(failure ?? null).toBe(null);
      socket.resume();
      await expect.poll(() => state.answer).toContain('"traceId"');
      expect(state.answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(state.answer).toContain('error.payload.too_large');
      socket.destroy();
      await instance.close();
    });
});

test('more connections than the limit are closed at once, and those before go on', async () => {
  const { instance, at } = await openPatient();
  const held = Array.from({ length: MOST }, () => open('', at));
  await expect.poll(() => connections(instance)).toBe(MOST);
  const more = open(`${HEAD}\r\n`, at);
  await expect.poll(() => more.state.closed).toBe(true);
  expect(more.state.answer).toBe('');
  held[0]?.socket.write('GET /api/v1/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect.poll(() => held[0]?.state.answer).toMatch(/^HTTP\/1\.1 404/);
  for (const { socket } of held) socket.destroy();
  await instance.close();
});

describe('connections of one address', () => {
  /** An instance on which one address may have three. */
  async function openShared(trustedProxies: number) {
    const config = { ...platform.config, maxConnectionsPerAddress: 3, trustedProxies };
    const shared = await buildApp({ ...platform, config });
    const at = Number(new URL(await shared.listen({ port: 0, host: '127.0.0.1' })).port);
    return { shared, at };
  }
  /** @returns whether a new connection is still open when the server has answered */
  async function answered(at: number): Promise<boolean> {
    const { socket, state } = open('GET /api/v1/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n', at);
    await expect.poll(() => state.closed || state.answer !== '').toBe(true);
    return !state.closed && !socket.destroyed && state.answer.startsWith('HTTP/1.1 404');
  }

  test('end at its share; one that closes makes room again', async () => {
    const { shared, at } = await openShared(0);
    for (let count = 0; count < 3; count++) expect(await answered(at)).toBe(true);
    expect(await answered(at)).toBe(false);
    expect(await answered(at)).toBe(false);
    sockets.at(0)?.destroy();
    await expect.poll(() => answered(at)).toBe(true);
    expect(await answered(at)).toBe(false);
    await shared.close();
  });

  test('are the proxy’s to count behind one: there all come from it', async () => {
    const { shared, at } = await openShared(1);
    for (let count = 0; count < 6; count++) expect(await answered(at)).toBe(true);
    await shared.close();
  });

  test('take nothing from another; one network of IPv6 is one address', () => {
    const server = new Server();
    shareConnections(server, 2);
    const from = (remoteAddress: string) => {
      const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
      server.emit('connection', socket);
      return !socket.destroyed;
    };
    const own = ['2001:db8::1', '2001:db8::2', '2001:db8::3'].map(from);
    expect(own).toEqual([true, true, false]);
    expect(['2001:db8:0:1::1', '203.0.113.1', '203.0.113.2'].map(from)).toEqual([true, true, true]);
  });
});

describe('an instance that is stopped', () => {
  const another = async () => {
    const instance = await buildApp(platform);
    const address = await instance.listen({ port: 0, host: '127.0.0.1' });
    return { instance, at: Number(new URL(address).port) };
  };

  test('does not wait for a head that never ends', async () => {
    const instance = fastify();
    endConnections(instance, 1e9);
    // The half comes with a whole request: once that is answered, the half has been read.
    const answered = new Promise<void>((answer) => {
      instance.addHook('onResponse', async () => answer());
    });
    const address = await instance.listen({ port: 0, host: '127.0.0.1' });
    const halves = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\nHos';
    const { state } = open(halves, Number(new URL(address).port));
    await answered;
    let isStopped = false;
    void instance.close().then(() => (isStopped = true));
    await expect.poll(() => isStopped && state.closed).toBe(true);
  });

  test('answers what is under way, and closes its connection with the answer', async () => {
    const { instance, at } = await another();
    const asked = new Promise((ask) => instance.server.once('request', ask));
    const { socket, state } = open(`${HEAD}${JSON_BODY.replace('500', '13')}`, at);
    await asked;
    const closing = instance.close();
    socket.write('"a"}');
    await closing;
    await expect.poll(() => state.closed).toBe(true);
    expect(state.answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*connection: close/i);
  });

  test('cuts off what takes too long', async () => {
    const slow = fastify();
    endConnections(slow, 50);
    slow.get('/', () => new Promise(() => undefined));
    const address = await slow.listen({ port: 0, host: '127.0.0.1' });
    const asked = new Promise((ask) => slow.server.once('request', ask));
    const { state } = open(
      'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n',
      Number(new URL(address).port),
    );
    await asked;
    await slow.close();
    expect(state.answer).toBe('');
  });
});
