import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { players } from '../../../backend/players/tables.ts';
import { PROVIDER_LISTS } from '../../../reference/game-visibility.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';
import { category, game, provider, reference } from './documents.ts';

const EMAIL = 'demo@croupier.test';
const NOON = Date.UTC(2026, 10, 20, 12);

const inCategory = { categories: [reference('category.few')] };
const asset = (_ref: string) => ({ _type: 'image', asset: reference(_ref) });
const table = (slug: string, different: object) =>
  game(slug, {
    _type: 'liveCasinoGames',
    gameType: 'blackjack',
    categories: [reference('category.tables')],
    ...different,
  });
const DOCUMENTS = [
  provider('provider.gone'),
  provider('provider.fern', { mark: asset('image-fern-160x160-svg') }),
  { ...provider('subProvider.moss'), _type: 'subProvider', title: 'Moss' },
  category('few'),
  category('empty'),
  game('oldest', { ...inCategory, releasedAt: '2020-01-01T00:00:00Z' }),
  game('dive-one', { ...inCategory, gameType: 'crash', releasedAt: '2026-01-05T00:00:00Z' }),
  game('full', {
    ...inCategory,
    name: 'Full Moon',
    releasedAt: '2026-01-04T00:00:00Z',
    subProvider: reference('subProvider.moss'),
    volatility: 'high',
    picture: asset('image-moon-800x800-svg'),
    betLimits: [
      { _key: 'EUR', currency: 'EUR', min: 20, max: 5_000 },
      { _key: 'CAD', currency: 'CAD', min: 40, max: 10_000 },
    ],
  }),
  game('dive-two', { ...inCategory, gameType: 'crash', releasedAt: '2026-01-03T00:00:00Z' }),
  game('pocket', { ...inCategory, channels: ['mobile'], releasedAt: '2026-01-02T00:00:00Z' }),
  game('nameless', { ...inCategory, name: '', releasedAt: '2026-01-01T00:00:00Z' }),
  game('orphan', { ...inCategory, provider: reference('provider.gone') }),
  category('tables'),
  table('table', { seats: 7 }),
  table('wide-table', { seats: 0 }),
  table('single', { seats: 1 }),
  {
    _id: 'grid.few',
    _type: 'lobbyGrid',
    category: reference('category.few'),
    tiles: [{ game: reference('game.oldest') }, { game: reference('game.gone') }],
  },
];

let site: Instance;
let session: Tokens;
beforeAll(async () => {
  site = await openInstance();
  for (const document of DOCUMENTS) await site.control('PUT', 'content/northlight', document);
  // The studio of a game is gone.
  await site.control('PUT', 'content/northlight', { _id: 'provider.gone', _type: 'banner' });
  await site.platform.movableClock?.set(NOON, true);
  session = await site.logIn(EMAIL);
});
afterAll(() => site.close());

const livesIn = (countryCode: string) =>
  site.platform.db.update(players).set({ countryCode }).where(eq(players.email, EMAIL));
afterEach(() => livesIn('FI'));

const DESKTOP = { locale: 'en-FI', channel: 'desktop' };
const page = (categoryId: string, query: Record<string, string> = {}, tokens?: Tokens) =>
  site.call('getCategoryGames', {
    path: { categoryId },
    query: { ...DESKTOP, limit: '31', ...query },
    ...(tokens && { session: tokens }),
  });
const slugs = ({ body }: { body: { games: { gameSlug: string }[] } }) =>
  body.games.map(({ gameSlug }) => gameSlug);

const FEW = ['oldest', 'dive-one', 'full', 'dive-two', 'nameless'];

