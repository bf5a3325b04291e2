/** The kinds of games, as content calls them (`gameType`). */
export const GAME_KINDS = [
  'slot',
  'jackpotSlot',
  'roulette',
  'blackjack',
  'baccarat',
  'poker',
  'dice',
  'crash',
  'bingo',
  'scratch',
  'gameShow',
  'videoPoker',
] as const;

export type GameKind = (typeof GAME_KINDS)[number];

/** Who may play for free: everybody, players who are logged in, or players whose age is verified. */
export type FreePlay = 'guests' | 'players' | 'ageVerified';

/** A build of a game that a regulator permitted. To them another version is another game. */
export interface PermittedGame {
  readonly slug: string;
  readonly version: string;
}

/** The regulators that permit games one by one: their lists are `PERMITS`. */
export type PermitList = 'GGL';

/** The demands of a regulator on which games are offered, and how, as policies hold them. */
export interface GameLaw extends Omit<GameRules, 'gameAllowList'> {
  /** The list of the only games that may be offered; null: no list is needed. */
  readonly gameAllowList: PermitList | null;
}

/** The demands on which games are offered to somebody, and how. */
export interface GameRules {
  /** The kinds of games that may be offered, in the order of {@link GAME_KINDS}. */
  readonly gameKinds: readonly GameKind[];
  /** The games that may be offered, each in its version; null: no list is needed. */
  readonly gameAllowList: readonly PermittedGame[] | null;
  /** Whether games with a live dealer may be offered, of whatever kind. */
  readonly liveCasino: boolean;
  /** Whether games with a jackpot may be offered, and amounts of jackpots shown. */
  readonly jackpots: boolean;
  readonly freePlayFor: FreePlay;
  /** Whether the return to player stands on the page of a game alone, or where the stake is made, too. */
  readonly returnShownAt: 'page' | 'stake';
  /** Whether the chance of the highest win stands where the stake is made. */
  readonly topWinChanceShown: boolean;
  /** Whether what a spot of roulette pays stands on it. */
  readonly oddsShown: boolean;
  /** The least return to player that a game may have, in basis points (8500 is 85 %); null: any. */
  readonly leastReturn: number | null;
}

/** The rules where no regulator asks for others. */
export const USUAL_GAMES: GameLaw & { readonly gameAllowList: null } = {
  gameKinds: GAME_KINDS,
  gameAllowList: null,
  liveCasino: true,
  jackpots: true,
  freePlayFor: 'guests',
  returnShownAt: 'page',
  topWinChanceShown: false,
  oddsShown: false,
  leastReturn: null,
};

const NOT_SWEDISH: readonly GameKind[] = ['crash', 'scratch', 'gameShow'];

/** The casino games of the Swedish list, with slots and bingo, which have licences of their own. */
export const SWEDISH_KINDS = GAME_KINDS.filter((kind) => !NOT_SWEDISH.includes(kind));

export const GERMAN_GAMES = {
  gameKinds: ['slot'],
  gameAllowList: 'GGL',
  liveCasino: false,
  jackpots: false,
  freePlayFor: 'players',
  returnShownAt: 'stake',
  topWinChanceShown: true,
} as const satisfies Partial<GameLaw>;
