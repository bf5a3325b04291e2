import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isKnownHost } from '../../../backend/platform/http/hosts.ts';
import { noRateLimits } from '../../../backend/platform/rate-limits.ts';
import { siteOf } from '../../../backend/platform/http/site-address.ts';
import { operations } from '../../../openapi/operations.gen.ts';
import { openInstance, type Instance } from '../instance.ts';

const index = {
  brands: [
    {
      id: 'one',
      hosts: ['one'],
      productionHosts: ['One.example'],
      defaultLocale: 'en-UN',
      locales: ['en-UN'],
    },
  ],
  routes: [],
  pages: {},
};

const operation = operations.getAccessDetails.path;

let site: Instance;
let port: number;
let siteDir: string;
beforeAll(async () => {
  siteDir = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(siteDir, 'client'));
  writeFileSync(join(siteDir, 'site.json'), JSON.stringify(index));
  site = await openInstance({ siteDir, allowedHosts: ['.preview.example'] });
  port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await site.close();
  rmSync(siteDir, { recursive: true });
});

const status = async (url: string, host: string) =>
  (await site.app.inject({ url, headers: { host } })).statusCode;

describe('which names are ours', () => {
  test.each([
    'localhost',
    'LOCALHOST:4000',
    'sol-alta.localhost:4000',
    '127.0.0.1:4000',
    '[::1]:4000',
    'one.example',
    'one.example:443',
    'one.example.',
    'a.preview.example',
  ])('%s is answered', async (host) => {
    expect(await status('/control/outbox', host)).toBe(200);
    expect(await status('/api/v1/nothing', host)).toBe(404);
  });

  test.each([
    'evil.example',
    'one.example.evil.example',
    'evilone.example',
    'preview.example',
    '.preview.example',
    'localhost.evil.example',
    'xlocalhost',
    '127.0.0.1.evil.example',
    '10.0.0.1',
    'evil.example:80@localhost',
    'a.localhost:80@evil.example',
    'evil.example/.localhost',
    'evil.example?.localhost',
    'evil.example#.localhost',
    'evil.example\\.localhost',
    'evil.example/.preview.example',
    'evil.example/a.preview.example',
    'localhost:99999',
    '..localhost',
    '[::1',
  ])('"%s" is not: no page, no call, no message', async (host) => {
    const addresses = ['/control/outbox', '/outbox', '/en-UN/', '/api/v1/nothing', operation];
    for (const url of addresses) {
      const answer = await site.app.inject({ url, headers: { host } });
      expect([url, answer.statusCode]).toEqual([url, 421]);
      expect(answer.json()).toMatchObject({ code: 'error.host' });
    }
  });

  test('who signs proves more than a name: the provider may call any', async () => {
    const url = '/webhooks/payments';
    const headers = { host: '10.0.0.1', 'content-type': 'application/json' };
    const answer = await site.app.inject({ method: 'POST', url, headers, payload: {} });
    expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'signature' }]);
  });

  test('nothing is listed by itself', () => {
    expect(isKnownHost('one.example', [], 'development')).toBe(false);
    expect(isKnownHost('one.example', ['one.example'], 'development')).toBe(true);
  });

  test.each(['localhost:4000', 'a.localhost', '127.0.0.1:4000', '[::1]'])(
    'in production %s is none of ours, unless it is listed',
    (host) => {
      expect(isKnownHost(host, ['one.example'], 'production')).toBe(false);
      expect(
        isKnownHost(host, ['localhost', '.localhost', '127.0.0.1', '[::1]'], 'production'),
      ).toBe(true);
    },
  );
});

describe('behind a proxy', () => {
  let behind: Instance;
  beforeAll(async () => {
    behind = await openInstance({ trustedProxies: 1 });
  });
  afterAll(() => behind.close());
  const asked = async (headers: Record<string, string>) =>
    (await behind.app.inject({ url: '/api/v1/nothing', headers })).statusCode;

  test('the host that it says is held to the same', async () => {
    expect(await asked({ 'x-forwarded-host': 'sol-alta.localhost' })).toBe(404);
    expect(await asked({ 'x-forwarded-host': 'evil.example/.localhost' })).toBe(421);
  });

  test.each(['javascript', 'https://evil.example/', 'ftp', ''])(
    'the protocol that it says is one of the web, not "%s"',
    async (protocol) => {
      expect(await asked({ 'x-forwarded-proto': 'https' })).toBe(404);
      expect(await asked({ 'x-forwarded-proto': protocol })).toBe(protocol === '' ? 404 : 400);
    },
  );
});

describe('the address of a caller behind a proxy', () => {
  let behind: Instance;
  beforeAll(async () => {
    behind = await openInstance({ trustedProxies: 1, limits: { ...noRateLimits, badTokens: 2 } });
  });
  afterAll(() => behind.close());
  const statuses = async (...addresses: string[]) => {
    const all: number[] = [];
    for (const address of addresses) {
      const headers = { 'x-forwarded-for': address, authorization: 'x', 'access-token': 'x' };
      all.push((await behind.app.inject({ url: operation, headers })).statusCode);
    }
    return all;
  };

  test.each([
    ['with the port of each connection', ['203.0.113.1:1', '203.0.113.1:2', '203.0.113.1']],
    ['with a port, by IPv6', ['[2001:db8::1]:1', '[2001:db8::2]:2', '2001:db8::3']],
    ['behind words of their own', ['a, 203.0.113.2', '203.0.113.9, 203.0.113.2', '203.0.113.2']],
    ['that nobody can read is the proxy’s', ['unknown', 'a', 'x'.repeat(5_000)]],
  ])('%s is one', async (_how, addresses) => {
    expect(await statuses(...addresses)).toEqual([401, 401, 429]);
  });
});

