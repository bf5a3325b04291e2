import { createClient } from '@sanity/client';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLibrary } from '../../backend/third-parties/content/library.ts';
import { EVALUATOR_LIMITS } from '../../backend/third-parties/content/query/evaluator.ts';
import { contentService } from '../../backend/third-parties/content/service.ts';
import { startService, type RunningService } from './service.support.ts';

let service: RunningService;
const library = createLibrary({
  limits: { ...EVALUATOR_LIMITS, timeout: 1_000, queueOfOne: 20, memory: 64 },
});
const { store } = library;

beforeAll(async () => {
  service = await startService({
    library,
    scopeOf: (request) => request.headers['x-control-session']?.toString() ?? null,
  });
});
afterAll(() => service.app.close());

const client = (dataset = 'northlight', apiVersion = '2021-08-31') =>
  createClient({
    projectId: 'croupier',
    dataset,
    apiVersion,
    apiHost: `${service.origin}/content`,
    useProjectHostname: false,
    useCdn: false,
    perspective: 'raw',
    maxRetries: 0,
  });

const answer = async (path: string, init?: RequestInit) => {
  const response = await fetch(`${service.origin}/content${path}`, init);
  const body: unknown = await response.json();
  return { status: response.status, body };
};

describe('API-160: a query by the official client', () => {
  it('takes parameters, filters, projects and follows references', async () => {
    const home = await client('sol-alta').fetch<{ titles: string[] }>(
      '*[_type == "homePage" && market == $market][0]{ "titles": banners[]->.title[$lang] }',
      { market: 'BR', lang: 'pt' },
    );
    expect(home.titles[0]).toBe('Jogue no seu ritmo');
  });

  it('BRAND-02: answers each dataset with its own documents', async () => {
    const company = 'pt::text(*[_type == "footer"][0].companyText.en)';
    expect(await client('northlight').fetch(company)).toContain('Northlight Interactive Ltd');
    expect(await client('sol-alta').fetch(company)).toContain('Sol Alta Entretenimento SA');
  });

  it('CONT-08: knows the default dataset by its name', async () => {
    expect(await client('production').fetch('count(*[_type == "market"])')).toBeGreaterThan(0);
  });

  it.each([11_263, 11_264])('CONT-03: API-161: a query of %i characters', async (length) => {
    const base = 'count(*)';
    const encoded = (query: string) => `?${new URLSearchParams({ query })}`.length;
    const query = base + ' '.repeat(length - encoded(base));
    expect(encoded(query)).toBe(length);
    expect(await client().fetch(query, {}, { perspective: undefined as never })).toBeGreaterThan(
      50,
    );
  });

  it('CONT-03: is a GET below 11,264 encoded characters, and a POST from there', async () => {
    const methodOf = async (padding: number) => {
      await client().fetch(`count(*)${' '.repeat(padding)}`);
      return service.asked.at(-1)?.split(' ')[0];
    };
    expect(await methodOf(11_000)).toBe('GET');
    expect(await methodOf(11_264)).toBe('POST');
  });

  it('repeats the query unless told otherwise', async () => {
    const path = '/v1/data/query/northlight?query=1';
    expect((await answer(path)).body).toMatchObject({ query: '1', result: 1 });
    expect((await answer(`${path}&returnQuery=false`)).body).not.toHaveProperty('query');
  });
});

