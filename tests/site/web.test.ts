import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSecurityHeaders } from '../../backend/site/web/headers.ts';
import { web } from '../../backend/site/web/plugin.ts';

const style = 'h1{margin:0}';
const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;
const page = (text: string) =>
  `<!doctype html><html lang="en" data-theme="auto"><head><meta name="robots" content="noindex, nofollow"><style>${style}</style></head><body>${text}</body></html>`;
const pages: Record<string, string> = {
  'one/en-UN/home': 'one home',
  'one/en-UN/shell': 'one loader',
  'two/en-UN/home': 'two home',
  'two/en-UN/shell': 'two loader',
};

const ACCOUNT_FILES = '<link rel="modulepreload" href="/assets/account.js" integrity="sha256-$&">';

const noContent = {
  revision: () => 0,
  isOwn: () => false,
  ask: () => Promise.reject(new Error('There is no content')),
};

let siteDir = '';
let app: FastifyInstance;
let production: FastifyInstance;
let watched: FastifyInstance;

async function write(path: string, content: string) {
  await mkdir(join(siteDir, path, '..'), { recursive: true });
  await writeFile(join(siteDir, path), content);
}

async function start(isProduction: boolean, framedScript?: string) {
  const instance = Fastify();
  addSecurityHeaders(instance);
  instance.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'error.not_found' }),
  );
  await instance.register(web, {
    siteDir,
    production: isProduction,
    content: noContent,
    framedScript: framedScript === undefined ? undefined : () => framedScript,
  });
  return instance;
}

beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'site-'));
  const brand = (id: string) => ({
    id,
    hosts: [id],
    productionHosts: [`${id}.example`],
    defaultLocale: 'en-UN',
    locales: ['en-UN', 'en-CA', 'fr-CA'],
    localesByPlace: { CA: 'en-CA', 'CA-QC': 'fr-CA' },
  });
  await write(
    'site.json',
    JSON.stringify({
      brands: [brand('one'), brand('two')],
      routes: [{ kind: 'home', path: '/' }],
      pages: Object.fromEntries(Object.keys(pages).map((key) => [key, { styleHash }])),
      importMapHash: 'sha256-map',
      loaders: [{ pattern: '/my-account', files: ACCOUNT_FILES, isForPlayers: true }],
    }),
  );
  for (const [key, text] of Object.entries(pages)) await write(`pages/${key}.html`, page(text));
  await write('client/assets/core-abc.js', 'export {}');
  await write('client/assets/core-abc.js.br', 'compressed');
  await write('client/locales/en/default.json', '{}');
  await write('client/icon.svg', '<svg/>');
  app = await start(false);
  production = await start(true);
  watched = await start(false, '/atlas/first.js');
});
afterAll(async () => {
  await Promise.all([app.close(), production.close(), watched.close()]);
  await rm(siteDir, { recursive: true, force: true });
});

