import { productOf } from '../../reference/game-area.ts';
import { hasWageringIn } from '../rewards/active-bonuses.ts';
import type { Handlers } from '../platform/operation.ts';
import { Refusal } from '../platform/refusal.ts';
import type { CatalogueOf } from './ports.ts';
import { offered } from './cards.ts';
import { askingPlayer } from './viewer.ts';

/**
 * The handler of what a bonus means for a game (GAME-11). No campaign excludes games one by one, so that none answers
 * that it does.
 */
export const limitationHandlers = (catalogueOf: CatalogueOf) =>
  ({
    async getGameLimitations(call) {
      const { platform, params, session, origin } = call;
      const { viewer } = await askingPlayer(call);
      const game = catalogueOf(platform, origin.siteId).byId.get(params.gameId);
      const [open] = offered(game ? [game] : [], viewer, (one) => one);
      if (!open) throw new Refusal(404, 'error.game.not_found', 'There is no such game.');
      const now = platform.clock.now();
      const isWagered = await hasWageringIn(platform.db, session.playerId, productOf(open), now);
      return { statusCode: isWagered ? 2 : 0 };
    },
  }) satisfies Handlers<'getGameLimitations'>;
