import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { lobbyMachine } from './machine.ts';
import type { LobbyScreen } from './setup.ts';

export type { LobbyScreen };

type Snapshot = SnapshotFrom<typeof lobbyMachine>;

const around = (snapshot: Snapshot) => {
  const { lobby, place, isSearched, search } = snapshot.context;
  return {
    lobby,
    place,
    isPanelOpen: snapshot.matches({ panel: 'open' }),
    isFiltered: isSearched || place.studios.length > 0,
    search,
  };
};

const known =
  <Name extends LobbyScreen['name']>(name: Name) =>
  (snapshot: Snapshot) => {
    const { content } = snapshot.context;
    return content && { name, ...around(snapshot), content };
  };

/** Undefined where none was read. */
const listed =
  <Name extends LobbyScreen['name']>(name: Name) =>
  (snapshot: Snapshot) => {
    const { games, hasMore } = snapshot.context;
    const all = known(name)(snapshot);
    return all && games.length > 0 ? { ...all, games, hasMore } : undefined;
  };

export const lobbyScreen = screenOf<Snapshot, LobbyScreen>({
  loading: (snapshot) => ({ name: 'loading', ...around(snapshot) }),
  failed: (snapshot) => {
    const { failure } = snapshot.context;
    return failure && { name: 'failed', ...around(snapshot), failure };
  },
  home: known('home'),
  unknownCategory: known('unknownCategory'),
  unknownStudio: known('unknownStudio'),
  readingGames: known('readingGames'),
  gamesFailed: (snapshot) => {
    const { failure } = snapshot.context;
    const all = known('gamesFailed')(snapshot);
    return all && failure && { ...all, failure };
  },
  noGames: (snapshot) =>
    snapshot.context.games.length === 0 ? known('noGames')(snapshot) : undefined,
  games: listed('games'),
  readingMore: listed('readingMore'),
  moreFailed: (snapshot) => {
    const { failure } = snapshot.context;
    const all = listed('moreFailed')(snapshot);
    return all && failure && { ...all, failure };
  },
});
