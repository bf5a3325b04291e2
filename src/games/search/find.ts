import type { LobbyId } from '../../../reference/lobbies.ts';
import type { FindInput, Found, FoundGame } from '../../../machines/games/search/setup.ts';
import {
  isUnderOverlay,
  offeredTo,
  PROVIDER_LISTS,
  providersInFilters,
  type GameViewer,
  type ProviderLists,
} from '../../../reference/game-visibility.ts';
import type { ContentQuery } from '../../content/index.ts';
import type { QueryParams } from '../../content/query.ts';
import { askContent } from '../../runtime/content/ask-content.ts';
import type { GameCard } from '../../../reference/game-card.ts';
import { lawParams } from '../law.ts';
import { comparable, rankOfName, rankOfStudio, type Comparable } from './match.ts';
import { GAME_NAMES, GAMES_BY_NAME, type GameName, type Names, type StudioName } from './names.ts';

/** Games that results show (LOBBY-08); who looks for others types on. */
const MOST_GAMES = 30;

/** Studios that results name. */
const MOST_STUDIOS = 3;

/** Games that a misspelt text may mean. */
const MOST_NEAR = 6;

/** How long an answer of content is awaited, in ms. */
const PATIENCE = 10_000;

interface Matching {
  readonly studios: readonly StudioName[];
  /** The best first. */
  readonly games: readonly GameName[];
}

const byRank = <Item>(
  items: readonly Item[],
  rankOf: (item: Item) => number | undefined,
): readonly Item[] =>
  items
    .map((item) => [item, rankOf(item)] as const)
    .filter((pair): pair is readonly [Item, number] => pair[1] !== undefined)
    .toSorted(([, one], [, other]) => one - other)
    .map(([item]) => item);

/** Games whose own name matches come before those of a studio whose name does (SEARCH-01). */
function matching({ games, studios }: Names, text: Comparable): Matching {
  const found = byRank(studios, (studio) => rankOfStudio(text, studio));
  const ids = new Set(found.map(({ id }) => id));
  const isOfFound = (game: GameName): boolean => game.studios.some((id) => ids.has(id));
  return {
    studios: found,
    games: byRank(
      games,
      (game) => rankOfName(text, game) ?? (isOfFound(game) ? Infinity : undefined),
    ),
  };
}

/** The names that the text is but for a letter; read `near.ts` for how much is forgiven. */
async function nearly({ games, studios }: Names, { folded }: Comparable): Promise<Matching> {
  const { nearest } = await import('./near.ts');
  const of = <Name extends Comparable>(names: readonly Name[], most: number): readonly Name[] =>
    nearest(
      folded,
      names.map((name) => name.folded),
    )
      .slice(0, most)
      .flatMap((place) => names[place] ?? []);
  return { studios: of(studios, MOST_STUDIOS), games: of(games, MOST_NEAR) };
}

const ask = <Params extends QueryParams, Result>(
  query: ContentQuery<Params, Result>,
  params: Params,
  dataset: string,
): Promise<Result> => askContent(query, params, { dataset, timeout: PATIENCE });

/** The names of all games that are offered to the viewer, and of their studios. */
export const readNames = (viewer: GameViewer, dataset: string): Promise<Names> =>
  ask(GAME_NAMES, lawParams(viewer), dataset);

/**
 * Finds games by name, provider or sub-provider, of those that are offered to the viewer. The text is compared here
 * and told to nobody; content is asked for names, and by ids for the games that show.
 * @throws Failure where content does not answer
 */
export async function findGames(
  { text, viewer, lobby }: FindInput,
  dataset: string,
  lists: ProviderLists = PROVIDER_LISTS,
): Promise<Found> {
  const law = lawParams(viewer);
  const typed = comparable(text);
  const names = await readNames(viewer, dataset);
  const exact = matching(names, typed);
  const isNear = exact.games.length === 0;
  const { games, studios } = isNear ? await nearly(names, typed) : exact;
  const ids = games.slice(0, MOST_GAMES).map(({ id }) => id);
  const cards =
    ids.length === 0 ? [] : await ask(GAMES_BY_NAME, { ...law, ids, currency: '' }, dataset);
  const offered = cards.filter(offeredTo(viewer, lists));
  return {
    studios: shownStudios(names, studios, lobby, lists),
    games: ids.flatMap((id) => offered.filter((card) => card.id === id).map(foundBy(viewer))),
    total: games.length - (ids.length - offered.length),
    isNear,
  };
}

/** The studios that a filter may name (LOBBY-13), of the lobby that is searched before those of the other. */
const shownStudios = (
  { games }: Names,
  studios: readonly StudioName[],
  searched: LobbyId,
  lists: ProviderLists,
): Found['studios'] =>
  providersInFilters(
    studios.map((studio) => ({ ...studio, _id: studio.id })),
    lists,
  )
    .flatMap(({ id, title, lobbies }) => {
      const lobby = lobbies.includes(searched) ? searched : lobbies[0];
      if (lobby === undefined) return [];
      const own = games.filter((game) => game.lobby === lobby && game.studios.includes(id));
      return [{ id, title, lobby, games: own.length }];
    })
    .slice(0, MOST_STUDIOS);

const foundBy =
  (viewer: GameViewer) =>
  (card: GameCard): FoundGame => ({
    slug: card.gameSlug,
    name: card.name,
    studio: card.subProvider?.title ?? card.provider.title,
    image: card.images.thumbnail,
    isLive: card._type === 'liveCasinoGames',
    hasJackpot: card.jackpotExist,
    isRestricted: isUnderOverlay(card, viewer),
  });