describe('[API-101, LOBBY-17] a category', () => {
  test('has the games of its grid first, then the newest', async () => {
    expect(slugs(await page('few'))).toEqual(FEW);
  });

  test.each([
    ['casino', 'slots', 30],
    ['casino on a phone', 'slots', 15],
    ['live casino', 'live-popular', 60],
  ])(
    '[LOBBY-06, LOBBY-07] of %s is read whole in pages of one more, and no game comes twice',
    async (_what, id, size) => {
      const read: string[] = [];
      for (let isMore = true; isMore;) {
        const answer = await page(id, { offset: String(read.length), limit: String(size + 1) });
        const found = slugs(answer);
        isMore = found.length === size + 1;
        read.push(...found.slice(0, size));
      }
      expect(new Set(read).size).toBe(read.length);
      expect(read.length).toBeGreaterThan(0);
      const last = await page(id, { offset: String(read.length), limit: '61' });
      expect(slugs(last)).toEqual([]);
      const all = [];
      for (let offset = 0; offset < read.length; offset += 61)
        all.push(...slugs(await page(id, { offset: String(offset), limit: '61' })));
      expect(all).toEqual(read);
    },
  );

  test('is cut after the law, for a guest and for a player alike', async () => {
    const lawful = ['oldest', 'full', 'nameless'];
    const two = { limit: '2' };
    expect(slugs(await page('few', { ...two, locale: 'en-SE' }))).toEqual(lawful.slice(0, 2));
    expect(slugs(await page('few', { ...two, locale: 'en-SE', offset: '1' }))).toEqual(
      lawful.slice(1),
    );
    await livesIn('SE');
    expect(slugs(await page('few', {}, session))).toEqual(lawful);
    expect(slugs(await page('few'))).toEqual(FEW);
    await livesIn('DE');
    expect(slugs(await page('few', {}, session))).toEqual([]);
    expect(slugs(await page('jackpots', {}, session))).toEqual([]);
    expect(slugs(await page('live-popular', {}, session))).toEqual([]);
  });

  test('is cut by the country of the visit as well', async () => {
    const answer = await site.call('getCategoryGames', {
      path: { categoryId: 'few' },
      query: { ...DESKTOP, limit: '31' },
      headers: { cookie: 'country-code=SE' },
    });
    expect(slugs(answer)).toEqual(['oldest', 'full', 'nameless']);
  });

  test('[GAME-12] has no games that are not for the device', async () => {
    expect(slugs(await page('few', { channel: 'mobile' }))).toContain('pocket');
    expect(slugs(await page('few', { channel: 'tablet' }))).not.toContain('pocket');
  });

  test('without games is empty, and one that there is not is named', async () => {
    expect(slugs(await page('empty'))).toEqual([]);
    expect(await page('nowhere')).toMatchObject({ status: 404, code: 'error.category.not_found' });
    const other = await site.call('getCategoryGames', {
      path: { categoryId: 'few' },
      query: { ...DESKTOP, limit: '31' },
      headers: { SiteContext: '{"siteId":"3"}' },
    });
    expect(other.code).toBe('error.category.not_found');
  });

  test.each([
    ['limit', '62', 'limit:maximum'],
    ['limit', '0', 'limit:minimum'],
    ['offset', '-1', 'offset:minimum'],
    ['channel', 'television', 'channel:enum'],
    ['locale', 'en-QQ', 'locale:unknown'],
  ])('refuses %s %s at its field', async (name, value, field) => {
    const answer = await page('few', { [name]: value });
    expect(answer).toMatchObject({ status: 400, code: 'error.validation' });
    expect(answer.fields).toEqual([field]);
  });
});

describe('[API-081, LOBBY-16] the list of games', () => {
  const list = (query: Record<string, string> = {}) =>
    site.call('getGames', { query: { ...DESKTOP, ...query } });

  test('[LOBBY-08] has 30 games where nobody says how many, of a category or of all', async () => {
    expect(slugs(await list())).toHaveLength(30);
    expect(slugs(await list({ category: 'slots' }))).toHaveLength(30);
    expect(slugs(await list({ category: 'few', limit: '1' }))).toEqual(['oldest']);
    expect(await list({ category: 'nowhere' })).toMatchObject({ status: 404 });
    const opened = await site.call('reportOpenedGame', {
      query: { ...DESKTOP, gameId: 'game.full' },
    });
    expect(slugs(opened)).toEqual(slugs(await list()));
  });
});

describe('[GAME-07] a card', () => {
  test('tells what a tile needs, with the bet limits in the money of the one who asks', async () => {
    const full = { gameId: 'game.full', gameSlug: 'full', name: 'Full Moon' };
    const told = (await page('few')).body.games.find(({ gameId }) => gameId === 'game.full');
    expect(told).toEqual({
      ...full,
      _type: 'casinoGames',
      provider: {
        _id: 'provider.fern',
        title: 'Fernwork',
        providerImgUrl: 'image-fern-160x160-svg',
        restrictedCountry: [],
        removeRestrictedCountryOverlay: false,
      },
      subProvider: {
        _id: 'subProvider.moss',
        title: 'Moss',
        restrictedCountry: [],
        removeRestrictedCountryOverlay: false,
      },
      gameType: 'slot',
      channels: ['desktop', 'mobile', 'tablet'],
      jackpotExist: false,
      returnToPlayer: 9_612,
      version: '1.4.0',
      volatility: 'high',
      betLimits: [{ currency: 'EUR', min: 20, max: 5_000 }],
      images: { thumbnail: 'image-moon-800x800-svg' },
    });
    const canadian = (await page('few', { locale: 'en-CA' })).body.games;
    expect(canadian.find(({ gameId }) => gameId === 'game.full')?.betLimits).toEqual([
      { currency: 'CAD', min: 40, max: 10_000 },
    ]);
    const players = (await page('few', { locale: 'en-CA' }, session)).body.games;
    expect(players.find(({ gameId }) => gameId === 'game.full')?.betLimits).toEqual([
      { currency: 'EUR', min: 20, max: 5_000 },
    ]);
  });

  test('without a name has that of its address; without picture and limits it has none', async () => {
    const told = (await page('few')).body.games.find(({ gameId }) => gameId === 'game.nameless');
    expect(told).toMatchObject({ name: 'nameless', images: {}, betLimits: [] });
  });
});

