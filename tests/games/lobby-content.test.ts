import { evaluate, parse } from 'groq-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offeredTo, type GameViewer } from '../../reference/game-visibility.ts';
import type { LobbyId } from '../../reference/lobbies.ts';
import { list } from '../../src/content/decode.ts';
import { fetchContent } from '../../src/content/client.ts';
import { ContentError } from '../../src/content/error.ts';
import { readCard, type GameCard } from '../../src/games/card.ts';
import { lawParams, type LawParams } from '../../src/games/law.ts';
import {
  gamesByProviderQuery,
  LOBBY_DOCUMENTS,
  lobbyQuery,
} from '../../src/games/lobby/content.ts';
import { CONTENT, documentsOf } from '../brands/content.ts';
import { startService, type RunningService } from '../content/service.support.ts';
import { guestAt, playerOf } from './game-visibility.support.ts';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.app.close());

const lobbyOf = (lobby: LobbyId, viewer: GameViewer, dataset = 'northlight', lang = 'en') =>
  fetchContent(
    lobbyQuery,
    {
      ...lawParams(viewer),
      lobby,
      settings: LOBBY_DOCUMENTS[lobby].settings,
      lang,
      currency: 'EUR',
    },
    { dataset, origin: service.origin },
  );

const releaseOf = (dataset: string, id: string): string =>
  documentsOf(dataset, 'casinoGames').find(({ _id }) => _id === id)?.releasedAt ?? '';

const ALL = { from: 0, until: 1_000 };

async function gamesOf(studio: string, viewer: GameViewer, excluded: string[] = []) {
  const games = await fetchContent(
    gamesByProviderQuery,
    {
      ...lawParams(viewer),
      ...ALL,
      gameType: 'casinoGames',
      currency: 'EUR',
      studio,
      excluded,
    } as const,
    { dataset: 'northlight', origin: service.origin },
  );
  return list(games, readCard);
}

describe('CONT-02, LOBBY-01: a lobby from content', () => {
  it.each([
    ['northlight', 'casino', 'topGames', 'popular'],
    ['northlight', 'live', 'topGames', 'live-popular'],
    ['sol-alta', 'casino', 'casinoGames', 'fruit-and-sun'],
    ['sol-alta', 'live', 'liveCasinoGames', 'salon-shows'],
  ] as const)('%s, %s: categories and sections in the editors’ order', async (...row) => {
    const [dataset, lobby, section, category] = row;
    const { sections, categories, providers } = await lobbyOf(lobby, guestAt('FI'), dataset);
    expect(sections[0]).toMatchObject({ section, category: { id: category } });
    expect(sections.every(({ tiles }) => tiles.length <= 10)).toBe(true);
    expect(sections[0]?.tiles.length).toBe(10);
    expect(categories.every((each) => each.lobby === lobby)).toBe(true);
    expect(providers.length).toBeGreaterThan(5);
    expect(providers[0]?.image).toMatch(/^image-/);
  });

  it('LOBBY-05: a tile has a size for each kind of device', async () => {
    const { sections } = await lobbyOf('casino', guestAt('FI'));
    const tiles = sections.flatMap((each) => each.tiles);
    expect(tiles.some(({ sizes }) => sizes.desktop !== sizes.tablet)).toBe(true);
    expect(tiles.some(({ sizes }) => sizes.tablet !== sizes.mobile)).toBe(true);
    expect(new Set(tiles.map(({ sizes }) => sizes.desktop)).size).toBe(4);
  });

  it('labels come in the language asked for', async () => {
    const { categories } = await lobbyOf('casino', guestAt('FI'), 'northlight', 'fi');
    expect(categories[0]?.label).toBe('Suosittua');
  });

  it('what the law forbids is in no section: jackpots and crash in Sweden, live tables in Germany', async () => {
    const viewers = [guestAt('SE'), playerOf('DE'), playerOf('GB'), guestAt('FI', 'DE')];
    for (const viewer of viewers) {
      const lobbies = [await lobbyOf('casino', viewer), await lobbyOf('live', viewer)];
      const cards = lobbies.flatMap(({ sections }) => sections.flatMap(({ tiles }) => tiles));
      expect(cards.map(({ card }) => card).filter((card) => !offeredTo(viewer)(card))).toEqual([]);
    }
    const swedish = await lobbyOf('casino', guestAt('SE'));
    expect(swedish.sections[0]?.tiles.length).toBeGreaterThan(4);
  });
});

