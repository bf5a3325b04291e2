import { launchSamples } from '../../machines/games/launch/samples.ts';
import type { Answer } from '../../replay/dom/wire.ts';

/** Games as the content service and the platform answer them. */

export const CARD = {
  ...launchSamples.inputs.typical.game,
  provider: { ...launchSamples.inputs.typical.game.provider, title: 'Tin Parade' },
  gameId: 'game.crimson-planet',
  name: 'Crimson Planet',
  volatility: 'high',
  betLimits: [{ currency: 'EUR', min: 20, max: 2_000 }],
  images: {},
};

export const TABLE = {
  ...CARD,
  _type: 'liveCasinoGames',
  gameId: 'game.harbour-roulette',
  gameSlug: 'harbour-roulette',
  name: 'Harbour Roulette',
  gameType: 'roulette',
  volatility: null,
  seats: 7,
};

/** A refusal with a code. */
export const refusal = (status: number, code: string): Answer => ({
  status,
  body: { code, message: '', traceId: 'trace-7' },
});

/** What the content service has of games: the query for one names no single type. */
export const content = (game: unknown) => ({ '': game });
