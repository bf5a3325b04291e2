import { PERMITS } from './game-permits.ts';
import type { GameKind, GameLaw, GameRules } from './game-rules.ts';
import {
  countriesOfMarket,
  isMarketCode,
  marketOfCountry,
  MARKETS,
  type MarketCode,
} from './markets.ts';
import { policyOfResidence, policyOfVisitor, type Residence } from './policies.ts';
import { isPermitted, strictest } from './strictest-game-rules.ts';

/** The devices that a game is made for (GAME-12). */
export const GAME_CHANNELS = ['desktop', 'mobile', 'tablet'] as const;

export type GameChannel = (typeof GAME_CHANNELS)[number];

/** The types of the documents of games, which decide about the access that a game needs (GAME-06). */
export const GAME_TYPES = ['casinoGames', 'liveCasinoGames'] as const;

/** How much the wins of a slot differ, in words. */
export const VOLATILITIES = ['low', 'medium', 'high'] as const;

/** A provider or sub-provider, as content describes it (GAME-07). */
export interface GameProvider {
  readonly _id: string;
  /** The countries in which its games may not be played, ISO 3166-1 alpha-2. */
  readonly restrictedCountry: readonly string[];
  /** No overlay tells of the list above, which holds all the same (GAME-08). */
  readonly removeRestrictedCountryOverlay: boolean;
}

/** What decides who sees a game, under the names of content (GAME-07). */
export interface CatalogueGame {
  readonly _type: (typeof GAME_TYPES)[number];
  readonly gameSlug: string;
  readonly version: string;
  readonly gameType: GameKind;
  readonly jackpotExist: boolean;
  /** Basis points: 9612 is 96.12 %. */
  readonly returnToPlayer: number;
  readonly channels: readonly GameChannel[];
  readonly provider: GameProvider;
  readonly subProvider?: GameProvider | null | undefined;
  /** The seats that the studio tells of a live table at this moment (LOBBY-14); absent where it tells none. */
  readonly seatsNow?: number | undefined;
}

/** Somebody who looks at games. */
export interface GameViewer {
  /** The player who is logged in; absent for a guest. */
  readonly player?: { readonly residence: Residence; readonly isAgeVerified: boolean } | undefined;
  /** The market of the address. It decides about guests alone. */
  readonly market: string;
  /** The country of the visit, ISO 3166-1 alpha-2; absent where nobody knows it. */
  readonly country?: string | undefined;
  /** What the device may be: a launch tells phones and tablets apart from nothing but desktops (NS-78). */
  readonly channels: readonly GameChannel[];
}

/** The providers that the operator treats apart, by the `_id` of their document (NS-40). */
export interface ProviderLists {
  /** By market: whose games guests do not see, nor players where no seat is free (LOBBY-12). */
  readonly hiddenInMarket: Readonly<Partial<Record<MarketCode, readonly string[]>>>;
  /** Not among the filters, although their games are listed (LOBBY-13). */
  readonly hiddenInFilters: readonly string[];
  /** Whose games ask a guest to log in (GAME-09). */
  readonly needLogin: readonly string[];
  /** Whose games only prompt a guest on a phone (GAME-09). */
  readonly mobilePrompt: readonly string[];
}

/** The operator's own lists. */
export const PROVIDER_LISTS: ProviderLists = {
  hiddenInMarket: {},
  hiddenInFilters: [],
  needLogin: [],
  mobilePrompt: [],
};

/**
 * The rules of games for somebody: for a player those of the residence, as for everything else. A guest is under
 * those of the market and under those of the country of the visit, where it is known: the stricter of both.
 */
export function gameRulesFor({ player, market, country }: GameViewer): GameRules {
  if (player) return withPermits(policyOfResidence(player.residence));
  const visited = withPermits(policyOfVisitor(market));
  return country === undefined
    ? visited
    : strictest(visited, withPermits(policyOfResidence({ countryCode: country })));
}

const withPermits = ({ gameAllowList, ...law }: GameLaw): GameRules => ({
  ...law,
  gameAllowList: gameAllowList && PERMITS[gameAllowList],
});

const studiosOf = ({ provider, subProvider }: CatalogueGame): readonly GameProvider[] =>
  subProvider ? [provider, subProvider] : [provider];

/** Whether rules let a game be offered at all. */
export const isLawful = (game: CatalogueGame, rules: GameRules): boolean =>
  rules.gameKinds.includes(game.gameType) &&
  (rules.liveCasino || !isLive(game)) &&
  (rules.jackpots || !(game.jackpotExist || game.gameType === 'jackpotSlot')) &&
  (rules.gameAllowList === null ||
    isPermitted({ slug: game.gameSlug, version: game.version }, rules.gameAllowList)) &&
  (rules.leastReturn === null || game.returnToPlayer >= rules.leastReturn);

