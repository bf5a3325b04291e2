import type { Currency } from '../../../reference/currencies.ts';
import type { TileSize } from '../../../reference/game-card.ts';
import type { GameKind } from '../../../reference/game-rules.ts';
import type { GameChannel, VOLATILITIES } from '../../../reference/game-visibility.ts';
import type { LobbyId, LobbySection } from '../../../reference/lobbies.ts';
import type { Base, Image, Localized, Reference } from './document-base.ts';

/** The documents of the games side (GAME-07, LOBBY-03 to LOBBY-05, LOBBY-11). */

interface Studio {
  /** A name, the same in every language. */
  readonly title: string;
  /** Players of these countries cannot play its games; ISO 3166-1 alpha-2 (GAME-08). */
  readonly restrictedCountry: readonly string[];
  /** The games show as any others, and are refused only when they are opened. */
  readonly removeRestrictedCountryOverlay: boolean;
  readonly mark: Image;
}

export interface Provider extends Base<'provider'>, Studio {
  /** How its games are drawn (see `art/games`). */
  readonly style: string;
}

/** A studio whose games a provider delivers. */
export interface SubProvider extends Base<'subProvider'>, Studio {
  readonly provider: Reference;
}

/** The amounts of a round, in minor units of the currency. */
export interface BetLimit {
  readonly _key: string;
  readonly currency: Currency;
  readonly min: number;
  readonly max: number;
}

interface Game<Type extends string> extends Base<Type> {
  /** A brand name, the same in every language. */
  readonly name: string;
  /** In addresses; unique among all games of the brand. */
  readonly gameSlug: string;
  readonly provider: Reference;
  readonly subProvider: Reference | null;
  readonly categories: readonly Reference[];
  readonly gameType: GameKind;
  readonly channels: readonly GameChannel[];
  /** One for every currency of the platform. */
  readonly betLimits: readonly BetLimit[];
  /** Basis points: 9,612 is 96.12 %. */
  readonly returnToPlayer: number;
  /** Of slots. */
  readonly volatility?: (typeof VOLATILITIES)[number];
  readonly jackpotExist: boolean;
  readonly version: string;
  /** ISO 8601, UTC. */
  readonly releasedAt: string;
  readonly picture: Image;
}

export type CasinoGame = Game<'casinoGames'>;

export interface LiveCasinoGame extends Game<'liveCasinoGames'> {
  /** 0: any number of players. */
  readonly seats: number;
}

/** Pictograms of categories, by the names of the site's set. */
export const CATEGORY_ICONS = [
  'apple',
  'cherry',
  'circle-dot',
  'citrus',
  'club',
  'coins',
  'disc',
  'drum',
  'gem',
  'heart',
  'key',
  'moon',
  'mountain-snow',
  'paw-print',
  'sailboat',
  'spade',
  'sparkles',
  'star',
  'sun',
  'ticket',
  'trophy',
  'tv',
  'zap',
] as const;

export type CategoryIcon = (typeof CATEGORY_ICONS)[number];

export interface GameCategory extends Base<'gameCategory'> {
  /** In addresses. */
  readonly categoryId: string;
  readonly label: Localized;
  readonly lobby: LobbyId;
  readonly icon: CategoryIcon;
  readonly visibleInMenu: boolean;
  readonly visibleInLobby: boolean;
  /** Position among the categories of its lobby. */
  readonly order: number;
}

interface LobbySettings<Type extends string> extends Base<Type> {
  /** In the order of the page; a section of games shows those of its category. */
  readonly sections: readonly {
    readonly _key: string;
    readonly section: LobbySection;
    readonly category: Reference | null;
  }[];
  readonly availableProviders: readonly Reference[];
  readonly exclusionSubProviders: readonly Reference[];
}

export type CasinoSettings = LobbySettings<'casinoSettings'>;
export type LiveCasinoSettings = LobbySettings<'liveCasinoSettings'>;

/** The first games of a category, each in its size; the others follow as `1x`. */
export interface LobbyGrid extends Base<'lobbyGrid'> {
  readonly category: Reference;
  readonly tiles: readonly {
    readonly _key: string;
    readonly game: Reference;
    readonly desktop: TileSize;
    readonly tablet: TileSize;
    readonly mobile: TileSize;
  }[];
}

export type GameDocument =
  | CasinoGame
  | CasinoSettings
  | GameCategory
  | LiveCasinoGame
  | LiveCasinoSettings
  | LobbyGrid
  | Provider
  | SubProvider;
