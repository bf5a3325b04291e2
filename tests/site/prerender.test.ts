import { afterAll, describe, expect, it, vi } from 'vitest';
import { createLibrary, siteContent } from '../../backend/third-parties/content/library.ts';
import { PERMITS } from '../../reference/game-permits.ts';
import type { Ask } from '../../reference/page-request.ts';
import { readAhead, renderPage, site } from '../../src/app/prerender.tsx';
import { fewOf } from '../setup/few-of.ts';

const library = createLibrary();
const content = siteContent(library);
afterAll(() => library.close());

const answer: Ask = (dataset, groq, params) => content.ask(dataset, groq, params, null);
const refuse: Ask = () => Promise.reject(new Error('The content service is down'));

const terms = { brand: 'northlight', locale: 'fi-FI', path: '/terms' };
/** As `Loading` shows. */
const LOADS = '<div aria-busy="true"><output';

/** The reads that a template hands over: `[kind, params, dataset, value]`. */
function readsOf(template: string) {
  const [, attribute = ''] = /data-content='([^']*)'/.exec(template) ?? [];
  const json = attribute.replaceAll('&#39;', "'").replaceAll('&amp;', '&');
  return (JSON.parse(json) as [string, unknown][]).map(([key, value]) => {
    const [kind, params, dataset] = JSON.parse(key) as [string, object, string];
    return [kind, params, dataset, value] as const;
  });
}

const text = (markup: string): string =>
  markup.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]+>/g, ' ');

describe('a page as the server renders it', () => {
  it('is whole: title, text and footer in the language of the address, and nothing that loads', async () => {
    const { head, body, lang, routeIds } = await renderPage({ ...terms, ask: answer });
    expect(lang).toBe('fi');
    expect(routeIds).toContain('/$locale/$');
    expect(head).toMatch(/<title[^>]*>[^<]*ehdot[^<]* · Northlight<\/title>/i);
    expect(body).toContain('<h1');
    expect(body).not.toContain(LOADS);
    expect(body).not.toContain('<!--$!-->');
    expect(text(body).length).toBeGreaterThan(3_000);
  });

  it('hands its content to the scripts, readable by an HTML parser', async () => {
    const page = await renderPage({ ...terms, ask: answer });
    const kinds = readsOf(page.content).map(([kind]) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['settings', 'page', 'pages', 'footer']));
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  for (const { rows, tags } of fewOf(['northlight', 'sol-alta']))
    it.each(rows)('%s: every public page is whole', { tags }, async (brand) => {
      for (const { path, byVisitor } of site.routes) {
        // Below.
        if (byVisitor) continue;
        const page = await renderPage({ brand, locale: 'en-UN', path, ask: answer });
        expect(page.body, path).not.toContain(LOADS);
        expect(page.body, path).not.toContain('<!--$!-->');
      }
    });

  it('is rendered without a content service, too: what it knows itself, and a note that the rest loads', async () => {
    const { body, content: handed } = await renderPage({ ...terms, ask: refuse });
    expect(body).toContain(LOADS);
    expect(text(body)).toContain('Northlight');
    expect(handed).toContain("data-content='[]'");
  });

  it('keeps the answers that it got when others are missing', async () => {
    const some: Ask = (dataset, groq, params) =>
      groq.includes('"footer"') ? refuse(dataset, groq, params) : answer(dataset, groq, params);
    const { body, content: handed } = await renderPage({ ...terms, ask: some });
    expect(text(body).length).toBeGreaterThan(3_000);
    expect(handed).not.toContain('"[\\"footer\\"');
  });

  it('GUARD-01: is the maintenance page while the site is closed', async () => {
    const closed: Ask = async (dataset, groq, params) => {
      const result = await answer(dataset, groq, params);
      return groq.includes('maintenance') ? { ...(result as object), maintenance: true } : result;
    };
    const { body } = await renderPage({ ...terms, locale: 'en-UN', ask: closed });
    expect(text(body)).toContain('We will be right back');
  });

  it('is not mixed up with another language that is rendered at the same time', async () => {
    const locales = ['en-UN', 'fi-FI', 'pt-BR', 'fi-FI'];
    const alone: string[] = [];
    for (const locale of locales) {
      alone.push((await renderPage({ ...terms, locale, ask: answer })).body);
    }
    const together = await Promise.all(
      locales.map((locale) => renderPage({ ...terms, locale, ask: answer })),
    );
    expect(together.map(({ body }) => body)).toEqual(alone);
  });
});

describe('a lobby as the server renders it', () => {
  const casino = { brand: 'northlight', locale: 'en-UN', path: '/online-casino', ask: answer };
  const from = (country: string | undefined, channel: 'mobile' | 'desktop' = 'mobile') => ({
    visitor: { country, channel },
  });
  const found = (pattern: RegExp, markup: string) =>
    [...markup.matchAll(pattern)].map(([, name = '']) => name);

  it('LOBBY-11: has its sections with their games, and hands them over', async () => {
    const { head, body, content: handed } = await renderPage({ ...casino, ...from('FI') });
    const shown = found(/data-game="([^"]+)"/g, body);
    expect(shown.length).toBeGreaterThan(50);
    const given = found(/"gameSlug":"([^"]+)"/g, handed);
    expect(shown.filter((slug) => !given.includes(slug))).toEqual([]);
    // Before any script, also where its size is another in other windows.
    const sunny = { ...casino, brand: 'sol-alta', locale: 'pt-BR', ...from('BR') };
    expect((await renderPage(sunny)).head).toMatch(/<link[^>]* media="\(width [^>]*"high"/);
    expect(head).toMatch(/<link[^>]* rel="preload" as="image"[^>]*fetchPriority="high"/);
  });

  it('NS-40: has no game that the law of the country of the visit forbids, neither shown nor handed over', async () => {
    const permitted = PERMITS.GGL.map(({ slug }) => slug);
    const { body, content: handed } = await renderPage({ ...casino, ...from('DE') });
    const names = [
      ...found(/data-game="([^"]+)"/g, body),
      ...found(/"gameSlug":"([^"]+)"/g, handed),
    ];
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((slug) => !permitted.includes(slug))).toEqual([]);
    const live = await renderPage({ ...casino, path: '/live-casino-online', ...from('DE') });
    expect(live.body + live.content).not.toMatch(/data-game=|gameSlug/);
  });

  it('LOBBY-05: has the tiles of the device', async () => {
    const sizes = async (channel: 'mobile' | 'desktop') => {
      const { body } = await renderPage({ ...casino, ...from('FI', channel) });
      return found(/data-size="([^"]+)"/g, body);
    };
    expect(await sizes('mobile')).not.toEqual(await sizes('desktop'));
  });
});

