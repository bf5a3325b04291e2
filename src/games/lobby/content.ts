import type { Currency } from '../../../reference/currencies.ts';
import { TILE_SIZES, type TileSize } from '../../../reference/game-card.ts';
import {
  type Category,
  type ListedGame,
  type LobbyContent,
  type Section,
  type Tile,
} from '../../../machines/games/lobby/lobby.ts';
import { LOBBIES, LOBBY_SECTIONS, type LobbyId } from '../../../reference/lobbies.ts';
import { fields, flag, list, oneOf, text, texts } from '../../content/decode.ts';
import { ContentError } from '../../content/error.ts';
import { contentQuery, localized } from '../../content/query.ts';
import { CARD, readCard, readStudio, STUDIO } from '../card.ts';
import { lawful, type LawParams } from '../law.ts';

type Reader = LawParams & { readonly lang: string; readonly currency: Currency };

/** The games of a section at first, whatever the device. @specification LOBBY-08 */
const LOBBY_PAGE_SIZE = 10;

const category = `{
  categoryId, "label": ${localized('label')}, lobby, icon, visibleInMenu, visibleInLobby
}`;

/**
 * A lobby with the first tiles of each of its sections; a section shows games of its category's grid alone. Cards are
 * made of the games that show: made of all, a grid of thousands takes more work than the service does for anybody.
 */
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
          desktop, tablet, mobile, "game": game->
        }[${lawful('game.')}][0...${LOBBY_PAGE_SIZE}]{
          desktop, tablet, mobile, "game": game${CARD}
        }
      },
      "availableProviders": availableProviders[]->${STUDIO},
      "exclusionSubProviders": exclusionSubProviders[]._ref
    },
    "subProviders": *[_type == "subProvider"] | order(title asc)${STUDIO}
  }`,
  readLobby,
);

/** The most games of one studio that a filter shows. */
const STUDIO_GAMES = 1_000;

/** The games of a provider or sub-provider in a lobby, by name; none of excluded sub-providers. */
export const gamesByProviderQuery = contentQuery<
  Omit<Reader, 'lang'> & {
    readonly gameType: 'casinoGames' | 'liveCasinoGames';
    /** Id of its document. */
    readonly studio: string;
    readonly excluded: readonly string[];
  },
  readonly ListedGame[]
>(
  'gamesByProvider',
  // The service finds what refers to one document without a look at the others.
  `*[_type == $gameType && references($studio) && !(subProvider._ref in $excluded) && ${lawful()}]
    | order(name asc, _id asc)[0...${STUDIO_GAMES}]${CARD}`,
  (result) => list(result, readListed),
);

/** The document with the settings of a lobby, and the type of its games. */
export const LOBBY_DOCUMENTS = {
  casino: { settings: 'casinoSettings', gameType: 'casinoGames' },
  live: { settings: 'liveCasinoSettings', gameType: 'liveCasinoGames' },
} as const satisfies Readonly<Record<LobbyId, object>>;

/** Any more of it is read where it shows (`readCard`). */
const readListed = (value: unknown): ListedGame | undefined =>
  text(fields(value)['gameId']) === undefined ? undefined : (value as ListedGame);

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
  const section = oneOf(item['section'], LOBBY_SECTIONS);
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
    providers: uniqueBy(list(availableProviders, readStudio), ({ _id }) => _id),
    subProviders: list(subProviders, readStudio),
    exclusionSubProviders: texts(exclusionSubProviders),
  };
}