/** The markets whose lists hold for somebody. */
function marketsOf({ player, market, country }: GameViewer): readonly string[] {
  if (player) return [marketOfCountry(player.residence.countryCode)];
  return country === undefined ? [market] : [market, marketOfCountry(country)];
}

/**
 * Tells which games are offered to somebody. Any other is in no list and no search of theirs, opens by no address
 * and starts in no mode: to them there is no such game (GAME-12, LOBBY-12).
 */
export function offeredTo(
  viewer: GameViewer,
  { hiddenInMarket }: ProviderLists = PROVIDER_LISTS,
): (game: CatalogueGame) => boolean {
  const rules = gameRulesFor(viewer);
  const hidden = new Set(
    marketsOf(viewer).flatMap((market) => (isMarketCode(market) && hiddenInMarket[market]) || []),
  );
  return (game) => {
    const isHidden =
      studiosOf(game).some(({ _id }) => hidden.has(_id)) &&
      (!viewer.player || (game.seatsNow !== undefined && game.seatsNow <= 0));
    return (
      !isHidden &&
      game.channels.some((channel) => viewer.channels.includes(channel)) &&
      isLawful(game, rules)
    );
  };
}

/** The countries that count for lists of countries: of residence and of the visit; else those of the market. */
function countriesOf({ player, market, country }: GameViewer): readonly string[] {
  const known = [player?.residence.countryCode, country].filter((code) => code !== undefined);
  if (known.length > 0) return known;
  return isMarketCode(market) ? countriesOfMarket(MARKETS[market]) : [];
}

const isListedFor =
  (viewer: GameViewer) =>
  ({ restrictedCountry }: GameProvider): boolean =>
    countriesOf(viewer).some((code) => restrictedCountry.includes(code));

/** Whether its studio bars a game where somebody lives or is: it starts in no mode (GAME-08). */
const isRestricted = (game: CatalogueGame, viewer: GameViewer): boolean =>
  studiosOf(game).some(isListedFor(viewer));

/**
 * Whether an overlay tells that a game is restricted (GAME-08). A provider's flag takes the overlay of its own list
 * away, and not that of its sub-provider. The game can be started neither way. @specification
 */
export const isUnderOverlay = (game: CatalogueGame, viewer: GameViewer): boolean =>
  studiosOf(game)
    .filter((studio) => !studio.removeRestrictedCountryOverlay)
    .some(isListedFor(viewer));

/** Whether a dealer leads the game: guests get none of these, for free neither (LIVE-05). */
export const isLive = ({ _type }: Pick<CatalogueGame, '_type'>): boolean =>
  _type === 'liveCasinoGames';

/** Whether the law opens free play to somebody (GAME-13). */
export function isFreePlayOpen(
  { player }: Pick<GameViewer, 'player'>,
  { freePlayFor }: Pick<GameRules, 'freePlayFor'>,
): boolean {
  switch (freePlayFor) {
    case 'guests':
      return true;
    case 'players':
      return player !== undefined;
    case 'ageVerified':
      return player?.isAgeVerified === true;
  }
}

/** What comes of the wish to start a game, as the laws and the studio have it. */
export type Launch =
  | 'notOffered'
  | 'restrictedCountry'
  | 'loginNeeded'
  | 'freePlayClosed'
  | 'allowed';

/**
 * Decides whether somebody may start a game, for money or for free. The account of a player and the game's area
 * are the guards' to look at.
 */
export function decideLaunch(
  game: CatalogueGame,
  viewer: GameViewer,
  mode: 'money' | 'free',
  lists: ProviderLists = PROVIDER_LISTS,
): Launch {
  if (!offeredTo(viewer, lists)(game)) return 'notOffered';
  if (isRestricted(game, viewer)) return 'restrictedCountry';
  const asksForLogin =
    mode === 'money' ||
    isLive(game) ||
    studiosOf(game).some(({ _id }) => lists.needLogin.includes(_id));
  if (!viewer.player && asksForLogin) return 'loginNeeded';
  return mode === 'free' && !isFreePlayOpen(viewer, gameRulesFor(viewer))
    ? 'freePlayClosed'
    : 'allowed';
}

/**
 * Whether a guest on a phone or tablet is told of the log-in before a free game of their studio starts; they may go
 * on without (GAME-09).
 */
export const promptsFirst = (
  game: CatalogueGame,
  { player, channels }: GameViewer,
  { mobilePrompt }: ProviderLists = PROVIDER_LISTS,
): boolean =>
  !player &&
  !channels.includes('desktop') &&
  studiosOf(game).some(({ _id }) => mobilePrompt.includes(_id));

/** The providers that a list of filters names (LOBBY-13). @specification */
export const providersInFilters = <Provider extends { readonly _id: string }>(
  providers: readonly Provider[],
  { hiddenInFilters }: ProviderLists = PROVIDER_LISTS,
): readonly Provider[] => providers.filter(({ _id }) => !hiddenInFilters.includes(_id));
