import type { Schemas } from '../../openapi/types.ts';
import type { TextId } from '../texts/index.ts';

/** How much of a stake at a kind of games counts as wagered. */
export const GAMES_WORDS = {
  SLOTS: 'rewards.games.slots',
  TABLES: 'rewards.games.tables',
  LIVE: 'rewards.games.live',
} as const satisfies Record<Schemas['WeightedKind'], TextId>;