describe('a request that cannot be answered gets a 4xx', () => {
  it('CONT-07: a syntax error shows where it is', async () => {
    await expect(client().fetch('*[_type ==')).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('GROQ query parse error'),
      details: { type: 'queryParseError', query: '*[_type ==' },
    });
  });

  it.each([
    ['no query', '/v1/data/query/northlight', 400],
    ['an empty query', '/v1/data/query/northlight?query=%20', 400],
    ['two queries', '/v1/data/query/northlight?query=1&query=2', 400],
    ['a parameter that is no JSON', '/v1/data/query/northlight?query=1&%24a=x', 400],
    ['a parameter named oddly', '/v1/data/query/northlight?query=1&%24a-b=1', 400],
    ['an option nobody knows', '/v1/data/query/northlight?query=1&explain=true', 400],
    ['CONT-05: version 2', '/v2/data/query/northlight?query=1', 400],
    ['CONT-05: a day that is none', '/v2021-02-30/data/query/northlight?query=1', 400],
    ['a dataset that is not here', '/v1/data/query/nowhere?query=1', 404],
    ['a dataset named like a property', '/v1/data/query/__proto__?query=1', 404],
    ['another path', '/v1/nothing/there', 404],
    ['who is signed in: nobody', '/v1/users/me', 401],
    ['an image that is not here', `/images/croupier/northlight/${'0'.repeat(40)}-1x1.svg`, 404],
    ['an image path that climbs', '/images/croupier/northlight/..%2f..%2fpackage.json', 404],
  ])('%s', async (_what, path, status) => {
    const { status: got, body } = await answer(path);
    expect(got).toBe(status);
    expect(body).toMatchObject({
      statusCode: status,
      error: expect.any(String),
      message: expect.any(String),
    });
  });

  it.each([
    ['a body that is no JSON', '{', 400],
    ['no body', '', 400],
    ['a list', '[]', 400],
    ['parameters that are a list', '{"query":"1","params":[]}', 400],
    ['a query that is no text', '{"query":1}', 400],
    ['a query that is too long', JSON.stringify({ query: ' '.repeat(40_000) + '1' }), 413],
    [
      'a body that is too large',
      JSON.stringify({ query: '1', params: { a: 'x'.repeat(200_000) } }),
      413,
    ],
  ])('POST with %s', async (_what, body, status) => {
    const headers = { 'content-type': 'application/json' };
    const got = await answer('/v1/data/query/northlight', { method: 'POST', headers, body });
    expect(got.status).toBe(status);
  });

  it.each([
    ['needs a deep stack', '('.repeat(5_000) + '1' + ')'.repeat(5_000), {}],
    ['reads everything too often', `[${'*,'.repeat(30)}*]`, {}],
    ['has too many parts', `1${'+1'.repeat(3_500)}`, {}],
    ['multiplies without end', '*{"a":*{"b":*{"c":*{"d":*}}}}', {}],
    [
      'answers too much',
      `{${'abcdefghij'
        .split('')
        .map((key) => `"${key}":*`)
        .join(',')},"k":[*,*,*,*,*]}`,
      {},
    ],
  ])('a query that %s', async (_what, query, params) => {
    await expect(client().fetch(query, params)).rejects.toMatchObject({ statusCode: 400 });
    expect(await client().fetch('1 + 1')).toBe(2);
  });

  it.each([33, 7_000, 60_000])('parameters of %i layers, also of those who wait', async (depth) => {
    const failed: unknown[] = [];
    const fail = (error: unknown) => failed.push(error);
    process.on('uncaughtException', fail);
    const a = '['.repeat(depth) + ']'.repeat(depth);
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"query":"$a","params":{"a":${a}}}`,
    };
    const asked = [1, 2, 3].map(() => answer('/v1/data/query/northlight', init));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(await client().fetch('$a', { a: [[[1]]] })).toEqual([[[1]]]);
    process.off('uncaughtException', fail);
    expect(failed).toEqual([]);
  });

  it('asks for patience when too many wait', async () => {
    const reads = Array.from({ length: 60 }, () =>
      answer('/v1/data/query/northlight?query=count(*)'),
    );
    const statuses = new Set((await Promise.all(reads)).map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 200 && status !== 429)).toEqual([]);
    expect(await client().fetch('1')).toBe(1);
  });

  it('what is refused is no warning, and what was sent with it is in no log', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => lines.push(line) };
    const app = Fastify({ logger: { level: 'debug', stream } });
    await app.register(contentService, { prefix: '/content' });
    const refused = await app.inject({
      method: 'POST',
      url: '/content/v1/data/query/northlight',
      payload: '{"query": my own words',
      headers: { 'content-type': 'application/json' },
    });
    await app.close();
    expect(refused.statusCode).toBe(400);
    const told = lines.map((line) => JSON.parse(line) as { level: number; msg: string });
    expect(told.filter(({ level }) => level > 30)).toEqual([]);
    const [line] = told.filter(({ msg }) => msg === 'content request refused');
    expect(line).toMatchObject({ level: 20, kind: 'FastifyError' });
    expect(line).not.toHaveProperty('err');
    expect(JSON.stringify(line)).not.toContain('my own words');
  });

  it('CONT-04: nothing can be written', async () => {
    await expect(client().create({ _type: 'market' })).rejects.toMatchObject({ statusCode: 403 });
    await expect(client().delete('settings')).rejects.toMatchObject({ statusCode: 403 });
  });
});

describe('edits by a tester', () => {
  const read = async (query: string, session?: string) => {
    const headers = session === undefined ? {} : { 'x-control-session': session };
    const path = `/v1/data/query/northlight?query=${encodeURIComponent(query)}`;
    const { body } = await answer(path, { headers });
    return (body as { result: unknown }).result;
  };
  const version = (number: number) => ({
    _id: 'termsVersion.new',
    _type: 'termsVersion' as const,
    version: number,
    publishedAt: '2026-11-01T00:00:00Z',
    summary: {},
  });

  it('TERMS-01: hold for the session that made them, over those for everybody', async () => {
    const highest = '*[_type == "termsVersion"] | order(version desc)[0].version';
    const before = await read(highest);
    store.put('northlight', version(8), null);
    store.put('northlight', version(9), 'a');
    expect(await read(highest)).toBe(8);
    expect(await read(highest, 'a')).toBe(9);
    expect(await read(highest, 'b')).toBe(8);
    store.clear('a');
    expect(await read(highest, 'a')).toBe(8);
    store.clear();
    expect(await read(highest)).toBe(before);
  });

  it('GUARD-01: switch maintenance on by replacing a document', async () => {
    const settings = store.documents.northlight.find(({ _type }) => _type === 'settings');
    if (settings?._type !== 'settings') throw new Error('no settings');
    store.put('northlight', { ...settings, maintenance: true }, 'm');
    expect(await read('*[_id == "settings"].maintenance', 'm')).toEqual([true]);
    expect(await read('*[_id == "settings"].maintenance')).toEqual([false]);
    store.clear();
  });
});
