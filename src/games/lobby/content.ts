import type { Currency } from '../../../reference/currencies.ts';
import type { CardStudio, GameCard, TileSize } from '../../../reference/game-card.ts';
import { TILE_SIZES } from '../../../reference/game-card.ts';
import type { GameChannel } from '../../../reference/game-visibility.ts';
import { fields, flag, list, oneOf, text, texts } from '../../content/decode.ts';
import { ContentError } from '../../content/error.ts';
import { contentQuery, localized } from '../../content/query.ts';
import { CARD, readCard, readStudio, STUDIO } from '../card.ts';
import { lawful, type LawParams } from '../law.ts';

/** The two lobbies; each has the games of one type. */
export const LOBBIES = ['casino', 'live'] as const;

export type LobbyId = (typeof LOBBIES)[number];

/** The parts of a lobby that content may put into an order (LOBBY-11). */
export const SECTIONS = [
  'sportsCategory',
  'casinoGames',
  'liveCasinoGames',
  'topGames',
  'top-winners',
  'latest-winners',
] as const;

/** A category of games (LOBBY-03). */
export interface Category {
  /** In addresses. */
  readonly id: string;
  readonly label: string;
  readonly lobby: LobbyId;
  /** Name of a pictogram. */
  readonly icon: string;
  readonly visibleInMenu: boolean;
  readonly visibleInLobby: boolean;
}

/** A game with the size of its tile on each kind of device (LOBBY-05). */
export interface Tile {
  readonly card: GameCard;
  readonly sizes: Readonly<Record<GameChannel, TileSize>>;
}

export interface Section {
  readonly key: string;
  readonly section: (typeof SECTIONS)[number];
  /** Absent of a section that shows no games. */
  readonly category: Category | null;
  readonly tiles: readonly Tile[];
}

/** A lobby as content describes it (LOBBY-01, LOBBY-04). */
export interface LobbyContent {
  /** In the editors' order. */
  readonly categories: readonly Category[];
  readonly sections: readonly Section[];
  /** Those whose games a filter may name. */
  readonly providers: readonly CardStudio[];
  readonly subProviders: readonly CardStudio[];
  /** Ids of sub-providers that no filter and no search names. */
  readonly exclusionSubProviders: readonly string[];
}

type Reader = LawParams & { readonly lang: string; readonly currency: Currency };

/** The games of a section at first, whatever the device. @specification LOBBY-08 */
export const LOBBY_PAGE_SIZE = 10;

const category = `{
  categoryId, "label": ${localized('label')}, lobby, icon, visibleInMenu, visibleInLobby
}`;

/** A lobby with the first tiles of each of its sections; a section shows games of its category's grid alone. */
export const lobbyQuery = contentQuery<
  Reader & { readonly lobby: LobbyId; readonly settings: string },
  LobbyContent
>(
  'lobby',
  `{
    "categories": *[_type == "gameCategory" && lobby == $lobby] | order(order asc)${category},
    "settings": *[_type == $settings][0]{
      "sections": sections[]{
        "key": _key, section, "category": category->${category},
        "tiles": *[_type == "lobbyGrid" && category._ref == ^.category._ref][0].tiles[]{
          desktop, tablet, mobile, "game": game->${CARD}
        }[${lawful('game.')}][0...${LOBBY_PAGE_SIZE}]
      },
      "availableProviders": availableProviders[]->${STUDIO},
      "exclusionSubProviders": exclusionSubProviders[]._ref
    },
    "subProviders": *[_type == "subProvider"] | order(title asc)${STUDIO}
  }`,
  readLobby,
);

/** The most games of one studio that a filter shows. */
export const STUDIO_GAMES = 1_000;

/** The games of a provider or sub-provider in a lobby, by name; none of excluded sub-providers. */
export const gamesByProviderQuery = contentQuery<
  Omit<Reader, 'lang'> & {
    readonly gameType: 'casinoGames' | 'liveCasinoGames';
    /** Id of its document. */
    readonly studio: string;
    readonly excluded: readonly string[];
  },
  readonly GameCard[]
>(
  'gamesByProvider',
  // The service finds what refers to one document without a look at the others.
  `*[_type == $gameType && references($studio) && !(subProvider._ref in $excluded) && ${lawful()}]
    | order(name asc, _id asc)[0...${STUDIO_GAMES}]${CARD}`,
  (result) => list(result, readCard),
);

/** The document with the settings of a lobby, and the type of its games. */
export const LOBBY_DOCUMENTS = {
  casino: { settings: 'casinoSettings', gameType: 'casinoGames' },
  live: { settings: 'liveCasinoSettings', gameType: 'liveCasinoGames' },
} as const satisfies Readonly<Record<LobbyId, object>>;

function readCategory(value: unknown): Category | undefined {
  const { categoryId, label, lobby, icon, visibleInMenu, visibleInLobby } = fields(value);
  const id = text(categoryId);
  const words = text(label);
  const of = oneOf(lobby, LOBBIES);
  if (id === undefined || words === undefined || of === undefined) return undefined;
  return {
    id,
    label: words,
    lobby: of,
    icon: text(icon) ?? '',
    visibleInMenu: flag(visibleInMenu),
    visibleInLobby: flag(visibleInLobby),
  };
}

function readTile(value: unknown): Tile | undefined {
  const { game, desktop, tablet, mobile } = fields(value);
  const card = readCard(game);
  const size = (of: unknown): TileSize => oneOf(of, TILE_SIZES) ?? '1x';
  return (
    card && { card, sizes: { desktop: size(desktop), tablet: size(tablet), mobile: size(mobile) } }
  );
}

function readSection(value: unknown): Section | undefined {
  const item = fields(value);
  const section = oneOf(item['section'], SECTIONS);
  if (section === undefined) return undefined;
  return {
    key: text(item['key']) ?? section,
    section,
    category: readCategory(item['category']) ?? null,
    tiles: uniqueBy(list(item['tiles'], readTile), ({ card }) => card.id),
  };
}

/** Each once: an editor may name a game twice. */
export function uniqueBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}

/** @throws ContentError where a lobby has no settings: it would be an empty page that nobody can leave */
function readLobby(value: unknown): LobbyContent {
  const { categories, settings, subProviders } = fields(value);
  if (settings === null || settings === undefined) {
    throw new ContentError('failed', 'The lobby has no settings');
  }
  const { sections, availableProviders, exclusionSubProviders } = fields(settings);
  return {
    categories: uniqueBy(list(categories, readCategory), ({ id }) => id),
    sections: uniqueBy(list(sections, readSection), ({ key }) => key),
    providers: list(availableProviders, readStudio),
    subProviders: list(subProviders, readStudio),
    exclusionSubProviders: texts(exclusionSubProviders),
  };
}
