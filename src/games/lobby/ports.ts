import { fromPromise } from 'xstate';
import type { ListedGame, LobbyContent, LobbyReader } from '../../../machines/games/lobby/lobby.ts';
import type { lobbyMachine } from '../../../machines/games/lobby/machine.ts';
import type { StudioGames } from '../../../machines/games/lobby/setup.ts';
import { NO_TRACE, type Failure } from '../../../machines/operations.ts';
import type { Ports } from '../../api/bind.ts';
import { ContentError } from '../../content/error.ts';
import { contentOptions, type ContentQuery, type ContentSource } from '../../content/index.ts';
import type { QueryParams } from '../../content/query.ts';
import { queryClient } from '../../runtime/query.ts';
import { lawParams } from '../law.ts';
import { gamesByProviderQuery, LOBBY_DOCUMENTS, lobbyQuery, uniqueBy } from './content.ts';

/** A failure of content as a chart knows failures. */
function failureOf(cause: unknown): Failure {
  if (!(cause instanceof ContentError) || cause.kind === 'timeout') return { kind: 'unreachable' };
  const { kind, status, message } = cause;
  if (kind === 'unreachable') return { kind };
  const traceId = NO_TRACE.unnamed;
  return kind === 'refused'
    ? { kind, status, message, traceId, code: undefined }
    : { kind: 'unexpected', message, traceId };
}

/** @throws Failure */
async function read<Params extends QueryParams, Result>(
  query: ContentQuery<Params, Result>,
  params: Params,
  source: ContentSource,
): Promise<Result> {
  try {
    return await queryClient.fetchQuery(contentOptions(query, params, source));
  } catch (cause) {
    throw failureOf(cause);
  }
}

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
    read(lobbyQuery, lobbyParams(input), source),
  ),
  readStudioGames: fromPromise<readonly ListedGame[], StudioGames>(async ({ input }) => {
    const { lobby, currency, viewer, studios, excluded, offset, limit } = input;
    const { gameType } = LOBBY_DOCUMENTS[lobby];
    const law = lawParams(viewer);
    // One question a studio: one more that is chosen asks for nothing that is known.
    const lists = await Promise.all(
      studios.map((studio) =>
        read(gamesByProviderQuery, { ...law, gameType, studio, excluded, currency }, source),
      ),
    );
    return uniqueBy(lists.flat(), ({ gameId }) => gameId).slice(offset, offset + limit);
  }),
});
