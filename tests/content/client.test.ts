import { QueryClient } from '@tanstack/react-query';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentClient, fetchContent } from '../../src/content/client.ts';
import { ContentError } from '../../src/content/error.ts';
import { contentOptions } from '../../src/content/options.ts';
import { contentQuery } from '../../src/content/query.ts';
import { QUERIES } from '../../src/content/queries.ts';

/** A service with the answers of each test. */
let server: Server;
let origin: string;
let answer: (response: ServerResponse) => void;
let requests: string[];

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    answer(response);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = [];
});

const json = (status: number, body: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};
const count = contentQuery('count', 'count(*)', (result) => Number(result));
const read = (timeout = 5_000, signal?: AbortSignal) =>
  fetchContent(count, {}, { dataset: 'northlight', origin, timeout }, signal);

describe('a content read', () => {
  it('CONT-02: says in the request which kind it is', async () => {
    answer = json(200, { result: 7, ms: 1 });
    expect(await read()).toBe(7);
    const url = new URL(requests[0] ?? '', origin);
    expect(url.pathname).toBe('/content/v2021-08-31/data/query/northlight');
    expect(url.searchParams.get('tag')).toBe('site.count');
    expect(url.searchParams.get('query')).toBe('count(*)');
  });

  it('CONT-08: waits five minutes unless told otherwise', async () => {
    const client = await contentClient({ dataset: 'northlight', origin });
    expect(client.config()).toMatchObject({
      timeout: 300_000,
      dataset: 'northlight',
      useCdn: false,
    });
  });

  it('CONT-13: a failed service is asked exactly once', async () => {
    for (const status of [500, 503, 429]) {
      requests = [];
      answer = json(status, { error: 'Down', message: 'for now' });
      await expect(read()).rejects.toBeInstanceOf(ContentError);
      expect(requests).toHaveLength(1);
    }
  });

  it('CONT-07: 4xx is refused, 5xx failed, with the message of the answer', async () => {
    answer = json(404, { error: 'Not Found', message: 'Dataset not found' });
    await expect(read()).rejects.toMatchObject({
      kind: 'refused',
      status: 404,
      message: 'Not Found - Dataset not found',
    });
    answer = json(400, { error: { description: 'too much' } });
    await expect(read()).rejects.toMatchObject({ kind: 'refused', message: 'too much' });
    answer = json(502, {});
    await expect(read()).rejects.toMatchObject({
      kind: 'failed',
      status: 502,
      message: expect.stringMatching(/^GET-request to http.+ resulted in HTTP 502/),
    });
  });

  it('ERR-10: no answer at all is a connection that timed out', async () => {
    answer = () => {};
    await expect(read(60)).rejects.toMatchObject({
      kind: 'timeout',
      message: 'Connection timed out',
    });
  });

  it('ERR-10: an answer that stops half-way is a socket that timed out', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"result":');
    };
    await expect(read(150)).rejects.toMatchObject({
      kind: 'timeout',
      message: 'Socket timed out',
    });
  });

  it('a cut connection is unreachable', async () => {
    answer = (response) => {
      response.destroy();
    };
    await expect(read()).rejects.toMatchObject({ kind: 'unreachable', status: 0 });
  });

  it('ends without an error of its own when nobody waits for it', async () => {
    answer = () => {};
    const leaving = new AbortController();
    const reading = read(5_000, leaving.signal);
    setTimeout(() => {
      leaving.abort();
    }, 20);
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('CONT-13: in the query cache', () => {
  it('a read within five minutes is not asked again', async () => {
    answer = json(200, { result: { maintenance: false } });
    const cache = new QueryClient();
    const options = contentOptions(
      QUERIES.settings,
      { lang: 'en' },
      { dataset: 'northlight', origin },
    );
    await cache.fetchQuery(options);
    await cache.fetchQuery(options);
    expect(requests).toHaveLength(1);
  });
});