describe('what a loader brings along', () => {
  const sunny = { brand: 'sol-alta', locale: 'es-CL' };

  it.each([
    ['northlight', 'fi-FI', 'fi', 'fi', 'fi'],
    // There are no texts in Spanish.
    ['sol-alta', 'es-CL', 'en', 'es', 'cl'],
  ])('%s, %s: what its frame reads on every page, a player’s, too', async (...names) => {
    const [brand, locale, texts, lang, country] = names;
    const template = await readAhead({ brand, locale, ask: answer });
    expect(readsOf(template).map(([kind, params, dataset]) => [kind, params, dataset])).toEqual([
      ['latestTerms', { lang }, brand],
      ['settings', { lang }, brand],
      ['footer', { lang: texts, country }, brand],
      ['pages', { lang: texts }, brand],
      ['markets', { lang: texts }, brand],
    ]);
    expect(template).not.toContain('id=');
  });

  it('is the game of its address, in the currency of its market, and no more', async () => {
    const ask = vi.fn(answer);
    const game = { ...sunny, path: '/play/amber-cat-jackpots', readsAhead: 'game' } as const;
    const [read, ...more] = readsOf(await readAhead({ ...game, ask }));
    expect(read?.slice(0, 3)).toEqual([
      'game',
      { slug: 'amber-cat-jackpots', currency: 'CLP' },
      'sol-alta',
    ]);
    expect(read?.[3]).toMatchObject({ gameSlug: 'amber-cat-jackpots' });
    expect(more).toEqual([]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is what was answered, and nothing without an answer', async () => {
    const some: Ask = (dataset, groq, params) =>
      groq.includes('"footer"') ? refuse(dataset, groq, params) : answer(dataset, groq, params);
    const kinds = readsOf(await readAhead({ ...sunny, ask: some })).map(([kind]) => kind);
    expect(kinds).toEqual(['latestTerms', 'settings', 'pages', 'markets']);
    expect(await readAhead({ ...sunny, ask: refuse })).toBe('');
    const game = { ...sunny, path: '/play/fern', readsAhead: 'game' } as const;
    expect(await readAhead({ ...game, ask: refuse })).toBe('');
  });
});
