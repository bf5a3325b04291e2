import { areaOf, type GameArea } from '../../../reference/game-area.ts';
import {
  decideLaunch,
  gameRulesFor,
  isLive,
  promptsFirst,
  type CatalogueGame,
  type GameViewer,
  type Launch,
  type ProviderLists,
} from '../../../reference/game-visibility.ts';
import type { GameRules } from '../../../reference/game-rules.ts';
import type { Schemas } from '../../../openapi/types.ts';

/** For the player's money, or for nothing. */
export type Mode = 'money' | 'free';

/** Somebody at the page of a game, and what a launch tells of them. */
export interface Visit {
  readonly viewer: GameViewer;
  readonly areasOff: readonly GameArea[];
  /** The operator's own lists of providers (NS-40). */
  readonly lists: ProviderLists;
  readonly told: Omit<Schemas['GameLaunch'], 'slug' | 'enabled'>;
}

/** A game, and somebody who looks at it. */
export interface Looked {
  readonly game: CatalogueGame;
  readonly visit: Visit;
}

/** The browser in which the game opens. */
export interface Device {
  /** The site's own origin. */
  readonly origin: string;
  /** Whether the player wants to read no more what a bonus means for this game (GAME-11). */
  readonly isLimitationHidden: boolean;
  /** A phone whose browser gives no page the whole screen. */
  readonly isSwiped: boolean;
  /** How the game ran in this tab for the one who looks, when the tab was reloaded. */
  readonly ranBefore?: Mode | undefined;
}

/** What comes of a press, in each mode, and the demands of the law on the page that offers it. */
export interface WaysIn extends Pick<GameRules, 'freePlayFor' | 'returnShownAt'> {
  readonly money: Launch;
  readonly free: Launch;
  /** Whether the studio wants to have a guest told of the log-in before a free game (GAME-09). */
  readonly promptsFirst: boolean;
  /** Whether a guest is told that a live table wants a log-in, in place of a free game (LIVE-05). */
  readonly liveWantsLogin: boolean;
}

export function waysIn({ game, visit: { viewer, lists } }: Looked): WaysIn {
  const { freePlayFor, returnShownAt } = gameRulesFor(viewer);
  return {
    money: decideLaunch(game, viewer, 'money', lists),
    free: decideLaunch(game, viewer, 'free', lists),
    promptsFirst: promptsFirst(game, viewer, lists),
    liveWantsLogin: isLive(game) && viewer.player === undefined,
    freePlayFor,
    returnShownAt,
  };
}

/** Whether the area of a game is off for the player (GUARD-12). */
export const isShut = ({ game, visit }: Looked): boolean => visit.areasOff.includes(areaOf(game));

/**
 * What leads out of free play of a game to play for money: the log-in, or play itself; undefined where the law, the
 * studio or the profile leaves none.
 */
export function wayToMoney(
  looked: Looked & { readonly mode: Mode },
): 'allowed' | 'loginNeeded' | undefined {
  if (looked.mode === 'money' || isShut(looked)) return undefined;
  const { money } = waysIn(looked);
  return money === 'allowed' || money === 'loginNeeded' ? money : undefined;
}

/** Whether the same one still looks, and as much is known of them. */
export const isSame = (one: Visit, other: Visit): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether a game that runs may go on: its start would be allowed to this visit, too. */
export const mayGoOn = (looked: Looked, mode: Mode): boolean =>
  !isShut(looked) && waysIn(looked)[mode] === 'allowed';
