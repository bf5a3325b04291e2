import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openInstances, type Instance } from '../instance.ts';

/** The desk's pages of content, on two instances side by side that share a machine's data folder. */

let dataDir: string;
let opened: Awaited<ReturnType<typeof openInstances>>;
let site: Instance;
let other: Instance;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'croupier-content-'));
  opened = await openInstances(2, { dataDir });
  [site, other] = opened.instances as [Instance, Instance];
});
afterAll(async () => {
  await opened.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function open(url: string, on = site) {
  const answer = await on.desk(url);
  return { answer, page: new JSDOM(answer.body).window.document };
}
/** A form as a browser would send it, with some fields typed over; `null` unticks. */
async function filled(url: string, typed: Record<string, string | null> = {}, on = site) {
  const { page } = await open(url, on);
  const form = page.querySelector<HTMLFormElement>('form.document');
  if (form === null) throw new Error(`${url} has no form`);
  const { FormData } = page.defaultView as unknown as { FormData: typeof globalThis.FormData };
  const values = new Map(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
  for (const [name, value] of Object.entries(typed)) {
    if (value === null) values.delete(name);
    else values.set(name, value);
  }
  return Object.fromEntries(values);
}
const post = (url: string, payload: Record<string, string>, on = site, headers: object = {}) =>
  on.desk({
    method: 'POST',
    url,
    payload: new URLSearchParams(payload).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
async function ask(query: string, on = site, dataset = 'northlight'): Promise<unknown> {
  const url = `/content/v1/data/query/${dataset}?query=${encodeURIComponent(query)}`;
  return (await on.app.inject(url)).json<{ result: unknown }>().result;
}
const BANNER = '/desk/content/northlight/banner.season';
const TITLE = '*[_id == "banner.season"][0].title.en';

describe('a document at the desk', () => {
  test('is found by brand, type and words', async () => {
    const { page } = await open('/desk/content?brand=sol-alta&type=banner&search=CRUPI%C3%8AS');
    const links = [...page.querySelectorAll('tbody a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/desk/content/sol-alta/banner.live-evening']);
  });

  test('is on one of the pages of a long list, which keep what was asked for', async () => {
    const address = '/desk/content?brand=sol-alta&type=casinoGames&search=%22desktop%22';
    const { page: first } = await open(address);
    expect(first.querySelectorAll('tbody tr')).toHaveLength(50);
    const links = (page: Document) => [...page.querySelectorAll('nav[aria-label=Pages] a')];
    expect(links(first).map((link) => link.textContent)).toEqual(['Next page']);
    const next = links(first)[0]?.getAttribute('href') ?? '';
    const { page: second } = await open(next);
    const names = (page: Document) =>
      [...page.querySelectorAll('tbody a')].map((link) => link.getAttribute('href'));
    expect(names(second)).toHaveLength(50);
    expect(names(second).filter((each) => names(first).includes(each))).toEqual([]);
    expect(links(second).map((link) => link.textContent)).toEqual(['Previous page', 'Next page']);
    const { page: beyond } = await open(`${address}&page=9999`);
    expect(links(beyond).map((link) => link.textContent)).toEqual(['Previous page']);
    expect(names(beyond).length).toBeGreaterThan(0);
    const { page: odd } = await open(`${address}&page=-3`);
    expect(names(odd)).toEqual(names(first));
  });

  test('that refers to one of very many has a field with suggestions', async () => {
    const { page } = await open('/desk/content/sol-alta/grid.carnival');
    const field = page.querySelector<HTMLInputElement>('[name="tiles.0.game"]');
    expect(field?.tagName).toBe('INPUT');
    const suggestions = page.querySelectorAll(`datalist#${field?.getAttribute('list')} option`);
    expect(suggestions.length).toBeGreaterThan(1_300);
    expect([...suggestions].some((each) => each.getAttribute('value') === field?.value)).toBe(true);
    const typed = { 'tiles.0.game': 'game.that-nobody-has' };
    const answer = await post(
      '/desk/content/sol-alta/grid.carnival',
      await filled('/desk/content/sol-alta/grid.carnival', typed),
    );
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('There is no casino game or live table of this id.');
  });

  test('of a game is published, and its provider’s other games are drawn anew in a new style', async () => {
    const [game, other] = (await ask(
      '*[_type == "casinoGames" && provider._ref == "provider.azulmar"][0..1]._id',
    )) as [string, string];
    const url = `/desk/content/northlight/${game}`;
    expect((await post(url, await filled(url, { name: 'Renamed' }))).statusCode).toBe(303);
    expect(await ask(`*[_id == "${game}"][0].name`)).toBe('Renamed');
    const picture = `*[_id == "${other}"][0].picture.asset._ref`;
    const before = await ask(picture);
    const provider = '/desk/content/northlight/provider.azulmar';
    const restyled = await filled(provider, { style: 'neon-candy' });
    expect((await post(provider, restyled)).statusCode).toBe(303);
    const after = String(await ask(picture));
    expect(after).not.toBe(before);
    const file = after.replace(/^image-(.*)-svg$/, '$1.svg');
    const drawn = await site.app.inject(`/content/images/croupier/northlight/${file}`);
    expect(drawn.statusCode).toBe(200);
  });

  test.each([
    'northlight/banner.season',
    'northlight/footer',
    'sol-alta/market.BR',
    'sol-alta/navigation',
    'northlight/staticPage.terms_and_conditions',
    'northlight/settings',
    'northlight/paymentMethod.SKRILL',
    'sol-alta/homePage.BR',
    'northlight/provider.sunday-engine',
    'northlight/casinoSettings',
    'sol-alta/grid.carnival',
    'sol-alta/category.carnival',
  ])('that is published as it is stays as it is: %s', async (address) => {
    const [dataset = '', id = ''] = address.split('/');
    const query = `*[_id == "${id}"][0]`;
    const before = (await ask(query, site, dataset)) as Record<string, unknown>;
    const url = `/desk/content/${address}`;
    expect((await post(url, await filled(url))).statusCode).toBe(303);
    const after = (await ask(query, site, dataset)) as Record<string, unknown>;
    expect({ ...after, _updatedAt: before['_updatedAt'] }).toEqual(before);
    expect(after['_updatedAt']).not.toBe(before['_updatedAt']);
  });

  test('is published for everybody, in its brand alone, on every instance, and survives a restart', async () => {
    const elsewhere = await ask(TITLE, site, 'sol-alta');
    const answer = await post(BANNER, await filled(BANNER, { 'title.en': 'Playoffs' }));
    expect(answer.statusCode).toBe(303);
    expect(await ask(TITLE)).toBe('Playoffs');
    expect(await ask(TITLE, site, 'sol-alta')).toBe(elsewhere);
    await vi.waitFor(async () => expect(await ask(TITLE, other)).toBe('Playoffs'));
    const later = await openInstances(1, { dataDir });
    try {
      expect(await ask(TITLE, later.instances[0])).toBe('Playoffs');
    } finally {
      await later.close();
    }
  });

  test.each([
    ['title.en', '', 'Title, English'],
    ['title.fi', 'x'.repeat(81), 'Title, Suomi'],
    ['urlAction', 'javascript:alert(1)', 'Leads to'],
    ['startDate', 'tomorrow', 'From (UTC)'],
    ['images.desktop.seed', 'many', 'Pictures, Wide, seed'],
    ['authorized', 'everybody', 'Shown to'],
  ])(
    'with something wrong is not published, says so at the field, and loses nothing: %s',
    async (name, value, label) => {
      const before = await ask('*[_id == "banner.season"][0]');
      const typed = { 'description.en': 'Typed, and <kept>.', [name]: value };
      const answer = await post(BANNER, await filled(BANNER, typed));
      expect(answer.statusCode).toBe(422);
      const page = new JSDOM(answer.body).window.document;
      const alert = page.querySelector('[role=alert]');
      expect(alert?.querySelector(`a[href="#${name}"]`)?.textContent).toBe(label);
      const field = page.querySelector<HTMLInputElement>(`[name="${name}"]`);
      expect(field?.value).toBe(value);
      const said = page.getElementById(field?.getAttribute('aria-describedby') ?? '');
      expect(said?.textContent).not.toBe('');
      const kept = page.querySelector<HTMLTextAreaElement>('[name="description.en"]');
      expect(kept?.value).toBe('Typed, and <kept>.');
      expect(await ask('*[_id == "banner.season"][0]')).toEqual(before);
    },
  );

  test('that somebody else published meanwhile is not covered by accident', async () => {
    const mine = await filled(BANNER, { 'title.en': 'Mine' });
    await vi.waitFor(async () => {
      const theirs = await filled(BANNER, { 'title.en': 'Theirs' }, other);
      expect(theirs['_base']).toBe(mine['_base']);
      expect((await post(BANNER, theirs, other)).statusCode).toBe(303);
    });
    const answer = await post(BANNER, mine);
    expect(answer.statusCode).toBe(409);
    expect(await ask(TITLE)).toBe('Theirs');
    const page = new JSDOM(answer.body).window.document;
    expect(page.querySelector('[role=alert]')?.textContent).toContain('Somebody else published');
    expect(page.querySelector<HTMLInputElement>('[name="title.en"]')?.value).toBe('Mine');
    const base = page.querySelector<HTMLInputElement>('[name=_base]')?.value ?? '';
    expect((await post(BANNER, { ...mine, _base: base })).statusCode).toBe(303);
    expect(await ask(TITLE)).toBe('Mine');
  });

  test('is had back as any version, down to what ships', async () => {
    const { page } = await open(`${BANNER}/history`);
    const [newest, ...older] = page.querySelectorAll('ol > li');
    expect(newest?.textContent).toContain('This one is published');
    expect(newest?.textContent).toContain('Changed: Title');
    expect(older.at(-1)?.textContent).toContain('As shipped');
    const base = page.querySelector<HTMLInputElement>('[name=_base]')?.value ?? '';
    expect((await post(`${BANNER}/restore`, { version: '0', _base: '0' })).statusCode).toBe(409);
    expect((await post(`${BANNER}/restore`, { version: '0', _base: base })).statusCode).toBe(303);
    expect(await ask(TITLE)).toBe('The season is on');
    expect((await post(`${BANNER}/restore`, { version: '999', _base: base })).statusCode).toBe(404);
  });

  test('as a draft is seen by its preview alone, with what it draws', async () => {
    const typed = { 'title.en': 'A draft', 'images.desktop.seed': '4711' };
    const answer = await post(`${BANNER}/preview`, await filled(BANNER, typed));
    expect(answer.statusCode).toBe(303);
    const address = answer.headers.location ?? '';
    const { page, answer: shown } = await open(`${address}?brand=sol-alta&locale=pt-BR`);
    const src = page.querySelector('iframe')?.getAttribute('src') ?? '';
    const token = address.split('/').at(-1) ?? '';
    expect(src).toBe(`/pt-BR/?brand=sol-alta&draft=${token}`);
    expect(shown.headers['content-security-policy']).toContain("frame-src 'self'");
    const query = encodeURIComponent('*[_id == "banner.season"][0]');
    const seen = await site.app.inject({
      url: `/content/v1/data/query/northlight?query=${query}`,
      headers: { 'x-control-session': token },
    });
    const draft = seen.json<{
      result: { title: { en: string }; images: { desktop: { asset: { _ref: string } } } };
    }>().result;
    expect(draft.title.en).toBe('A draft');
    expect(await ask(TITLE)).not.toBe('A draft');
    const file = draft.images.desktop.asset._ref.replace(/^image-(.*)-svg$/, '$1.svg');
    const picture = await site.app.inject(`/content/images/croupier/northlight/${file}`);
    expect(picture.statusCode).toBe(200);
  });

  test.each([
    '/desk/content/northlight/nothing',
    '/desk/content/production/footer',
    '/desk/content/northlight/..%2F..%2Fsettings',
    '/desk/content/preview/unknown',
  ])('that is not there is not found: %s', async (url) => {
    expect((await open(url)).answer.statusCode).toBe(404);
  });

  test('tells the browser to say where a form of it comes from', async () => {
    const { answer } = await open(BANNER);
    expect(answer.headers['referrer-policy']).toBe('same-origin');
    const values = await filled(BANNER);
    const nowhere = await post(BANNER, values, site, { origin: 'null' });
    expect(nowhere.statusCode).toBe(404);
    const here = {
      host: 'localhost:4000',
      origin: 'http://localhost:4000',
      'sec-fetch-site': 'same-origin',
    };
    expect((await post(BANNER, values, site, here)).statusCode).toBe(303);
  });

  test('is changed by no page of somebody else', async () => {
    const values = await filled(BANNER, { 'title.en': 'Forged' });
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await post(BANNER, values, site, headers)).statusCode).toBe(404);
    expect(await ask(TITLE)).not.toBe('Forged');
  });
});

test('a list takes another item, another order, and loses one', async () => {
  const url = '/desk/content/northlight/footer';
  const { _base } = await filled(url);
  const grown = await filled(url, {
    'partners.1.name': 'Second',
    'partners.1.url': 'https://second.example',
    'partners.1.logo.text': 'Second',
    'partners.1._place': '0',
    _base: _base ?? '',
  });
  expect((await post(url, grown)).statusCode).toBe(303);
  expect(await ask('*[_id == "footer"][0].partners[].name')).toEqual([
    'Second',
    'Gambling Therapy',
  ]);
  const shrunk = await filled(url, { 'partners.0._remove': 'on' });
  expect((await post(url, shrunk)).statusCode).toBe(303);
  expect(await ask('*[_id == "footer"][0].partners[].name')).toEqual(['Gambling Therapy']);
});

test('production shows what ships, whatever was published on its machine', async () => {
  await post(BANNER, await filled(BANNER, { 'title.en': 'Published' }));
  const live = await openInstances(1, { dataDir, mode: 'production' });
  try {
    expect(await ask(TITLE, live.instances[0])).toBe('The season is on');
  } finally {
    await live.close();
  }
});
