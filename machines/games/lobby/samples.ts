import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Schemas } from '../../../openapi/types.ts';
import type { GameCard } from '../../../reference/game-card.ts';
import type { LobbyId } from '../../../reference/lobbies.ts';
import type { Samples } from '../../samples.ts';
import type { Category, LobbyContent } from './lobby.ts';
import type { lobbyMachine } from './machine.ts';
import type { LobbyInput, LobbyPlace } from './setup.ts';

const studio = (_id: string, title: string) => ({
  _id,
  title,
  image: null,
  restrictedCountry: [],
  removeRestrictedCountryOverlay: false,
});

const FERN: GameCard = {
  id: 'game.golden-fern',
  _type: 'casinoGames',
  gameSlug: 'golden-fern',
  name: 'Golden Fern',
  version: '1.4.0',
  gameType: 'slot',
  jackpotExist: false,
  returnToPlayer: 9_612,
  channels: ['desktop', 'mobile', 'tablet'],
  provider: studio('provider.amber-kettle', 'Amber Kettle'),
  subProvider: null,
  betLimits: [{ currency: 'EUR', min: 10, max: 10_000 }],
  volatility: 'medium',
  images: { thumbnail: '', '2xh': '', '2xv': '', '4x': '', vertical: '' },
  seats: null,
  seatsTaken: null,
};

const category = (lobby: LobbyId, id: string, label: string): Category => ({
  id,
  label,
  lobby,
  icon: 'star',
  visibleInMenu: true,
  visibleInLobby: true,
});

const contentOf = (lobby: LobbyId): LobbyContent => {
  const slots = category(lobby, 'slots', 'Slots');
  const sizes = { desktop: '4x', tablet: '2xh', mobile: '1x' } as const;
  return {
    categories: [slots, category(lobby, 'new', 'New')],
    sections: [
      {
        key: 'topGames-slots',
        section: 'topGames',
        category: slots,
        tiles: [{ card: FERN, sizes }],
      },
    ],
    providers: [
      studio('provider.amber-kettle', 'Amber Kettle'),
      studio('provider.tin-parade', 'Tin Parade'),
    ],
    subProviders: [studio('subProvider.driftwood-desk', 'Driftwood Desk')],
    exclusionSubProviders: ['subProvider.driftwood-desk'],
  };
};

const HOME: LobbyPlace = { category: undefined, studios: [] };
const SLOTS: LobbyPlace = { category: 'slots', studios: [] };
const KETTLE: LobbyPlace = { category: undefined, studios: ['provider.amber-kettle'] };

const input = (different: Partial<LobbyInput> = {}): LobbyInput => ({
  lobby: 'casino',
  lang: 'en',
  locale: 'en-UN',
  currency: 'EUR',
  viewer: { market: 'UN', channels: ['desktop'] },
  channel: 'desktop',
  place: HOME,
  shown: 0,
  searched: undefined,
  ...different,
});

type Game = Schemas['GameCard'];

const EXAMPLE: readonly Game[] = outcomes.getCategoryGames.success.data.games.slice(0, 1);

/** So many games, each with the fields of the contract's example. */
const gamesFrom = (first: number, count: number): Game[] =>
  EXAMPLE.flatMap((example) =>
    Array.from({ length: count }, (_, at) => ({
      ...example,
      gameId: `game.fern-${first + at}`,
      gameSlug: `fern-${first + at}`,
      name: `Fern ${first + at}`,
    })),
  );

const answer = (games: Game[]) => ({ ok: true as const, data: { games } });

export const lobbySamples = {
  inputs: {
    typical: input(),
    category: input({ place: SLOTS }),
    live: input({ lobby: 'live', place: { category: 'harbour-blackjack', studios: [] } }),
  },
  events: {
    'address.changed': {
      by: 'player',
      words: 'goes to another address of the lobby',
      cases: {
        home: { place: HOME, shown: 0 },
        typical: { place: SLOTS, shown: 0 },
        back: { place: SLOTS, shown: 40 },
        studio: { place: KETTLE, shown: 0 },
        backToStudio: { place: KETTLE, shown: 40 },
        unknown: { place: { category: 'no-such', studios: [] }, shown: 0 },
        unknownStudio: { place: { category: undefined, studios: ['provider.nobody'] }, shown: 0 },
        excluded: {
          place: { category: undefined, studios: ['subProvider.driftwood-desk'] },
          shown: 0,
        },
      },
    },
    'retry.requested': { by: 'player', words: 'tries again' },
    'more.requested': { by: 'player', words: 'asks for more games' },
    'panel.opened': { by: 'player', words: 'opens the filters' },
    'panel.closed': { by: 'player', words: 'closes the filters' },
    'studio.toggled': {
      by: 'player',
      words: 'chooses a provider, or takes it off',
      cases: {
        typical: { studio: 'provider.amber-kettle' },
        another: { studio: 'provider.tin-parade' },
      },
    },
    'filter.cleared': { by: 'player', words: 'clears search and filters' },
    'search.resultsShown': {
      by: 'site',
      words: 'the search shows what it found',
      cases: { typical: { text: 'jade' } },
    },
    'search.cleared': { by: 'site', words: 'the search is emptied' },
    'search.gameChosen': {
      by: 'site',
      words: 'a game is chosen in the search',
      cases: { typical: { slug: 'jade-penguin', text: 'jade' } },
    },
    'search.studioChosen': {
      by: 'site',
      words: 'a studio is chosen in the search',
      cases: { typical: { id: 'provider.amber-kettle', lobby: 'casino', text: 'amber' } },
    },
  },
  outcomes: {
    search: { words: 'the search' },
    hearFlow: { words: 'what the search announces' },
    readLobby: {
      words: 'the lobby in content',
      answers: { casino: contentOf('casino'), live: contentOf('live') },
    },
    getCategoryGames: {
      words: 'a page of the category',
      answers: {
        ...outcomes.getCategoryGames,
        full: answer(gamesFrom(0, 31)),
        exact: answer(gamesFrom(30, 30)),
      },
    },
    readStudioGames: {
      words: 'games of the studios in content',
      answers: {
        some: gamesFrom(0, 2),
        full: gamesFrom(0, 31),
        none: [],
      },
    },
  },
  projection: ({ lobby, place, content, games, hasMore, shown, isSearched, failure }) => ({
    lobby,
    place,
    isKnown: content !== undefined,
    games: games.length,
    hasMore,
    shown,
    isSearched,
    failed: failure !== undefined,
  }),
} as const satisfies Samples<typeof lobbyMachine>;
