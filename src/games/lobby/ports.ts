import { fromPromise } from 'xstate';
import type { ListedGame, LobbyContent, LobbyReader } from '../../../machines/games/lobby/lobby.ts';
import type { lobbyMachine } from '../../../machines/games/lobby/machine.ts';
import type { StudioGames } from '../../../machines/games/lobby/setup.ts';
import type { Ports } from '../../api/bind.ts';
import type { ContentSource } from '../../content/index.ts';
import { askContent } from '../../runtime/content/ask-content.ts';
import { lawParams } from '../law.ts';
import {
  gamesByProviderQuery,
  LOBBY_DOCUMENTS,
  lobbyQuery,
  STUDIO_PAGE,
  uniqueBy,
} from './content.ts';

/** The question for a lobby. */
export const lobbyParams = ({ lobby, lang, currency, viewer }: LobbyReader) => ({
  ...lawParams(viewer),
  lobby,
  settings: LOBBY_DOCUMENTS[lobby].settings,
  lang,
  currency,
});

/** The reads of a lobby from content. What was read is fresh for five minutes, so that back is at once. */
export const lobbyPorts = (source: ContentSource): Ports<typeof lobbyMachine> => ({
  readLobby: fromPromise<LobbyContent, LobbyReader>(({ input }) =>
    askContent(lobbyQuery, lobbyParams(input), source),
  ),
  readStudioGames: fromPromise<readonly ListedGame[], StudioGames>(async ({ input }) => {
    const { lobby, currency, viewer, studios, excluded, offset, limit } = input;
    const { gameType } = LOBBY_DOCUMENTS[lobby];
    const asked = { ...lawParams(viewer), gameType, excluded, currency };
    const enough = offset + limit;
    // Questions of their own for each studio and page: one more asks for nothing that is known.
    const gamesOf = async (
      studio: string,
      known: readonly ListedGame[] = [],
    ): Promise<readonly ListedGame[]> => {
      const from = known.length;
      const part = { ...asked, studio, from, until: from + STUDIO_PAGE };
      const page = await askContent(gamesByProviderQuery, part, source);
      const games = uniqueBy([...known, ...page], ({ gameId }) => gameId);
      const isLast = page.length < STUDIO_PAGE || games.length === from;
      return isLast || games.length >= enough ? games : gamesOf(studio, games);
    };
    const lists = await Promise.all(studios.map((studio) => gamesOf(studio)));
    return uniqueBy(lists.flat(), ({ gameId }) => gameId).slice(offset, enough);
  }),
});
