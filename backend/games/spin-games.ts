import { areaOf } from '../../reference/game-area.ts';
import { ageOf, gameTermsFor } from '../../reference/game-terms.ts';
import { decideLaunch } from '../../reference/game-visibility.ts';
import type { Session } from '../platform/operation.ts';
import { areasOf } from '../players/areas.ts';
import type { GamePorts, ListedGame } from './ports.ts';
import { askingPlayer, type Asking } from './viewer.ts';

/**
 * FSPIN-04: the games of free spins that a player can play for money at a stake, by the ids of their documents: by the
 * rules of a launch and of a bet, so that nobody is given rounds that are refused then.
 */
export const spinGames =
  ({ catalogueOf, studioOf }: Pick<GamePorts, 'catalogueOf' | 'studioOf'>) =>
  async (call: Asking & { readonly session: Session }) => {
    const { platform, origin } = call;
    const now = platform.clock.now();
    const { viewer, player, currency } = await askingPlayer(call);
    const { byId } = catalogueOf(platform, origin.siteId);
    const studio = studioOf(platform);
    const areas = player && areasOf(player, now);
    const age = ageOf(viewer, player?.dateOfBirth ?? null, now);
    const takes = (game: ListedGame, stake: number): boolean => {
      const limits = game.betLimits.find((one) => one.currency === currency);
      const { highestStake } = gameTermsFor(viewer, { kind: game.gameType, age, currency });
      return (
        limits !== undefined &&
        stake >= limits.min &&
        stake <= Math.min(limits.max, highestStake ?? limits.max) &&
        studio?.playsFree(game, stake) === true
      );
    };
    return (gameIds: readonly string[], stake: number) =>
      gameIds.flatMap((gameId) => {
        const game = byId.get(gameId);
        return game &&
          areas?.[areaOf(game)] === true &&
          decideLaunch(game, viewer, 'money') === 'allowed' &&
          takes(game, stake)
          ? [{ gameId, slug: game.gameSlug, name: game.name }]
          : [];
      });
  };
