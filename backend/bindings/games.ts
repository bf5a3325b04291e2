import { brandIdOfSite, type BrandId } from '../../reference/brands.ts';
import { isCurrency } from '../../reference/currencies.ts';
import { VOLATILITIES } from '../../reference/game-visibility.ts';
import type { Catalogue, CatalogueOf, ListedGame, ListedStudio } from '../games/ports.ts';
import { cut } from '../platform/cut.ts';
import type { Platform } from '../platform/platform.ts';
import type { ContentDocument } from '../third-parties/content/documents.ts';
import type { CasinoGame, LiveCasinoGame } from '../third-parties/content/game-documents.ts';
import { isRecord } from '../third-parties/content/schema/values.ts';
import { documentsOf } from './content.ts';

/** As long as the contract lets a name be. */
const LONGEST_NAME = 60;

/** A document as a tester may have put it: what decides about a game is there, what only shows may be missing. */
type Fields = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? cut(value, LONGEST_NAME) : undefined;
const refOf = (value: unknown): string | undefined =>
  isRecord(value) && typeof value['_ref'] === 'string' ? value['_ref'] : undefined;
const assetOf = (value: unknown): string | undefined =>
  isRecord(value) ? refOf(value['asset']) : undefined;
const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** The amounts of a round that can be understood; a game without one in a currency tells of none in it. */
const betLimitsIn = (limits: unknown): ListedGame['betLimits'] =>
  listOf(limits).flatMap(({ currency, min, max }) =>
    typeof currency === 'string' && isCurrency(currency) && isAmount(min) && isAmount(max)
      ? [{ currency, min, max }]
      : [],
  );

/** A game; undefined where its studio is gone: of such a game nobody knows where it may be offered. */
function gameIn(
  document: CasinoGame | LiveCasinoGame,
  studios: ReadonlyMap<string, ListedStudio>,
): ListedGame | undefined {
  const { _id, _type, gameSlug, version, gameType, jackpotExist, returnToPlayer, channels } =
    document;
  const provider = studios.get(document.provider._ref);
  const part = document.subProvider && studios.get(document.subProvider._ref);
  if (!provider || (document.subProvider && !part)) return undefined;
  const { name, betLimits, volatility, picture, seats }: Fields = { ...document };
  return {
    gameId: _id,
    _type,
    gameSlug,
    name: textOf(name) ?? cut(gameSlug, LONGEST_NAME),
    version,
    gameType,
    jackpotExist,
    returnToPlayer,
    channels,
    provider,
    subProvider: part ?? undefined,
    betLimits: betLimitsIn(betLimits),
    volatility: VOLATILITIES.find((one) => one === volatility),
    picture: assetOf(picture),
    seats: isAmount(seats) ? seats : 0,
  };
}

const studiosIn = (documents: readonly ContentDocument[]): ReadonlyMap<string, ListedStudio> =>
  new Map(
    documents.flatMap((document) => {
      if (document._type !== 'provider' && document._type !== 'subProvider') return [];
      const { _id, restrictedCountry, removeRestrictedCountryOverlay } = document;
      const { title, mark }: Fields = { ...document };
      const studio = {
        _id,
        title: textOf(title) ?? cut(_id, LONGEST_NAME),
        mark: assetOf(mark),
        restrictedCountry,
        removeRestrictedCountryOverlay,
      };
      return [[_id, studio] as const];
    }),
  );

interface Found {
  readonly game: ListedGame;
  /** ISO 8601, UTC; empty where nobody knows. */
  readonly release: string;
  /** The ids of its categories. */
  readonly categories: readonly string[];
}

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** The newest first. */
function gamesIn(documents: readonly ContentDocument[]): readonly Found[] {
  const studios = studiosIn(documents);
  return documents
    .flatMap((document) => {
      if (document._type !== 'casinoGames' && document._type !== 'liveCasinoGames') return [];
      const game = gameIn(document, studios);
      const { releasedAt, categories }: Fields = { ...document };
      const ids = listOf(categories).map((each) => refOf(each) ?? '');
      return game ? [{ game, release: textOf(releasedAt) ?? '', categories: ids }] : [];
    })
    .toSorted(
      (one, other) =>
        compare(other.release, one.release) || compare(one.game.gameSlug, other.game.gameSlug),
    );
}

function catalogueIn(documents: readonly ContentDocument[]): Catalogue {
  const found = gamesIn(documents);
  const games = found.map(({ game }) => game);
  const byId = new Map(games.map((game) => [game.gameId, game]));
  /** By the id of a category; the games of its grid come first. */
  const members = new Map<string, Set<ListedGame>>();
  const add = (categoryId: string, game: ListedGame | undefined) => {
    if (!game) return;
    const list = members.get(categoryId) ?? new Set();
    members.set(categoryId, list.add(game));
  };
  for (const document of documents) {
    if (document._type !== 'lobbyGrid') continue;
    const { category, tiles }: Fields = { ...document };
    for (const { game } of listOf(tiles)) add(refOf(category) ?? '', byId.get(refOf(game) ?? ''));
  }
  for (const { game, categories } of found) for (const id of categories) add(id, game);
  return {
    games,
    byId,
    bySlug: new Map(games.map((game) => [game.gameSlug, game])),
    categories: new Map(
      documents.flatMap((document) =>
        document._type === 'gameCategory'
          ? [[document.categoryId, [...(members.get(document._id) ?? [])]]]
          : [],
      ),
    ),
  };
}

/** Of a site that is nobody's. */
const NO_GAMES: Catalogue = {
  games: [],
  byId: new Map(),
  bySlug: new Map(),
  categories: new Map(),
};

interface Made {
  readonly revision: number;
  readonly catalogue: Catalogue;
}

/** Thousands of games are read anew when a document has changed, and not for each call. */
const made = new WeakMap<Platform, Map<BrandId, Made>>();

/**
 * The games of the content service's documents, as everybody reads them. What decides about them is checked when it
 * is read, published or put by a tester.
 */
export const catalogueOf: CatalogueOf = (platform, siteId) => {
  const dataset = brandIdOfSite(siteId);
  if (dataset === undefined) return NO_GAMES;
  const byDataset = made.get(platform) ?? new Map<BrandId, Made>();
  made.set(platform, byDataset);
  const { revision, read } = documentsOf(platform, dataset);
  const known = byDataset.get(dataset);
  if (known?.revision === revision) return known.catalogue;
  const catalogue = catalogueIn(read());
  byDataset.set(dataset, { revision, catalogue });
  return catalogue;
};

/** Whether the catalogue of a brand has a game at this moment. */
export const isListedIn =
  (platform: Platform) =>
  ({ siteId, slug }: { readonly siteId: string; readonly slug: string }): boolean =>
    catalogueOf(platform, siteId).bySlug.has(slug);
