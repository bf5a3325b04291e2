import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { NO_TRACE } from '../../machines/operations.ts';
import { contentClient, fetchContent } from '../../src/content/client.ts';
import { asContentError, ContentError } from '../../src/content/error.ts';
import { QUERIES } from '../../src/content/queries.ts';
import { askContent } from '../../src/runtime/content/ask-content.ts';
import { whyOf } from '../../src/runtime/content/read-content.ts';
import { queryClient } from '../../src/runtime/query.ts';

let server: Server;
let origin: string;
let answer: RequestListener;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  vi.doUnmock('@sanity/client');
  vi.resetModules();
});

const failed = async (timeout = 5_000): Promise<ContentError> => {
  const source = { dataset: 'northlight', origin, timeout };
  const read = fetchContent(QUERIES.settings, { lang: 'en' }, source);
  return read.then(
    () => {
      throw new Error('It was read');
    },
    (error: unknown) => error as ContentError,
  );
};

describe('CONT-07, ERR-10: content that did not come', () => {
  it.each([
    [400, 'refused'],
    [499, 'refused'],
    [500, 'failed'],
    [503, 'failed'],
  ])('an answer of %i is %s, and keeps what the client said', async (status, kind) => {
    answer = (_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end('{"message":"no","error":"Not now"}');
    };
    const error = await failed();
    expect(error).toBeInstanceOf(ContentError);
    expect(error).toMatchObject({ name: 'ContentError', kind, status, message: 'Not now - no' });
    expect(error.cause).toMatchObject({ statusCode: status, message: 'Not now - no' });
  });

  it('a cut connection says what was there', async () => {
    answer = (_request, response) => {
      response.destroy();
    };
    const error = await failed();
    expect(error).toMatchObject({
      kind: 'unreachable',
      status: 0,
      message: 'The content service cannot be reached',
    });
    expect(error.cause).toBeInstanceOf(Error);
  });

  it('a time limit says what was there', async () => {
    answer = () => {};
    const error = await failed(50);
    expect(error).toMatchObject({ kind: 'timeout', status: 0, message: 'Connection timed out' });
    expect(error.cause).toMatchObject({ name: 'TimeoutError' });
  });

  it.each([
    null,
    undefined,
    'lost',
    { statusCode: 500, message: 'not an error' },
    { name: 'TimeoutError', message: 'not an error' },
    new Error('lost'),
    Object.assign(new Error('odd'), { statusCode: '500' }),
  ])('whatever is thrown ends as unreachable: %o', (cause) => {
    const error = asContentError(cause, 'Socket timed out');
    expect(error).toMatchObject({ kind: 'unreachable', status: 0 });
    expect(error.cause).toBe(cause);
  });
});

describe('content that a chart or a view asked for', () => {
  const ask = (cause: unknown): Promise<unknown> => {
    vi.spyOn(queryClient, 'fetchQuery').mockRejectedValueOnce(cause);
    return askContent(QUERIES.settings, { lang: 'en' }, { dataset: 'northlight' }).catch(
      (error: unknown) => error,
    );
  };

  it.each([
    ['timeout', 'unreachable'],
    ['unreachable', 'unreachable'],
    ['refused', 'failed'],
    ['failed', 'failed'],
  ] as const)('%s is read as %s', async (kind, why) => {
    const error = new ContentError(kind, 'No', 429);
    expect(whyOf(error)).toBe(why);
    expect(await ask(error)).toEqual(
      why === 'failed' ? { kind: 'unexpected', traceId: NO_TRACE.notAsked } : { kind: why },
    );
  });

  it('a defect of ours is not called a lost connection', async () => {
    const defect = new TypeError('x is not a function');
    expect(whyOf(defect)).toBe('failed');
    expect(await ask(defect)).toBe(defect);
  });
});

describe('CONT-08: the client', () => {
  it('is made once for a source, and asks for what is published alone', async () => {
    const source = { dataset: 'b', origin, timeout: 11 };
    expect(contentClient(source)).toBe(contentClient({ ...source }));
    expect((await contentClient(source)).config()).toMatchObject({
      dataset: 'b',
      perspective: 'raw',
      timeout: 11,
      projectId: 'croupier',
      apiHost: `${origin}/content`,
    });
  });

  it('is another one for another source', () => {
    const one = contentClient({ dataset: 'b', origin, timeout: 11 });
    expect(contentClient({ dataset: 'b1', origin, timeout: 1 })).not.toBe(one);
    expect(contentClient({ dataset: 'b', origin, timeout: 12 })).not.toBe(one);
    expect(contentClient({ dataset: 'c', origin, timeout: 11 })).not.toBe(one);
    expect(contentClient({ dataset: 'b', origin: `${origin}1`, timeout: 11 })).not.toBe(one);
  });

  it('is fetched again with the next read when it could not be fetched', async () => {
    vi.resetModules();
    vi.doMock('@sanity/client', () => {
      throw new Error('no connection');
    });
    const { contentClient: fresh } = await import('../../src/content/client.ts');
    const source = { dataset: 'northlight', origin };
    await expect(fresh(source)).rejects.toBeInstanceOf(Error);
    vi.doUnmock('@sanity/client');
    expect((await fresh(source)).config()).toMatchObject({ dataset: 'northlight' });
  });
});
