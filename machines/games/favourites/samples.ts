import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { favouritesMachine } from './machine.ts';

const PRESSED = { gameId: 'game.crimson-planet', lobby: 'casino', name: 'Crimson Planet' } as const;

export const favouritesSamples = {
  inputs: {
    typical: { playerId: '100123', channel: 'desktop', asked: undefined },
    visitor: { playerId: undefined, channel: 'desktop', asked: undefined },
    back: { playerId: '100123', channel: 'desktop', asked: PRESSED },
    stillGuest: { playerId: undefined, channel: 'desktop', asked: PRESSED },
  },
  events: {
    'heart.pressed': {
      by: 'player',
      words: 'presses the heart of a game',
      cases: {
        typical: PRESSED,
        listed: { gameId: 'game.golden-fern', lobby: 'casino', name: 'Golden Fern' },
      },
    },
    'login.shown': { by: 'site', words: 'the question to log in shows' },
    'login.closed': { by: 'player', words: 'closes the question to log in' },
    'favourites.doubted': {
      by: 'site',
      words: 'another tab or device may have changed the favourites',
    },
    'retry.requested': { by: 'player', words: 'tries again' },
    'session.authorized': {
      by: 'site',
      words: 'a player is signed in',
      cases: { typical: { playerId: '100123' }, another: { playerId: '100456' } },
    },
    'session.ended': { by: 'site', words: 'the session ends' },
  },
  outcomes: {
    getFavouriteGames: { words: 'the favourites', answers: outcomes.getFavouriteGames },
    addFavouriteGame: { words: 'the new favourite', answers: outcomes.addFavouriteGame },
    removeFavouriteGame: { words: 'the removal', answers: outcomes.removeFavouriteGame },
  },
  projection: ({ playerId, ids, wishes, games, asked, sent, failure }) => ({
    playerId,
    ids,
    wishes: wishes.map(({ gameId, isOn }) => [gameId, isOn]),
    listed: games?.map(({ gameId }) => gameId),
    asked: asked?.gameId,
    sent: sent && [sent.gameId, sent.isOn],
    failed: failure !== undefined,
  }),
} as const satisfies Samples<typeof favouritesMachine>;
