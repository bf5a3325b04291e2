import { decideLaunch } from '../../reference/game-visibility.ts';
import type { Session } from '../platform/operation.ts';
import type { GamePorts } from './ports.ts';
import { askingPlayer, type Asking } from './viewer.ts';

/** FSPIN-04: the games of free spins that are open to a player for money, by the ids of their documents. */
export const spinGames =
  ({ catalogueOf }: Pick<GamePorts, 'catalogueOf'>) =>
  async (call: Asking & { readonly session: Session }) => {
    const { viewer } = await askingPlayer(call);
    const { byId } = catalogueOf(call.platform, call.origin.siteId);
    return (gameIds: readonly string[]) =>
      gameIds.flatMap((gameId) => {
        const game = byId.get(gameId);
        return game && decideLaunch(game, viewer, 'money') === 'allowed'
          ? [{ gameId, slug: game.gameSlug, name: game.name }]
          : [];
      });
  };
