import type { GameCard } from '../../../reference/game-card.ts';
import { useTag } from '../../runtime/locale/tag.ts';

/** Basis points in one. */
const WHOLE = 10_000;

/** The return to player as it is written here: 9612 basis points as 96.12 %. */
export function useReturnWords({ returnToPlayer }: Pick<GameCard, 'returnToPlayer'>): string {
  const percent = new Intl.NumberFormat(useTag(), { style: 'percent', minimumFractionDigits: 2 });
  return percent.format(returnToPlayer / WHOLE);
}