describe('the site over HTTP', () => {
  it('serves the anonymous page with its policy, to be revalidated', async () => {
    const reply = await app.inject('/en-UN/');
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('one home');
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Cookie',
    });
    const policy = String(reply.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'sha256-map';");
    expect(policy).toContain(`style-src 'self' '${styleHash}';`);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types photo-worker;");
    expect(policy).not.toContain('unsafe');
    const again = await app.inject({
      url: '/en-UN/',
      headers: { 'if-none-match': String(reply.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('GUARD-03: serves only the loader to a player with a session, and lets nothing store it', async () => {
    const reply = await app.inject({ url: '/en-UN/', headers: { cookie: 'a=b; session=x' } });
    expect(reply.body).toContain('one loader');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['etag']).toBeUndefined();
  });

  it('names the files of a player’s page in the loader, before any script can ask for them', async () => {
    const player = { cookie: 'session=x' };
    for (const url of ['/en-UN/my-account', '/en-UN/my-account/', '/en-UN/my-account?from=mail']) {
      const reply = await app.inject({ url, headers: player });
      expect(reply.body).toContain(`${ACCOUNT_FILES}</head>`);
    }
    const others = await Promise.all([
      app.inject('/en-UN/my-account'),
      app.inject({ url: '/en-UN/', headers: player }),
      app.inject({ url: '/en-UN/constructor', headers: player }),
    ]);
    for (const { body } of others) expect(body).not.toContain(ACCOUNT_FILES);
  });

  it('serves the loader for addresses that are not prerendered', async () => {
    const reply = await app.inject('/en-UN/my-account/banking/deposit');
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('one loader');
  });

  it('LOC-03, LOC-04: redirects with the query kept', async () => {
    const reply = await app.inject('/xx-ZZ/signup?bonusCode=A');
    expect(reply.statusCode).toBe(302);
    expect(reply.headers.location).toBe('/en-UN/signup?bonusCode=A');
  });

  it.each([
    ['nothing', {}, '/en-UN/'],
    ['cookies', { cookie: 'country-code=CA; region-code=QC' }, '/fr-CA/'],
    ['cookies of another region', { cookie: 'country-code=CA; region-code=ON' }, '/en-CA/'],
    ['cookies of a place without a market', { cookie: 'country-code=JP' }, '/en-UN/'],
    ['made-up cookies', { cookie: 'country-code=constructor; region-code=__proto__' }, '/en-UN/'],
    ['a language without texts', { 'accept-language': 'fr-CA, fr' }, '/en-UN/'],
    ['the browser', { 'accept-language': 'de;q=0.7, en-CA;q=0.9' }, '/en-CA/'],
    [
      'cookies, over the browser',
      { cookie: 'country-code=JP', 'accept-language': 'en-CA' },
      '/en-UN/',
    ],
    ['the edge', { 'x-country': 'CA', 'x-region': 'QC' }, '/fr-CA/'],
    ['the edge, over cookies', { 'x-country': 'JP', cookie: 'country-code=CA' }, '/en-UN/'],
  ])('LOC-07: the bare address leads a visitor located by %s %o to %s', async (_, headers, to) => {
    const reply = await app.inject({ url: '/?bonusCode=A', headers });
    expect([reply.statusCode, reply.headers.location]).toEqual([302, `${to}?bonusCode=A`]);
    expect(reply.headers['cache-control']).toBe('no-store');
    // Any other address keeps the parts that it names (LOC-03, LOC-04).
    expect((await app.inject({ url: '/en/signup', headers })).headers.location).toBe(
      '/en-UN/signup',
    );
    expect((await app.inject({ url: '/en-UN/', headers })).statusCode).toBe(200);
  });

  it('LOC-07: in production only a trusted edge says where a visitor is', async () => {
    const headers = { 'x-country': 'CA', 'x-region': 'QC' };
    expect((await production.inject({ url: '/', headers })).headers.location).toBe('/en-UN/');
  });

  it('shows the brand of the host; ?brand= counts outside production only', async () => {
    const host = await app.inject({ url: '/en-UN/', headers: { host: 'two.example:4000' } });
    expect(host.body).toContain('two home');
    expect((await app.inject('/en-UN/?brand=two')).body).toContain('two home');
    expect((await production.inject('/en-UN/?brand=two')).body).toContain('one home');
  });

  it('LAYOUT-05: keeps search engines out of every host but the production ones', async () => {
    const other = await app.inject('/en-UN/');
    expect(other.body).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(other.headers['x-robots-tag']).toBe('noindex, nofollow');
    const real = await app.inject({ url: '/en-UN/', headers: { host: 'one.example' } });
    expect(real.body).not.toContain('noindex');
    expect(real.headers['x-robots-tag']).toBeUndefined();
  });

  it("puts the player's theme on the page before it is painted", async () => {
    const reply = await app.inject({ url: '/en-UN/', headers: { cookie: 'theme=dark' } });
    expect(reply.body).toContain('data-theme="dark"');
    const odd = await app.inject({ url: '/en-UN/', headers: { cookie: 'theme="><script>' } });
    expect(odd.body).toContain('data-theme="auto"');
  });

  it('serves hashed files for ever and compressed, texts and icons revalidated', async () => {
    const script = await app.inject({
      url: '/assets/core-abc.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect(script.body).toBe('compressed');
    const texts = await app.inject('/locales/en/default.json');
    expect(texts.headers['cache-control']).toBe('no-cache');
    expect((await app.inject('/icon.svg')).headers['content-type']).toBe('image/svg+xml');
  });

  it('lets nobody keep that a file is gone which a release took away under it', async () => {
    await write('client/assets/gone-abc.js', 'export {}');
    const late = await start(false);
    await rm(join(siteDir, 'client', 'assets', 'gone-abc.js'));
    const reply = await late.inject('/assets/gone-abc.js');
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['cache-control'] ?? 'no-store').not.toContain('immutable');
    await late.close();
  });

  it('TEXT-01: a catalogue that has not changed is answered 304, without a body', async () => {
    const url = '/locales/en/default.json';
    const first = await app.inject(url);
    expect([first.statusCode, first.body]).toEqual([200, '{}']);
    const etag = String(first.headers['etag']);
    const again = await app.inject({ url, headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await app.inject({ url, headers: { 'if-none-match': 'W/"other"' } });
    expect([other.statusCode, other.body]).toEqual([200, '{}']);
  });

  it.each(['/assets/none.js', '/locales/xx/default.json', '/api/v1/none', '/webhooks/none'])(
    'answers 404, not a page, for %s',
    async (url) => {
      const reply = await app.inject(url);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toEqual({ code: 'error.not_found' });
    },
  );

  it.each(['/', '/en-UN/', '/assets/core-abc.js', '/locales/en/default.json', '/api/v1/none'])(
    'sends the security headers with %s',
    async (url) => {
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  it('RESET-05: the key of a reset goes behind a hash, where no request takes it along', async () => {
    const link = '/en-UN/reset-password?email=a%40example.com&resetKey=abc12345';
    const moved = await app.inject(link);
    expect([moved.statusCode, moved.headers.location]).toEqual([
      303,
      '/en-UN/reset-password#email=a%40example.com&resetKey=abc12345',
    ]);
    expect(moved.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    for (const url of ['/en-UN/reset-password', '/en-UN/?resetKey=abc12345']) {
      expect((await app.inject(url)).statusCode).toBe(200);
    }
  });

  it('shows no page in a frame, unless it is watched in one of its own pages', async () => {
    const inFrame = { url: '/en-UN/', headers: { 'sec-fetch-dest': 'iframe' } };
    for (const [instance, request] of [
      [app, inFrame],
      [production, inFrame],
      [watched, { url: '/en-UN/' }],
    ] as const) {
      const { headers, body } = await instance.inject(request);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-frame-options']).toBe('DENY');
      expect(body).not.toContain('first.js');
    }
    const { headers, body } = await watched.inject(inFrame);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['vary']).toContain('Sec-Fetch-Dest');
    expect(body).toContain('<head><script src="/atlas/first.js"></script>');
  });

  it('takes reports of blocked content and answers nothing', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/csp-report',
      headers: { 'content-type': 'application/csp-report' },
      payload: '{"csp-report":{}}',
    });
    expect(reply.statusCode).toBe(204);
    expect(reply.body).toBe('');
  });

  it('logs of a report no key of a link and no code of a payment', async () => {
    const lines: string[] = [];
    const logged = Fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } });
    await logged.register(web, { siteDir, production: true, content: noContent });
    const page = 'https://northlight.example/fi-FI/signup/callback';
    await logged.inject({
      method: 'POST',
      url: '/csp-report',
      headers: { 'content-type': 'application/csp-report' },
      payload: JSON.stringify({
        'csp-report': {
          'document-uri': `${page}?code=Secret-1&state=Secret-2`,
          referrer: 'https://northlight.example/fi-FI/reset-password#resetKey=Secret-3',
          'blocked-uri': 'inline',
        },
      }),
    });
    await logged.close();
    const told = lines.find((line) => line.includes('blocked by policy'));
    expect(told).toContain(page);
    expect(told).toContain('inline');
    expect(told).not.toContain('Secret');
  });
});

describe('[SESS-03] [CONST-02] the location cookies', () => {
  const place = { 'x-country': 'FI', 'x-region': '18', 'x-city': 'Järvenpää' };
  const set = async (instance: FastifyInstance, headers: Record<string, string> = {}) =>
    (await instance.inject({ url: '/en-UN/', headers })).headers['set-cookie'];
  const behindProxy = async () => {
    const edge = Fastify({ trustProxy: (_address, hop) => hop < 1 });
    await edge.register(web, { siteDir, production: true, content: noContent });
    return edge;
  };
  const own = 'ip-address=127.0.0.1; Path=/; Secure; SameSite=None';

  it('name the address of the connection, not one that the client tells', async () => {
    expect(await set(app, { 'x-forwarded-for': '203.0.113.7' })).toEqual([own]);
    expect(await set(production, { 'x-forwarded-for': '203.0.113.7' })).toEqual([own]);
    const edge = await behindProxy();
    expect(await set(edge, { 'x-forwarded-for': '203.0.113.7' })).toEqual([
      'ip-address=203.0.113.7; Path=/; Secure; SameSite=None',
    ]);
    await edge.close();
  });

  it('name the place that the edge tells; in production only behind a trusted one', async () => {
    const located = [
      own,
      'country-code=FI; Path=/; Secure; SameSite=None',
      'region-code=18; Path=/; Secure; SameSite=None',
      'city=J%C3%A4rvenp%C3%A4%C3%A4; Path=/; Secure; SameSite=None',
    ];
    expect(await set(app, place)).toEqual(located);
    expect(await set(production, place)).toEqual([own]);
    const edge = await behindProxy();
    expect(await set(edge, place)).toEqual(located);
    await edge.close();
  });

  it('are set when they change, and only to what they can hold', async () => {
    const cookie = 'ip-address=127.0.0.1; country-code=FI';
    expect(await set(app, { cookie, 'x-country': 'FI' })).toBeUndefined();
    expect(await set(app, { cookie, 'x-country': 'fi' })).toBeUndefined();
    for (const sweden of ['SE', 'se']) {
      expect(await set(app, { cookie, 'x-country': sweden })).toEqual([
        'country-code=SE; Path=/; Secure; SameSite=None',
      ]);
    }
    const odd = { cookie, 'x-country': 'Finland', 'x-region': 'a b', 'x-city': 'x'.repeat(81) };
    expect(await set(app, odd)).toBeUndefined();
    const file = await app.inject({ url: '/icon.svg' });
    expect(file.headers['set-cookie']).toBeUndefined();
  });

  it('are kept by no cache between the visitor and us', async () => {
    const cacheOf = async (headers: Record<string, string>) =>
      (await production.inject({ url: '/en-UN/', headers })).headers['cache-control'];
    expect(await cacheOf({})).toBe('private, no-cache');
    expect(await cacheOf({ cookie: 'ip-address=127.0.0.1' })).toBe('no-cache');
  });
});

it('GAME-01: a page names the page ahead of the games as soon as there is one, and may frame its origin', async () => {
  const known: { games?: string } = {};
  const later = Fastify();
  await later.register(web, {
    siteDir,
    production: true,
    content: noContent,
    gamesAhead: () => known.games,
  });
  const asked = async () => {
    const { body, headers } = await later.inject({ url: '/en-UN/' });
    return [/data-games="([^"]*)"/.exec(body)?.[1], headers['content-security-policy']];
  };
  expect(await asked()).toEqual([undefined, expect.stringContaining("frame-src 'self';")]);
  known.games = 'https://games.example/ahead';
  const policy = expect.stringContaining("frame-src 'self' https://games.example;") as string;
  expect(await asked()).toEqual([known.games, policy]);
  await later.close();
});
