import type { Schemas } from '../../../openapi/types.ts';
import type { GameCard } from '../../../reference/game-card.ts';
import { offeredTo } from '../../../reference/game-visibility.ts';
import { readCard } from '../card.ts';
import { useGameViewer } from '../viewer.ts';

/** The platform's games as cards: those that are offered to the reader. */
export function useCards(games: readonly Schemas['GameCard'][] = []): readonly GameCard[] {
  const isOffered = offeredTo(useGameViewer());
  return games.flatMap((game) => {
    const card = readCard(game);
    return card && isOffered(card) ? [card] : [];
  });
}
