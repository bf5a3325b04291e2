import fc from 'fast-check';
import { GAME_KINDS, type GameRules } from '../../reference/game-rules.ts';
import type {
  CatalogueGame,
  GameChannel,
  GameProvider,
  GameViewer,
} from '../../reference/game-visibility.ts';
import { MARKETS } from '../../reference/markets.ts';

export const studio = (different: Partial<GameProvider> = {}): GameProvider => ({
  _id: 'provider.fern',
  restrictedCountry: [],
  removeRestrictedCountryOverlay: false,
  ...different,
});

/** A slot for every device, without a jackpot, with the given differences. */
export const slot = (different: Partial<CatalogueGame> = {}): CatalogueGame => ({
  _type: 'casinoGames',
  gameSlug: 'golden-fern',
  version: '1.4.0',
  gameType: 'slot',
  jackpotExist: false,
  returnToPlayer: 9_612,
  channels: ['desktop', 'mobile', 'tablet'],
  provider: studio(),
  ...different,
});

const DESK: readonly GameChannel[] = ['desktop'];

export const guestAt = (market: string, country?: string): GameViewer => ({
  market,
  country,
  channels: DESK,
});

/** A player at a desk who visits the international market, and whose age is verified. */
export const playerOf = (countryCode: string, different: Partial<GameViewer> = {}): GameViewer => ({
  player: { residence: { countryCode }, isAgeVerified: true },
  market: 'UN',
  channels: DESK,
  ...different,
});

const COUNTRIES = ['BR', 'CA', 'CL', 'DE', 'FI', 'GB', 'MT', 'SE'];
const CHANNELS: GameChannel[] = ['desktop', 'mobile', 'tablet'];

const studios: fc.Arbitrary<GameProvider> = fc.record({
  _id: fc.constantFrom('provider.fern', 'provider.owl', 'subProvider.oak'),
  restrictedCountry: fc.subarray(COUNTRIES),
  removeRestrictedCountryOverlay: fc.boolean(),
});

const permitted = fc.record({
  slug: fc.constantFrom('golden-fern', 'night-owl', 'jade-penguin'),
  version: fc.constantFrom('1.4.0', '1.4.1', '1.6.5'),
});

/** Any game that content could hold. */
export const games: fc.Arbitrary<CatalogueGame> = fc
  .record({
    _type: fc.constantFrom('casinoGames' as const, 'liveCasinoGames' as const),
    build: permitted,
    gameType: fc.constantFrom(...GAME_KINDS),
    jackpotExist: fc.boolean(),
    returnToPlayer: fc.integer({ min: 8_000, max: 9_900 }),
    channels: fc.subarray(CHANNELS),
    provider: studios,
    subProvider: fc.option(studios),
    seatsNow: fc.option(fc.integer({ min: -1, max: 7 }), { nil: undefined }),
  })
  .map(({ build, ...game }) => ({ ...game, gameSlug: build.slug, version: build.version }));

/** Anybody who looks, from anywhere. */
export const viewers: fc.Arbitrary<GameViewer> = fc.record({
  player: fc.option(
    fc.record({
      residence: fc.record({ countryCode: fc.constantFrom(...COUNTRIES) }),
      isAgeVerified: fc.boolean(),
    }),
    { nil: undefined },
  ),
  market: fc.constantFrom(...Object.keys(MARKETS)),
  country: fc.option(fc.constantFrom(...COUNTRIES), { nil: undefined }),
  channels: fc.subarray(CHANNELS, { minLength: 1 }),
});

/** Any rules that a regulator could make. */
export const rulesOfGames: fc.Arbitrary<GameRules> = fc.record({
  gameKinds: fc.subarray([...GAME_KINDS]),
  gameAllowList: fc.option(fc.array(permitted, { maxLength: 3 })),
  liveCasino: fc.boolean(),
  jackpots: fc.boolean(),
  freePlayFor: fc.constantFrom('guests' as const, 'players' as const, 'ageVerified' as const),
  returnShownAt: fc.constantFrom('page' as const, 'stake' as const),
  topWinChanceShown: fc.boolean(),
  oddsShown: fc.boolean(),
  leastReturn: fc.option(fc.integer({ min: 8_000, max: 9_900 })),
});
