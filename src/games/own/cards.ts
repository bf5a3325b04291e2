import { useMemo } from 'react';
import type { Schemas } from '../../../openapi/types.ts';
import type { GameCard } from '../../../reference/game-card.ts';
import { offeredTo } from '../../../reference/game-visibility.ts';
import { list } from '../../content/decode.ts';
import { readCard } from '../card.ts';
import { useGameViewer } from '../viewer.ts';

const NONE: readonly Schemas['GameCard'][] = [];

/** The platform's games as cards, those that are offered to the reader; the same until one of both changes. */
export function useCards(games = NONE): readonly GameCard[] {
  const viewer = useGameViewer();
  return useMemo(() => list(games, readCard).filter(offeredTo(viewer)), [games, viewer]);
}
