import { evaluate, parse } from 'groq-js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PROVIDER_LISTS, type GameViewer } from '../../reference/game-visibility.ts';
import { findGames, readNames } from '../../src/games/search/find.ts';
import { queryClient } from '../../src/runtime/query.ts';

const ref = (id: string) => ({ _type: 'reference', _ref: id });

const studio = (type: 'provider' | 'subProvider', name: string, different: object = {}) => ({
  _id: `${type}.${name.toLowerCase().replaceAll(' ', '-')}`,
  _type: type,
  title: name,
  restrictedCountry: [],
  removeRestrictedCountryOverlay: false,
  ...different,
});

const game = (name: string, provider: string, different: object = {}) => ({
  _id: `game.${name.toLowerCase().replaceAll(' ', '-')}`,
  _type: 'casinoGames',
  gameSlug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  version: '1.0.0',
  gameType: 'slot',
  jackpotExist: false,
  returnToPlayer: 9_600,
  channels: ['desktop', 'mobile', 'tablet'],
  provider: ref(`provider.${provider}`),
  ...different,
});

const DOCUMENTS = [
  studio('provider', 'Amber Kettle'),
  studio('provider', 'Nine Herons', { restrictedCountry: ['NZ'] }),
  studio('subProvider', 'Evo Lution'),
  studio('subProvider', 'Left Out'),
  studio('provider', 'Nothing Yet'),
  studio('provider', 'Quiet Room'),
  studio('provider', 'No Filter'),
  studio('provider', 'Reed Bank'),
  ...Array.from({ length: 35 }, (_, at) => game(`Reed ${at}`, 'reed-bank')),
  game('Jade Penguin', 'amber-kettle'),
  game('Jade Lion', 'nine-herons', { jackpotExist: true }),
  game('Silver Owl', 'amber-kettle', { subProvider: ref('subProvider.evo-lution') }),
  game('Jade Fox', 'amber-kettle', { subProvider: ref('subProvider.left-out') }),
  game('Jade Roulette', 'nine-herons', {
    _type: 'liveCasinoGames',
    gameType: 'roulette',
    subProvider: ref('subProvider.left-out'),
  }),
  game('Silent Table', 'quiet-room', { _type: 'liveCasinoGames', gameType: 'blackjack' }),
  game('Plain Bee', 'no-filter'),
  game('Jade Pocket', 'amber-kettle', { channels: ['mobile'] }),
  game('Jade Broken', 'nine-herons', { version: undefined }),
  {
    _id: 'casinoSettings',
    _type: 'casinoSettings',
    exclusionSubProviders: [ref('subProvider.left-out')],
    availableProviders: [ref('provider.amber-kettle'), ref('provider.nine-herons')],
  },
  {
    _id: 'liveCasinoSettings',
    _type: 'liveCasinoSettings',
    availableProviders: [ref('provider.quiet-room')],
  },
];

const GUEST: GameViewer = { market: 'UN', channels: ['desktop'] };

interface Asked {
  readonly method: string;
  readonly url: URL;
}

let asked: Asked[];
let isDown: 'down' | 'unreachable' | undefined;

beforeEach(() => {
  queryClient.clear();
  asked = [];
  isDown = undefined;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin);
    asked.push({ method: init?.method ?? 'GET', url });
    if (isDown === 'unreachable') throw new TypeError('Failed to fetch');
    if (isDown === 'down') return Response.json({ message: 'Down' }, { status: 503 });
    const params = Object.fromEntries(
      [...url.searchParams]
        .filter(([name]) => name.startsWith('$'))
        .map(([name, value]) => [name.slice(1), JSON.parse(value) as unknown]),
    );
    const dereference = async ({ _ref }: { _ref: string }) =>
      DOCUMENTS.find(({ _id }) => _id === _ref);
    const tree = parse(url.searchParams.get('query') ?? '', { params });
    const value = await evaluate(tree, { dataset: DOCUMENTS, params, dereference });
    return Response.json({ result: (await value.get()) as unknown, ms: 1 });
  });
});

const find = async (text: string, viewer: GameViewer = GUEST) => {
  const found = await findGames({ text, viewer, lobby: 'casino' }, 'northlight');
  return {
    ...found,
    games: found.games.map(({ slug }) => slug),
    studios: found.studios.map(({ id, lobby, games }) => `${id} ${lobby} ${games}`),
  };
};

