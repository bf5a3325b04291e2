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

/** Each leaves fewer people in than the one before. */
const FREE_PLAY = ['guests', 'players', 'ageVerified'] as const satisfies readonly FreePlay[];

/** A build of a game that a regulator permitted. To them another version is another game. */
export interface PermittedGame {
  readonly slug: string;
  readonly version: string;
}

/** The demands of a regulator on which games are offered, and how. */
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
  /** The least return to player that a game may have, in basis points (8500 is 85 %); null: any. */
  readonly leastReturn: number | null;
}

/** The rules where no regulator asks for others. */
export const USUAL_GAMES: GameRules = {
  gameKinds: GAME_KINDS,
  gameAllowList: null,
  liveCasino: true,
  jackpots: true,
  freePlayFor: 'guests',
  returnShownAt: 'page',
  leastReturn: null,
};

const NOT_SWEDISH: readonly GameKind[] = ['crash', 'scratch', 'gameShow'];

/** The casino games of the Swedish list, with slots and bingo, which have licences of their own. */
export const SWEDISH_KINDS = GAME_KINDS.filter((kind) => !NOT_SWEDISH.includes(kind));

/**
 * The virtual slots that the operator has permissions for in Germany. It brings its own list: this project knows
 * of none, so nothing is offered there.
 */
const GERMAN_PERMITS: readonly PermittedGame[] = [];

export const GERMAN_GAMES = {
  gameKinds: ['slot'],
  gameAllowList: GERMAN_PERMITS,
  liveCasino: false,
  jackpots: false,
  freePlayFor: 'players',
  returnShownAt: 'stake',
} as const satisfies Partial<GameRules>;

/** The rules of somebody who is under two laws at once: whatever one of them forbids is forbidden. */
export function strictest(one: GameRules, other: GameRules): GameRules {
  return {
    gameKinds: one.gameKinds.filter((kind) => other.gameKinds.includes(kind)),
    gameAllowList: permittedByBoth(one.gameAllowList, other.gameAllowList),
    liveCasino: one.liveCasino && other.liveCasino,
    jackpots: one.jackpots && other.jackpots,
    freePlayFor:
      FREE_PLAY.findLast((who) => who === one.freePlayFor || who === other.freePlayFor) ??
      'ageVerified',
    returnShownAt:
      one.returnShownAt === 'stake' || other.returnShownAt === 'stake' ? 'stake' : 'page',
    leastReturn: higherOf(one.leastReturn, other.leastReturn),
  };
}

function permittedByBoth(
  one: GameRules['gameAllowList'],
  other: GameRules['gameAllowList'],
): GameRules['gameAllowList'] {
  if (one === null || other === null) return one ?? other;
  return one.filter((game) => isPermitted(game, other));
}

const higherOf = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

/** Whether a list holds a game in exactly this version. */
export const isPermitted = (
  { slug, version }: PermittedGame,
  list: readonly PermittedGame[],
): boolean => list.some((permitted) => permitted.slug === slug && permitted.version === version);
