import type { components } from '../../openapi/schema.gen.ts';
import type { Currency } from '../../reference/currencies.ts';
import { offeredTo, type GameViewer } from '../../reference/game-visibility.ts';
import type { Platform } from '../platform/platform.ts';
import type { ListedGame, ListedStudio, StudioOf } from './ports.ts';

type Schemas = components['schemas'];

/** A game at a moment: `seatsNow` says how many seats of a table are free. */
export interface GameNow extends ListedGame {
  readonly seatsTaken?: number;
}

/** Adds what the studio tells of live tables at this moment (LOBBY-14). */
export function seatedNow(platform: Platform, studioOf: StudioOf): (game: ListedGame) => GameNow {
  const studio = studioOf(platform);
  const now = platform.clock.now();
  return (game) => {
    if (!studio || game._type !== 'liveCasinoGames' || game.seats === 0) return game;
    const seatsTaken = studio.seatsTaken(game.gameId, game.seats, now);
    return { ...game, seatsTaken, seatsNow: game.seats - seatsTaken };
  };
}

/** Those of some games that are offered to somebody, in their order: whatever is cut is cut from these. */
export function offered(
  games: readonly ListedGame[],
  viewer: GameViewer,
  seated: (game: ListedGame) => GameNow,
): readonly GameNow[] {
  const isOffered = offeredTo(viewer);
  return games.map(seated).filter(isOffered);
}

/** A studio in the words of the contract. */
export const studioCard = ({ mark, ...studio }: ListedStudio): Schemas['GameStudio'] => ({
  ...studio,
  restrictedCountry: [...studio.restrictedCountry],
  ...(mark !== undefined && { providerImgUrl: mark }),
});

/** The pictures of a game: content has one, which is drawn for any shape. */
export const imagesOf = ({ picture }: ListedGame): Schemas['GameImages'] =>
  picture === undefined ? {} : { thumbnail: picture };

/** A game in the words of the contract, with its bet limits in one currency (GAME-07). */
export function cardOf(game: GameNow, currency: Currency): Schemas['GameCard'] {
  const { provider, subProvider, volatility, seats, seatsTaken } = game;
  return {
    gameId: game.gameId,
    _type: game._type,
    gameSlug: game.gameSlug,
    name: game.name,
    provider: studioCard(provider),
    ...(subProvider && { subProvider: studioCard(subProvider) }),
    gameType: game.gameType,
    channels: [...game.channels],
    jackpotExist: game.jackpotExist,
    returnToPlayer: game.returnToPlayer,
    version: game.version,
    ...(volatility && { volatility }),
    betLimits: game.betLimits.filter((limit) => limit.currency === currency),
    images: imagesOf(game),
    ...(seatsTaken !== undefined && { seats, seatsTaken }),
  };
}