describe('SEARCH-01: games are found', () => {
  test('by name, the best match first, of the channel at hand', async () => {
    expect(await find('jade')).toEqual({
      studios: [],
      games: ['jade-penguin', 'jade-lion', 'jade-roulette'],
      total: 3,
      isNear: false,
    });
    expect((await find('jade', { ...GUEST, channels: ['mobile'] })).games).toContain('jade-pocket');
  });

  test('by provider, which is named beside them, after those of the name itself', async () => {
    expect(await find('amber')).toMatchObject({
      studios: ['provider.amber-kettle casino 2'],
      games: ['jade-penguin', 'silver-owl'],
    });
  });

  test('by sub-provider, without regard to case and white space (SEARCH-02)', async () => {
    expect(await find('EVOLUTION')).toMatchObject({
      studios: ['subProvider.evo-lution casino 1'],
      games: ['silver-owl'],
    });
  });

  test('and none of a sub-provider that its lobby excludes, nor the sub-provider for it', async () => {
    expect((await find('jade fox')).games).not.toContain('jade-fox');
    expect(await find('left out')).toMatchObject({
      studios: ['subProvider.left-out live 1'],
      games: ['jade-roulette'],
    });
  });

  test('of both lobbies, and a studio leads to the one that has a filter for it', async () => {
    expect(await find('quiet room')).toMatchObject({
      studios: ['provider.quiet-room live 1'],
      games: ['silent-table'],
    });
    expect(await find('no filter')).toMatchObject({ studios: [], games: ['plain-bee'] });
  });

  test('and no studio without games', async () => {
    expect(await find('nothing yet')).toMatchObject({ studios: [], games: [], total: 0 });
  });

  test('by a name with a letter wrong, where nothing has the text in it', async () => {
    expect(await find('jade pengvin')).toMatchObject({ games: ['jade-penguin'], isNear: true });
    expect(await find('amber ketle')).toMatchObject({
      studios: ['provider.amber-kettle casino 2'],
      isNear: true,
    });
  });

  test('LOBBY-08, C-31: thirty at most of those that are counted', async () => {
    const { games, total } = await find('reed');
    expect([games.length, total]).toEqual([30, 35]);
  });

  test('each once, whatever is typed, and as many as are counted', async () => {
    for (const text of ['a', 'jade', 'ni', 'o']) {
      const { games, total } = await find(text);
      expect(new Set(games).size).toBe(games.length);
      expect(total).toBeGreaterThanOrEqual(games.length);
    }
  });
});

describe('what the law forbids is not found', () => {
  test('live games and jackpots in Germany, and games without its permit', async () => {
    const { games } = await find('jade', {
      ...GUEST,
      player: { residence: { countryCode: 'DE' }, isAgeVerified: true },
    });
    expect(games).not.toContain('jade-roulette');
    expect(games).not.toContain('jade-lion');
  });

  test('GAME-08: a game that is barred where somebody is says so', async () => {
    const { games } = await findGames(
      { text: 'jade lion', viewer: { ...GUEST, country: 'NZ' }, lobby: 'casino' },
      'northlight',
    );
    expect(games).toMatchObject([{ slug: 'jade-lion', isRestricted: true, hasJackpot: true }]);
  });

  test('LOBBY-12: nor what the operator hides in a market, which is not counted either', async () => {
    const lists = { ...PROVIDER_LISTS, hiddenInMarket: { UN: ['provider.nine-herons'] } };
    const found = await findGames(
      { text: 'jade', viewer: GUEST, lobby: 'casino' },
      'northlight',
      lists,
    );
    expect(found.games.map(({ slug }) => slug)).toEqual(['jade-penguin']);
    expect(found.total).toBe(1);
  });

  test('LOBBY-13: a provider that is not among filters is not named, and its games are found', async () => {
    const lists = { ...PROVIDER_LISTS, hiddenInFilters: ['provider.nine-herons'] };
    const found = await findGames(
      { text: 'nine herons', viewer: GUEST, lobby: 'casino' },
      'northlight',
      lists,
    );
    expect(found.studios).toEqual([]);
    expect(found.games).toHaveLength(2);
  });
});

describe('what is typed', () => {
  test.each([
    '*[_type == "settings"]',
    '"] | order(name)[0...9999]{...}',
    '$ids',
    '🎰🎰',
    'jade'.repeat(125),
  ])('is told to nobody: %s', async (text) => {
    expect(await find(text)).toMatchObject({ studios: [], games: [], total: 0 });
    for (const { url } of asked) expect(decodeURIComponent(url.href)).not.toContain(text);
    expect(asked.map(({ url }) => url.searchParams.get('tag'))).toEqual(['site.gameNames']);
  });

  test('CONT-02: is compared with names that are read once, and games are read by GET', async () => {
    await readNames(GUEST, 'northlight');
    await find('jade');
    await find('silver');
    expect(asked.map(({ method, url }) => `${method} ${url.searchParams.get('tag')}`)).toEqual([
      'GET site.gameNames',
      'GET site.gamesByName',
      'GET site.gamesByName',
    ]);
  });
});

describe('NS-59: where content does not answer', () => {
  test.each([
    ['down', 'unexpected'],
    ['unreachable', 'unreachable'],
  ] as const)('it is %s, which is said, and it is asked again', async (why, kind) => {
    isDown = why;
    await expect(find('jade')).rejects.toMatchObject({ kind });
    isDown = undefined;
    expect((await find('jade')).games).toHaveLength(3);
  });
});