describe('where a brand is', () => {
  test.each([
    ['northlight', 'https://sol-alta.example', 'https://northlight.example'],
    ['sol-alta', 'https://northlight.example', 'https://sol-alta.example'],
  ] as const)('in production %s has its own host, called at %s', (brand, called, site) => {
    expect(siteOf(brand, called, 'production')).toBe(site);
  });

  test.each([
    ['northlight', 'http://localhost:4000', 'http://localhost:4000'],
    ['northlight', 'http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
    ['northlight', 'http://sol-alta.localhost:4000', 'http://northlight.localhost:4000'],
    ['sol-alta', 'http://localhost:4000', 'http://sol-alta.localhost:4000'],
    ['sol-alta', 'http://[::1]:4000', 'http://sol-alta.localhost:4000'],
    ['sol-alta', 'http://solalta.localhost', 'http://solalta.localhost'],
    ['sol-alta', 'https://a.preview.example', 'https://a.preview.example'],
  ] as const)(
    'in development %s is on the machine that was called, at %s',
    (brand, called, site) => {
      expect(siteOf(brand, called, 'development')).toBe(site);
    },
  );
});

test('two hosts in one request are refused, whichever comes first', async () => {
  const answer = (hosts: string, version = '1.1') =>
    new Promise<string>((done, fail) => {
      const text = `GET /api/v1/nothing HTTP/${version}\r\n${hosts}Connection: close\r\n\r\n`;
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      let read = '';
      socket.on('data', (chunk) => (read += chunk.toString()));
      socket.on('close', () => done(read));
      socket.on('error', fail);
    });
  expect(await answer('Host: localhost\r\n')).toMatch(/^HTTP\/1\.1 404 /);
  for (const hosts of [
    'Host: localhost\r\nHost: evil.example\r\n',
    'Host: evil.example\r\nhost: localhost\r\n',
    'Host: localhost\r\nHost: localhost\r\n',
  ]) {
    expect(await answer(hosts)).toMatch(/^HTTP\/1\.1 400 /);
  }
  expect(await answer('Host: \r\n')).toMatch(/^HTTP\/1\.1 421 /);
  expect(await answer('', '1.0')).toMatch(/^HTTP\/1\.1 421 /);
});

test('a refusal is kept by nobody', async () => {
  for (const url of ['/api/v1/nothing', '/api/v1/player/wallet']) {
    const { statusCode, headers } = await site.app.inject(url);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect([url, headers['cache-control']]).toEqual([url, 'no-store']);
  }
});

describe('orders to the control API come from our own pages and from programs', () => {
  const send = async (
    headers: Record<string, string>,
    url = '/control/faults',
    method: 'POST' | 'PUT' | 'DELETE' | 'GET' = 'POST',
  ) => {
    const body = JSON.stringify({ operationId: 'getWallet', fault: 'delay' });
    const payload = method === 'POST' ? { payload: body } : {};
    const host = 'localhost:4000';
    return (await site.app.inject({ method, url, headers: { host, ...headers }, ...payload }))
      .statusCode;
  };
  const json = { 'content-type': 'application/json' };

  test('a program, and a page of the same origin', async () => {
    expect(await send(json)).toBe(200);
    expect(await send({ 'content-type': 'application/json; charset=utf-8' })).toBe(200);
    const own = { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-origin' };
    expect(await send({ ...json, ...own })).toBe(200);
    expect(await send({}, '/control/outbox', 'GET')).toBe(200);
    expect(await send({ 'sec-fetch-site': 'none' }, '/control/outbox', 'GET')).toBe(200);
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { 'sec-fetch-site': 'same-site' }],
    ['another port, in a browser that does not say so', { origin: 'http://localhost:5173' }],
    ['a page without an origin', { origin: 'null' }],
  ])('not from %s', async (_what, headers) => {
    expect(await send({ ...json, ...headers })).toBe(404);
    expect(await send(headers, '/control/outbox', 'GET')).toBe(404);
    expect(await send(headers, '/control/rules', 'DELETE')).toBe(404);
    expect(await send(headers, '/control/content', 'DELETE')).toBe(404);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a'])(
    'nor what a form can send: %s',
    async (type) => {
      const before = await site.logIn('demo@croupier.test');
      const reset = await site.app.inject({
        method: 'POST',
        url: '/control/reset',
        headers: { 'content-type': type },
      });
      expect(reset.statusCode).toBe(404);
      expect((await site.app.inject({ method: 'POST', url: '/control/reset' })).statusCode).toBe(
        404,
      );
      expect((await site.call('getWallet', { session: before })).status).toBe(200);
    },
  );
});
