import type { components } from '../../openapi/schema.gen.ts';
import type { Currency } from '../../reference/currencies.ts';
import type { CatalogueGame, GameProvider } from '../../reference/game-visibility.ts';
import type { GameKind } from '../../reference/game-rules.ts';
import type { TextLanguage } from '../../reference/languages.ts';
import type { Notation } from '../../reference/money.ts';
import type { FileAnswer } from '../../reference/open-games.ts';
import type { GameTerms } from '../../reference/play-rules.ts';
import type { Platform } from '../platform/platform.ts';

type Schemas = components['schemas'];

/** A provider or sub-provider as lists show it. */
export interface ListedStudio extends GameProvider {
  readonly title: string;
  /** The id of the picture of its mark. */
  readonly mark: string | undefined;
}

/** A game as lists show it. */
export interface ListedGame extends CatalogueGame {
  /** The `_id` of its document. */
  readonly gameId: string;
  readonly name: string;
  readonly provider: ListedStudio;
  readonly subProvider?: ListedStudio | undefined;
  /** In minor units, for each currency. */
  readonly betLimits: readonly Schemas['BetLimit'][];
  readonly volatility: Schemas['GameVolatility'] | undefined;
  /** The id of its picture. */
  readonly picture: string | undefined;
  /** The seats of a live table; 0: any number of players. */
  readonly seats: number;
}

/** The games of a brand. One whose studio is gone is not among them. */
export interface Catalogue {
  /** The newest first. */
  readonly games: readonly ListedGame[];
  readonly byId: ReadonlyMap<string, ListedGame>;
  readonly bySlug: ReadonlyMap<string, ListedGame>;
  /** By the name of a category in addresses: the games of its grid first, then the newest. */
  readonly categories: ReadonlyMap<string, readonly ListedGame[]>;
}

/**
 * The catalogue of a brand as it is at this moment; empty for a site that is nobody's.
 * @param siteId of the brand
 */
export type CatalogueOf = (platform: Platform, siteId: string) => Catalogue;

/** A win that a studio tells of. */
export interface ToldWin {
  readonly id: string;
  readonly gameId: string;
  /** Masked. */
  readonly name: string;
  /** Euro cents. */
  readonly amount: number;
  /** ms since the epoch, UTC. */
  readonly at: number;
}

/** A tournament that a studio holds. */
export interface HeldTournament {
  readonly id: string;
  readonly words: Readonly<
    Record<TextLanguage, { readonly name: string; readonly description: string }>
  >;
  /** ms since the epoch, UTC. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** What the places win, from the first on; euro cents. */
  readonly prizes: readonly number[];
  /** The games that count. */
  readonly gameIds: readonly string[];
  /** The best so far, by rank; names are masked. */
  readonly leaders: readonly { readonly name: string; readonly points: number }[];
}

/** What a studio opens a game with. */
export interface GameLaunch {
  readonly mode: 'money' | 'free';
  readonly siteId: string;
  readonly game: {
    readonly gameId: string;
    readonly slug: string;
    readonly name: string;
    readonly kind: GameKind;
    /** Whether a dealer deals it, in pictures that are sent as it happens. */
    readonly isLive: boolean;
    readonly version: string;
    /** Absolute address. */
    readonly picture?: string | undefined;
  };
  /** What the studio's calls of the wallet name the game session by; for money alone. */
  readonly token?: string | undefined;
  /**
   * The player as suppliers know them; absent where nobody is logged in. Of who plays for free, too, a studio asks by
   * it whether they still may, and counts the time between two rounds.
   */
  readonly user?: string | undefined;
  readonly currency: Currency;
  readonly language: string;
  /** Of the amounts on the brand's pages. */
  readonly notation: Notation;
  readonly device: 'desktop' | 'mobile';
  /** Absolute addresses of the site, for who leaves the game, or pays in. */
  readonly lobbyUrl: string;
  readonly depositUrl: string;
  readonly terms: GameTerms;
  /**
   * The free rounds of the game that the player has left, each at this stake, minor units; for money alone. None left:
   * the last round was free, and own money is asked about first.
   */
  readonly freeRounds?: { readonly left: number; readonly stake: number } | undefined;
}

/** What the operator's studios tell of their games. All moments are ms since the epoch, UTC. */
export interface Studio {
  /** How many of `seats` are taken at a live table. */
  seatsTaken(gameId: string, seats: number, now: number): number;
  /** What the jackpot of a game stands at, in euro cents. It only falls when it was won. */
  jackpot(gameId: string, now: number): number;
  /** The wins from an hour on until another; hours are counted from the epoch on. */
  winsBetween(
    siteId: string,
    games: readonly ListedGame[],
    from: number,
    until: number,
  ): readonly ToldWin[];
  /** The tournaments of this time: those that ended lately, those that run, and the next. */
  tournaments(siteId: string, games: readonly ListedGame[], now: number): readonly HeldTournament[];
  /** The id by which it signs its calls of the wallet. */
  readonly supplier: string;
  /**
   * Opens a game. @returns its page, at the studio's own origin, with what opens it in the fragment; undefined: the
   * studio has no such game
   */
  open(launch: GameLaunch): Promise<{ readonly url: string } | undefined>;
  /** Whether it plays free rounds of a game at a stake, minor units of whatever currency. */
  playsFree(game: Pick<ListedGame, '_type' | 'gameType' | 'gameSlug'>, stake: number): boolean;
  /** What it has of rounds, by their ids; of one that it does not have, nothing. */
  recall(roundIds: readonly string[]): Promise<ReadonlyMap<string, RecalledRound>>;
}

/** What a studio tells the operator's people of a round. */
export interface RecalledRound {
  /** What the wallet has yet to be told; amounts in minor units. */
  readonly waiting: readonly {
    readonly kind: 'bet' | 'win' | 'rollback';
    readonly amount: number;
    /** How often it was sent. */
    readonly attempts: number;
  }[];
  /** The studio's page that shows it again. */
  readonly url: string;
}

/** The studios of a platform; undefined where none is bound. */
export type StudioOf = (platform: Platform) => Studio | undefined;

/** A central file in which all operators of a market say who plays where. A person plays at one at a time. */
export interface ActivityFile {
  /** Says that a person begins to play here; again where they do. @throws where the file does not answer */
  begin(person: string): Promise<FileAnswer>;
  /** Says that they play here no more. @throws where the file does not answer */
  end(person: string): Promise<void>;
}

/** The file of a platform; undefined where none is bound: nobody who must be reported begins a game then. */
export type ActivityFileOf = (platform: Platform) => ActivityFile | undefined;

/** What the lists of games are made from. */
export interface GamePorts {
  readonly catalogueOf: CatalogueOf;
  readonly studioOf: StudioOf;
  readonly activityFileOf: ActivityFileOf;
}
