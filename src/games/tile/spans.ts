import type { TileSize } from '../../../reference/game-card.ts';

/** The cells of the grid that a tile takes (LOBBY-05). */
export const SPANS = {
  '4x': { columns: 2, rows: 2 },
  '2xv': { columns: 1, rows: 2 },
  '2xh': { columns: 2, rows: 1 },
  '1x': { columns: 1, rows: 1 },
} as const satisfies Record<TileSize, { columns: number; rows: number }>;
