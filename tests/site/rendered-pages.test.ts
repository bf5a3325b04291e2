import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { web } from '../../backend/site/web/plugin.ts';
import { COUNTRIES } from '../../reference/countries.ts';
import type { SiteContent } from '../../backend/site/web/renderer.ts';
import { SLOTS } from '../../backend/site/web/slots.ts';

/** A site of one page that shows the answer to its one question. */
const frame = `<!doctype html><html data-theme="auto"><head><meta name="robots" content="noindex, nofollow">${SLOTS.head}</head><body>${SLOTS.body}${SLOTS.content}</body></html>`;
const prerender = `export async function renderPage({ brand, locale, path, visitor, ask }) {
  const answer = await ask(brand, 'text', { locale, path }).catch(() => 'later');
  const text = visitor ? [answer, visitor.country, visitor.channel].join() : answer;
  if (text === 'broken') throw new Error('It cannot be rendered');
  return { head: '<title>' + text + '</title>', body: '<p>' + text + '</p>', content: '<template></template>' };
}
export async function readAhead({ brand, locale, path, readsAhead, ask }) {
  const answer = await ask(brand, readsAhead ?? 'frame', { locale, path }).catch(() => undefined);
  if (answer === 'broken') throw new Error('It cannot be read');
  return answer === undefined ? '' : '<template>' + answer + '</template>';
}`;

let siteDir = '';
let app: FastifyInstance;
let revision = 0;
const ask = vi.fn<SiteContent['ask']>();
const own = new Set<string>();

beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'rendered-'));
  const write = async (path: string, content: string) => {
    await mkdir(join(siteDir, path, '..'), { recursive: true });
    await writeFile(join(siteDir, path), content);
  };
  const brand = { id: 'one', hosts: ['one'], productionHosts: [], defaultLocale: 'en-UN' };
  await write(
    'site.json',
    JSON.stringify({
      brands: [{ ...brand, locales: ['en-UN'], localesByPlace: {} }],
      routes: [
        { kind: 'terms', path: '/terms' },
        { kind: 'lobby', path: '/lobby', byVisitor: { unless: ['q'] } },
      ],
      pages: { 'one/en-UN/terms': {}, 'one/en-UN/lobby': {}, 'one/en-UN/shell': {} },
      loaders: [
        {
          pattern: '/play/$slug',
          files: '<link href="/game.js">',
          isForPlayers: false,
          readsAhead: 'game',
        },
      ],
    }),
  );
  await write('pages/one/en-UN/terms.html', frame);
  await write('pages/one/en-UN/lobby.html', frame);
  await write(
    'pages/one/en-UN/shell.html',
    '<!doctype html><html><head></head><body>loader</body></html>',
  );
  await write('client/icon.svg', '<svg/>');
  await write('server/package.json', '{"type":"module"}');
  await write('server/prerender.js', prerender);
});
afterAll(() => rm(siteDir, { recursive: true, force: true }));

