import type { CatalogueGame } from './game-visibility.ts';

/** The areas of games that a player may have off (GUARD-11). */
export type GameArea = 'casino' | 'liveCasino';

/** The area that a game belongs to (GAME-06). */
export const areaOf = ({ _type }: Pick<CatalogueGame, '_type'>): GameArea =>
  _type === 'liveCasinoGames' ? 'liveCasino' : 'casino';

/** The product that a game is of, as the history and bonuses name products. */
export const productOf = (game: Pick<CatalogueGame, '_type'>): 'CASINO' | 'LIVE_CASINO' =>
  areaOf(game) === 'liveCasino' ? 'LIVE_CASINO' : 'CASINO';