describe('LOBBY-03: a menu names the categories that the law leaves games', () => {
  const menuOf = async (lobby: LobbyId, viewer: GameViewer) =>
    (await lobbyOf(lobby, viewer)).categories
      .filter(({ visibleInMenu }) => visibleInMenu)
      .map(({ id }) => id);

  it('in Germany those of permitted slots, elsewhere all that editors want', async () => {
    const german = ['popular', 'new', 'slots', 'wild-north', 'sea-and-sky', 'fruit-classics'];
    expect(await menuOf('casino', playerOf('DE'))).toEqual(german);
    expect(await menuOf('live', playerOf('DE'))).toEqual([]);
    const others = ['jackpots', 'table-games', 'video-poker', 'instant-wins', 'bingo'];
    expect((await menuOf('casino', guestAt('FI'))).toSorted()).toEqual(
      [...german, ...others].toSorted(),
    );
    expect(await menuOf('live', guestAt('FI'))).toHaveLength(7);
  });

  it('and one whose only game stands in its grid', async () => {
    const shipped = CONTENT['northlight'] ?? [];
    const grid = shipped.find((each) => each._id === 'grid.slots');
    const category = shipped.find((each) => each._id === 'category.bingo');
    const german = (await lobbyOf('casino', playerOf('DE'))).sections.find(
      (section) => section.category?.id === 'slots',
    );
    const game = { _type: 'reference', _ref: german?.tiles[0]?.card.id };
    const params = {
      ...lawParams(playerOf('DE')),
      lobby: 'casino',
      settings: 'casinoSettings',
      lang: 'en',
      currency: 'EUR',
    };
    const answer = await evaluate(parse(lobbyQuery.groq, { params }), {
      dataset: [
        ...shipped,
        { ...category, _id: 'category.summer', categoryId: 'summer' },
        {
          ...grid,
          _id: 'grid.summer',
          category: { _ref: 'category.summer' },
          tiles: [{ desktop: '1x', game }],
        },
      ],
      params,
    });
    const { categories } = lobbyQuery.read(await answer.get());
    expect(categories.find(({ id }) => id === 'summer')?.visibleInMenu).toBe(true);
    expect(categories.find(({ id }) => id === 'bingo')?.visibleInMenu).toBe(false);
  });
});

describe('LOBBY-05: the tiles of a grid that the law leaves', () => {
  it('are followed by the newest of the category, each once', async () => {
    const { sections } = await lobbyOf('casino', playerOf('DE'), 'sol-alta');
    const { tiles = [] } = sections.find(({ category }) => category?.id === 'slot-games') ?? {};
    const ids = tiles.map(({ card }) => card.id);
    expect(new Set(ids).size).toBe(10);
    const released = ids.map((id) => releaseOf('sol-alta', id));
    expect(released).toEqual(released.toSorted().toReversed());
  });

  it('stand before these, in their sizes', async () => {
    const grid = documentsOf('northlight', 'lobbyGrid').find(({ _id }) => _id === 'grid.popular');
    const { sections } = await lobbyOf('casino', playerOf('DE'));
    const { tiles = [] } = sections.find(({ category }) => category?.id === 'popular') ?? {};
    const shown = tiles.map(({ card, sizes }) => [card.id, sizes.desktop]);
    const ids = tiles.map(({ card }) => card.id);
    const picked = (grid?.tiles ?? [])
      .filter(({ game }) => ids.includes(game._ref))
      .map(({ game, desktop }) => [game._ref, desktop]);
    expect(picked.length).toBeGreaterThan(1);
    expect(new Set(picked.map(([, size]) => size)).size).toBeGreaterThan(1);
    expect(shown.slice(0, picked.length)).toEqual(picked);
    const others = shown.slice(picked.length).map(([, size]) => size);
    expect(others.length).toBeGreaterThan(0);
    expect(new Set(others)).toEqual(new Set(['1x']));
  });

  it('are alone where no law takes any away', async () => {
    const shipped = documentsOf('northlight', 'lobbyGrid');
    const { sections } = await lobbyOf('casino', guestAt('FI'));
    const { tiles = [] } = sections.find(({ category }) => category?.id === 'popular') ?? {};
    const grid = shipped.find(({ _id }) => _id === 'grid.popular')?.tiles ?? [];
    expect(tiles.map(({ card }) => card.id)).toEqual(
      grid.slice(0, 10).map(({ game }) => game._ref),
    );
  });
});

