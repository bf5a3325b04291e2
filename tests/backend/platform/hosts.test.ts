import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isKnownHost } from '../../../backend/platform/http/hosts.ts';
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
  ])('"%s" is not: no page, no call, no message', async (host) => {
    for (const url of ['/control/outbox', '/outbox', '/en-UN/', '/api/v1/nothing']) {
      const answer = await site.app.inject({ url, headers: { host } });
      expect([url, answer.statusCode]).toEqual([url, 421]);
      expect(answer.json()).toMatchObject({ code: 'error.host' });
    }
  });

  test('nothing is listed by itself', () => {
    expect(isKnownHost('one.example', [])).toBe(false);
    expect(isKnownHost('one.example', ['one.example'])).toBe(true);
  });
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
