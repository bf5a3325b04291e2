import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { evaluate, parse } from 'groq-js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { lookOf } from '../../backend/third-parties/content/art/games/index.ts';
import { draw } from '../../backend/third-parties/content/art/index.ts';
import type { ContentDocument } from '../../backend/third-parties/content/documents.ts';
import { CONTENT_DIR, readShipped } from '../../backend/third-parties/content/source/files.ts';
import { createContentStore, DATASETS } from '../../backend/third-parties/content/store.ts';
import { isPlayed, mathOf } from '../../backend/third-parties/studio/math/games.ts';
import { CURRENCIES } from '../../reference/currencies.ts';
import { gameQuery } from '../../src/games/page/game-query.ts';
import { catalogueOf } from '../../tools/catalogue/documents.ts';
import { exportBrand } from '../../tools/catalogue/export.ts';

const store = createContentStore();

const ofType = <Type extends ContentDocument['_type']>(
  dataset: (typeof DATASETS)[number],
  type: Type,
) =>
  store.documents[dataset].filter(
    (each): each is Extract<ContentDocument, { _type: Type }> => each._type === type,
  );
const gamesOf = (dataset: (typeof DATASETS)[number]) => [
  ...ofType(dataset, 'casinoGames'),
  ...ofType(dataset, 'liveCasinoGames'),
];
const repeated = (values: readonly string[]) =>
  values.filter((value, at) => values.indexOf(value) !== at);

