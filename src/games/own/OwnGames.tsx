import { deviceOf } from '../../../reference/device.ts';
import { useQuery } from '@tanstack/react-query';
import { usePlayerId, useRuntime } from '../../runtime/context.tsx';
import { queryClient } from '../../runtime/query.ts';
import { useT, type TextId } from '../../texts/index.ts';
import { useCards } from './cards.ts';
import { FailedRow, GamesRow } from './GamesRow.tsx';

/** The lists of games that a player opened (LOBBY-15), and the operation that answers each. */
const LISTS = {
  lastPlayed: { operation: 'getLastPlayedGames', title: 'games.own.lastPlayed' },
  recent: { operation: 'getRecentGames', title: 'games.own.recent' },
} as const satisfies Record<string, { operation: string; title: TextId }>;

type OwnList = keyof typeof LISTS;

/** Games that the player played or opened lately; nothing for a guest, who asks for none, and nothing while there are none. */
export function OwnGames({ list }: { list: OwnList }) {
  const t = useT();
  const { call } = useRuntime();
  const playerId = usePlayerId();
  const { operation, title } = LISTS[list];
  const { data, isError, isFetching, refetch } = useQuery(
    {
      queryKey: ['games', list, playerId],
      queryFn: async ({ signal }) => {
        const answer = await call(operation, { query: { channel: deviceOf(navigator) } }, signal);
        return answer.data.games;
      },
      enabled: playerId !== '',
      // The game that was opened last is to be there when the lobby shows again.
      staleTime: 0,
    },
    queryClient,
  );
  const cards = useCards(data);
  if (playerId === '') return null;
  if (isError && data === undefined) {
    return (
      <FailedRow
        title={t(title)}
        retrying={isFetching}
        onRetry={() => {
          void refetch();
        }}
      />
    );
  }
  return cards.length === 0 ? null : <GamesRow title={t(title)} cards={cards} />;
}
