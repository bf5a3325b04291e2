import type { LobbyId } from '../../../reference/lobbies.ts';
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
  readonly lobby: LobbyId;
  /** `_id` of its provider and, where it has one, of its sub-provider. */
  readonly studios: readonly string[];
}

export interface StudioName extends Comparable {
  readonly id: string;
  readonly title: string;
  /** The lobbies in which it has games and a filter may name it; of none, its games are found all the same. */
  readonly lobbies: readonly LobbyId[];
}

/** What can be found by its name. */
export interface Names {
  readonly games: readonly GameName[];
  readonly studios: readonly StudioName[];
}

/** Ids of what a lobby leaves out, and of the providers that its filter has. */
interface Settings {
  readonly excluded: readonly string[];
  readonly available: readonly string[];
}

const readSettings = (value: unknown): Settings => {
  const { excluded, available } = fields(value);
  return { excluded: texts(excluded), available: texts(available) };
};

/** A sub-provider that a lobby excludes is not there, with its games of that lobby (SEARCH-01). */
function readNames(value: unknown): Names {
  const answer = fields(value);
  const settings = { casino: readSettings(answer['casino']), live: readSettings(answer['live']) };
  const games = list(answer['games'], (each): GameName | undefined => {
    const { id, type, name, provider, sub } = fields(each);
    const [known, title] = [text(id), text(name)];
    if (known === undefined || title === undefined) return undefined;
    const lobby = type === 'liveCasinoGames' ? 'live' : 'casino';
    if (typeof sub === 'string' && settings[lobby].excluded.includes(sub)) return undefined;
    return { id: known, lobby, studios: texts([provider, sub]), ...comparable(title) };
  });
  const lobbiesOf = (id: string): readonly LobbyId[] => [
    ...new Set(games.filter((game) => game.studios.includes(id)).map(({ lobby }) => lobby)),
  ];
  const studios = list(answer['studios'], (each): StudioName | undefined => {
    const { id, title, isProvider } = fields(each);
    const [known, name] = [text(id), text(title)];
    if (known === undefined || name === undefined) return undefined;
    const lobbies = lobbiesOf(known).filter(
      (lobby) => isProvider !== true || settings[lobby].available.includes(known),
    );
    return { id: known, title: name, lobbies, ...comparable(name) };
  });
  return { games, studios };
}

const settings = (type: 'casinoSettings' | 'liveCasinoSettings') => `*[_type == "${type}"][0]{
      "excluded": exclusionSubProviders[]._ref, "available": availableProviders[]._ref
    }`;

/** The names of all games that the law allows, and of their studios: texts are compared with them on the device. */
export const GAME_NAMES = contentQuery<LawParams, Names>(
  'gameNames',
  `{
    "games": *[${lawful()}]{
      "id": _id, "type": _type, name, "provider": provider._ref, "sub": subProvider._ref
    },
    "studios": *[_type in ["provider", "subProvider"]]{
      "id": _id, title, "isProvider": _type == "provider"
    },
    "casino": ${settings('casinoSettings')},
    "live": ${settings('liveCasinoSettings')}
  }`,
  readNames,
);

/** The games whose names matched (CONT-02), in any order. */
export const GAMES_BY_NAME = contentQuery<
  LawParams & { readonly ids: readonly string[]; readonly currency: string },
  readonly GameCard[]
>('gamesByName', `*[_id in $ids && ${lawful()}]${CARD}`, (result) => list(result, readCard));