describe('CONT-02: the games of a studio', () => {
  it.each(['provider.salt-and-compass', 'subProvider.low-voltage-lab'])(
    '%s, by name',
    async (id) => {
      const games = await gamesOf(id, guestAt('FI'));
      expect(games.length).toBeGreaterThan(5);
      for (const { provider, subProvider } of games) {
        expect([provider._id, subProvider?._id]).toContain(id);
      }
      expect(games.map(({ name }) => name)).toEqual(games.map(({ name }) => name).toSorted());
    },
  );

  it('are none of an excluded sub-provider, and none of what the law forbids', async () => {
    const id = 'provider.salt-and-compass';
    const all = await gamesOf(id, guestAt('FI'));
    const sub = all.find(({ subProvider }) => subProvider)?.subProvider?._id ?? '';
    expect(sub).not.toBe('');
    const without = await gamesOf(id, guestAt('FI'), [sub]);
    expect(without).toEqual(all.filter(({ subProvider }) => subProvider?._id !== sub));
    const viewer = guestAt('SE');
    const swedish = await gamesOf(id, viewer);
    expect(swedish).toEqual(all.filter(offeredTo(viewer)));
    expect(swedish.length).toBeLessThan(all.length);
  });
});

describe('the law in a question to content', () => {
  const studio = 'provider.velvet-meridian';
  const games = async (law: Partial<LawParams>) => {
    const params = { ...lawParams(guestAt('FI')), gameType: 'casinoGames', ...law } as const;
    const found = await fetchContent(
      gamesByProviderQuery,
      { ...params, ...ALL, currency: 'EUR', studio, excluded: [] },
      { dataset: 'northlight', origin: service.origin },
    );
    return list(found, readCard);
  };

  // Some laws demand several at once, so that each alone would not be missed.
  it('lets nothing pass that any of its demands forbids', async () => {
    const all = await games({});
    const [first] = all;
    const permitted = [`${first?.gameSlug}@${first?.version}`];
    const demands: readonly (readonly [Partial<LawParams>, (card: GameCard) => boolean])[] = [
      [{ jackpots: false }, ({ jackpotExist }) => !jackpotExist],
      [{ kinds: ['slot'] }, ({ gameType }) => gameType === 'slot'],
      [{ leastReturn: 9_600 }, ({ returnToPlayer }) => returnToPlayer >= 9_600],
      [{ types: ['liveCasinoGames'] }, () => false],
      [{ needsPermit: true, permitted }, ({ id }) => id === first?.id],
    ];
    for (const [law, allows] of demands) {
      const left = await games(law);
      expect(left.length, Object.keys(law)[0]).toBeLessThan(all.length);
      expect(left).toEqual(all.filter(allows));
    }
  });
});

it('a lobby that nobody set up is an error, and not an empty page', () => {
  for (const value of [null, {}, { settings: null }, 'x', []]) {
    expect(() => lobbyQuery.read(value)).toThrow(ContentError);
  }
  expect(lobbyQuery.read({ settings: { sections: [{}, { section: 'topGames' }] } })).toMatchObject({
    sections: [{ key: 'topGames', category: null, tiles: [] }],
    categories: [],
  });
});

it('what an editor named twice or broke is there once or not at all', () => {
  const studio = { _id: 'provider.fern', title: 'Fern', restrictedCountry: [] };
  const category = { categoryId: 'new', label: 'New', lobby: 'casino' };
  const section = { key: 'a', section: 'topGames', category };
  const content = lobbyQuery.read({
    categories: [category, null, { ...category, label: null }, { ...category, lobby: 'roof' }],
    settings: {
      sections: [null, 'x', { section: 'nope' }, { ...section, tiles: [null, 7, {}] }, section],
      availableProviders: [studio, null, studio],
      exclusionSubProviders: 'x',
    },
    subProviders: 7,
  });
  expect(content).toMatchObject({
    categories: [{ id: 'new' }],
    sections: [{ key: 'a', tiles: [] }],
    providers: [{ _id: 'provider.fern' }],
    subProviders: [],
    exclusionSubProviders: [],
  });
});
