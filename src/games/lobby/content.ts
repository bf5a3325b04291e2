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

const CATEGORY = `categoryId, "label": ${localized('label')}, lobby, icon, visibleInLobby`;

/** The games of a grid that may be shown, in the editors' order. @param of the `_id` of its category */
const picks = (of: string): string =>
  `*[_type == "lobbyGrid" && category._ref == ^.${of}][0].tiles[]{
    desktop, tablet, mobile, "game": game->
  }[${lawful('game.')}]`;

/**
 * A lobby with the first tiles of each of its sections. Where the law is selective, the menu names the categories that
 * it leaves a game, and the newest of a category follow those of its grid that it leaves; elsewhere nobody looks at all
 * games for that. Cards are made of the games that show: made of all, a grid of thousands takes more work than the
 * service does for anybody.
 */
export const lobbyQuery = contentQuery<
  Reader & { readonly lobby: LobbyId; readonly settings: string },
  LobbyContent
>(
  'lobby',
  `{ "offered": select($isSelective => *[${lawful()}]) }{
    offered, "held": array::unique(offered[].categories[]._ref)
  }{
    "categories": *[_type == "gameCategory" && lobby == $lobby] | order(order asc){
      ${CATEGORY},
      "visibleInMenu": select(
        visibleInMenu != true => false,
        !$isSelective || _id in ^.held => true,
        count(${picks('_id')}) > 0
      )
    },
    "settings": *[_type == $settings][0]{
      "sections": sections[]{
        _key, section, category, "tiles": ${picks('category._ref')}[0...${LOBBY_PAGE_SIZE}]
      }{
        "key": _key, section, "category": category->{ ${CATEGORY}, visibleInMenu },
        "tiles": tiles[]{ desktop, tablet, mobile, "game": game${CARD} },
        "others": select(defined(category) && count(tiles) < ${LOBBY_PAGE_SIZE} =>
          ^.^.offered[^.category._ref in categories[]._ref]
            | order(releasedAt desc, _id asc)[0...${LOBBY_PAGE_SIZE}]{ "game": @${CARD} })
      },
      "availableProviders": availableProviders[]->${STUDIO},
      "exclusionSubProviders": exclusionSubProviders[]._ref
    },
    "subProviders": *[_type == "subProvider"] | order(title asc)${STUDIO}
  }`,
  readLobby,
);

/** Games of one studio that are asked for at once. */
export const STUDIO_PAGE = 100;

/** The games of a provider or sub-provider in a lobby, by name; none of excluded sub-providers. */
export const gamesByProviderQuery = contentQuery<
  Omit<Reader, 'lang'> & {
    readonly gameType: 'casinoGames' | 'liveCasinoGames';
    /** Id of its document. */
    readonly studio: string;
    readonly excluded: readonly string[];
    /** The places in the list, from the first on and before the last. */
    readonly from: number;
    readonly until: number;
  },
  readonly ListedGame[]
>(
  'gamesByProvider',
  // The service finds what refers to one document without a look at the others.
  `*[_type == $gameType && references($studio) && !(subProvider._ref in $excluded) && ${lawful()}]
    | order(name asc, _id asc)[$from...$until]${CARD}`,
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
    tiles: uniqueBy(
      [...list(item['tiles'], readTile), ...list(item['others'], readTile)],
      ({ card }) => card.id,
    ).slice(0, LOBBY_PAGE_SIZE),
  };
}

/** Each once, as it came first: an editor may name a game twice. */
export function uniqueBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly Item[] {
  const known = new Set<string>();
  return items.filter((item) => {
    const { size } = known;
    return known.add(keyOf(item)).size > size;
  });
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
