import type { GameProvider } from '../../reference/game-visibility.ts';
import type { GameOf } from '../games/ports.ts';
import { findDocument } from './content.ts';

/**
 * Games of the content service's documents, as everybody reads them. What decides about them is checked when it is
 * read, published or put by a tester.
 */
export const gameOf: GameOf = (platform, siteId, slug) => {
  const game = findDocument(platform, siteId, `game.${slug}`);
  if (game?._type !== 'casinoGames' && game?._type !== 'liveCasinoGames') return undefined;
  const studio = (id: string): GameProvider | undefined => {
    const found = findDocument(platform, siteId, id);
    return found?._type === 'provider' || found?._type === 'subProvider' ? found : undefined;
  };
  const provider = studio(game.provider._ref);
  const subProvider = game.subProvider ? studio(game.subProvider._ref) : null;
  // Of a game whose studio is gone nobody knows where it may be offered.
  if (provider === undefined || subProvider === undefined) return undefined;
  return { ...game, provider, subProvider };
};
