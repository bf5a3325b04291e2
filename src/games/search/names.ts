import { fields, list, text, texts } from '../../content/decode.ts';
import { contentQuery } from '../../content/query.ts';
import type { GameCard } from '../../../reference/game-card.ts';
import { CARD, readCard } from '../card.ts';
import { lawful, type LawParams } from '../law.ts';
import { comparable, type Comparable } from './match.ts';

/** The name of a game, and whose game it is. */
export interface GameName extends Comparable {
  /** `_id` of its document. */
  readonly id: string;
  /** `_id` of its provider and, where it has one, of its sub-provider. */
  readonly studios: readonly string[];
}

export interface StudioName extends Comparable {
  readonly id: string;
  readonly title: string;
}

/** What can be found by its name. */
export interface Names {
  readonly games: readonly GameName[];
  readonly studios: readonly StudioName[];
}

function readStudio(value: unknown): StudioName | undefined {
  const { id, title } = fields(value);
  const [known, name] = [text(id), text(title)];
  return known !== undefined && name !== undefined
    ? { id: known, title: name, ...comparable(name) }
    : undefined;
}

/** A sub-provider that a lobby excludes is not there, with its games of that lobby (SEARCH-01). */
function readNames(value: unknown): Names {
  const { games, studios, casino, live } = fields(value);
  const excluded = { casinoGames: new Set(texts(casino)), liveCasinoGames: new Set(texts(live)) };
  const read = list(games, (each): GameName | undefined => {
    const { id, type, name, provider, sub } = fields(each);
    const [known, title] = [text(id), text(name)];
    if (known === undefined || title === undefined) return undefined;
    const lobby = type === 'liveCasinoGames' ? 'liveCasinoGames' : 'casinoGames';
    if (typeof sub === 'string' && excluded[lobby].has(sub)) return undefined;
    return { id: known, studios: texts([provider, sub]), ...comparable(title) };
  });
  const withGames = new Set(read.flatMap((game) => game.studios));
  return {
    games: read,
    studios: list(studios, readStudio).filter(({ id }) => withGames.has(id)),
  };
}

/** The names of all games that the law allows, and of their studios: texts are compared with them on the device. */
export const GAME_NAMES = contentQuery<LawParams, Names>(
  'gameNames',
  `{
    "games": *[${lawful()}]{
      "id": _id, "type": _type, name, "provider": provider._ref, "sub": subProvider._ref
    },
    "studios": *[_type in ["provider", "subProvider"]]{ "id": _id, title },
    "casino": *[_type == "casinoSettings"][0].exclusionSubProviders[]._ref,
    "live": *[_type == "liveCasinoSettings"][0].exclusionSubProviders[]._ref
  }`,
  readNames,
);

/** The games whose names matched (CONT-02), in any order. */
export const GAMES_BY_NAME = contentQuery<
  LawParams & { readonly ids: readonly string[]; readonly currency: string },
  readonly GameCard[]
>('gamesByName', `*[_id in $ids && ${lawful()}]${CARD}`, (result) => list(result, readCard));