beforeEach(async () => {
  revision = 1;
  own.clear();
  ask.mockReset().mockResolvedValue('Terms of today');
  app = Fastify();
  await app.register(web, {
    siteDir,
    production: false,
    content: { revision: () => revision, isOwn: (scope) => own.has(scope), ask },
    scopeOf: (request) => request.headers['x-tester']?.toString() ?? null,
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

const visit = async (headers: Record<string, string> = {}) => {
  const {
    statusCode,
    body,
    headers: answered,
  } = await app.inject({ url: '/en-UN/terms', headers });
  expect(statusCode).toBe(200);
  return { body, etag: answered['etag'] };
};

/** Only the clock: the server's own timers go on. */
const stopClock = () => vi.useFakeTimers({ toFake: ['performance'], now: 0 });

describe('a page that the server renders', () => {
  it('shows the content of its address, and hands it to the scripts', async () => {
    const { body } = await visit();
    expect(body).toContain('<title>Terms of today</title></head>');
    expect(body).toContain('<body><p>Terms of today</p><template></template></body>');
    expect(ask.mock.calls).toEqual([['one', 'text', { locale: 'en-UN', path: '/terms' }, null]]);
  });

  it('keeps every character of the content', async () => {
    ask.mockResolvedValue("$& $1 $` $' $$");
    expect((await visit()).body).toContain("<p>$& $1 $` $' $$</p>");
  });

  it('is rendered once for many visitors, whatever their theme', async () => {
    const [first, second] = await Promise.all([visit(), visit()]);
    expect(second.etag).toBe(first.etag);
    expect((await visit({ cookie: 'theme=dark' })).body).toContain('data-theme="dark"');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is rendered again when a document has changed', async () => {
    const before = await visit();
    ask.mockResolvedValue('Terms of tomorrow');
    expect((await visit()).body).toContain('Terms of today');
    revision += 1;
    const after = await visit({ 'if-none-match': String(before.etag) });
    expect(after.body).toContain('Terms of tomorrow');
    expect(after.etag).not.toBe(before.etag);
  });

  it('is rendered again after a minute: some content has a date', async () => {
    stopClock();
    await visit();
    vi.advanceTimersByTime(59_000);
    await visit();
    expect(ask).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2_000);
    await visit();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('shows a tester their own documents, and nobody else', async () => {
    own.add('mine');
    ask.mockImplementation((_dataset, _groq, _params, scope) =>
      Promise.resolve(scope === 'mine' ? 'My terms' : 'Terms of today'),
    );
    expect((await visit({ 'x-tester': 'mine' })).body).toContain('My terms');
    expect((await visit()).body).toContain('Terms of today');
    expect((await visit({ 'x-tester': 'other' })).body).toContain('Terms of today');
    expect((await visit({ 'x-tester': 'mine' })).body).toContain('My terms');
  });

  it('is served without its content when the service does not answer, and soon asked for again', async () => {
    stopClock();
    ask.mockRejectedValue(new Error('The content service is down'));
    expect((await visit()).body).toContain('<p>later</p>');
    await visit();
    expect(ask).toHaveBeenCalledTimes(1);
    ask.mockResolvedValue('Terms of today');
    vi.advanceTimersByTime(2_500);
    expect((await visit()).body).toContain('Terms of today');
  });

  it('gives way to the loader when it cannot be rendered, and is tried again', async () => {
    ask.mockResolvedValueOnce('broken');
    expect((await visit()).body).toContain('loader');
    expect((await visit()).body).toContain('Terms of today');
  });
});

describe('a page that differs by its visitor', () => {
  const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36';
  const get = (country: string, url = '/en-UN/lobby', agent = PHONE) =>
    app.inject({ url, headers: { 'x-country': country, 'user-agent': agent } });

  it('is rendered for the country and the device of each, and is nobody else’s', async () => {
    const german = await get('DE');
    expect(german.body).toContain('Terms of today,DE,mobile');
    expect(german.headers['cache-control']).toBe('private, no-cache');
    expect(String(german.headers['vary'])).toContain('User-Agent');
    expect((await get('FI')).body).toContain('Terms of today,FI,mobile');
    expect((await get('FI', '/en-UN/lobby', 'Firefox/144.0')).body).toContain(',FI,desktop');
    expect((await get('DE')).body).toBe(german.body);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('is of no country where there is none of that name', async () => {
    const headers = { 'user-agent': PHONE, cookie: 'country-code=__proto__' };
    expect((await app.inject({ url: '/en-UN/lobby', headers })).body).toContain(',,mobile');
  });

  it.each([
    ['whose address asks for another', '/en-UN/lobby?q=fox', PHONE],
    [
      'who may have a tablet or a desktop',
      '/en-UN/lobby',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15',
    ],
  ])('is a loader for one %s', async (_, url, agent) => {
    expect((await get('FI', url, agent)).body).toContain('loader');
    expect(ask.mock.calls).toEqual([['one', 'frame', { locale: 'en-UN' }, null]]);
  });

  it('is kept for a hundred visitors, and made again for the one before', async () => {
    const codes = COUNTRIES.slice(0, 101).map(({ code }) => code);
    for (const code of codes) await get(code);
    await get(codes[1] ?? '');
    expect(ask).toHaveBeenCalledTimes(101);
    await get(codes[0] ?? '');
    expect(ask).toHaveBeenCalledTimes(102);
  });
});

const PLAYER = { cookie: 'session=1' };
const get = async (path: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url: `/en-UN/${path}`, headers })).body;
/** Answers every question by its name and the count. */
const answerAll = (count: string) =>
  ask.mockImplementation((_, groq) => Promise.resolve(`${groq} ${count}`));

describe('a loader', () => {
  it.each([
    ['a visitor, for an address that there is not', 'no-such', {}],
    ['a player, for a page of theirs', 'my-account', PLAYER],
    ['a player, for a page that visitors get rendered', 'terms', PLAYER],
  ])('comes to %s with what the frame reads', async (_, path, headers) => {
    ask.mockResolvedValue("Settings $' $&");
    expect(await get(path, headers)).toBe(
      `<!doctype html><html><head></head><body>loader<template>Settings $' $&</template></body></html>`,
    );
    expect(ask.mock.calls).toEqual([['one', 'frame', { locale: 'en-UN' }, null]]);
  });

  it('asks once for all addresses, and again when a document has changed', async () => {
    answerAll('before');
    for (const path of ['my-account', 'no-such', 'play/fern/info']) {
      expect(await get(path, PLAYER)).toContain('<template>frame before</template>');
    }
    expect(ask).toHaveBeenCalledTimes(1);
    answerAll('after');
    revision += 1;
    expect(await get('my-account', PLAYER)).toContain('<template>frame after</template>');
  });

  it.each([
    ['does not answer', () => ask.mockRejectedValue(new Error('The content service is down'))],
    ['answers what nobody can read', () => ask.mockResolvedValue('broken')],
    ['takes for ever', () => ask.mockReturnValue(new Promise(() => undefined))],
  ])('comes alone when the service %s, and soon asks again', async (_, fail) => {
    stopClock();
    fail();
    expect(await get('my-account', PLAYER)).toContain('<body>loader</body>');
    ask.mockResolvedValue('Settings');
    vi.advanceTimersByTime(2_500);
    expect(await get('my-account', PLAYER)).toContain('<template>Settings</template>');
  });

  it('shows a tester their own documents, and nobody else', async () => {
    own.add('mine');
    ask.mockImplementation((_, groq, __, scope) => Promise.resolve(`${groq} of ${scope}`));
    const both = (scope: string) =>
      `loader<template>frame of ${scope}</template><template>game of ${scope}</template>`;
    expect(await get('play/fern', { 'x-tester': 'mine' })).toContain(both('mine'));
    expect(await get('play/fern')).toContain(both('null'));
  });
});

describe('a loader whose page reads what its address names', () => {
  it.each([
    ['a visitor', {}],
    ['a player', PLAYER],
  ])('comes to %s with both answers, and links to the files of the page', async (_, headers) => {
    answerAll("$' $&");
    expect(await get('play/fern', headers)).toBe(
      `<!doctype html><html><head><link href="/game.js"></head><body>loader<template>frame $' $&</template><template>game $' $&</template></body></html>`,
    );
    await get('play/fern/', headers);
    expect(new Set(ask.mock.calls)).toEqual(
      new Set([
        ['one', 'frame', { locale: 'en-UN' }, null],
        ['one', 'game', { locale: 'en-UN', path: '/play/fern' }, null],
      ]),
    );
  });

  it('asks for both at once: it waits once for what is slow', async () => {
    const both = ['frame', 'game'];
    const open = Promise.withResolvers<string>();
    ask.mockImplementation(async (_, groq) => {
      both.splice(both.indexOf(groq), 1);
      if (both.length === 0) open.resolve('there');
      return open.promise;
    });
    expect(await get('play/fern')).toContain(
      '<template>there</template><template>there</template>',
    );
  });

  it('comes with the changed content of both', async () => {
    answerAll('before');
    await get('play/fern');
    answerAll('after');
    revision += 1;
    expect(await get('play/fern')).toContain(
      '<template>frame after</template><template>game after</template>',
    );
  });

  it('is made again with its frame, a minute after that was read', async () => {
    stopClock();
    answerAll('before');
    await get('my-account', PLAYER);
    vi.advanceTimersByTime(50_000);
    await get('play/fern');
    answerAll('after');
    vi.advanceTimersByTime(11_000);
    expect(await get('play/fern')).toContain('<template>frame after</template>');
  });

  it('comes without the answer that is missing, and soon asks again', async () => {
    stopClock();
    ask.mockImplementation((_, groq) =>
      groq === 'game' ? Promise.reject(new Error('It is down')) : Promise.resolve('Settings'),
    );
    expect(await get('play/fern')).toContain('<body>loader<template>Settings</template></body>');
    ask.mockResolvedValue('Fern');
    vi.advanceTimersByTime(2_500);
    expect(await get('play/fern')).toContain('<template>Fern</template>');
  });

  it('is no other page’s', async () => {
    for (const path of ['play', 'play/', 'play/fern/info', 'replay/fern'])
      expect(await get(path)).not.toContain('/game.js');
    expect(ask.mock.calls.map(([, groq]) => groq)).toEqual(['frame']);
  });

  it('is kept for a hundred addresses, and made again for the one before', async () => {
    const games = () => ask.mock.calls.filter(([, groq]) => groq === 'game').length;
    for (let game = 0; game <= 100; game += 1) await get(`play/${game}`);
    await get('play/1');
    expect(games()).toBe(101);
    await get('play/0');
    expect(games()).toBe(102);
    expect(ask.mock.calls.length - games()).toBe(1);
  });
});