async function temporary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-catalogue-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe.each(DATASETS)('the catalogue of %s', (dataset) => {
  const games = gamesOf(dataset);

  test('is what its script makes, byte for byte', async () => {
    const file = await readFile(join(CONTENT_DIR, dataset, 'games.ndjson'), 'utf8');
    expect(catalogueOf(dataset) === file).toBe(true);
  });

  test('has 1,200 games and 120 live tables of 30 providers', () => {
    expect(ofType(dataset, 'casinoGames').length).toBeGreaterThanOrEqual(1_200);
    expect(ofType(dataset, 'liveCasinoGames').length).toBeGreaterThanOrEqual(120);
    expect(ofType(dataset, 'provider')).toHaveLength(30);
    const providers = new Set(games.map(({ provider }) => provider._ref));
    expect(providers.size).toBe(30);
  });

  test('has no two games of one name, and each plays in every currency', () => {
    expect(repeated(games.map(({ name }) => name.toLowerCase()))).toEqual([]);
    const currencies = Object.keys(CURRENCIES).toSorted();
    for (const { betLimits, name } of games) {
      expect(betLimits.map(({ currency }) => currency).toSorted(), name).toEqual(currencies);
    }
  });

  test('has games for phones alone, jackpots, seats, and players who are kept out', () => {
    const only = games.filter(({ channels }) => channels.join() === 'mobile');
    expect(only.length).toBeGreaterThan(5);
    const jackpots = games.filter(({ jackpotExist }) => jackpotExist).length;
    expect(jackpots).toBeGreaterThan(30);
    expect(jackpots).toBeLessThan(60);
    expect(ofType(dataset, 'liveCasinoGames').some(({ seats }) => seats > 0)).toBe(true);
    const restricted = ofType(dataset, 'provider').filter(
      ({ restrictedCountry }) => restrictedCountry.length > 0,
    );
    expect(restricted.length).toBeGreaterThan(2);
    expect(restricted.filter((each) => each.removeRestrictedCountryOverlay)).toHaveLength(1);
  });

  test('returns what the studio has computed for a game that it plays, and from 94 to 98.5 % else', () => {
    const odd = games.filter(({ gameType, gameSlug, returnToPlayer }) =>
      isPlayed(gameType)
        ? returnToPlayer !== mathOf(gameType, gameSlug).returnBasisPoints
        : returnToPlayer < 9_400 || returnToPlayer > 9_850,
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
    // Nearly four of five games can be played.
    const played = games.filter(({ gameType }) => isPlayed(gameType)).length;
    expect(Math.floor((played / games.length) * 100)).toBe(79);
  });

  test('has sub-providers with their own providers, and categories of the right lobby', () => {
    const owner = new Map(
      ofType(dataset, 'subProvider').map(({ _id, provider }) => [_id, provider._ref]),
    );
    const lobby = new Map(ofType(dataset, 'gameCategory').map((each) => [each._id, each.lobby]));
    const wrong = games.filter(
      ({ _type, provider, subProvider, categories }) =>
        (subProvider !== null && owner.get(subProvider._ref) !== provider._ref) ||
        categories.some(
          ({ _ref }) => lobby.get(_ref) !== (_type === 'casinoGames' ? 'casino' : 'live'),
        ),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
    expect(games.filter(({ subProvider }) => subProvider !== null).length).toBeGreaterThan(20);
  });

  test('LOBBY-05: fills each grid with games of its category, none twice', () => {
    const categories = new Map(games.map((each) => [each._id, each.categories]));
    for (const { _id, category, tiles } of ofType(dataset, 'lobbyGrid')) {
      const shown = tiles.map(({ game }) => game._ref);
      expect(repeated(shown), _id).toEqual([]);
      expect(shown.length, _id).toBeGreaterThan(0);
      for (const id of shown) {
        const refs = categories.get(id)?.map(({ _ref }) => _ref);
        expect(refs, `${_id} ${id}`).toContain(category._ref);
      }
    }
    expect(ofType(dataset, 'lobbyGrid')).toHaveLength(ofType(dataset, 'gameCategory').length);
  });

  test('has no two pictures of one motif and style in the same colours and arrangement', () => {
    const looks = ofType(dataset, 'sanity.imageAsset').flatMap(({ art }) =>
      art.kind === 'game' ? [`${art.style} ${art.motif} ${lookOf(art.seed)}`] : [],
    );
    expect(looks).toHaveLength(games.length);
    expect(repeated(looks)).toEqual([]);
  });

  test('has a picture of its own for each game, in each shape of a tile', () => {
    const assets = new Map(ofType(dataset, 'sanity.imageAsset').map((each) => [each._id, each]));
    for (const [width, height] of [
      [400, 400],
      [400, 800],
      [800, 400],
    ] as const) {
      const drawn = games.map(({ picture, _id }) => {
        const asset = assets.get(picture.asset._ref);
        if (asset === undefined) throw new Error(`${_id} has no picture`);
        return draw(asset, { width, height });
      });
      expect(new Set(drawn).size).toBe(games.length);
      const [first = ''] = drawn;
      const box = width > height ? '1600 800' : width < height ? '800 1600' : '800 800';
      expect(first).toContain(`viewBox="0 0 ${box}"`);
    }
  });
});

test('BRAND-02: the brands differ in categories, their order, their picks, and in some games', () => {
  const labels = DATASETS.map((each) => ofType(each, 'gameCategory').map(({ label }) => label.en));
  expect(labels[0]).not.toEqual(labels[1]);
  const [ours = [], theirs = []] = DATASETS.map((each) => gamesOf(each).map(({ _id }) => _id));
  const shared = new Set(theirs);
  const common = ours.filter((id) => shared.has(id)).length;
  expect(ours.length - common).toBeGreaterThan(100);
  expect(theirs.length - common).toBeGreaterThan(100);
  expect(common).toBeGreaterThan(1_000);
});

test('what ships is read once by all stores of a process, until a file changes', async () => {
  const folder = await temporary();
  await cp(CONTENT_DIR, folder, { recursive: true });
  const first = createContentStore({ folder });
  const banner = (of: typeof first) =>
    of.documents.northlight.find(({ _id }) => _id === 'banner.anniversary');
  const before = banner(first);
  expect(createContentStore({ folder }).documents.northlight).toBe(first.documents.northlight);
  const file = join(folder, 'northlight', 'banner.anniversary.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('Ten years', 'Eleven years'));
  const second = createContentStore({ folder });
  expect(banner(second)).toMatchObject({ title: { en: 'Eleven years' } });
  expect(banner(first)).toBe(before);
  first.refresh();
  expect(banner(first)).toBe(banner(second));
  await writeFile(file, text.replace('"tone": "dark"', '"tone": "loud"'));
  expect(() => createContentStore({ folder })).toThrow(/banner\.anniversary\.json tone/);
  expect(() => {
    first.refresh();
  }).toThrow(/banner\.anniversary\.json tone/);
  expect(banner(first)).toBe(banner(second));
});

describe('a line that is broken', () => {
  const broken = async (change: (lines: string[]) => void) => {
    const folder = await temporary();
    const into = join(folder, 'northlight');
    await mkdir(into);
    const lines = catalogueOf('northlight').split('\n');
    change(lines);
    await writeFile(join(into, 'games.ndjson'), lines.join('\n'));
    return () => readShipped(folder, 'northlight');
  };
  const lineOf = (lines: readonly string[], id: string) =>
    lines.findIndex((line) => line.startsWith(`{"_id":"${id}"`));

  test('is named with file, line, id and field', async () => {
    let line = 0;
    const read = await broken((lines) => {
      line = lines.findIndex((each) => each.includes('"_type":"casinoGames"'));
      lines[line] = lines[line]?.replace(/"returnToPlayer":\d+/, '"returnToPlayer":8400') ?? '';
    });
    expect(read).toThrow(
      new RegExp(`^northlight/games.ndjson:${line + 1} game\\.[a-z0-9-]+ returnToPlayer: A whole`),
    );
  });

  test.each([
    ['a cut line', '{"_id":"game.x","_type"', /games\.ndjson:3 is no document/],
    [
      'a reference that is a bare id',
      '"provider":"provider.azulmar"',
      /provider: There is no provider/,
    ],
    ['a game under another id', '"gameSlug":"other"', /gameSlug: It must be as in the id/],
  ])('is told: %s', async (_what, text, message) => {
    const read = await broken((lines) => {
      if (text.startsWith('{')) lines[2] = text;
      const at = lines.findIndex((each) => each.includes('"_type":"casinoGames"'));
      const [name = ''] = /^"[a-zA-Z]+"/.exec(text) ?? [];
      if (name === '') return;
      lines[at] = lines[at]?.replace(new RegExp(`${name}:("[^"]*"|\\{[^}]*\\})`), text) ?? '';
    });
    expect(read).toThrow(message);
  });

  test('is told when its id stands elsewhere, too', async () => {
    const read = await broken((lines) => {
      lines.push(lines[lineOf(lines, 'provider.azulmar')] ?? '');
    });
    expect(read).toThrow(/provider\.azulmar stands in northlight\/games\.ndjson:\d+/);
  });
});

test('what ships is a folder that the official command line imports', async () => {
  const folder = await temporary();
  const { documents, pictures } = await exportBrand('sol-alta', folder);
  const lines = (await readFile(join(folder, 'data.ndjson'), 'utf8')).trim().split('\n');
  const read = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(read).toHaveLength(documents);
  const ids = new Set(read.map(({ _id }) => _id));
  const text = lines.join('\n');
  // An id with a dot is hidden from visitors there.
  expect([...ids].filter((id) => !/^[A-Za-z0-9_][\w-]{0,127}$/.test(String(id)))).toEqual([]);
  const references = Array.from(text.matchAll(/"_ref":"([^"]+)"/g), ([, id]) => id);
  expect(references.filter((id) => !ids.has(id))).toEqual([]);
  const named = text.matchAll(/"_sanityAsset":"image@file:\/\/\.\/images\/([^"]+)"/g);
  const files = new Set(Array.from(named, ([, file]) => file));
  expect(files).toEqual(new Set(await readdir(join(folder, 'images'))));
  expect(files.size).toBe(pictures);
  expect(text).not.toContain('image-');
  // The page of a game finds it there, too.
  const params = { slug: 'amber-cat-jackpots', currency: 'EUR' } as const;
  const found = await evaluate(parse(gameQuery.groq, { params }), {
    dataset: read,
    params,
    dereference: async ({ _ref }: { _ref: string }) => read.find(({ _id }) => _id === _ref),
  });
  expect(gameQuery.read(await found.get())).toMatchObject({ gameSlug: 'amber-cat-jackpots' });
});
