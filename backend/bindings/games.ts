import { isCurrency } from '../../reference/currencies.ts';
import { GAME_KINDS, type GameKind } from '../../reference/game-rules.ts';
import type { CatalogueGame, GameChannel } from '../../reference/game-visibility.ts';
import type { Catalogue, CatalogueOf, ListedGame, ListedStudio } from '../games/ports.ts';
import { brandIdOfSite, type BrandId } from '../../reference/brands.ts';
import { cut } from '../platform/cut.ts';
import type { Platform } from '../platform/platform.ts';
import { CHANNELS, VOLATILITIES } from '../third-parties/content/game-documents.ts';
import { isRecord, isTextList } from '../third-parties/content/schema/values.ts';
import { documentsOf } from './content.ts';

type Fields = Readonly<Record<string, unknown>>;

/** As long as the contract lets a name be. */
const LONGEST_NAME = 60;

/** Basis points. */
const WHOLE_RETURN = 10_000;

const TYPES: readonly unknown[] = [
  'casinoGames',
  'liveCasinoGames',
] satisfies readonly CatalogueGame['_type'][];

const isType = (value: unknown): value is CatalogueGame['_type'] => TYPES.includes(value);
const isKind = (value: unknown): value is GameKind => GAME_KINDS.some((kind) => kind === value);
const isChannel = (value: unknown): value is GameChannel =>
  CHANNELS.some((channel) => channel === value);
const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isShort = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);
const areCountries = (value: unknown): value is readonly string[] =>
  isTextList(value) && value.every((code) => /^[A-Z]{2}$/.test(code));

const listOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;
const refOf = (value: unknown): string | undefined =>
  isRecord(value) ? textOf(value['_ref']) : undefined;
const assetOf = (value: unknown): string | undefined =>
  isRecord(value) ? refOf(value['asset']) : undefined;

/** A provider or sub-provider, as its document says. Without a list of countries it restricts none. */
function studioIn({
  _id,
  title,
  mark,
  restrictedCountry = [],
  removeRestrictedCountryOverlay = false,
}: Fields): ListedStudio | undefined {
  return typeof _id === 'string' &&
    areCountries(restrictedCountry) &&
    typeof removeRestrictedCountryOverlay === 'boolean'
    ? {
        _id,
        title: cut(textOf(title) ?? _id, LONGEST_NAME),
        mark: assetOf(mark),
        restrictedCountry,
        removeRestrictedCountryOverlay,
      }
    : undefined;
}

/**
 * A game, as its document says; undefined where the document leaves out what decides about it, or names a provider
 * that is not there: of such a game nobody knows whether it may be offered. What only shows may be missing.
 */
function gameIn(
  fields: Fields,
  studios: ReadonlyMap<string, ListedStudio>,
): ListedGame | undefined {
  const { _id, _type, gameSlug, version, gameType, jackpotExist = false, returnToPlayer } = fields;
  const { channels, subProvider = null, seats, volatility } = fields;
  const provider = studios.get(refOf(fields['provider']) ?? '');
  const part = subProvider === null ? undefined : studios.get(refOf(subProvider) ?? '');
  return typeof _id === 'string' &&
    isType(_type) &&
    isShort(gameSlug, /^[a-z0-9-]{1,64}$/) &&
    isShort(version, /^[\d.]{1,16}$/) &&
    isKind(gameType) &&
    typeof jackpotExist === 'boolean' &&
    isAmount(returnToPlayer) &&
    returnToPlayer <= WHOLE_RETURN &&
    Array.isArray(channels) &&
    provider !== undefined &&
    (subProvider === null || part !== undefined)
    ? {
        gameId: _id,
        _type,
        gameSlug,
        name: cut(textOf(fields['name']) ?? gameSlug, LONGEST_NAME),
        version,
        gameType,
        jackpotExist,
        returnToPlayer,
        channels: channels.filter(isChannel),
        provider,
        subProvider: part,
        betLimits: listOf(fields['betLimits']).flatMap(({ currency, min, max }) =>
          typeof currency === 'string' && isCurrency(currency) && isAmount(min) && isAmount(max)
            ? [{ currency, min, max }]
            : [],
        ),
        volatility: VOLATILITIES.find((one) => one === volatility),
        picture: assetOf(fields['picture']),
        seats: isAmount(seats) ? seats : 0,
      }
    : undefined;
}

const releaseOf = ({ releasedAt }: Fields): string => textOf(releasedAt) ?? '';

function catalogueIn(documents: readonly Fields[]): Catalogue {
  const studios = new Map(
    documents.flatMap((fields) => {
      const { _type } = fields;
      const studio = _type === 'provider' || _type === 'subProvider' ? studioIn(fields) : undefined;
      return studio ? [[studio._id, studio] as const] : [];
    }),
  );
  const found = documents
    .filter(({ _type }) => isType(_type))
    .flatMap((fields) => {
      const game = gameIn(fields, studios);
      return game ? [{ game, fields, release: releaseOf(fields) }] : [];
    })
    .toSorted(
      (one, other) =>
        Number(one.release < other.release) - Number(one.release > other.release) ||
        Number(one.game.gameSlug > other.game.gameSlug) -
          Number(one.game.gameSlug < other.game.gameSlug),
    );
  const games = found.map(({ game }) => game);
  const byId = new Map(games.map((game) => [game.gameId, game]));
  const members = new Map<string, ListedGame[]>();
  for (const { game, fields } of found) {
    for (const each of listOf(fields['categories'])) {
      const id = refOf(each) ?? '';
      const list = members.get(id);
      if (list) list.push(game);
      else members.set(id, [game]);
    }
  }
  const grids = new Map(
    documents
      .filter(({ _type }) => _type === 'lobbyGrid')
      .map(({ category, tiles }) => [
        refOf(category),
        listOf(tiles).flatMap(({ game }) => byId.get(refOf(game) ?? '') ?? []),
      ]),
  );
  return {
    games,
    byId,
    // An address that two games claim opens the newer one.
    bySlug: new Map(games.toReversed().map((game) => [game.gameSlug, game])),
    categories: new Map(
      documents.flatMap(({ _id, _type, categoryId }) =>
        _type === 'gameCategory' && typeof _id === 'string' && typeof categoryId === 'string'
          ? [[categoryId, [...new Set([...(grids.get(_id) ?? []), ...(members.get(_id) ?? [])])]]]
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

/** The games of the content service's documents, as everybody reads them. */
export const catalogueOf: CatalogueOf = (platform, siteId) => {
  const dataset = brandIdOfSite(siteId);
  if (dataset === undefined) return NO_GAMES;
  const byDataset = made.get(platform) ?? new Map<BrandId, Made>();
  made.set(platform, byDataset);
  const { revision, read } = documentsOf(platform, dataset);
  const known = byDataset.get(dataset);
  if (known?.revision === revision) return known.catalogue;
  const documents: readonly unknown[] = read();
  const catalogue = catalogueIn(documents.filter(isRecord));
  byDataset.set(dataset, { revision, catalogue });
  return catalogue;
};
