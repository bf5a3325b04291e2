import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { cookie, originOf } from '../../../backend/platform/http/origin.ts';

/** Asks over a connection: nothing is added to the bytes, as a test client would. */
async function asked(headers: Record<string, string>): Promise<unknown> {
  const app = Fastify({ logger: false });
  app.get('/', (request) => ({
    city: cookie(request, 'city'),
    origin: originOf(request, { mode: 'development', trustedProxies: 0 }),
  }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const sent = get({ port, host: '127.0.0.1', headers });
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await text(answer);
  await app.close();
  return JSON.parse(body) as unknown;
}

test('[SIGN-24] who says nothing of themselves has an address alone', async () => {
  expect(await asked({})).toEqual({
    city: null,
    origin: {
      ip: '127.0.0.1',
      country: null,
      region: null,
      city: null,
      userAgent: '',
      siteId: '2',
      sites: {
        northlight: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) as string,
        'sol-alta': expect.stringMatching(/^http:\/\/sol-alta\.localhost:\d+$/) as string,
      },
    },
  });
});

test.each([
  ['a name that is one letter longer, and no value', 'cityX'],
  ['a value that nobody encoded, before one that somebody did', 'city=%E0%A4%A; city=Espoo'],
])('[SIGN-24] %s is no cookie', async (_what, header) => {
  expect(await asked({ cookie: header })).toMatchObject({ city: null });
});