describe('[LOBBY-14] the seats of a live table', () => {
  const seats = async (gameIds: string) =>
    (await site.call('getTableSeats', { query: { siteId: '2', gameIds } })).body.data;

  test('are told by game, also on its card, and change with time', async () => {
    const taken = new Set<number>();
    for (let hours = 0; hours < 24; hours += 1) {
      await site.platform.movableClock?.set(NOON + hours * 3_600_000, true);
      const [table, ...others] = await seats('game.table,game.wide-table,game.full,game.gone');
      expect(others).toEqual([]);
      expect(table).toMatchObject({ gameId: 'game.table', seats: 7 });
      const free = 7 - (table?.seatsTaken ?? 8);
      expect(free).toBeGreaterThanOrEqual(0);
      taken.add(7 - free);
      expect(await seats('game.table')).toEqual([table]);
    }
    expect(taken.size).toBeGreaterThan(2);
    await site.platform.movableClock?.set(NOON, true);
    const [told] = await seats('game.table');
    const { games } = (await page('tables')).body;
    const card = (slug: string) => games.find(({ gameSlug }) => gameSlug === slug);
    expect(card('table')).toMatchObject({ ...told });
    expect(card('wide-table')).not.toHaveProperty('seats');
  });

  test('are told of no table that the law of the place forbids [GAME-12]', async () => {
    const query = { siteId: '2', gameIds: 'game.table' };
    const headers = { cookie: 'country-code=DE' };
    expect((await site.call('getTableSeats', { query })).body.data).toHaveLength(1);
    expect((await site.call('getTableSeats', { query, headers })).body.data).toEqual([]);
  });

  test('[LOBBY-12] hide a table of a market’s list from guests, and from players where none is free', async () => {
    const hiddenInMarket: Record<string, readonly string[]> = PROVIDER_LISTS.hiddenInMarket;
    hiddenInMarket['FI'] = ['provider.fern'];
    const seen = new Map<number, readonly string[]>();
    try {
      for (let minute = 0; seen.size < 2; minute += 1) {
        await site.platform.movableClock?.set(NOON + minute * 60_000, true);
        const [single] = await seats('game.single');
        seen.set(single?.seatsTaken ?? -1, slugs(await page('tables', {}, session)));
        expect(slugs(await page('tables'))).toEqual([]);
        expect(slugs(await page('few'))).toEqual([]);
      }
      expect(seen.get(0)).toContain('single');
      expect(seen.get(1)).not.toContain('single');
      expect(slugs(await page('few', {}, session))).toEqual(FEW);
    } finally {
      delete hiddenInMarket['FI'];
      await site.platform.movableClock?.set(NOON, true);
    }
  });
});

describe('[API-082] a game that was opened', () => {
  const open = (gameId: string, tokens?: Tokens, query: Record<string, string> = {}) =>
    site.call('reportOpenedGame', {
      query: { ...DESKTOP, category: 'few', gameId, ...query },
      ...(tokens && { session: tokens }),
    });
  const recent = async (query: Record<string, string> = {}) =>
    slugs(await site.call('getRecentGames', { session, query: { channel: 'desktop', ...query } }));

  test('[LOBBY-15, API-104] is among the player’s recent games, the latest first, once', async () => {
    expect(await recent()).toEqual([]);
    for (const slug of ['full', 'oldest', 'pocket', 'full']) {
      const answer = await open(`game.${slug}`, session, { channel: 'mobile' });
      expect(slugs(answer)).toContain('pocket');
      await site.platform.movableClock?.advance(1_000);
    }
    expect(await recent()).toEqual(['full', 'oldest']);
    expect(await recent({ channel: 'mobile' })).toEqual(['full', 'pocket', 'oldest']);
    expect(await recent({ limit: '1' })).toEqual(['full']);
  });

  test('by a guest is noted of nobody, and the list is answered', async () => {
    const before = await recent();
    expect(slugs(await open('game.dive-one'))).toEqual(FEW);
    expect(await recent()).toEqual(before);
  });

  test('is refused where it is not offered, and noted of nobody', async () => {
    const before = await recent();
    expect(await open('game.gone', session)).toMatchObject({ code: 'error.game.not_found' });
    expect(await open('game.full', session, { category: 'nowhere' })).toMatchObject({
      code: 'error.category.not_found',
    });
    await livesIn('SE');
    expect(await open('game.dive-one', session)).toMatchObject({ code: 'error.game.not_found' });
    await livesIn('FI');
    expect(await recent()).toEqual(before);
  });

  test('is forgotten when fifty others were opened after it', async () => {
    const { body } = await page('slots', { limit: '60' });
    await open('game.oldest', session);
    for (const { gameId } of body.games.slice(0, 50)) {
      await site.platform.movableClock?.advance(1_000);
      await open(gameId, session);
    }
    const { rows } = await site.platform.db.execute('SELECT game_id FROM opened_games');
    expect(rows).toHaveLength(50);
    expect(rows).not.toContainEqual({ game_id: 'game.oldest' });
  });
});
