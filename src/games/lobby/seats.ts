import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Schemas } from '../../../openapi/types.ts';
import type { GameCard } from '../../../reference/game-card.ts';
import { useRuntime } from '../../runtime/context.tsx';
import { queryClient } from '../../runtime/query.ts';
import { inQuestions } from '../questions.ts';

/** How often studios are asked how full their tables are, while these show, in ms. */
const SEATS_POLL = 30_000;

const NONE: readonly Schemas['TableSeats'][] = [];

/** A table with seats of which content cannot know how many are taken; the platform's own answers tell it. */
const isUntold = ({ seats, seatsTaken }: GameCard): boolean =>
  seats !== null && seats > 0 && seatsTaken === null;

/**
 * Asks how full the live tables among some games are (LOBBY-14): without a table nothing is asked.
 * @returns a card with what its studio told last, the same function until studios tell otherwise
 */
export function useSeated(cards: readonly GameCard[]): (card: GameCard) => GameCard {
  const { call, brand } = useRuntime();
  const questions = useMemo(() => inQuestions(cards.filter(isUntold).map(({ id }) => id)), [cards]);
  const { data = NONE } = useQuery(
    {
      queryKey: ['games', 'seats', questions],
      queryFn: async ({ signal }) => {
        const answers = await Promise.all(
          questions.map((ids) => {
            const query = { siteId: brand.siteId, gameIds: ids.join(',') };
            return call('getTableSeats', { query }, signal);
          }),
        );
        return answers.flatMap(({ data: { data: told } }) => told);
      },
      enabled: questions.length > 0,
      staleTime: SEATS_POLL,
      refetchInterval: SEATS_POLL,
      // While the next page's tables are asked about, those of the last stay as they are.
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  return useMemo(() => {
    const told = new Map(data.map(({ gameId, ...seats }) => [gameId, seats]));
    return (card) => {
      const table = told.get(card.id);
      return table ? { ...card, ...table, seatsNow: table.seats - table.seatsTaken } : card;
    };
  }, [data]);
}
